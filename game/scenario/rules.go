// Written by go test -run Table -update; do not edit.

// # The rules of the D.A.R.
//
// Each section and the scenarios below dar that show it:
//
//	4.1      4.1-elementos-de-una-carta
//	4.1.1    4.1.1-cartas-de-nombres-distintos
//	         4.1.1-nombrar-usa-el-nombre-impreso
//	4.1.2    4.1.2-coste-impreso-dentro-y-fuera-del-juego
//	         4.1.2-coste-nunca-bajo-cero
//	         4.1.2-el-coste-que-fija-el-propio-texto
//	         4.1.2-roba-el-dueno-de-la-carta-de-mayor-coste
//	         4.1.2-un-coste-fijado-con-su-condicion
//	         4.1.2-un-coste-mayor-en-uno
//	         4.1.2-un-coste-propio-fijado-desde-la-mano
//	4.1.3    4.1.3-el-simbolo-define-el-tipo
//	4.1.4    4.1.4-la-carta-que-no-pierde-su-habilidad
//	         4.1.4-la-habilidad-perdida-y-la-que-da-un-arma
//	         4.1.4-la-habilidad-vuelve-al-terminar-el-efecto
//	         4.1.4-sin-habilidad-la-carta-esta-en-blanco
//	4.1.5    4.1.5-la-raza-considerada-cuenta-para-los-requisitos
//	         4.1.5-la-raza-considerada-es-adicional
//	         4.1.5-la-raza-perdida-no-vuelve-por-si-sola
//	         4.1.5-raza-ejemplo-1
//	         4.1.5-un-arma-no-tiene-raza
//	4.1.6    4.1.6-carta-unica-limita-el-mazo-y-no-el-juego
//	         4.1.6-frecuencia-ejemplo-2
//	         4.1.6-frecuencia-ejemplo-3
//	         4.1.6-la-frecuencia-no-cambia-con-la-impresion
//	4.1.7    4.1.7-el-texto-epico-no-es-habilidad
//	4.1.8    4.1.8-las-copias-se-reconocen-por-el-nombre
//	4.2      4.2-cada-tipo-va-a-su-zona
//	4.2.1    4.2.1-aliado-conserva-su-fuerza-impresa-fuera-del-juego
//	         4.2.1-aliado-ejemplo-4-pagar-para-prevenir
//	         4.2.1-aliado-ejemplo-4
//	         4.2.1-aliado-entra-en-la-linea-de-defensa
//	         4.2.1-aliado-espera-un-turno-para-atacar
//	         4.2.1-aumentar-fuerza-ejemplo-6
//	         4.2.1-bloquea-imbloqueables-y-cuando-lo-hace
//	         4.2.1-cada-uno-por-sus-armas
//	         4.2.1-considerado-aliado-el-arma-vuelve-a-su-portador
//	         4.2.1-considerado-aliado-el-oro-vuelve-al-oro-pagado
//	         4.2.1-considerado-aliado-no-entra-en-juego
//	         4.2.1-considerar-aliado-ejemplo-5
//	         4.2.1-cuando-un-aliado-pierde-fuerza
//	         4.2.1-disminuir-fuerza-ejemplo-7
//	         4.2.1-dos-aliados-intercambian-su-fuerza
//	         4.2.1-dos-que-intercambian-sus-fuerzas
//	         4.2.1-duplicar-cada-vez-la-fuerza-actual
//	         4.2.1-duplicar-cuenta-lo-ganado-antes
//	         4.2.1-duplicar-fuerza-ejemplo-8
//	         4.2.1-entra-con-mas-fuerza
//	         4.2.1-establecer-fuerza-ejemplo-9-despues-de-aumentar
//	         4.2.1-establecer-fuerza-ejemplo-9-misil-roba
//	         4.2.1-establecer-fuerza-ejemplo-9
//	         4.2.1-furia-es-atacar-el-turno-que-entra
//	         4.2.1-gana-fuerza-igual-a-su-coste
//	         4.2.1-intercambiar-la-fuerza-que-se-tiene
//	         4.2.1-la-fuerza-la-raza-y-la-habilidad-de-otro
//	         4.2.1-la-fuerza-no-baja-de-cero
//	         4.2.1-la-fuerza-que-ya-tenia-no-es-un-modificador-nuevo
//	         4.2.1-la-fuerza-y-el-coste-del-mismo-aliado
//	         4.2.1-lo-que-modifica-la-fuerza-de-algun-aliado
//	         4.2.1-los-oros-convertidos-vuelven-a-la-zona-de-oro-pagado
//	         4.2.1-mientras-este-en-juego-no-tienen-modificadores
//	         4.2.1-perder-los-modificadores-de-fuerza
//	         4.2.1-quien-no-gana-fuerza-la-pierde
//	         4.2.1-quien-no-pierde-fuerza
//	         4.2.1-quien-no-recibe-modificadores-de-fuerza
//	         4.2.1-un-oro-aliado-muere-en-combate
//	4.2.2    4.2.2-aliado-porta-una-sola-arma
//	         4.2.2-arma-necesita-portador
//	         4.2.2-arma-sale-con-su-portador
//	         4.2.2-el-aliado-desterrado-por-un-tiempo-vuelve-sin-su-arma
//	         4.2.2-el-aliado-que-porta-un-arma-nombrada
//	         4.2.2-el-arma-que-porta-este-aliado
//	         4.2.2-el-arma-responde-a-la-salida-de-su-portador
//	         4.2.2-el-arma-vuelve-y-no-su-portador
//	         4.2.2-las-armas-cuentan-por-quien-las-porta
//	         4.2.2-las-armas-van-a-la-misma-zona-que-el-portador
//	         4.2.2-los-demas-de-un-arma-no-son-su-portador
//	         4.2.2-otra-arma-es-una-mas-de-las-que-podia-portar
//	         4.2.2-portador-que-deja-de-ser-valido
//	         4.2.2-portador-valido-ejemplo-10
//	         4.2.2-quien-bloquea-al-portador
//	         4.2.2-quien-pierde-su-habilidad-conserva-una-sola-arma
//	         4.2.2-quitar-la-habilidad-del-portador-no-quita-la-del-arma
//	         4.2.2-requisitos-del-portador
//	         4.2.2-un-arma-que-solo-en-el-cementerio-deja-portar-mas
//	         4.2.2-un-portador-robado-con-dos-armas
//	         4.2.2-una-habilidad-permite-portar-mas-armas
//	4.2.2.1  4.2.2.1-arma-en-linea-de-apoyo
//	         4.2.2.1-maquinaria-es-jugarse-en-la-linea-de-apoyo
//	4.2.3    4.2.3-el-precio-de-un-talisman-se-paga-entero
//	         4.2.3-el-primero-de-dos-talismanes-baraja-al-segundo
//	         4.2.3-el-talisman-se-resuelve-antes-de-ir-al-cementerio
//	         4.2.3-requisitos-completos-y-efecto-parcial
//	         4.2.3-sin-objetivo-el-talisman-queda-en-la-mano
//	         4.2.3-talisman-va-al-cementerio
//	4.2.4    4.2.4-el-aliado-convertido-en-totem-ya-no-es-un-aliado
//	         4.2.4-el-totem-que-es-aliado-sale-con-su-arma
//	         4.2.4-totem-considerado-aliado
//	         4.2.4-totem-entra-en-la-linea-de-apoyo
//	         4.2.4-un-totem-aliado-que-cambia-de-controlador
//	4.2.5    4.2.5-con-que-no-se-genera-oro
//	         4.2.5-cuando-un-oro-es-pagado
//	         4.2.5-el-oro-no-es-objetivo-por-su-coste
//	         4.2.5-el-oro-que-no-genera
//	         4.2.5-habilidad-que-permite-jugar-mas-oros
//	         4.2.5-los-oros-no-tienen-coste
//	         4.2.5-oros-sin-coste-ejemplo-11-otro-tipo
//	         4.2.5-oros-sin-coste-ejemplo-11
//	         4.2.5-oros-sin-coste-ejemplo-12
//	         4.2.5-oros-virtuales
//	         4.2.5-para-que-no-sirve-el-oro-generado
//	         4.2.5-para-que-sirve-el-oro-generado
//	         4.2.5-un-oro-por-turno
//	         4.2.5-un-oro-que-genera-dos
//	4.3      4.3-la-primera-carta-de-cada-mazo
//	         4.3-zonas-de-juego-propias-y-fuera-del-juego
//	4.3.1    4.3.1-el-dano-bota-desde-el-tope-del-mazo-castillo
//	         4.3.1-en-respuesta-a-quedarse-sin-cartas
//	         4.3.1-quedarse-sin-castillo-por-un-destierro
//	         4.3.1-robar-la-ultima-carta-pierde
//	         4.3.1-sin-cartas-por-dano-de-combate
//	         4.3.1-sin-mazo-castillo-se-pierde
//	4.3.2    4.3.2-reserva-de-oro
//	4.3.3    4.3.3-un-efecto-puede-mover-oros-al-oro-pagado
//	4.3.4    4.3.4-desde-la-linea-de-defensa-se-bloquea
//	4.3.5    4.3.5-los-atacantes-vuelven-al-agrupar
//	         4.3.5-quien-ataco-no-bloquea
//	4.3.6    4.3.6-los-totems-permanecen-hasta-que-un-efecto-los-saca
//	4.3.7    4.3.7-al-cementerio-como-era-en-juego
//	         4.3.7-desterrado-mientras-la-otra-este-en-juego
//	         4.3.7-el-cementerio-reune-lo-destruido-descartado-y-botado
//	         4.3.7-ir-al-cementerio-desde-donde-sea
//	         4.3.7-lo-que-vaya-al-cementerio-oponente
//	         4.3.7-nada-sale-del-cementerio
//	         4.3.7-no-se-puede-jugar-con-el-cementerio
//	4.3.8    4.3.8-lo-desterrado-va-al-cementerio
//	         4.3.8-se-destierra-desde-cualquier-zona
//	4.3.9    4.3.9-efectos-permanentes-ejemplo-13
//	         4.3.9-el-efecto-permanente-no-depende-de-la-carta
//	         4.3.9-sin-usar-la-habilidad-no-hay-efecto-permanente
//	4.3.10   4.3.10-la-mano-esta-fuera-del-juego
//	4.4      4.4-cada-jugador-baraja-el-suyo
//	         4.4-controlador-y-dueno
//	         4.4-no-puede-cambiar-de-controlador
//	         4.4-quien-no-cambia-de-controlador-no-se-mueve-al-otro-lado
//	4.4.1    4.4.1-controlador
//	         4.4.1-se-juega-bajo-el-control-del-oponente
//	4.4.2    4.4.2-cada-salida-va-a-la-zona-del-dueno
//	         4.4.2-el-arma-puesta-en-un-oponente-sube-a-la-mano-de-su-dueno
//	         4.4.2-el-dueno-de-la-carta-del-suceso
//	         4.4.2-la-carta-sale-hacia-su-dueno
//	         4.4.2-quien-controla-al-que-sale-usa-su-habilidad
//	4.4.3    4.4.3-arma-en-aliado-oponente-cambia-de-controlador
//	         4.4.3-arma-en-aliado-oponente-ejemplo-16
//	         4.4.3-cada-tipo-pasa-a-la-zona-del-nuevo-controlador
//	         4.4.3-dos-aliados-cambian-de-lado
//	         4.4.3-ejemplo-14-el-aliado-robado-salio-antes
//	         4.4.3-el-arma-cambia-de-controlador-con-su-portador
//	         4.4.3-el-arma-es-de-quien-controla-a-su-portador
//	         4.4.3-el-arma-es-de-quien-controla-al-portador
//	         4.4.3-el-atacante-tomado-que-bloquea
//	         4.4.3-el-bloqueador-que-cambia-de-controlador
//	         4.4.3-el-control-de-un-atacante-en-la-guerra
//	         4.4.3-el-control-de-un-bloqueador-en-la-guerra
//	         4.4.3-el-control-hasta-el-final-de-un-turno
//	         4.4.3-el-control-hasta-la-agrupacion-o-mientras-defienda
//	         4.4.3-el-control-que-termina-devuelve-las-armas
//	         4.4.3-el-controlador-de-la-carta-del-suceso
//	         4.4.3-el-controlador-del-arma-usa-su-habilidad
//	         4.4.3-el-intercambio-termina-en-la-vigilia-de-quien-lo-hizo
//	         4.4.3-el-que-vuelve-lleva-el-arma-que-cargo
//	         4.4.3-ganar-el-control-ejemplo-14-es-opcional
//	         4.4.3-ganar-el-control-ejemplo-14
//	         4.4.3-ganar-el-control-ejemplo-15
//	         4.4.3-la-fuente-que-cambia-de-lado-conserva-lo-prestado
//	         4.4.3-la-propia-carta-cambia-de-lado
//	         4.4.3-la-vigilia-del-arma-puesta-en-un-oponente
//	         4.4.3-quien-presta-y-lo-prestado-salen-a-la-vez
//	         4.4.3-responde-quien-controlaba-la-carta-al-salir
//	         4.4.3-sale-del-juego-bajo-otro-controlador
//	         4.4.3-una-sola-copia-y-ganar-el-control
//	4.5      4.5-jugar-y-poner-en-juego
//	4.5.1    4.5.1-bajar-desde-el-cementerio-no-se-paga
//	         4.5.1-bajar-es-poner-en-juego
//	         4.5.1-bajar-es-ponerla-en-juego-quien-sea-su-controlador
//	         4.5.1-cada-jugador-pone-lo-suyo
//	         4.5.1-entran-desde-el-cementerio
//	         4.5.1-entran-sin-su-habilidad
//	         4.5.1-las-armas-que-no-se-ponen-en-juego
//	         4.5.1-lo-bajado-se-anula-al-jugarlo
//	         4.5.1-lo-que-no-entra-en-juego-desde-el-cementerio
//	         4.5.1-no-puede-poner-en-juego
//	         4.5.1-no-se-juega-mientras-algo-sea-asi
//	         4.5.1-para-bajarla-se-paga-como-sea-que-se-baje
//	         4.5.1-poner-en-juego-no-es-jugar
//	         4.5.1-quien-baja-un-totem
//	4.5.2    4.5.2-cuando-entra-sin-pagar-su-coste
//	         4.5.2-jugar-algunas-cartas-desde-otra-zona
//	         4.5.2-jugar-aliados-en-otro-momento
//	         4.5.2-jugar-desde-el-cementerio
//	         4.5.2-jugar-desde-el-destierro-como-desde-la-mano
//	         4.5.2-jugar-desde-otra-zona-como-desde-la-mano
//	         4.5.2-jugar-desde-otra-zona-paga-el-coste
//	         4.5.2-jugar-sin-fin-desde-el-cementerio
//	         4.5.2-jugar-un-arma-en-este-aliado
//	         4.5.2-jugar-un-arma-en-un-aliado-de-la-defensa
//	         4.5.2-jugar-una-carta-paga-su-coste
//	         4.5.2-jugarse-en-respuesta-desde-la-mano
//	         4.5.2-la-carta-barajada-no-la-juega-el-oponente
//	         4.5.2-la-carta-jugada-permanece-en-juego
//	         4.5.2-solo-se-juega-desde-la-mano
//	         4.5.2-una-carta-de-la-mano-que-no-puede-ser-jugada
//	         4.5.2-varias-prohibiciones-en-una-frase
//	4.5.3    4.5.3-al-jugar-se-dispara-antes-de-entrar-en-juego
//	         4.5.3-armas-que-cuestan-menos-en-un-aliado
//	         4.5.3-cada-jugador-tiene-una-respuesta
//	         4.5.3-costes-de-cada-jugador
//	         4.5.3-el-coste-adicional-se-paga-aunque-no-se-pague-el-coste
//	         4.5.3-el-coste-aumenta-por-cada-carta
//	         4.5.3-el-coste-suma-antes-de-restar
//	         4.5.3-el-efecto-del-talisman-anulado-no-se-resuelve
//	         4.5.3-el-portador-que-sale-antes-de-cargar-el-arma
//	         4.5.3-el-primero-de-cada-turno-cuesta-mas
//	         4.5.3-en-vez-de-pagar-su-coste-sin-otra-carta
//	         4.5.3-en-vez-de-pagar-su-coste
//	         4.5.3-jugar-sin-pagar-con-una-restriccion
//	         4.5.3-la-habilidad-de-un-talisman-no-se-cancela
//	         4.5.3-la-proxima-carta-cuesta-menos
//	         4.5.3-lo-pagado-para-jugarla-la-hace-mas-fuerte
//	         4.5.3-lo-que-dispara-quien-entra-y-sale
//	         4.5.3-lo-que-se-dispara-al-jugar-una-carta-anulada
//	         4.5.3-lo-que-se-hace-a-una-carta-mientras-se-juega
//	         4.5.3-lo-que-se-paga-no-es-lo-que-se-destruye
//	         4.5.3-los-talismanes-definen-su-objetivo-antes-de-pagar
//	         4.5.3-respuesta-a-que-la-carta-entre-en-juego
//	         4.5.3-se-dispara-al-ser-jugada-ella-misma
//	         4.5.3-si-se-juega-en-el-primer-turno
//	         4.5.3-sin-pagar-el-coste-adicional-no-se-juega
//	         4.5.3-un-arma-que-cuesta-segun-su-portador
//	         4.5.3-un-arma-que-solo-en-otro-se-puede-pagar
//	         4.5.3-un-coste-con-un-minimo
//	         4.5.3-un-pago-mas-destruye-uno-mas
//	         4.5.3-una-carta-cuesta-menos-por-cada
//	         4.5.3-una-carta-dice-lo-que-cuesta
//	         4.5.3-una-sola-accion-de-respuesta
//	4.5.4    4.5.4-el-arma-tambien-pide-un-objetivo
//	         4.5.4-el-objetivo-valido-solo-se-chequea-al-jugar
//	         4.5.4-hacer-objetivo-cuesta-mas-y-alcanzar-a-todos-no
//	         4.5.4-no-puede-ser-objetivo
//	         4.5.4-objetivo-ejemplo-17
//	         4.5.4-objetivo-ejemplo-18
//	         4.5.4-objetivo-ejemplo-19-sin-objetivos
//	         4.5.4-objetivo-ejemplo-19
//	         4.5.4-objetivo-ejemplo-20
//	         4.5.4-se-ofrece-lo-mismo-con-un-arma-en-la-mano-oponente
//	         4.5.4-se-ofrece-lo-mismo-sin-un-arma-en-la-mano-oponente
//	         4.5.4-tanta-fuerza-como-otro-aliado
//	4.6      4.6-habilidades-y-efectos
//	         4.6-sin-habilidad-es-quien-no-la-tiene-ahora
//	4.6.1    4.6.1-aliados-de-razas-distintas
//	         4.6.1-ambos-pagan-por-atacar
//	         4.6.1-coste-de-activacion-con-cartas
//	         4.6.1-cualquier-cantidad-y-el-mismo-coste
//	         4.6.1-cuantas-cartas-jugo-un-jugador-en-el-turno
//	         4.6.1-de-igual-coste-que-lo-pagado
//	         4.6.1-descartar-como-coste-es-descartar
//	         4.6.1-destruirse-y-es-el-precio
//	         4.6.1-dos-o-mas-de-una-misma-raza
//	         4.6.1-el-efecto-puede-ser-de-un-jugador-sin-cartas
//	         4.6.1-el-precio-de-varias-cartas
//	         4.6.1-elegir-aliados-de-razas-distintas
//	         4.6.1-lo-pagado-no-es-lo-que-se-agrupa
//	         4.6.1-lo-que-hizo-un-jugador-en-el-turno
//	         4.6.1-lo-que-se-paga-a-menos-que-se-evite-no-se-obliga
//	         4.6.1-los-que-nombra-la-condicion
//	         4.6.1-mientras-este-en-juego-no-responde-a-su-propia-salida
//	         4.6.1-nada-paga-dos-partes-de-un-coste
//	         4.6.1-paga-cuanto-quiera
//	         4.6.1-pagar-por-bloquearlo
//	         4.6.1-por-cada-oro-pagado
//	         4.6.1-por-cada-uno-de-los-destruidos-y-no-de-los-pagados
//	         4.6.1-quien-tiene-menos
//	         4.6.1-repetir-el-efecto
//	         4.6.1-requisitos-coste-y-efecto
//	         4.6.1-tantas-como-se-pagaron-dicen-a-quien
//	         4.6.1-tantas-como-se-pagaron
//	         4.6.1-un-oro-por-cada-copia-para-atacar
//	         4.6.1-un-oro-que-se-entrega-no-paga-tambien
//	         4.6.1-varios-objetos-de-un-coste-se-pagan-todos
//	4.6.1.1  4.6.1.1-la-cantidad-de-veces-del-texto
//	         4.6.1.1-la-copia-que-fue-el-coste-tambien-cuenta
//	         4.6.1.1-sin-numero-de-veces-se-usa-mientras-se-pague
//	         4.6.1.1-un-totem-que-no-da-vueltas-sin-fin
//	4.6.2    4.6.2-el-coste-se-paga-aunque-la-habilidad-se-cancele
//	         4.6.2-la-prevencion-es-el-ultimo-paso
//	         4.6.2-se-paga-el-coste-de-la-carta-elegida
//	         4.6.2-sin-objetivo-la-habilidad-no-se-declara
//	4.6.3    4.6.3-activadas-ejemplo-21
//	         4.6.3-activar-una-habilidad-sin-pagar-su-coste
//	         4.6.3-cuando-se-activa-una-habilidad
//	         4.6.3-cuando-se-usan-las-habilidades-activadas
//	         4.6.3-el-oponente-en-su-fase
//	         4.6.3-habilidad-desde-la-mano
//	         4.6.3-lo-que-cada-jugador-puede-usar
//	         4.6.3-lo-que-el-oponente-puede-usar
//	         4.6.3-no-se-pueden-usar-habilidades
//	         4.6.3-oros-para-jugar-totems-o-activar-sus-habilidades
//	4.6.4    4.6.4-cada-vez-se-dispara-en-cada-ocasion
//	         4.6.4-cuando-pierde-su-habilidad
//	         4.6.4-cuando-se-usa-una-habilidad
//	         4.6.4-disparadas-ejemplo-22
//	         4.6.4-el-otro-jugador
//	         4.6.4-el-segundo-del-turno
//	         4.6.4-otro-que-el-que-se-pago
//	         4.6.4-se-disparan-sin-voluntad-de-su-controlador
//	         4.6.4-sin-su-habilidad-no-dispara-al-salir
//	4.6.5    4.6.5-continua-desde-el-cementerio
//	         4.6.5-continuas-ejemplo-23
//	         4.6.5-dos-que-hacen-perder-la-habilidad
//	         4.6.5-dos-que-quitan-la-habilidad-a-los-demas
//	         4.6.5-durante-una-fase
//	         4.6.5-el-turno-en-que-lo-hizo
//	         4.6.5-hasta-un-maximo
//	         4.6.5-la-continua-cesa-y-vuelve-con-su-requisito
//	         4.6.5-la-continua-vale-mientras-su-fuente-este-en-juego
//	         4.6.5-la-habilidad-de-otro-por-un-turno
//	         4.6.5-la-habilidad-del-mas-fuerte
//	         4.6.5-la-habilidad-tomada-de-quien-sale
//	         4.6.5-la-raza-que-da-un-totem-y-quien-ayuda-a-ella
//	         4.6.5-lo-que-apophis-quita-vuelve-cuando-sale
//	         4.6.5-lo-que-dura-mientras-este-en-juego-no-empieza-fuera-de-juego
//	         4.6.5-los-que-no-pueden-atacar
//	         4.6.5-perder-la-habilidad-en-el-cementerio
//	         4.6.5-prestar-la-habilidad-propia
//	         4.6.5-quien-hace-perder-la-habilidad-la-pierde
//	         4.6.5-se-destruye-a-si-mismo
//	         4.6.5-solo-controlaba-a-quien-sale
//	         4.6.5-solo-controlabas-aliados-de-una-raza
//	         4.6.5-una-condicion-u-otra
//	         4.6.5-una-habilidad-tomada-de-otra-carta
//	4.6.6    4.6.6-disparadas-simultaneas-se-intercalan
//	         4.6.6-disparadas-simultaneas-una-de-cada-jugador
//	         4.6.6-el-defensor-tiene-la-prioridad-en-la-guerra
//	         4.6.6-jugar-varias-cartas-a-la-vez-se-anulan-una-a-una
//	         4.6.6-las-continuas-antes-que-las-disparadas-al-entrar
//	         4.6.6-los-efectos-de-guerra-empiezan-por-el-defensor
//	         4.6.6-los-que-entran-a-la-vez-se-ven-entrar
//	         4.6.6-prioridad-del-jugador-activo
//	4.6.7    4.6.7-botar-simultaneo-ejemplo-27-empate
//	         4.6.7-botar-simultaneo-ejemplo-27-un-mazo-se-agota
//	         4.6.7-botar-simultaneo-ejemplo-27
//	         4.6.7-cuarenta-disparadas
//	         4.6.7-disparadas-de-ambos-en-la-guerra
//	         4.6.7-el-orden-puede-salvar-el-mazo
//	         4.6.7-multiples-habilidades-ejemplo-24-apophis
//	         4.6.7-multiples-habilidades-ejemplo-24
//	         4.6.7-multiples-habilidades-ejemplo-25-es-opcional
//	         4.6.7-multiples-habilidades-ejemplo-25
//	         4.6.7-nadie-nombrado-cada-uno-juega-los-suyos
//	         4.6.7-orden-de-tres-disparadas
//	         4.6.7-primero-continuas-y-despues-disparadas
//	         4.6.7-quien-perdio-su-habilidad-no-se-ordena
//	         4.6.7-resolucion-en-el-orden-que-elige-su-controlador
//	         4.6.7-robar-simultaneo-ejemplo-26-empate
//	         4.6.7-robar-simultaneo-ejemplo-26-un-mazo-se-agota
//	         4.6.7-robar-simultaneo-ejemplo-26
//	4.6.8    4.6.8-cambiar-con-el-mazo-castillo
//	         4.6.8-coste-uno-o-dos-y-lo-desterrado-ahora
//	         4.6.8-efectos-dirigidos-y-universales
//	         4.6.8-el-de-menor-coste
//	         4.6.8-elegir-entre-tres-o-nada
//	         4.6.8-elige-dos-de-tres
//	         4.6.8-lo-que-modifica-a-un-aliado
//	         4.6.8-que-no-sea-de-un-tipo-ni-de-una-raza
//	         4.6.8-tantas-como-controle-cada-jugador
//	         4.6.8-una-lista-de-objetos
//	         4.6.8-uno-de-cada-jugador
//	         4.6.8-uno-de-los-dos-elegidos
//	4.6.8.1  4.6.8.1-cancelar-el-efecto-dirigido-cancela-todo
//	         4.6.8.1-efectos-dirigidos-ejemplo-28
//	         4.6.8.1-efectos-dirigidos-ejemplo-29-es-opcional
//	         4.6.8.1-efectos-dirigidos-ejemplo-29
//	         4.6.8.1-efectos-dirigidos
//	4.6.8.2  4.6.8.2-cancelar-el-efecto-universal-cancela-todo
//	         4.6.8.2-efectos-universales-ejemplo-30
//	         4.6.8.2-efectos-universales
//	         4.6.8.2-el-arma-que-cae-con-su-portador-se-ve-caer
//	         4.6.8.2-la-ultima-fuerza-de-lo-que-sale-a-la-vez
//	         4.6.8.2-lo-que-protege-a-otros-sale-con-ellos
//	         4.6.8.2-lo-que-sale-a-la-vez-se-ve-salir
//	         4.6.8.2-todos-excepto-uno
//	4.6.9    4.6.9-cada-uno-bota-por-la-fuerza-del-suyo
//	         4.6.9-cada-uno-busca-y-pone-lo-suyo
//	         4.6.9-cada-uno-conserva-lo-que-elige
//	         4.6.9-cada-uno-descarta-el-resto
//	         4.6.9-cada-uno-la-misma-cantidad
//	         4.6.9-cada-uno-por-cada-uno-suyo
//	         4.6.9-cada-uno-roba-hasta-cuantas-quiera
//	         4.6.9-cada-uno-sigue-con-lo-suyo
//	         4.6.9-cambiar-cartas-de-zona
//	         4.6.9-cartas-que-suman-hasta-tanto
//	         4.6.9-con-sus-armas-y-su-portador
//	         4.6.9-de-entre-los-que-cambiaron
//	         4.6.9-descartar-una-mano-vacia-es-posible
//	         4.6.9-devolver-lo-destruido-en-el-turno
//	         4.6.9-dos-cartas-iguales-en-algo
//	         4.6.9-el-coste-de-la-carta-barajada
//	         4.6.9-el-de-menor-fuerza-de-los-elegidos
//	         4.6.9-el-resto-de-cada-tipo
//	         4.6.9-el-resto-de-lo-que-nadie-eligio
//	         4.6.9-el-resto-de-los-oponentes
//	         4.6.9-elegir-lo-destruido-en-el-turno
//	         4.6.9-gana-o-pierde-y-la-mano-mirada
//	         4.6.9-hasta-permite-menos
//	         4.6.9-hasta-tantas-por-cada-una
//	         4.6.9-la-mitad
//	         4.6.9-lo-anterior-hace-posible-lo-siguiente
//	         4.6.9-lo-hallado-y-el-resto
//	         4.6.9-lo-que-no-deja-eleccion-no-se-pregunta
//	         4.6.9-los-demas-de-los-que-eligio-otro
//	         4.6.9-mostrar-hasta-encontrar
//	         4.6.9-resolucion-ejemplo-31
//	         4.6.9-resolucion-ejemplo-32-requisito
//	         4.6.9-resolucion-ejemplo-32
//	         4.6.9-resolucion-ejemplo-33-recupera-su-habilidad
//	         4.6.9-resolucion-ejemplo-33-sin-aguila
//	         4.6.9-resolucion-ejemplo-33
//	         4.6.9-resolucion-ejemplo-34-imbloqueables
//	         4.6.9-resolucion-ejemplo-34
//	         4.6.9-resolucion-ejemplo-35
//	         4.6.9-resolucion-en-medida-de-lo-posible
//	         4.6.9-uno-o-dos-de-ellos
//	4.6.10   4.6.10-duracion-ejemplo-36-bloqueo
//	         4.6.10-duracion-ejemplo-36
//	         4.6.10-duracion-hasta-la-fase-final
//	         4.6.10-en-la-proxima-vigilia
//	         4.6.10-en-singular-no-son-los-elegidos
//	         4.6.10-hasta-la-fase-final-de-cualquier-turno
//	         4.6.10-hasta-tu-proxima-vigilia
//	         4.6.10-la-carta-que-sale-del-juego-deja-los-efectos
//	         4.6.10-lo-desterrado-mientras-una-carta-este-en-juego-vuelve
//	         4.6.10-lo-que-espera-a-la-carta-elegida
//	         4.6.10-lo-que-espera-a-una-carta-que-volvio
//	         4.6.10-lo-que-espera-alcanza-a-quien-cambio-de-controlador
//	         4.6.10-lo-que-espera-no-hace-falta-que-su-fuente-siga
//	         4.6.10-lo-que-se-dispara-dos-veces-por-dos
//	         4.6.10-lo-que-se-dispara-por-un-tiempo
//	         4.6.10-lo-subido-que-no-puede-ser-jugado
//	         4.6.10-mientras-ambas-esten-en-juego
//	         4.6.10-mientras-esa-carta-este-en-juego
//	         4.6.10-mientras-la-fuente-defienda
//	         4.6.10-no-juega-con-sus-zonas-el-turno-siguiente
//	         4.6.10-sin-modificadores-hasta-el-final-del-turno
//	         4.6.10-una-carta-de-la-mano-que-no-puede-ser-jugada-en-un-turno
//	4.6.11   4.6.11-auto-referencia-ejemplo-37
//	         4.6.11-auto-referencia-ejemplo-38
//	         4.6.11-auto-referencia-ejemplo-39
//	         4.6.11-auto-referencia-ejemplo-40
//	         4.6.11-este-u-otro-aliado
//	         4.6.11-la-fuente-no-es-objetivo-de-su-efecto
//	         4.6.11-nadie-es-afectado-por-si-mismo
//	         4.6.11-nombrar-para-quitar-la-habilidad
//	4.7      4.7-anulacion-ejemplo-41
//	         4.7-anular-desde-la-mano
//	         4.7-anular-el-talisman-que-afecta
//	         4.7-anular-la-anulacion-de-un-aliado
//	         4.7-anular-lo-jugado-por-un-efecto
//	         4.7-anular-lo-que-anula-una-carta-propia
//	         4.7-anular-lo-que-descarta
//	         4.7-anular-o-hacer-otra-cosa
//	         4.7-anular-por-lo-que-hace
//	         4.7-anular-por-lo-que-se-juega
//	         4.7-anular-sin-evento
//	         4.7-anular-un-arma-la-pone-en-el-cementerio
//	         4.7-cuando-es-anulado
//	         4.7-el-coste-adicional-queda-pagado
//	         4.7-el-proximo-que-juegues-no-puede-ser-anulado
//	         4.7-el-talisman-del-cementerio-anulado-se-destierra
//	         4.7-la-carta-que-lo-anulo
//	         4.7-lo-anulado-se-destierra
//	         4.7-lo-anulado-y-sus-copias
//	         4.7-lo-nombrado-se-destierra-de-la-mano-mostrada
//	         4.7-lo-que-juegas-no-se-anula
//	         4.7-no-puede-ser-anulado-por-talismanes
//	         4.7-no-se-puede-anular
//	         4.7-quien-dice-que-no-se-anula
//	         4.7-solo-se-anula-cuando-se-juega
//	         4.7-un-aliado-anulado-no-entra-en-juego
//	         4.7-un-arma-con-su-portador-no-se-anula
//	         4.7-una-anulacion-se-puede-anular
//	4.8      4.8-a-quien-bloquea-quien
//	         4.8-cada-aliado-puede-cancelar-una-vez-por-turno-ejemplo-45
//	         4.8-cancelacion-ejemplo-42
//	         4.8-cancelacion-ejemplo-43-cancelar-el-robo
//	         4.8-cancelacion-ejemplo-43-cancelar-la-busqueda
//	         4.8-cancelacion-ejemplo-43-el-orden
//	         4.8-cancelacion-ejemplo-43-roba-y-busca
//	         4.8-cancelacion-ejemplo-44
//	         4.8-cancelacion-ejemplo-45
//	         4.8-cancelar-el-ataque-de-uno-entre-varios
//	         4.8-cancelar-el-ataque-en-la-guerra
//	         4.8-cancelar-el-ataque-tras-el-bloqueo
//	         4.8-cancelar-la-habilidad-que-afecta
//	         4.8-cancelar-la-habilidad-que-anula
//	         4.8-cancelar-la-habilidad-que-cancela-el-ataque-ejemplo-44
//	         4.8-cancelar-la-habilidad-que-hace-botar
//	         4.8-cancelar-lo-que-dispara-al-atacar
//	         4.8-cancelar-por-un-talisman-sin-evento
//	         4.8-cancelar-un-bloqueo-ejemplo-45
//	         4.8-el-bloqueo-cancelado-y-quien-bloqueaba
//	         4.8-el-coste-de-lo-cancelado-queda-pagado
//	         4.8-la-carta-que-iba-a-ser-afectada
//	         4.8-los-modificadores-del-turno-en-que-entra
//	         4.8-los-modificadores-que-se-cancelan
//	         4.8-los-talismanes-no-se-cancelan
//	         4.8-por-cada-atacante-del-ataque-cancelado
//	         4.8-responder-a-lo-que-mira-su-mano
//	         4.8-un-bloqueo-cancelado-deja-pasar-el-dano
//	         4.8-una-habilidad-continua-no-se-cancela
//	4.9      4.9-cambiar-el-objetivo-de-un-talisman
//	         4.9-dos-que-pueden-redirigir
//	         4.9-el-nuevo-objetivo-debe-ser-valido
//	         4.9-lo-que-no-se-redirige
//	         4.9-lo-que-sigue-alcanza-al-nuevo-objetivo
//	         4.9-lo-que-sigue-habla-del-nuevo-objetivo
//	         4.9-no-se-redirige-a-lo-que-no-puede-alcanzar
//	         4.9-redireccion-ejemplo-46
//	         4.9-redirigir-con-una-habilidad-disparada
//	         4.9-redirigir-el-control-y-la-subida
//	         4.9-redirigir-una-habilidad
//	         4.9-redirigir-uno-de-dos-objetivos
//	         4.9-un-efecto-universal-no-se-redirige
//	4.10     4.10-al-fondo-en-vez-del-cementerio
//	         4.10-cartas-del-cementerio-que-no-pueden-ser-desterradas
//	         4.10-destruidos-al-fondo
//	         4.10-dos-cosas-en-lugar-de-una
//	         4.10-dos-que-se-salvan-el-uno-al-otro
//	         4.10-el-arma-que-va-en-lugar-del-portador
//	         4.10-en-vez-de-ser-desterradas-del-mazo
//	         4.10-en-vez-de-ser-destruido
//	         4.10-entre-las-cartas-botadas
//	         4.10-gana-mas-en-su-lugar
//	         4.10-lo-barajado-se-recuerda
//	         4.10-lo-que-se-bota-es-desterrado
//	         4.10-lo-que-se-descarta-es-desterrado
//	         4.10-lo-que-se-pone-junto-se-pone-hasta-donde-se-puede
//	         4.10-lo-que-sigue-a-lo-que-se-hace-en-la-fase-final
//	         4.10-lo-separado-por-punto-se-cumple
//	         4.10-lo-unido-por-y-no-se-cumple
//	         4.10-luego-en-la-misma-frase-no-se-cumple
//	         4.10-luego-es-cuando-termina
//	         4.10-luego-tras-un-punto-se-cumple
//	         4.10-para-que-no-sea-destruido
//	         4.10-prevencion-ejemplo-47-efecto-dirigido
//	         4.10-prevencion-ejemplo-47-efecto-universal
//	         4.10-prevencion-ejemplo-47-una-por-carta
//	         4.10-prevencion-ejemplo-47-universal-una-por-carta
//	         4.10-prevencion-ejemplo-48
//	         4.10-prevenir-con-un-coste
//	         4.10-prevenir-desde-la-mano
//	         4.10-prevenir-la-parte-del-medio
//	         4.10-prevenir-lo-que-va-antes-de-para
//	         4.10-prevenir-que-esta-carta-sea-afectada
//	         4.10-prevenir-solo-protege-del-evento-previsto
//	         4.10-prevenir-un-efecto-universal-que-no-saca-del-juego
//	         4.10-prevenir-un-intercambio
//	         4.10-primero-se-redirige-despues-se-previene
//	         4.10-quien-ataco-o-bloqueo-este-turno
//	         4.10-quien-va-a-ser-destruido-salva-a-otro
//	         4.10-se-previene-pagando-con-el-oro-amenazado
//	         4.10-si-el-oponente-no-paga
//	         4.10-si-lo-haces-no-vale-para-lo-prevenido
//	         4.10-si-no-lo-es-en-la-misma-frase
//	         4.10-si-no-lo-hace-esa-carta
//	         4.10-si-no-tras-una-condicion
//	         4.10-sin-nada-elegido-no-es-la-carta-del-evento
//	         4.10-una-prevencion-cancelada-no-se-repite
//	         4.10-una-prevencion-elige-a-quien-protege
//	         4.10-varios-objetos-de-un-verbo-no-dependen
//	4.11     4.11-cartas-de-anulacion-o-en-respuesta
//	         4.11-cuando-algo-pasa-puedes-desde-la-mano
//	         4.11-cuando-es-afectado-en-respuesta
//	         4.11-dos-habilidades-responden-a-lo-mismo
//	         4.11-el-jugador-activo-responde-primero
//	         4.11-el-oponente-responde
//	         4.11-en-respuesta-a-la-destruccion-en-combate
//	         4.11-en-respuesta-a-robar
//	         4.11-en-respuesta-ejemplo-49
//	         4.11-en-respuesta-ejemplo-50-otro-orden
//	         4.11-en-respuesta-ejemplo-50
//	         4.11-en-respuesta-es-opcional
//	         4.11-la-fuerza-que-tenia-al-salir
//	         4.11-otra-copia-no-es-la-propia-carta
//	         4.11-quien-no-puede-jugar-en-respuesta
//	         4.11-responder-a-la-respuesta
//	         4.11-responder-desde-la-mano
//	         4.11-responder-por-el-nombre-de-lo-barajado
//	         4.11-una-habilidad-responde-una-vez-a-cada-evento
//	4.11.1   4.11.1-en-la-vigilia-oponente
//	         4.11.1-en-respuesta-a-cualquier-fase
//	         4.11.1-en-respuesta-a-la-agrupacion-oponente
//	         4.11.1-en-respuesta-a-la-agrupacion
//	         4.11.1-en-respuesta-a-la-asignacion-de-dano
//	         4.11.1-en-respuesta-a-la-batalla-mitologica
//	         4.11.1-en-respuesta-a-la-declaracion-de-ataque
//	         4.11.1-en-respuesta-a-la-declaracion-de-bloqueo
//	         4.11.1-en-respuesta-a-la-fase-final-oponente
//	         4.11.1-en-respuesta-a-la-fase-final
//	         4.11.1-en-respuesta-a-la-guerra-de-talismanes
//	         4.11.1-en-respuesta-a-la-propia-vigilia
//	         4.11.1-en-respuesta-a-la-vigilia-sin-oro
//	         4.11.1-en-respuesta-a-la-vigilia
//	         4.11.1-en-respuesta-al-final-del-turno
//	         4.11.1-la-respuesta-a-la-vigilia-precede-a-la-accion
//	         4.11.1-los-que-nombra-la-condicion-de-una-respuesta
//	         4.11.1-relampago-se-juega-en-respuesta-a-cualquier-fase
//	         4.11.1-responder-la-propia-vigilia
//	         4.11.1-un-talisman-en-la-vigilia-oponente
//	4.12     4.12-a-un-orbe-lo-afecta-lo-que-habla-de-orbes
//	         4.12-afectar-a-sus-oros-cuesta-mas
//	         4.12-cambiar-de-zona-es-afectar
//	         4.12-destruir-la-fuente-de-lo-que-lo-afecta
//	         4.12-el-mismo-dano-de-uno
//	         4.12-habilidades-que-no-afectan-a-los-oros
//	         4.12-inmunidad-es-no-poder-ser-afectado
//	         4.12-lo-continuo-alcanza-a-quien-perdio-su-inmunidad
//	         4.12-lo-continuo-no-alcanza-al-inmune
//	         4.12-los-talismanes-que-lo-afectan-cuestan-mas
//	         4.12-no-puede-ser-afectado-por-habilidades
//	         4.12-no-puede-ser-afectado
//	         4.12-perder-la-habilidad-que-afecta
//	         4.12-sin-oros-para-el-talisman-que-lo-afecta
//	4.12.1   4.12.1-afectado-por-su-controlador
//	         4.12.1-cada-jugador-destruye-un-aliado-de-su-oponente
//	         4.12.1-debe-atacar-con-al-menos-tantos
//	         4.12.1-el-oponente-de-cada-jugador
//	         4.12.1-habilidades-de-aliados-oponentes
//	         4.12.1-no-puede-hacer-botar-ni-descartar
//	         4.12.1-ser-objetivo-no-es-ser-afectado
//	4.13     4.13-cuantas-cartas-se-juegan-no-es-cuantas-se-controlan
//	         4.13-cuantas-cartas-se-pueden-controlar
//	         4.13-dos-copias-entran-a-la-vez
//	         4.13-el-control-que-vuelve-y-otra-copia
//	         4.13-errante-no-deja-ninguna-copia
//	         4.13-ganar-el-control-sin-habilidad-y-recuperarla
//	         4.13-otras-formas-de-decirlo
//	         4.13-puesta-en-juego-por-un-efecto
//	         4.13-que-no-sea-de-ese-nombre
//	         4.13-una-copia-en-juego-ejemplo-51-recupera
//	         4.13-una-copia-en-juego-ejemplo-51-sin-habilidad
//	         4.13-una-copia-en-juego-ejemplo-51
//	4.14     4.14-ataca-junto-con-quien-ataca-solo
//	         4.14-quien-no-quiere-entra-como-es
//	         4.14-regla-de-oro-dos-bloqueos
//	         4.14-regla-de-oro-el-texto-prevalece
//	         4.14-regla-de-oro-un-oro-adicional
//	         4.14-robar-del-fondo
//	         4.14-una-carta-que-entra-como-copia
//	         4.14-una-carta-que-gana-la-partida
//	         4.14-volver-a-jugar-con-el-cementerio
//	5        5-cada-jugador-en-su-fase
//	5.1      5.1-agrupacion-devuelve-oros-y-aliados
//	         5.1-cuando-es-agrupado
//	         5.1-en-respuesta-al-comienzo-del-turno
//	         5.1-habilidades-durante-la-agrupacion
//	         5.1-lo-que-no-se-puede-agrupar
//	         5.1-no-agrupar-los-aliados
//	         5.1-no-agrupar-los-oros
//	         5.1-no-agrupar-nada
//	         5.1-primero-las-respuestas-a-la-agrupacion
//	5.2      5.2-efectos-hasta-la-fase-de-vigilia
//	         5.2-el-oro-se-juega-primero
//	         5.2-otra-vigilia-en-el-turno
//	         5.2-sin-utilizar-sus-oros-en-su-vigilia
//	         5.2-solo-el-jugador-activo-actua-en-su-vigilia
//	         5.2-una-veda-dura-lo-que-dura-la-fase
//	         5.2-una-vigilia-saltada-deja-atacar
//	         5.2-vigilia-sin-ataque-pasa-a-la-fase-final
//	5.3      5.3-la-batalla-es-opcional-y-tiene-cuatro-pasos
//	         5.3-la-batalla-que-se-salta
//	         5.3-la-fase-final-del-turno-en-que-no-ataco
//	         5.3-otra-batalla-en-el-turno
//	5.3.1    5.3.1-atacantes-que-murieron
//	         5.3.1-atacar-a-cambio-de-quien-puede-atacar
//	         5.3.1-atacar-con-al-menos-tantos
//	         5.3.1-ataco-en-su-ultimo-turno
//	         5.3.1-cancelar-el-ataque-salta-la-batalla
//	         5.3.1-declaracion-de-ataque
//	         5.3.1-el-atacante-que-sale-y-vuelve
//	         5.3.1-el-proximo-turno-con-un-solo-atacante
//	         5.3.1-el-unico-atacante-lo-es-al-declararse
//	         5.3.1-en-vez-de-atacar
//	         5.3.1-gana-al-bloquear-y-no-ataca
//	         5.3.1-guardian-es-no-poder-atacar
//	         5.3.1-hasta-declara-a-quien-debe-atacar
//	         5.3.1-lo-que-pasa-ademas-al-atacar
//	         5.3.1-los-atacantes-que-caen-en-respuesta
//	         5.3.1-los-que-no-atacan-debiendo
//	         5.3.1-no-ataca-salvo-que
//	         5.3.1-no-atacar-tampoco-en-un-turno-sin-ataque
//	         5.3.1-permanecer-desde-la-agrupacion-de-su-controlador
//	         5.3.1-que-ataca-solo-es-el-unico-atacante
//	         5.3.1-que-atacan-juntos-se-ve-al-final-de-la-declaracion
//	         5.3.1-quien-se-une-al-ataque-declarado
//	         5.3.1-sin-oro-no-ataca
//	         5.3.1-solo-ataca-si-lo-acompanan-de-una-raza
//	         5.3.1-solo-ataca-si-lo-acompanan
//	         5.3.1-un-arma-pide-un-pago-por-atacar
//	         5.3.1-un-oro-por-cada-atacante
//	5.3.2    5.3.2-a-quien-bloquea-otro-aliado
//	         5.3.2-ambos-los-que-se-encuentran
//	         5.3.2-bloquea-hasta-agotar-su-fuerza
//	         5.3.2-combatir-es-bloquear-o-ser-bloqueado
//	         5.3.2-cuando-no-es-declarado-bloqueador
//	         5.3.2-debe-ser-bloqueado-por-un-aliado-elegido
//	         5.3.2-debilitado-y-obligado-a-bloquear
//	         5.3.2-el-aliado-que-bloqueo
//	         5.3.2-el-atacado-decide-quien-bloquea
//	         5.3.2-el-unico-bloqueador-se-ve-al-final
//	         5.3.2-el-unico-que-puede-bloquearlo
//	         5.3.2-elegir-quien-lo-bloquee
//	         5.3.2-en-tu-declaracion-de-bloqueo
//	         5.3.2-gana-si-ataca-solo-o-si-bloquea
//	         5.3.2-los-que-van-a-bloquear
//	         5.3.2-no-es-obligacion-bloquear
//	         5.3.2-por-un-turno-todos-lo-bloquean
//	         5.3.2-puede-bloquear-pese-a-todo
//	         5.3.2-quien-bloquea-a-dos-se-declara-una-vez
//	         5.3.2-quien-bloquea-o-es-bloqueado
//	         5.3.2-quien-bloqueo-este-turno
//	         5.3.2-quien-es-agrupado-puede-tener-que-bloquear
//	         5.3.2-quien-se-une-a-los-bloqueadores
//	         5.3.2-quienes-lo-bloquearon-en-la-fase-final
//	         5.3.2-quienes-pueden-bloquear-luego-de-la-declaracion
//	         5.3.2-todos-deben-bloquear-a-un-aliado
//	         5.3.2-un-bloqueador-por-atacante
//	         5.3.2-un-oponente-debe-bloquear-al-elegido
//	5.3.3    5.3.3-el-control-hasta-la-guerra-de-talismanes
//	         5.3.3-en-la-guerra-solo-talismanes
//	         5.3.3-la-guerra-que-se-salta
//	         5.3.3-la-guerra-se-alterna-hasta-que-ambos-ceden
//	         5.3.3-la-prioridad-del-atacante
//	         5.3.3-las-habilidades-tambien-alternan
//	         5.3.3-terminan-los-efectos-hasta-la-guerra
//	5.3.4    5.3.4-absorcion-no-deja-pasar-dano
//	         5.3.4-asignacion-de-dano-bloqueador-mas-fuerte
//	         5.3.4-asignacion-de-dano-diferencia
//	         5.3.4-asignacion-de-dano-misma-fuerza
//	         5.3.4-asignacion-de-dano-sin-bloqueo
//	         5.3.4-cada-pareja-se-compara-por-su-cuenta
//	         5.3.4-despues-de-atacar-y-de-bloquear
//	         5.3.4-el-aliado-que-destruyo-al-portador
//	         5.3.4-el-aliado-que-lo-destruyo
//	         5.3.4-el-portador-destruido-por-un-efecto
//	         5.3.4-el-portador-que-destruye-en-combate
//	         5.3.4-fuerza-cero
//	         5.3.4-hidra-de-lernea-ejemplo-47-contra-un-heroe
//	         5.3.4-hidra-de-lernea-ejemplo-47
//	         5.3.4-la-fase-que-esta-en-curso-se-salta
//	         5.3.4-la-mitad-del-dano
//	         5.3.4-las-armas-cuentan-en-el-dano
//	         5.3.4-los-que-caen-a-la-vez-se-ven-caer
//	         5.3.4-los-que-destruye-el-portador-son-desterrados
//	         5.3.4-no-puede-ser-destruido-por-aliados
//	         5.3.4-primero-el-dano-despues-la-destruccion
//	         5.3.4-quien-muere-bloqueando-bloqueo-este-turno
//	         5.3.4-quienes-atacaron-y-fueron-destruidos
//	         5.3.4-quienes-se-destruyen-el-uno-al-otro
//	         5.3.4-se-disparan-al-salir-del-juego
//	         5.3.4-solo-por-heroes-en-ambos-bandos
//	5.4      5.4-dos-efectos-que-esperan-uno-tras-otro
//	         5.4-en-la-fase-final-primero-el-jugador-activo
//	         5.4-habilidades-en-la-fase-final
//	         5.4-lo-desterrado-hasta-la-fase-final-vuelve
//	         5.4-lo-que-espera-no-alcanza-a-lo-que-salio
//	         5.4-lo-que-pasa-si-no-se-paga
//	         5.4-lo-que-termina-antes-de-lo-que-se-dispara
//	         5.4-los-atacantes-en-la-fase-final
//	         5.4-robos-extra
//	         5.4-si-la-carta-nombrada-no-ataco
//	         5.4-terminan-los-efectos-hasta-la-fase-final
//	         5.4-una-vez-terminado-no-hay-mas-efecto
//	5.5      5.5-al-final-del-turno-se-roba-una-carta
//	         5.5-descarta-despues-de-robar
//	         5.5-el-maximo-de-la-mano-cambia
//	         5.5-el-primer-turno-no-roba
//	         5.5-el-turno-que-se-pierde
//	         5.5-en-vez-de-robar-es-opcional
//	         5.5-en-vez-de-robar
//	         5.5-la-mano-termina-con-ocho-cartas
//	         5.5-lo-que-responde-al-final-del-turno
//	         5.5-menos-cartas-en-la-mano
//	         5.5-quien-no-roba-en-su-proxima-fase-final
//	         5.5-un-texto-fija-el-limite-de-la-mano
//	6.1      6.1-anular
//	6.2      6.2-barajar-desde-el-cementerio
//	         6.2-barajar-sale-del-juego
//	         6.2-lo-buscado-no-se-baraja-con-el-resto
//	         6.2-no-baraja-en-su-mazo-y-si-en-el-otro
//	         6.2-no-se-puede-barajar
//	         6.2-quien-no-puede-barajar-no-baraja-ninguna
//	6.3      6.3-bloqueador-que-sale-en-la-guerra
//	         6.3-cae-quien-bloqueaba-a-dos
//	6.4      6.4-alguna-de-las-cartas-de-cada-jugador
//	         6.4-botado-por-dano-de-combate
//	         6.4-botar-en-medida-de-lo-posible
//	         6.4-botar-menos-por-cada-uno
//	         6.4-cuando-es-botado
//	         6.4-dano-de-combate-por-habilidad
//	         6.4-dano-directo-y-de-combate
//	         6.4-desterrar-las-cartas-botadas
//	         6.4-el-dano-de-combate-se-reduce-por-cada-carta
//	         6.4-el-dano-de-combate-se-reduce
//	         6.4-el-dano-de-un-aliado-aumenta
//	         6.4-el-dano-directo-aumenta
//	         6.4-la-misma-cantidad-que-el-dano
//	         6.4-los-que-fueron-botados
//	6.5      6.5-buscar-sin-zona
//	         6.5-buscar-solo-lo-que-cumple
//	         6.5-buscar
//	         6.5-no-puede-buscar-en-su-mazo
//	         6.5-no-se-puede-buscar
//	         6.5-quien-ve-que-se-busca
//	         6.5-si-esa-carta-no-fue-jugada
//	         6.5-uno-de-los-buscados
//	         6.5-varias-cartas-en-una-busqueda
//	6.6      6.6-cargar
//	         6.6-mover-un-arma-a-este-aliado
//	         6.6-mover-un-arma-a-otro-aliado
//	         6.6-poner-un-arma-hallada-en-este-aliado
//	6.7      6.7-ceder-la-prioridad
//	6.8      6.8-copias-de-la-carta-elegida
//	         6.8-copias
//	         6.8-el-mercenario-en-juego
//	         6.8-las-tres-copias-desde-el-cementerio
//	         6.8-un-aliado-elegido-y-sus-copias
//	6.9      6.9-considerar-ejemplo-48
//	         6.9-considerar-ejemplo-49
//	         6.9-considerar-habilidad-adicional
//	         6.9-considerar-hasta-la-fase-final
//	         6.9-la-copia-exacta-que-sale
//	         6.9-una-copia-exacta
//	6.10     6.10-declarar
//	6.11     6.11-descartadas-este-turno
//	         6.11-descartar-hasta-tener
//	         6.11-descartar
//	6.12     6.12-desterrar-de-la-mano
//	         6.12-desterrar-tantas-primeras-cartas
//	         6.12-desterrar
//	6.13     6.13-cada-una-de-sus-cartas-destruidas
//	         6.13-destruir-con-su-arma
//	         6.13-destruir
//	         6.13-lo-destruido-en-combate-se-destierra
//	         6.13-lo-destruido-se-baraja
//	6.14     6.14-efecto-permanente-de-fuerza
//	         6.14-efecto-permanente-ejemplo-50
//	6.15     6.15-desterrado-hasta-que-pase-el-turno-oponente
//	         6.15-fuerza-ejemplo-51
//	         6.15-fuerza-es-la-suma
//	         6.15-fuerza-fuera-del-juego
//	         6.15-la-fuerza-que-da-el-coste-del-destruido
//	6.16     6.16-generar-el-doble-y-no-generar
//	         6.16-generar-hasta-cierta-cantidad-por-turno
//	         6.16-generar-para-algo
//	         6.16-generar
//	6.17     6.17-imbloqueable-ejemplo-52
//	         6.17-imbloqueable-por-un-turno
//	         6.17-imbloqueable-salvo-que-se-permita
//	6.18     6.18-el-ultimo-talisman
//	         6.18-indesterrable
//	         6.18-y-6.19-pierden-con-la-habilidad
//	6.19     6.19-aliados-con-una-de-varias-palabras-clave
//	         6.19-indestructible-en-combate
//	         6.19-indestructible
//	         6.19-quien-pierde-su-habilidad-deja-de-ser-indestructible
//	6.20     6.20-jugador-activo-e-inactivo
//	6.21     6.21-de-la-mano-mirada-se-juega
//	         6.21-elegir-de-la-mano-mirada
//	         6.21-en-el-tope-o-en-el-fondo
//	         6.21-mirar-la-mano
//	         6.21-mirar
//	         6.21-no-puede-mirar-la-mano
//	         6.21-ordenar-las-primeras-cartas
//	         6.21-ordenar-las-ultimas-cartas
//	         6.21-ordenar-tantas-como-se-cuenten
//	         6.21-otra-de-las-cartas-miradas
//	         6.21-se-toma-de-lo-que-se-mira
//	6.22     6.22-las-manos-abiertas-mientras-una-carta-este-en-juego
//	         6.22-las-manos-quedan-a-la-vista
//	         6.22-mostrar-la-mano
//	         6.22-mostrar
//	         6.22-otra-carta-de-entre-las-mostradas
//	         6.22-si-hay-entre-lo-mostrado
//	6.23     6.23-mover
//	         6.23-remover-del-juego-es-mover-a-las-removidas
//	6.24     6.24-el-coste-nombrado-no-se-juega
//	         6.24-el-tipo-nombrado-dispara
//	         6.24-el-tipo-nombrado-no-se-juega
//	         6.24-la-copia-de-la-carta-nombrada
//	         6.24-la-raza-nombrada-vale-mientras-este-en-juego
//	         6.24-lo-que-la-carta-nombrada-dispara
//	         6.24-los-que-no-son-de-la-raza-nombrada
//	         6.24-nombrar-entre-los-aliados-en-juego
//	         6.24-nombrar-para-que-cueste-mas
//	         6.24-nombrar-para-que-no-se-juegue
//	         6.24-nombrar-por-auto-referencia
//	         6.24-nombrar-un-aliado
//	         6.24-nombrar-una-carta
//	         6.24-nombrar-una-raza-que-no-sea-una
//	6.25     6.25-el-oro-pagado-se-destierra
//	         6.25-pagar-hasta-cierta-cantidad-por-turno
//	         6.25-pagar-mueve-oros-a-la-zona-de-oro-pagado
//	         6.25-pagar-por-una-habilidad
//	6.26     6.26-poner-en-el-cementerio
//	         6.26-puestos-en-juego-asi
//	6.27     6.27-el-portador-del-arma-que-se-acaba-de-jugar
//	         6.27-las-armas-de-un-aliado
//	         6.27-portar
//	         6.27-quien-porta-tal-arma
//	6.28     6.28-el-dano-se-suma
//	         6.28-ningun-dano-a-tu-mazo-del-oponente
//	         6.28-ningun-dano-a-tu-mazo
//	         6.28-prevenir-el-dano-de-un-aliado
//	         6.28-reducir-el-dano-que-se-resuelve
//	         6.28-resolver-y-asignar-dano
//	6.29     6.29-no-puede-robar
//	         6.29-robar-ejemplo-53
//	         6.29-robar-hasta-igualar-la-mano
//	         6.29-robar-hasta-tener
//	         6.29-robar
//	         6.29-solo-se-roba-en-una-fase
//	         6.29-un-limite-de-robos-por-turno
//	6.30     6.30-lo-que-sube-pierde-sus-efectos
//	         6.30-subir
//	6.31     6.31-en-el-turno-extra-llega-la-proxima-vigilia
//	         6.31-inicio-y-fin-del-turno
//	         6.31-los-turnos-se-alternan
//	         6.31-un-turno-mas
//	6.32     6.32-utilizar
//
// # The rules of the manual of Barbarie
//
// Each section and the scenarios below barbarie that show it:
//
//	oros                           oros-uno-por-turno-y-antes-que-lo-demas
//	aliados                        aliados-entran-en-la-linea-de-defensa
//	talismanes                     talismanes-van-al-cementerio
//	totem                          totem-va-a-la-linea-de-apoyo
//	armas                          armas-en-cualquier-aliado
//	                               armas-siguen-el-destino-de-su-portador
//	coste-de-oro                   coste-de-oro-se-paga-con-oros-de-la-reserva
//	fuerza                         fuerza-es-el-dano-al-mazo-castillo
//	raza                           raza-hace-que-los-suyos-funcionen-juntos
//	mazo-castillo                  mazo-castillo-sin-cartas-se-pierde
//	linea-de-defensa               linea-de-defensa-solo-de-ahi-se-bloquea
//	linea-de-ataque                linea-de-ataque-ahi-van-los-atacantes
//	linea-de-apoyo                 linea-de-apoyo-totems-y-maquinarias
//	reserva-de-oro                 reserva-de-oro-solo-se-paga-de-ahi
//	zona-de-oro-pagado             zona-de-oro-pagado-hasta-la-agrupacion
//	cementerio                     cementerio-no-se-juega-desde-ahi
//	                               cementerio-reune-lo-descartado-lo-destruido-y-lo-jugado
//	zona-de-destierro              zona-de-destierro-no-se-juega-desde-ahi
//	zona-de-remocion               zona-de-remocion-cuando-es-removido
//	                               zona-de-remocion-desde-cualquier-zona
//	                               zona-de-remocion-quien-sale-asi-sale-del-juego
//	comienzo-del-turno             comienzo-del-turno-el-primero-no-tiene-agrupacion
//	agrupacion                     agrupacion-las-habilidades-de-la-fase-van-antes
//	                               agrupacion-lo-suyo-se-juega-al-comienzo
//	                               agrupacion-no-se-pregunta
//	                               agrupacion-todo-vuelve-a-su-posicion
//	vigilia                        vigilia-el-oponente-responde-antes-del-oro
//	                               vigilia-no-se-vuelve-atras
//	                               vigilia-primero-lo-del-comienzo
//	ataque                         ataque-los-que-comenzaron-el-turno-bajo-su-control
//	                               ataque-otra-agrupacion-no-basta
//	bloqueo                        bloqueo-uno-contra-uno
//	guerra-de-talismanes           guerra-de-talismanes-el-defensor-primero
//	                               guerra-de-talismanes-quien-sale-de-su-linea-deja-de-bloquear
//	                               guerra-de-talismanes-solo-talismanes-y-habilidades
//	guerra-de-talismanes-ejemplo   guerra-de-talismanes-ejemplo
//	asignacion-de-dano             asignacion-de-dano-de-igual-fuerza-mueren-ambos
//	                               asignacion-de-dano-el-de-varios-se-suma
//	                               asignacion-de-dano-la-diferencia-va-al-castillo
//	                               asignacion-de-dano-nadie-recibe-mas-que-su-fuerza
//	                               asignacion-de-dano-no-hay-dano-de-cero
//	                               asignacion-de-dano-primero-el-castillo
//	batalla-mitologica-ejemplo     batalla-mitologica-ejemplo
//	fase-final                     fase-final-concluye-roba-y-descarta
//	                               fase-final-se-juega-hasta-que-ambos-pasan
//	ganar-una-partida              ganar-una-partida-el-oponente-sin-cartas
//	relampago                      relampago-al-comienzo-de-cualquier-fase
//	                               relampago-cumple-lo-demas
//	                               relampago-de-un-aliado
//	                               relampago-de-un-oro
//	                               relampago-no-es-una-respuesta
//	relampago-ejemplo              relampago-ejemplo
//	orbe                           orbe-otro-cuando-el-primero-sale
//	                               orbe-solo-lo-afectan-las-cartas-que-hablan-de-orbes
//	                               orbe-uno-bajo-cada-controlador
//	orbe-ejemplo                   orbe-ejemplo-nada-lo-toca
//	                               orbe-ejemplo
//	inmunidad                      inmunidad-a-lo-que-dice
//	inmunidad-ejemplo              inmunidad-ejemplo
//	maquinaria                     maquinaria-necesita-un-aliado
//	maquinaria-ejemplo             maquinaria-ejemplo
//	jugar-cartas                   jugar-cartas-desde-otra-zona-se-paga
//	habilidades-activadas          habilidades-activadas-en-su-vigilia-o-en-la-guerra
//	habilidades-activadas-ejemplo  habilidades-activadas-ejemplo-cronos
//	                               habilidades-activadas-ejemplo-zeus
//	habilidades-disparadas-ejemplo habilidades-disparadas-ejemplo-barbaros
//	                               habilidades-disparadas-ejemplo-magma
//	habilidades-continuas          habilidades-continuas-mientras-se-cumpla-lo-que-piden
//	utilizar                       utilizar-es-de-los-tres-tipos
//	efectos-dirigidos              efectos-dirigidos-se-cancelan-enteros
//	efectos-dirigidos-ejemplo      efectos-dirigidos-ejemplo-aed
//	efectos-universales            efectos-universales-no-hacen-objetivo
//	efectos-universales-ejemplo    efectos-universales-ejemplo-eolo
//	                               efectos-universales-ejemplo-qadesh
//	duracion                       duracion-la-que-diga-la-carta
//	cumplimiento                   cumplimiento-en-la-medida-de-lo-posible
//	fuente-y-objetivo              fuente-y-objetivo-la-fuente-puede-ser-objetivo
//	                               fuente-y-objetivo-salvo-para-perder-su-habilidad
//	absorcion                      absorcion-del-bloqueador-que-sigue-ahi
//	                               absorcion-el-castillo-no-recibe-dano-de-los-que-bloquea
//	accion-de-juego                accion-de-juego-declarar-el-ataque-se-cancela
//	anulacion                      anulacion-mientras-se-juega-la-carta
//	barajar                        barajar-devuelve-cartas-al-mazo-castillo
//	bloquear                       bloquear-reduce-el-dano-punto-por-punto
//	botar                          botar-lo-de-encima-del-mazo-castillo
//	cancelacion                    cancelacion-de-una-fase-pasa-a-la-siguiente
//	                               cancelacion-evita-que-se-use-una-habilidad
//	descartar                      descartar-de-la-mano-al-cementerio
//	desterrar                      desterrar-a-la-zona-de-destierro
//	destruir                       destruir-lo-que-esta-en-juego
//	errante                        errante-dos-que-entran-a-la-vez
//	                               errante-quien-controla-dos-las-remueve
//	                               errante-quien-se-vuelve-copia
//	                               errante-solo-una-copia
//	                               errante-una-de-cada-nombre
//	furia                          furia-ataca-sin-esperar
//	guardian                       guardian-no-ataca
//	imbloqueable                   imbloqueable-nadie-lo-bloquea
//	indestructible                 indestructible-ni-en-combate-ni-por-efectos
//	mercenario                     mercenario-no-tiene-limite-en-juego
//	oro-generado                   oro-generado-desaparece-con-el-turno
//	pagar                          pagar-lo-que-se-pide
//	pasar                          pasar-cede-la-prioridad
//	permanente                     permanente-dura-el-resto-del-juego
//	prevencion                     prevencion-de-lo-que-se-hace-para-otra-cosa
//	                               prevencion-ni-de-los-demas-objetivos
//	                               prevencion-solo-de-ese-efecto
//	redireccion                    redireccion-a-quien-dice-la-carta
//	                               redireccion-toma-el-control-del-efecto
//	robar                          robar-de-la-parte-superior
//
// # The rules of the basic manual
//
// Each section and the scenarios below basico that show it:
//
//	aliados                  aliados-bloquean-sin-moverse
//	                         aliados-no-atacan-el-turno-en-que-entran
//	armas                    armas-a-menos-que-su-habilidad-diga-lo-contrario
//	                         armas-una-por-aliado-y-con-el
//	totems                   totems-duran-mientras-permanezcan-en-juego
//	talismanes               talismanes-se-resuelven-y-van-al-cementerio
//	oros                     oros-los-generados-no-esperan-a-otra-fase
//	                         oros-los-generados-pagan-una-habilidad
//	                         oros-los-generados-se-usan-o-se-pierden
//	                         oros-uno-por-turno-y-al-comienzo-de-la-vigilia
//	mazo-castillo            mazo-castillo-sin-cartas-se-pierde
//	reserva-de-oros          reserva-de-oros-de-ahi-se-paga
//	zona-de-oro-pagado       zona-de-oro-pagado-hasta-la-agrupacion
//	linea-de-defensa         linea-de-defensa-de-ahi-se-bloquea
//	linea-de-ataque          linea-de-ataque-ahi-va-quien-ataca
//	cementerio               cementerio-por-efectos-y-por-combate
//	linea-de-apoyo           linea-de-apoyo-cuantos-totems-se-quiera
//	zona-de-destierro        zona-de-destierro-lo-que-un-efecto-envia
//	turnos                   turnos-se-alternan
//	fases                    fases-cada-uno-actua-en-su-turno
//	regla-de-oro             regla-de-oro-las-cartas-tienen-la-razon
//	fase-de-agrupacion       fase-de-agrupacion-no-la-hay-en-el-primer-turno
//	                         fase-de-agrupacion-todo-vuelve
//	fase-de-vigilia          fase-de-vigilia-primero-el-oro
//	ataque                   ataque-es-opcional
//	                         ataque-no-quien-ya-esta-en-la-linea-de-ataque
//	                         ataque-quien-paso-una-vigilia
//	defensa                  defensa-es-opcional-y-uno-a-uno
//	guerra-de-talismanes     guerra-de-talismanes-alternada-y-el-defensor-primero
//	asignacion-de-dano       asignacion-de-dano-el-atacante-mas-fuerte
//	                         asignacion-de-dano-el-defensor-mas-fuerte
//	                         asignacion-de-dano-la-misma-fuerza
//	fase-final               fase-final-concluyen-unos-y-se-activan-otros
//	final-del-turno          final-del-turno-en-el-primero-no-se-roba
//	                         final-del-turno-se-roba-y-se-descarta-hasta-ocho
//	obtencion-de-la-victoria obtencion-de-la-victoria-el-castillo-oponente-sin-cartas
package scenario
