package es

// A Verb is one verb of the language, whatever its form.
type Verb uint8

const (
	NoVerb Verb = iota
	Abrir
	Acompanar
	Activar
	Afectar
	Agrupar
	Anular
	Atacar
	Bajar
	Barajar
	Bloquear
	Botar
	Buscar
	Cambiar
	Cancelar
	Considerar
	Controlar
	Convertir
	Copiar
	Costar
	Deber
	Declarar
	Descartar
	Desterrar
	Destruir
	Devolver
	Duplicar
	Elegir
	Entrar
	Escoger
	Estar
	Ganar
	Generar
	Haber
	Hacer
	Jugar
	Mirar
	Modificar
	Mostrar
	Mover
	Nombrar
	Obligar
	Pagar
	Pasar
	Perder
	Permitir
	Permanecer
	Poder
	Poner
	Portar
	Prevenir
	Recibir
	Redirigir
	Reducir
	Resolver
	Robar
	Salir
	Saltar
	Salvar
	Ser
	Subir
	Tener
	Tomar
	Utilizar
	Finalizar
	Cargar
	Ordenar
	Aumentar
	Dar
	Desagrupar
	Quitar
	Intercambiar
	Sobrevivir
	Repetir
	Remover
	lastVerb = Remover
)

// The forms that the printer writes, in the order of the table below.
const (
	Infinitive = iota
	Imperative // also the third person: "destruye"
	Plural     // "destruyen"
	Subjunctive
	SubjunctivePlural
	SubjunctiveYou
	Participle // masculine singular
	formCount
)

// VerbForms lists each verb: the forms above, then other forms that are only
// read. The tenses and the forms with a pronoun ("ponlo") come out of these.
var VerbForms = map[Verb]string{
	Abrir:        "abrir abre abren abra abran abras abierto",
	Acompanar:    "acompanar acompana acompanan acompane acompanen acompanes acompanado",
	Activar:      "activar activa activan active activen actives activado activas",
	Afectar:      "afectar afecta afectan afecte afecten afectes afectado",
	Agrupar:      "agrupar agrupa agrupan agrupe agrupen agrupes agrupado reagrupar reagrupa agrupas",
	Anular:       "anular anula anulan anule anulen anules anulado anulas",
	Atacar:       "atacar ataca atacan ataque ataquen ataques atacado atacaron ataco",
	Bajar:        "bajar baja bajan baje bajen bajes bajado bajas",
	Barajar:      "barajar baraja barajan baraje barajen barajes barajado barajas",
	Bloquear:     "bloquear bloquea bloquean bloquee bloqueen bloquees bloqueado bloqueo bloqueas",
	Botar:        "botar bota botan bote boten botes botado botas boto",
	Buscar:       "buscar busca buscan busque busquen busques buscado buscas",
	Cambiar:      "cambiar cambia cambian cambie cambien cambies cambiado reemplazar reemplaza reemplazan reemplace reemplacen reemplaces reemplazado sustituir sustituye sustituyen sustituya sustituyan sustituido",
	Cancelar:     "cancelar cancela cancelan cancele cancelen canceles cancelado",
	Considerar:   "considerar considera consideran considere consideren consideres considerado",
	Controlar:    "controlar controla controlan controle controlen controles controlado controlas controlabas",
	Convertir:    "convertir convierte convierten convierta conviertan conviertas convertido transformar transforma transforman transforme transformen transformado",
	Copiar:       "copiar copia copian copie copien copies copiado",
	Costar:       "costar cuesta cuestan cueste cuesten cuestes costado",
	Deber:        "deber debe deben deba deban debas debido debes",
	Declarar:     "declarar declara declaran declare declaren declares declarado declaras realizar realiza",
	Descartar:    "descartar descarta descartan descarte descarten descartes descartado descartas descarto",
	Desterrar:    "desterrar destierra destierran destierre destierren destierres desterrado destierras",
	Destruir:     "destruir destruye destruyen destruya destruyan destruyas destruido destruyes destruyo destruyeron destruyera",
	Devolver:     "devolver devuelve devuelven devuelva devuelvan devuelvas devuelto regresar regresa regresan regrese regresen regresado retornar retorna",
	Duplicar:     "duplicar duplica duplican duplique dupliquen dupliques duplicado",
	Elegir:       "elegir elige eligen elija elijan elijas elegido eliges seleccionar selecciona seleccionan seleccione seleccionado",
	Entrar:       "entrar entra entran entre entren entres entrado entro entrando",
	Escoger:      "escoger escoge escogen escoja escojan escojas escogido",
	Estar:        "estar esta estan este esten estes estado estas estaba estaban estuviera",
	Ganar:        "ganar gana ganan gane ganen ganes ganado obtener obtiene obtienen obtenga obtengan obtenido obten adquirir adquiere adquieren adquiera adquieran adquirido conseguir consigue consiguen consiga consigan sumar suma suman sume",
	Generar:      "generar genera generan genere generen generes generado",
	Haber:        "haber hay han haya hayan hayas habido ha hubiera hubiese",
	Hacer:        "hacer haz hacen haga hagan hagas hecho hace haces hizo hicieron hiciera infligir inflige infligen inflija infligido producir produce producen produzca produzcan producido",
	Jugar:        "jugar juega juegan juegue jueguen juegues jugado juegas",
	Mirar:        "mirar mira miran mire miren mires mirado miras ver ve ven vea vean veas revisar revisa revisan revise observar observa observe",
	Modificar:    "modificar modifica modifican modifique modifiquen modifiques modificado modificada alterar altera alteran altere alteren alterado alterada",
	Mostrar:      "mostrar muestra muestran muestre muestren muestres mostrado muestras revelar revela revelan revele revelado",
	Mover:        "mover mueve mueven mueva muevan muevas movido mueves",
	Nombrar:      "nombrar nombra nombran nombre nombren nombres nombrado",
	Obligar:      "obligar obliga obligan obligue obliguen obligues obligado",
	Pagar:        "pagar paga pagan pague paguen pagues pagado pagas pagando gastar gasta",
	Pasar:        "pasar pasa pasan pase pasen pases pasado",
	Perder:       "perder pierde pierden pierda pierdan pierdas perdido",
	Permitir:     "permitir permite permiten permita permitan permitas permitido",
	Permanecer:   "permanecer permanece permanecen permanezca permanezcan permanezcas permanecido",
	Poder:        "poder puede pueden pueda puedan puedas podido puedes",
	Poner:        "poner pon ponen ponga pongan pongas puesto pone pones enviar envia envian envie envien enviado colocar coloca coloque colocado llevar lleva lleve puso pusieron anadir anade anaden anada anadan anadido traer trae traen traiga traigan traido",
	Portar:       "portar porta portan porte porten portes portado portando",
	Prevenir:     "prevenir preven previenen prevenga prevengan prevengas prevenido previene evitar evita evite evitado impedir impide impida impidan impedido",
	Recibir:      "recibir recibe reciben reciba reciban recibas recibido",
	Redirigir:    "redirigir redirige redirigen redirija redirijan redirijas redirigido dirigir dirige dirigido",
	Reducir:      "reducir reduce reducen reduzca reduzcan reduzcas reducido reduciendo disminuir disminuye disminuyen disminuya disminuyan disminuido disminuyendo",
	Resolver:     "resolver resuelve resuelven resuelva resuelvan resuelvas resuelto",
	Robar:        "robar roba roban robe roben robes robado robas",
	Salir:        "salir sale salen salga salgan salgas salido",
	Saltar:       "saltar salta saltan salte salten saltes saltado saltear saltea saltean saltee salteen saltees salteado",
	Salvar:       "salvar salva salvan salve salven salves salvado",
	Ser:          "ser es son sea sean seas sido fue fuera fueran fuese fuesen siendo fueron era eran",
	Sobrevivir:   "sobrevivir sobrevive sobreviven sobreviva sobrevivan sobrevivas sobrevivido",
	Repetir:      "repetir repite repiten repita repitan repitas repetido repites",
	Remover:      "remover remueve remueven remueva remuevan remuevas removido remueves",
	Subir:        "subir sube suben suba suban subas subido subes",
	Tomar:        "tomar toma toman tome tomen tomes tomado",
	Tener:        "tener tiene tienen tenga tengan tengas tenido tienes tuvo tuvieron tuviera tuvieran tenia tenias tenian poseer posee poseen posea posean poseas posees",
	Utilizar:     "utilizar utiliza utilizan utilice utilicen utilices utilizado utilizas usar usas usa usan use usen usado",
	Finalizar:    "finalizar finaliza finalizan finalice finalicen finalices finalizado terminar termina termine terminado",
	Ordenar:      "ordenar ordena ordenan ordene ordenen ordenes ordenado reordenar reordena",
	Aumentar:     "aumentar aumenta aumentan aumente aumenten aumentes aumentado incrementar incrementa",
	Dar:          "otorgar otorga otorgan otorgue otorguen otorgues otorgado dar da dan dado conceder concede conceden conceda brindar brinda",
	Intercambiar: "intercambiar intercambia intercambian intercambie intercambien intercambies intercambiado",
	Quitar:       "quitar quita quitan quite quiten quites quitado restar resta restan reste resten",
	Desagrupar:   "desagrupar desagrupa desagrupan desagrupe desagrupen desagrupes desagrupado",
	Cargar:       "cargar carga cargan cargue carguen cargues cargado equipar equipa equipado",
}

// synonyms lists further verbs that are read as one of these. Behind a stroke stands the stem of
// the present where it is not that of the infinitive, and that of its subjunctive.
var synonyms = map[Verb]string{
	Activar:   "ejecutar",
	Agrupar:   "reagrupar",
	Aumentar:  "incrementar",
	Barajar:   "mezclar revolver/revuelv rebarajar",
	Cargar:    "equipar anexar",
	Dar:       "entregar proporcionar aportar conferir/confier/confier",
	Declarar:  "realizar",
	Descartar: "desechar",
	Desterrar: "exiliar",
	Entrar:    "ingresar",
	Devolver:  "regresar retornar reintegrar",
	Elegir:    "seleccionar designar senalar decidir optar",
	Finalizar: "terminar acabar",
	Ganar:     "sumar",
	Hacer:     "causar provocar ocasionar",
	Mirar:     "revisar observar examinar inspeccionar",
	Mostrar:   "revelar ensenar exhibir",
	Mover:     "trasladar desplazar",
	Nombrar:   "mencionar",
	Ordenar:   "reordenar",
	Pagar:     "gastar",
	Poner:     "mandar enviar colocar llevar ubicar agregar incorporar depositar dejar introducir",
	Prevenir:  "evitar",
	Quitar:    "descontar/descuent",
	Redirigir: "desviar redireccionar",
	Tomar:     "recuperar rescatar sacar retirar extraer/extra/extraig",
	Utilizar:  "usar ocupar emplear",
}
