package myl

// reason is why something is not allowed.
type reason uint8

// The reasons. What the judge finds comes first; a refusal makes some of them more exact.
const (
	allowed reason = iota
	overAlready
	notAsked
	notYourTurn
	notYours
	notInDeck
	notInHand
	onlyTalismans
	noFacts
	goldComesFirst
	oneGoldATurn
	tooDear
	noBearer
	notAnAlly
	notInDefense
	justArrived
	notSettled
	blocksAlready
	blocksTooLate
	notAnAttacker
	blockedAlready
	notInReserve
	notThere
	notTheTime
	onlyInResponse
	abilityLost
	usedUp
	notMet
	cannotPay
	noObjective
	bannedNow
	oneIsInPlay
	orbeInPlay
	cannotAttack
	noBattle
	cannotBlock
	unblockable
	alone
	needsCompany
	otherBlock
	byHandOnly
	notAChoice
	noAnswer
	noUse
	wrongBearer
	cannotAnnul
	comesRound
	tooManyDeeds

	answersFirst // what is asked now
	answersCard
	attackersNow
	blockersNow
	warNow
	answersNow
	idleNow
	noGoldChoice
	attackFirst
	blockFirst
	saveFirst
	choosesNow
	picksLater
	attacksInVigil
	blocksInBattle

	attacksAlready // where a card lies
	notRegrouped
	isFaceDown
	isOut
	goldPays
	goldPaid

	homeIs // where it goes
	spellAnywhere
	needsBearer
	onNothing
	attacksCastle
	attacksFromLine
	blocksOne
	blocksNobody
	noObjectiveOf
	useInPlace

	usualUse // when
	usualPlay

	useTooDear // what is missing
	dearOnBearer
	tollUnpaid
	needsAlly

	bansPlay // what is in the way
	bansUse
	bansAttack
	bansBlock
	bansAnswer
	bansGold
	bansBattle
	limitsPlay
	limitsAttack
	limitsBlock
	limitsControl
	saysNoAttack
	saysNoBlock
	attacksOnly
	blocksOnly
	attacksAlone
	notBesideIt
	owesBlock
	owedToIt
	isUnblockable
	bansThatBlock
	saysNoSuchBlock

	armedAlready // what a bearer needs
	bearerOfRace
	bearerUnfit
	bearsNone

	pickedAlready // what is asked of what is picked
	pickElsewhere
	pickYours
	pickTheirs
	pickType
	pickOtherType
	pickRace
	pickOtherRace
	pickCost
	pickStrength
	pickName
	pickAnother
	pickUnfit
	pickTogether
	pickItself
	pickNoCost
	isIndestructible
	isIndesterrable
	saysNotThis
	keepsSafe
	notOfThose
	reasonCount
)

// because holds the sentences (see game.Refusal for the places in them). Reasons that a refusal
// always makes more exact have none.
var because = [reasonCount]string{
	overAlready:    "El duelo ya terminó",
	notAsked:       "Eso no responde a lo que se te pregunta",
	notYourTurn:    "Ahora decide tu oponente",
	notYours:       "{carta} no es una carta tuya",
	notInDeck:      "Esa carta no está en el Mazo Castillo",
	notInHand:      "{carta} no está en tu Mano",
	onlyTalismans:  "En Guerra de Talismanes solo se juegan Talismanes",
	noFacts:        "De {carta} no se conocen el tipo o el Coste: complétalos en tu colección",
	goldComesFirst: "El Oro del turno es la primera carta de la Vigilia: ya jugaste o usaste otra",
	oneGoldATurn:   "Ya jugaste el Oro de este turno",
	tooDear:        "No te alcanza el Oro: {carta} cuesta {n}",
	noBearer:       "No hay un Aliado que pueda portar {carta}",
	notAnAlly:      "{carta} no es un Aliado en juego",
	notInDefense:   "{carta} no está en la Línea de Defensa",
	justArrived:    "{carta} entró en este turno: todavía no puede atacar",
	notSettled:     "{carta} no está bajo tu control desde tu última Agrupación: todavía no puede atacar",
	blocksAlready:  "{carta} ya bloquea a otro Aliado",
	blocksTooLate:  "{carta} solo podía ser declarado bloqueador con los demás",
	blockedAlready: "{carta} ya está bloqueado",
	notInReserve:   "{carta} no está en tu Reserva de Oro, y de ahí se paga",
	notThere:       "{carta} está en una zona en la que su habilidad no se usa: {qué}",
	notTheTime:     "Ahora no es el momento de {carta}: {texto}",
	onlyInResponse: "{carta} solo se juega en respuesta: {texto}",
	abilityLost:    "{carta} perdió su habilidad",
	usedUp:         "La habilidad de {carta} ya se usó en este turno",
	notMet:         "No se cumple lo que pide {carta}: {texto}",
	cannotPay:      "No puedes pagar lo que pide {carta}: {texto}",
	noObjective:    "{carta} no tiene un objetivo válido: {texto}",
	bannedNow:      "Una carta en juego lo impide",
	oneIsInPlay:    "De {carta} solo puedes tener una copia en juego",
	orbeInPlay:     "Ya controlas un Orbe: no puedes tener también {carta}",
	noBattle:       "En este turno no hay Batalla Mitológica",
	needsCompany:   "{carta} no puede atacar sin otros atacantes: lo dice {otra}",
	byHandOnly:     "El texto de {carta} se juega a mano",
	noAnswer:       "{carta} no responde a lo que pasa ahora: {texto}",
	noUse:          "{carta} no tiene una habilidad que se active",
	cannotAnnul:    "Lo que se está jugando no puede ser anulado",
	comesRound:     "{carta} ya devolvió dos veces la partida al mismo punto: una tercera no se permite",
	tooManyDeeds:   "Ya jugaste o usaste {n} cartas en este turno: no se puede seguir sin fin",

	answersFirst: "Primero responde a lo que se te pregunta",
	answersCard:  "Primero responde a lo que pregunta {otra}",
	attackersNow: "Ahora se declaran atacantes: {carta} no se juega ni se usa",
	blockersNow:  "Ahora se declaran bloqueadores: {carta} no es un Aliado en juego",
	warNow:       "En Guerra de Talismanes solo se juegan Talismanes y se activan habilidades: {carta} no tiene una así",
	answersNow:   "Ahora solo se responde a lo que pasa: {carta} no tiene una habilidad que responda",
	idleNow:      "En esta fase solo se juegan y usan las cartas que la nombran: {carta} no lo hace",
	noGoldChoice: "No hay que elegir con qué Oros se paga {carta}: los que pagan son todos o ninguno",

	attackFirst: "Un Aliado tiene que ser declarado atacante antes",
	blockFirst:  "Un Aliado tiene que ser declarado bloqueador antes",
	saveFirst:   "Una carta tiene que evitar lo que va a pasar: elígela",

	choosesNow:     "Ahora se eligen cartas: no se juegan, ni se usan, ni atacan",
	picksLater:     "Ahora no se pide elegir una carta",
	attacksInVigil: "Los atacantes se declaran desde la Vigilia",
	blocksInBattle: "Los bloqueadores se declaran cuando el oponente ataca",

	attacksAlready: "{carta} ya está atacando",
	notRegrouped:   "{carta} sigue en la Línea de Ataque: no fue agrupada",
	isFaceDown:     "Esa carta está boca abajo: no se sabe cuál es",
	isOut:          "{carta} está en una zona desde la que no se juega: {qué}",
	goldPays:       "{carta} paga lo que juegas y usas: no tiene una habilidad que se active",
	goldPaid:       "{carta} ya pagó: vuelve a la Reserva en tu Agrupación",

	homeIs:          "{carta} se juega en otra zona: {qué}",
	spellAnywhere:   "{carta} es un Talismán: suéltalo en una de tus líneas",
	needsBearer:     "{carta} es un Arma: suéltala sobre el Aliado que la portará",
	onNothing:       "{carta} no se pone sobre otra carta",
	attacksCastle:   "{carta} no elige a quién ataca: suéltala en la Línea de Ataque",
	attacksFromLine: "{carta} solo se mueve para atacar: suéltala en la Línea de Ataque",
	blocksOne:       "{carta} bloquea a un atacante: suéltala sobre él",
	blocksNobody:    "{otra} no está atacando: {carta} no la puede bloquear",
	noObjectiveOf:   "{otra} no es un objetivo válido de {carta}",
	useInPlace:      "{carta} no se mueve: haz clic en ella para usar su habilidad",

	usualUse:  "La habilidad de {carta} se usa en tu Vigilia o en Guerra de Talismanes",
	usualPlay: "{carta} se juega en tu Vigilia o en Guerra de Talismanes",

	useTooDear:   "No te alcanza el Oro: la habilidad de {carta} cuesta {n}",
	dearOnBearer: "No te alcanza el Oro: {carta} cuesta {n} sobre {otra}",
	tollUnpaid:   "No puedes pagar lo que {otra} pide por {carta}",
	needsAlly:    "{carta} no hace nada mientras no controles un Aliado",

	bansPlay:        "{otra} impide jugar {carta}",
	bansUse:         "{otra} impide usar la habilidad de {carta}",
	bansAttack:      "{otra} impide que {carta} ataque",
	bansBlock:       "{otra} impide que {carta} bloquee",
	bansAnswer:      "{otra} impide responder con {carta}",
	bansGold:        "{otra} impide usar tus Oros",
	bansBattle:      "{otra} impide que haya Batalla Mitológica en este turno",
	limitsPlay:      "{otra} limita cuántas cartas así juegas en el turno: {n}",
	limitsAttack:    "{otra} limita cuántos Aliados atacan en el turno: {n}",
	limitsBlock:     "{otra} limita cuántos Aliados bloquean en el turno: {n}",
	limitsControl:   "{otra} limita cuántas cartas así controlas: {n}",
	saysNoAttack:    "El texto de {carta} le impide atacar",
	saysNoBlock:     "El texto de {carta} le impide bloquear",
	attacksOnly:     "Solo {otra} puede atacar",
	blocksOnly:      "Solo {otra} puede bloquear",
	attacksAlone:    "{otra} ataca sin otros Aliados",
	notBesideIt:     "{carta} solo ataca sin otros Aliados, y {otra} ya ataca",
	owesBlock:       "{carta} tiene que bloquear a {otra}",
	owedToIt:        "{otra} tiene que bloquear a ese atacante",
	isUnblockable:   "{carta} no puede bloquear a {otra}: es Imbloqueable",
	bansThatBlock:   "{otra} impide ese bloqueo de {carta}",
	saysNoSuchBlock: "El texto de {carta} le impide bloquear a {otra}",

	armedAlready: "{otra} ya porta un Arma",
	bearerOfRace: "{carta} solo puede ser portada por Aliados de raza {qué}",
	bearerUnfit:  "{otra} no puede portar {carta}: {texto}",
	bearsNone:    "{otra} no puede portar Armas",

	pickedAlready:    "{carta} ya se eligió",
	pickElsewhere:    "{otra} no deja elegir cartas de esta zona: {qué}",
	pickYours:        "{otra} hace elegir entre tus cartas",
	pickTheirs:       "{otra} hace elegir entre las cartas de tu oponente",
	pickType:         "{otra} hace elegir cartas de un tipo: {qué}",
	pickOtherType:    "{carta} no es de un tipo que {otra} deje elegir",
	pickRace:         "{otra} hace elegir cartas de raza {qué}",
	pickOtherRace:    "{carta} no es de una raza que {otra} deje elegir",
	pickCost:         "{carta} no tiene un Coste que {otra} deje elegir",
	pickStrength:     "{carta} no tiene una Fuerza que {otra} deje elegir",
	pickName:         "{carta} no tiene un nombre que {otra} deje elegir",
	pickAnother:      "{otra} hace elegir otra carta, no {carta}",
	pickUnfit:        "{carta} no cumple lo que {otra} pide: {texto}",
	pickTogether:     "{carta} no se puede elegir junto a las que ya elegiste",
	pickItself:       "{carta} no es objetivo de su propia habilidad",
	pickNoCost:       "{carta} no tiene Coste, y {otra} lo necesita",
	isIndestructible: "{carta} es Indestructible",
	isIndesterrable:  "{carta} es Indesterrable",
	saysNotThis:      "El texto de {carta} la protege de {otra}",
	keepsSafe:        "{otra} protege a {carta}",
	notOfThose:       "{carta} no está entre las cartas de las que se trata",
}
