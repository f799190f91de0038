package query

import (
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/speech"
)

// Describe says the question back in words, such as "cartas de raza Dragón y
// de coste 3 o menos, salvo las que tienes".
func (q Query) Describe(speak speech.Say) string {
	d := describer{speak}
	positive, negative := d.sides(q.Root)
	all := d.say(sayEverything)
	if len(positive) > 0 {
		all = d.say(sayCards, "what", d.join(sayAnd, positive))
	}
	if len(negative) == 0 {
		return all
	}
	return d.say(sayExcept, "what", all, "except", d.join(sayOr, negative))
}

type describer struct{ speak speech.Say }

func (d describer) say(s sentence, pairs ...any) string { return d.speak(sentences[s], pairs...) }

func (d describer) join(how sentence, clauses []string) string {
	return joinWith(d.speak, how, clauses)
}

// sides parts what must hold from what must not.
func (d describer) sides(n Node) (positive, negative []string) {
	switch n := n.(type) {
	case nil:
	case *And:
		for _, term := range n.Terms {
			p, m := d.sides(term)
			positive, negative = append(positive, p...), append(negative, m...)
		}
	case *Not:
		negative = []string{d.within(n.Term)}
	case *Or:
		positive = []string{d.within(n)}
	default:
		positive = []string{d.clause(n)}
	}
	return positive, negative
}

// within is a clause in parentheses if it is made of several.
func (d describer) within(n Node) string {
	switch n.(type) {
	case *And, *Or:
		return "(" + d.clause(n) + ")"
	}
	return d.clause(n)
}

func (d describer) clauses(terms []Node) []string {
	var out []string
	for _, term := range terms {
		out = append(out, d.within(term))
	}
	return out
}

// clause says what a card must be, to stand after "cartas".
func (d describer) clause(n Node) string {
	switch n := n.(type) {
	case *And:
		return d.join(sayAnd, d.clauses(n.Terms))
	case *Or:
		return d.join(sayOr, d.clauses(n.Terms))
	case *Not:
		return d.say(sayNoneOf, "what", d.within(n.Term))
	case *Word:
		return d.say(sayWord, "text", n.Text)
	case *TextTest:
		return d.text(n)
	case *AmountTest:
		return d.amount(n)
	case *PriceTest:
		return d.price(n)
	case *ChoiceTest:
		return d.choice(n)
	case *Flag:
		return d.say(flagSentences[n.Field])
	case *Lacks:
		return d.say(sayLacks, "field", n.Field)
	}
	return ""
}

var flagSentences = map[Field]sentence{Unique: sayUnique, Foil: sayFoil, Readable: sayReadable}

func (d describer) text(n *TextTest) string {
	switch {
	case n.Field == Language:
		return d.say(sayInLanguage, "value", d.speak(languageName(n.Text)))
	case n.Field == Edition:
		return d.say(sayOfEdition, "value", n.Text)
	case n.Field == Name && n.Op == Is:
		return d.say(sayNamed, "text", n.Text)
	case n.Field == Text && n.Op == Is:
		return d.say(sayTextIs, "text", n.Text)
	}
	return d.say(textSentences[n.Field], "text", n.Text)
}

var textSentences = map[Field]sentence{Name: sayInName, Text: sayInText, Illustrator: sayByIllustrator,
	Place: sayInPlace, Tag: sayWithTag, Deck: sayInDeck, Format: sayInFormat}

// amountSentences are what is said of a number, and where a field has words
// for them, of at least one and of none.
var amountSentences = map[Field]struct{ amount, some, none sentence }{
	Cost:     {amount: sayOfCost},
	Strength: {amount: sayOfStrength},
	Number:   {amount: sayOfNumber},
	Owned:    {sayOwned, sayOwn, sayOwnNone},
	Missing:  {sayMissing, sayMiss, sayMissNone},
	Wanted:   {sayWanting, sayWant, sayWantNone},
	Trade:    {sayTrading, sayTrade, sayTradeNone},
	Foil:     {sayFoils, sayOwnFoil, sayOwnNoFoil},
}

func (d describer) amount(n *AmountTest) string {
	how, op, amount := amountSentences[n.Field], n.Op, n.Amount
	switch {
	case op == More:
		op, amount = AtLeast, amount+1
	case op == Less && amount > 0:
		op, amount = AtMost, amount-1
	}
	switch {
	case how.some != 0 && op == AtLeast && amount == 1:
		return d.say(how.some)
	case how.none != 0 && (op == Is || op == AtMost) && amount == 0:
		return d.say(how.none)
	}
	value := strconv.Itoa(amount)
	switch op {
	case AtLeast:
		value = d.say(sayOrMore, "value", value)
	case AtMost:
		value = d.say(sayOrLess, "value", value)
	case Less:
		value = "< " + value
	}
	return d.say(how.amount, "amount", value)
}

var priceSentences = map[Op]sentence{AtLeast: sayOrMore, AtMost: sayOrLess, More: sayMoreThan, Less: sayLessThan}

func (d describer) price(n *PriceTest) string {
	said := strings.TrimSpace(amountOf(n.Price) + " " + n.Price.Currency)
	if how, ok := priceSentences[n.Op]; ok {
		said = d.say(how, "value", said)
	}
	if n.Field == Worth {
		return d.say(sayWorth, "price", said)
	}
	return d.say(sayPaid, "price", said)
}

// choiceSentences are what is said of a value, and how its order is called.
var choiceSentences = map[Field]struct{ value, less, more sentence }{
	Type:      {value: sayOfType},
	Race:      {value: sayOfRace},
	Edition:   {sayOfEdition, sayOrBefore, sayOrLater},
	Frequency: {sayOfFrequency, sayOrCommoner, sayOrRarer},
	Block:     {value: sayOfBlock},
	Variant:   {value: sayOfVariant},
	Condition: {sayInCondition, sayOrWorse, sayOrBetter},
}

func (d describer) choice(n *ChoiceTest) string {
	how, name := choiceSentences[n.Field], d.speak(choiceName(n.Field, n.Choice))
	if info, ok := card.Edition(name).Info(); ok && (n.Field == Edition || n.Field == Block) {
		name = info.Name
	}
	switch n.Op {
	case Is:
		return d.say(how.value, "value", name)
	case AtLeast:
		return d.say(how.value, "value", d.say(how.more, "value", name))
	case AtMost:
		return d.say(how.value, "value", d.say(how.less, "value", name))
	}
	return d.say(how.value, "value", opSigns[n.Op]+" "+name)
}
