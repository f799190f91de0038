package command

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"strings"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/transfer"
)

// tellTrades says what a deal comes to, where there are prices, and writes it for the
// other side, where that was asked for.
func (c *call) tellTrades(store *cardsdb.Store, d transfer.Deal) error {
	if err := c.tellBalance(store, d); err != nil || !c.has("trato") {
		return err
	}
	var file bytes.Buffer
	if err := transfer.WriteDeal(&file, d, store.Catalogue()); err != nil {
		return err
	}
	return c.writeNew(c.text("trato", ""), file.Bytes(), "el trato está")
}

// tellBalance says what the sides of a deal come to, nothing where there are no prices.
func (c *call) tellBalance(store *cardsdb.Store, d transfer.Deal) error {
	book, err := store.Prices().All()
	if err != nil || len(book) == 0 {
		return err
	}
	t := book.Latest()
	give, get := t.Sum(d.Give), t.Sum(d.Get)
	side := func(w prices.Worth) string {
		unpriced := fmt.Sprintf("%d sin precio", w.Unpriced())
		switch {
		case w.Unpriced() == 0:
			return amount(t, w.Cents)
		case w.Priced == 0:
			return unpriced
		}
		return amount(t, w.Cents) + " y " + unpriced
	}
	verdict := "diferencia: " + amount(t, get.Cents-give.Cents)
	if give.Unpriced()+get.Unpriced() > 0 {
		verdict = "no se puede comparar"
	}
	_, err = fmt.Fprintf(c.Stdout, "# Doy %s, recibo %s; %s\n", side(give), side(get), verdict)
	return err
}

func runDeal(c *call, store *cardsdb.Store) error {
	name, err := c.oneWord("el archivo del trato")
	if err != nil {
		return err
	}
	var offer transfer.Offer
	err = c.readFile(name, func(r io.Reader) (err error) {
		offer, err = transfer.ReadDeal(r, store.Catalogue())
		return err
	})
	if err != nil {
		return err
	}
	owned, err := store.Owned()
	if err != nil {
		return err
	}
	deal, missing := offer.Settle(owned)
	with := cmp.Or(strings.TrimSpace(c.text("con", "")), transfer.ListNamed(name).Name)
	for i := range deal.Get {
		h := &deal.Get[i]
		h.Place.Container, h.Origin, h.Acquired = strings.TrimSpace(c.text("lugar", "")), "Cambio con "+with, holding.DateOf(time.Now())
	}
	for _, side := range []struct {
		word string
		rows []holding.Holding
	}{{"doy", deal.Give}, {"recibo", deal.Get}, {"no tengo", missing}} {
		for _, h := range side.rows {
			line := fmt.Sprintf("%s: %d %s", side.word, h.Count, called(store.Catalogue(), h.Printing))
			if about := h.Key.String(); about != "" {
				line += "; " + about
			}
			fmt.Fprintln(c.Stdout, line)
		}
	}
	if err := c.tellBalance(store, deal); err != nil {
		return err
	}
	switch before, again, err := store.TradeOf(offer.Digest); {
	case err != nil:
		return err
	case again && !c.has("otra-vez"):
		fmt.Fprintf(c.Stderr, "este trato ya se hizo el %s (historial: %d); --otra-vez lo hace de nuevo\n", before.When.Local().Format(momentLayout), before.ID)
		return errNo
	case len(missing) > 0:
		fmt.Fprintln(c.Stderr, "no se hizo el cambio: no tienes todo lo que pide")
		return errNo
	case c.has("probar"):
		fmt.Fprintln(c.Stderr, "no se cambió nada; sin --probar se hace el cambio")
		return nil
	}
	if err := store.Trade(with, offer.Digest, deal); err != nil {
		return err
	}
	fmt.Fprintln(c.Stderr, "cambio hecho; «castillo coleccion deshacer» lo deshace")
	return nil
}
