package cardsdb

import "castillo/cardsdb/holding"

// Revise changes rows as a plan says, as one edit. Where a row is no longer what the
// plan was made for it is ErrInvalid, and nothing changes.
func (s *Store) Revise(p holding.RevisionPlan) error {
	return s.edit("cambiar las filas", "", func(e *Edit) (Done, error) {
		changed := p.Changed()
		for _, o := range changed { // all leave before the first arrives: one may go where another was
			now, ok, err := e.Holding(o.From.Key)
			if err != nil {
				return Done{}, err
			}
			if !ok || !now.Equal(o.From) {
				return Done{}, invalidf("la fila de %s ya no es la de la vista previa", s.call(o.From.Printing))
			}
			if err := e.RemoveHolding(o.From.Key); err != nil {
				return Done{}, err
			}
		}
		for _, o := range changed {
			if o.Goes() {
				continue
			}
			if err := e.AddHolding(o.To); err != nil {
				return Done{}, err
			}
		}
		return Did(RowsRevised, number(len(changed)), p.Revision.String()), nil
	})
}
