package words

import "castillo/cardsdb"

// Done is what an edit did, as the history says it, in the language in use.
func Done(d cardsdb.Done) string {
	sentence, pairs := d.Template()
	for i, said := range pairs {
		if d.Deed == cardsdb.Imported && said == cardsdb.Pasted {
			pairs[i] = T("portapapeles")
		}
	}
	return T(sentence, pairs...)
}
