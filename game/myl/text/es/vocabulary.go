package es

import (
	"strings"
)

// glue is the words of the language that are neither verbs nor nouns of cards.
const glue = `igualar quedar quedarse quedarte encontrar salida encuentres encuentre aparezca hallar fases vigilias agrupaciones finales a al cierto algun alguna ambas ambos anulacion arriba atacante atacantes azar anulaciones activada ademas adicional
 adicionales acompanado agotar agote agota apoyo agrupacion ahi aquel asi asignacion ataque ataques atacado batalla bloqueador
 bloqueadores bloqueo bloqueos cada cantidad carta cementerio cementerios castillo coste combate como con cualquier
 cualquiera continuacion contrario controlador control convertidos copia copias cuando dano daga de defensa del
 llegar vasallos cortesanos reales
 declaracion deben demas desde despues destierro destruccion dicha dicho directo disparada doble dueno duenos durante
 e efecto efectos el ella ellas ello ellos en encima entre entrando es esa esas ese eso esos espera esta estas este esto estos
 destierros exacta extra extras fase final fondo frecuencia fuente fuerza guerra habilidad habilidades hacerlo hasta igual imbloqueable
 imbloqueables indesterrable indesterrables indestructible indestructibles inferior inicial jugador jugadores juego la
 las limite linea lo los luego lugar mano manos mas mayor mazo mazos menor menos mientras misma mismo mitologica
 modificador modificadores ni ningun ninguna no nombrada nombradas nuevo nueva numero o objetivo oponente oponentes
 orden otra otras otro otros pagado pagados para parte permanentemente pero por portador primer primera primeras primero
 prioridad proximo proxima proximos proximas posible puntos que raza razas reserva respuesta resto restantes se si siempre siguiente sin
 solo sobre su superior superiores sus tambien tanta tantas tanto tantos tipo tipos ti todas todo todos tope tu turno turnos
 tus u ultima ultimas un una unas uno unos unica unico veces vez vigilia virtual virtuales vista y zona zonas vasallo
 llega llegue cae caiga cortesano real promo furia guardian comienza comience empieza empiece inicia inicie vacia controlabas llamado llamada llamados llamadas nombre doble suya suyo alguno aplican apliquen comenzar comienzo completar empezar encuentra equivalente equivalentes era iguales inferiores iniciar inicio inmediatamente opcion opciones partida permanente siga siguientes ir va van vaya vayan volver vuelva vuelvan vuelve vuelven lugar ambos vea virtual vista descubierta abierta visible demas conjunto excepto excepcion salvo junto cuyo cuya inmune inmunes objetivo tuyo tuyos tuya tuyas propio propios exactamente sola queda quedan reduciendo pagando entonces propia mitad redondeando redondeado redondeada hacia abajo unicos unicas distinto distinta distintos distintas diferente diferentes suyos suyas punto fuerzas puntos negativamente bonificadores quiera desee suma has hayas ha haya deseas quieres quiere desea quisiera maximo tamano cual recibirias recibas fueras vayas incluyendo incluido incluida contando empate empatan varios varias total totales combinado combinada sumado sumados sumada sumadas palabra contenga contengan incluya incluyan lleve lleven llame llamen promos real supere superen exceda excedan sume sumen suman juntos juntas nadie minimo nunca antes igualmente aunque deja dejan deje dejen ya anterior segunda tercera tercer segundo absorcion errante inmunidad maquinaria mercenario orbe relampago`

var Vocabulary = makeVocabulary()

// makeVocabulary gathers every word that the reader knows.
func makeVocabulary() map[string]bool {
	all := make(map[string]bool, 6000)
	for _, w := range strings.Fields(glue) {
		all[w] = true
	}
	idioms.words(all)
	for w := range Nouns {
		all[w] = true
	}
	for w := range Numbers {
		all[w] = true
	}
	for w := range Forms {
		all[w] = true
	}
	return all
}

// Known reports whether w is a word of the language.
func Known(w string) bool { return Vocabulary[w] }
