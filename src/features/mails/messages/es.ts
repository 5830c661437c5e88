import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Hola, {name}:',
  hello: 'Hola:',
  link_hours:
    'El enlace es válido durante {hours, plural, one {#\u00a0hora} many {# de horas} other {#\u00a0horas}} y solo se puede usar una vez.',
  activation: {
    subject: 'Confirma tu dirección de correo en {site}',
    body: 'Qué bien que estés aquí. Solo falta un clic: confirma tu dirección de correo para que tu perfil sea visible y otras personas puedan responderte.',
    button: 'Confirmar dirección de correo',
    ignore: '¿No has creado tú esta cuenta? Borra este correo sin más: sin el clic, el perfil no será visible.',
  },
  activation_reminder: {
    subject: 'Tu perfil en {site} todavía no es visible',
    body: 'Has creado una cuenta, pero aún no has confirmado tu dirección de correo. Hasta entonces, nadie ve tu perfil y nadie puede responderte. Basta con un clic.',
    button: 'Confirmar dirección de correo',
    ignore:
      '¿No has creado tú esta cuenta o has cambiado de idea? Entonces no tienes que hacer nada: sin el clic, el perfil no será visible.',
  },
  known_address: {
    subject: 'Ya tienes una cuenta en {site}',
    body: 'Alguien acaba de indicarnos esta dirección de correo para crear una cuenta o para cambiar la dirección de una. Quizá has sido tú: ya tienes una cuenta con esta dirección y solo tienes que iniciar sesión.',
    button: 'Iniciar sesión',
    ignore: '¿No has sido tú? No tienes que hacer nada. Tu cuenta sigue igual y nadie ha podido acceder a ella.',
  },
  deleted_address: {
    subject: 'Tu cuenta eliminada en {site}',
    body: 'Alguien acaba de indicarnos esta dirección de correo. Corresponde a una cuenta eliminada que todavía puedes recuperar hasta el {until}: inicia sesión con tu contraseña de siempre. Si prefieres empezar de cero, escribe a nuestro servicio de atención al cliente.',
    button: 'Iniciar sesión',
    ignore: '¿No has sido tú? No tienes que hacer nada. La cuenta sigue eliminada y nadie ha podido acceder a ella.',
  },
  password_reset: {
    subject: 'Nueva contraseña de {site}',
    body: '¿Quieres crear una contraseña nueva? Puedes hacerlo aquí. Después se cerrará la sesión en todos tus dispositivos y podrás entrar con la nueva.',
    button: 'Crear contraseña nueva',
    ignore: '¿No lo has pedido tú? Borra este correo sin más: sin el clic, tu contraseña se queda como está.',
  },
  staff_invited: {
    subject: 'Únete al equipo de {site}',
    body: 'Tienes una invitación para unirte al equipo de {site}. Abre el enlace, escribe tu nombre y configura una llave de acceso o una contraseña con una aplicación de códigos.',
    button: 'Aceptar la invitación',
    ignore: '¿No sabes de qué se trata? Borra este correo sin más: sin ti no se crea ningún acceso.',
  },
  staff_access: {
    subject: 'Acceso al equipo de {site}: {person}',
    body: '{what, select, reset {Se han borrado las credenciales de {person} porque dos personas del equipo lo han confirmado.} reset_by_command {Se han borrado las credenciales de {person} con un comando en el servidor.} other {Se ha invitado a {person} al equipo, con los derechos de propiedad, mediante un comando en el servidor.}} Consta en el registro.',
    button: 'Ir al equipo',
    ignore: '¿No sabes nada de esto? Habla enseguida con el resto y cierra ese acceso.',
  },
  staff_request_ended: {
    subject: 'Tu solicitud {id} en {site}',
    body: '{how, select, lapsed {Tu solicitud {id} ha caducado: nadie respondió en un día.} other {Tu solicitud {id} fue rechazada.}} No se ha ejecutado nada.',
    button: 'Ver la solicitud',
  },
  staff_log_head: {
    subject: 'Final del registro de {site}, n.º {n}',
    body: 'Así termina el registro esta noche: n.º {n}, huella {hash}, firma {signature}. Guarda este correo: con él se podrá demostrar más adelante si falta algo.',
    button: 'Ir al registro',
  },
  staff_log_broken: {
    subject: 'Alguien ha cambiado el registro de {site}',
    body: 'La comprobación del registro ha encontrado una rotura en el n.º {n}: alguien ha cambiado algo directamente en la base de datos. Todo sigue funcionando. Deja la base de datos como está hasta saber qué ha pasado.',
    button: 'Ir al registro',
  },
  books_open: {
    subject: 'La contabilidad de {site} te necesita',
    body: '{n, plural, =0 {No hay diferencias abiertas} one {Hay una diferencia abierta entre la contabilidad y el banco} many {Hay # diferencias abiertas entre la contabilidad y el banco} other {Hay # diferencias abiertas entre la contabilidad y el banco}}{wrong, plural, =0 {} one {, y una ecuación no cuadra} many {, y # ecuaciones no cuadran} other {, y # ecuaciones no cuadran}}. Te lo recordamos una vez al día hasta que todo esté cerrado.',
    button: 'Abrir la contabilidad',
  },
  password_changed: {
    subject: 'Tu contraseña de {site} ha cambiado',
    body: 'La contraseña de tu cuenta acaba de cambiar {ended, select, all {y se ha cerrado la sesión en todos los dispositivos} other {y se ha cerrado la sesión en los demás dispositivos}}. Si has sido tú, no tienes que hacer nada más.',
    button: 'No he sido yo',
    ignore: '¿No has sido tú? Crea ahora mismo una contraseña nueva con el botón y escríbenos.',
  },
  factor_changed: {
    subject: 'Ha cambiado tu inicio de sesión en {site}',
    body: '{what, select, passkey_added {Tu cuenta tiene una llave de acceso nueva.} passkey_removed {Se ha quitado una llave de acceso de tu cuenta.} authenticator_on {Ahora te pedimos un código después de la contraseña.} authenticator_off {Ya no te pedimos un código después de la contraseña.} other {Tu cuenta tiene códigos de recuperación nuevos y los anteriores ya no valen.}} Si has sido tú, no tienes que hacer nada más.',
    button: 'Ver ajustes',
    ignore: '¿No has sido tú? Cambia tu contraseña ahora mismo y escríbenos.',
  },
  mail_change: {
    subject: 'Confirma tu nueva dirección de correo en {site}',
    body: 'Un clic más y esta dirección de correo será la de tu cuenta. A partir de entonces, iniciarás sesión con ella y recibirás aquí nuestros correos.',
    button: 'Confirmar nueva dirección',
    ignore: '¿No querías cambiar nada? Borra este correo sin más: sin el clic, todo se queda como está.',
  },
  mail_changed: {
    subject: 'Tu dirección de correo en {site} ha cambiado',
    body: 'La dirección de tu cuenta es ahora {email}. Aquí ya no recibirás más correos nuestros.',
    button: 'No he sido yo',
    ignore: '¿No has sido tú? Escríbenos ahora mismo con el botón para que podamos proteger tu cuenta.',
  },
  site_closes: {
    subject: '{site} cierra el {until}',
    body: '{site} cierra el {until}. Hasta entonces puedes seguir escribiendo, descargar tus datos y eliminar tu cuenta. Ya no es posible crear cuentas ni comprar. Tu cuenta no se trasladará a ningún otro sitio.',
    button: 'Llevarme mis datos',
    money:
      'Los créditos comprados que queden entonces te los devolvemos por la misma vía por la que pagaste. No tienes que hacer nada. Guardamos tus facturas durante el tiempo que exige la ley.',
  },
  terms_changed: {
    subject: 'Nuevas condiciones de {site} desde el {begins}',
    body: 'Vamos a cambiar las condiciones de {site}. Las nuevas se aplican desde el {begins}. {asks, select, yes {A partir de entonces, en tu próxima visita te preguntaremos si las aceptas.} other {No tienes que hacer nada.}}',
    what: 'Qué cambia:',
    button: 'Leer las nuevas condiciones',
    rights:
      'Puedes eliminar tu cuenta en los ajustes cuando quieras. Te devolveremos entonces los créditos comprados que no hayas usado. Antes puedes descargar tus datos.',
  },
  deletion: {
    subject: 'Tu cuenta de {site} se ha eliminado',
    body: 'A partir de ahora, nadie ve tu perfil. Hasta el {until} aún puedes cambiar de idea: basta con iniciar sesión y todo vuelve a estar ahí. Después eliminaremos tus datos para siempre; solo tenemos que conservar más tiempo los datos de facturación.',
    button: 'Recuperar mi cuenta',
    ignore: '¿No has sido tú? Recupera tu cuenta y cambia enseguida la contraseña.',
  },
  restored: {
    subject: 'Qué bien tenerte de vuelta en {site}',
    body: 'Tu cuenta está de nuevo aquí y todo sigue tal como lo dejaste.',
    button: 'Echar un vistazo',
    ignore: '¿No has sido tú? Cambia enseguida la contraseña y escríbenos.',
  },
  data_export: {
    subject: 'Tus datos de {site} están listos',
    body: 'Nos has pedido tus datos. Aquí los tienes, en un archivo ZIP: todo lo que hemos guardado sobre ti, con tus fotos.',
    button: 'Descargar datos',
    expiry: 'El archivo está disponible hasta el {until}, y solo para ti: para descargarlo hay que iniciar sesión.',
    ignore: '¿No has pedido nada? Cambia enseguida la contraseña y escríbenos.',
  },
  complaint: {
    subject: 'Hemos recibido tu reclamación {number}',
    body: 'Gracias por escribirnos. Tu reclamación tiene el número {number}. La revisaremos y te responderemos a esta dirección.',
    button: 'Ir a {site}',
    ignore: '¿No nos has escrito? Borra este correo sin más.',
  },
  notice: {
    subject: 'Hemos recibido tu denuncia {number}',
    body: 'Gracias por tu denuncia. Su número es {number}. La revisaremos y decidiremos a más tardar el {until}. Te enviaremos la decisión y los motivos a esta dirección.',
    button: 'Ir a {site}',
    ignore: '¿No has denunciado nada? Borra este correo sin más.',
  },
  notice_arrived: {
    subject: 'Denuncia {number}: hay que decidirla a más tardar el {until}',
    body: 'Ha llegado a {site} una denuncia según el artículo 16 del DSA. Su número es {number} y hay que decidirla a más tardar el {until}. El contenido y las pruebas están en la base de datos.',
    button: 'Ir a {site}',
  },
  notice_due: {
    subject: 'Vence pronto: denuncia {number}, a más tardar el {until}',
    body: 'El plazo de la denuncia {number} en {site} termina pronto: hay que decidirla a más tardar el {until}. Si ya está decidida, no queda nada por hacer.',
    button: 'Ir a {site}',
  },
  decision: {
    subject: 'Nuestra decisión {number}',
    body: 'Hemos tomado una decisión sobre tu cuenta en {site}. Más abajo y en la página de la decisión te explicamos qué se aplica, por qué y cómo puedes recurrir.',
    button: 'Ver la decisión',
  },
  appeal_received: {
    subject: 'Hemos recibido tu recurso: decisión {number}',
    body: 'Hemos recibido tu recurso contra la decisión {number}. Otra persona lo lee todo de nuevo y te responde por escrito, a más tardar el {until}.',
    button: 'Ver cómo va',
  },
  appeal_decided: {
    subject: 'Respuesta a tu recurso: decisión {number}',
    body: 'Hemos revisado tu recurso contra la decisión {number}. {outcome, select, restore {Tenías razón: la hemos anulado.} other {La mantenemos.}} La respuesta completa está más abajo.',
    button: 'Ver la respuesta',
  },
  report_decided: {
    subject: 'Tu denuncia {number}: nuestra decisión',
    body: 'Gracias por tu denuncia {number}. {outcome, select, acted {La hemos revisado y hemos actuado. Lo que hemos hecho afecta a otra persona, por eso no lo decimos.} other {La hemos revisado y no hemos encontrado nada que incumpla nuestras normas o la ley. Si lo ves de otra manera, puedes recurrir hasta el {until}.}} Ha decidido una persona. {warning, select, yes {En 30\u00a0días, esta es al menos tu segunda denuncia en la que no hemos encontrado ninguna infracción. Si vuelve a ocurrir, dejaremos tus denuncias en suspenso durante 30\u00a0días: por sí solas no iniciarán ninguna revisión. Siempre revisamos las denuncias sobre personas que pueden tener menos de 18\u00a0años y sobre contenido sexual.} other {}}',
    button: 'Ver la decisión',
  },
  report_reviewed: {
    subject: 'Tu denuncia {number}: revisada de nuevo',
    body: 'Tras tu denuncia {number} habíamos actuado. Se presentó un recurso y otra persona lo ha revisado todo de nuevo: no era una infracción, así que nuestra primera decisión ya no vale. No has hecho nada mal. Si ocurre algo nuevo, vuelve a denunciarlo.',
    button: 'Ver la decisión',
  },
  fraud_warning: {
    subject: 'Ten cuidado: un perfil era una estafa',
    body: 'Hemos eliminado el perfil «{from}» por fraude. Habías recibido mensajes suyos. {credits, plural, =0 {No has perdido ningún crédito.} one {Te hemos devuelto el crédito que gastaste en él.} many {Te hemos devuelto los # créditos que gastaste en él.} other {Te hemos devuelto los # créditos que gastaste en él.}} No has hecho nada mal.',
    button: 'Ver tus conversaciones',
    todo: 'No envíes dinero, códigos ni documentos, tampoco por otras vías. Si ya has pagado algo, llama enseguida a tu banco y acude a la policía. Guarda los mensajes.',
    help: 'Dónde encontrar ayuda: {help}',
  },
  case_answer: {
    subject: 'Respuesta a {number}',
    body: 'Esta es nuestra respuesta a {number}:',
    button: 'Ir a {site}',
    again: '¿Algo más sobre esto? Escríbenos e indica el número {number}.',
  },
  staff_message: {
    subject: 'Un mensaje de {site}',
    body: 'Te escribimos sobre tu cuenta:',
    button: 'Ir a {site}',
    ignore: '¿Quieres responder? Escribe a nuestro servicio de atención al cliente. Nunca te pedimos la contraseña.',
  },
  mail_corrected: {
    subject: 'Tu nueva dirección de correo en {site}',
    body: 'Hemos corregido la dirección de tu cuenta, como nos pediste. A partir de ahora inicias sesión con esta dirección. Tu contraseña no cambia.',
    button: 'Iniciar sesión',
    ignore: '¿No tienes cuenta aquí? Escribe a nuestro servicio de atención al cliente.',
  },
  cases_urgent: {
    subject:
      '{stage, select, overdue {Fuera de plazo} other {Urgente}}: {n, plural, one {# caso} many {# de casos} other {# casos}} en {site}',
    body: '{stage, select, arrived {Nuevo y urgente} half {Ha pasado la mitad del plazo} other {El plazo ha vencido}}: {numbers}.',
    button: 'Abrir los casos',
  },
  debit_notice: {
    subject: 'El {until} te cobraremos {amount}',
    body: 'Gracias por tu pedido. El {until} cargaremos {amount} en tu cuenta {account}. Procura que haya saldo.',
    button: 'Ver el pedido',
    details: 'Pedido {order}. Referencia de la orden de domiciliación: {reference}. Identificador del acreedor: {creditor}.',
    ignore: '¿No has pedido nada? Escríbenos enseguida.',
  },
  debit_moved: {
    subject: 'Más tarde: el {until} te cobraremos {amount}',
    body: 'El cobro que anunciamos en tu cuenta {account} llegará más tarde: cargaremos {amount} el {until}, no el día que te dijimos al principio. Procura que haya saldo.',
    button: 'Ver el pedido',
  },
  order_confirmation: {
    subject: 'Tu pedido {order} está confirmado',
    body: 'Gracias por tu compra. Este correo confirma el contrato que celebraste con nosotros el {at}. Guárdalo.',
    bought: 'Has comprado: {item}. Precio total: {amount}, que incluye {vat} de IVA ({rate}).',
    trader: 'La otra parte del contrato: {trader}.',
    consent: 'Antes de la compra aceptaste: «{consent}»',
    attached:
      'Adjuntos: tu factura {invoice} y nuestras condiciones generales. La información sobre el desistimiento y el modelo de formulario están más abajo.',
    button: 'Ver el pedido',
  },
  order_placed: {
    subject: 'Hemos recibido tu pedido {order}',
    body: 'Hemos recibido tu pedido del {at}: {item} por {amount}. En cuanto llegue el pago, lo activaremos todo y te enviaremos la confirmación del contrato con la factura.',
    button: 'Ver el pedido',
    ignore: '¿No has pedido nada? Escríbenos enseguida.',
  },
  withdrawal: {
    subject: 'Hemos recibido tu desistimiento {number}',
    body: 'Recibimos tu desistimiento el {at} y cuenta desde entonces. Nombre: {name}. Pedido: {order}. {step, select, confirm {Pulsa «Lo hice yo» en la página siguiente y lo tramitamos enseguida. Si no, lo tramitamos al cabo de un día. Si falta el número de pedido completo, alguien del equipo buscará la compra. } other {}}Lo que quede de la compra se te reembolsa por el mismo medio, en 14\u00a0días como máximo. Guarda este correo.',
    button: '{step, select, confirm {Continuar} other {Ir a {site}}}',
    ignore:
      '{step, select, confirm {¿No has desistido de nada? Dínoslo en el mismo enlace.} other {¿No has desistido de nada? Entonces escríbenos cuanto antes.}}',
  },
  cancellation: {
    subject: 'Hemos recibido tu cancelación {number}',
    body: 'Recibimos tu cancelación el {at}. Nombre: {name}. Pedido: {order}. {ends, select, at_once {El Premium por días termina de inmediato. Lo que pagaste por los días que no han empezado se te reembolsa por el mismo medio, en 14\u00a0días como máximo.} other {El Premium por días termina por sí solo el último día y nada se renueva.}} Si tu Premium no tiene fecha de fin, alguien del equipo lo revisará y te escribirá. {step, select, confirm {Pulsa «Lo hice yo» en la página siguiente y la tramitamos enseguida; si no, al cabo de un día. } other {}}Guarda este correo.',
    button: '{step, select, confirm {Continuar} other {Ir a {site}}}',
    ignore:
      '{step, select, confirm {¿No has cancelado nada? Dínoslo en el mismo enlace.} other {¿No has cancelado nada? Entonces escríbenos cuanto antes.}}',
  },
  withdrawal_owner: {
    subject: '¿Lo hiciste tú? {what, select, cancellation {Cancelación} other {Desistimiento}} {number}',
    body: 'El {at} recibimos {what, select, cancellation {una cancelación} other {un desistimiento}} de una compra de tu cuenta{step, select, deny {, sin iniciar sesión} other {, con otra dirección de correo}}. Nombre: {from}. Pedido: {order}. {step, select, deny {Si no lo hiciste tú, dínoslo a más tardar el {until}: un clic y todo se queda como está. Si no sabemos nada de ti, después seguimos con el trámite y el reembolso se hace por el medio con el que pagaste.} other {El envío se hizo con tu sesión iniciada.}}',
    button: '{step, select, deny {Ver} other {Ir a {site}}}',
    ignore:
      '{step, select, deny {¿Lo hiciste tú? Entonces no tienes que hacer nada.} other {¿No lo hiciste tú? Cambia enseguida tu contraseña y escríbenos.}}',
  },
  withdrawal_ended: {
    subject:
      '{result, select, refunded {Tu dinero está en camino} denied {No se ha llevado a cabo} words {Resuelto} other {Nada que reembolsar}}: {number}',
    body: 'Sobre {number} (pedido: {order}): {result, select, refunded {reembolsamos {sum, select, none {lo que quedaba de esta compra} other {{sum}}} por el medio con el que se pagó. Puede tardar unos días en llegar.} late {cuando nos llegó, el plazo ya había terminado. Por eso no podemos reembolsar nada.} used {de esta compra ya no queda nada, todo se ha usado. Por eso no hay nada que reembolsar.} returned {el dinero de esta compra ya se devolvió. No hay nada más que reembolsar.} not_paid {esta compra no llegó a pagarse, así que no hay nada que reembolsar. Si aun así llega un pago, lo devolvemos enseguida.} denied {desde la dirección de la cuenta nos han dicho que fue otra persona. Por eso no hemos cambiado nada.} other {{words}}}',
    button: 'Ir a {site}',
    ignore: '¿No es correcto? Escríbenos.',
  },
  refund_paid: {
    subject: 'Reembolsado: {sum}, pedido {order}',
    body: 'Te hemos reembolsado {sum} de tu pedido {order}, {way, select, transfer {por transferencia a tu cuenta bancaria} other {por el medio con el que se pagó}}. Normalmente, el dinero llega antes del {until}.',
    why: 'Motivo: {cause, select, asked {lo pediste.} withdrawal {desististe de la compra.} cancellation {cancelaste.} not_owed {pagaste algo que ya no se debía.} account_end {tu cuenta ha terminado y te devolvemos lo que compraste y no usaste.} words {«{words}»} other {lo hemos decidido nosotros.}}',
    reversal: 'Adjunta va la factura rectificativa {reversal}.',
    button: '{cause, select, account_end {Ir a {site}} other {Ver el pedido}}',
    ignore: '¿Para entonces no ha llegado? Escríbenos e indica el pedido {order}.',
  },
  refund_returned: {
    subject: 'No ha llegado: reembolso de {order}',
    body: 'Quisimos reembolsarte {sum} de tu pedido {order}, pero el dinero no llegó y ha vuelto a nosotros. {left, select, back {Tus créditos o días están de nuevo en tu cuenta: úsalos o devuélvelos otra vez. El plazo vuelve a empezar.} other {Sigue siendo tuyo. Buscamos otra forma.}}',
    button: '{left, select, back {Ver el pedido} other {Ir a {site}}}',
    ignore: '¿Han cambiado tus datos bancarios? Escríbenos.',
  },
  withdrawal_waits: {
    subject:
      '{n, plural, one {# declaración abierta} many {# de declaraciones abiertas} other {# declaraciones abiertas}} en {site}: a más tardar el {until}',
    body: '{stage, select, arrived {Ningún programa puede asignar estos desistimientos o cancelaciones: {numbers}.} waiting {Abiertas desde hace tres días: {numbers}.} other {Abiertas desde hace diez días y con el plazo a punto de terminar: {numbers}.}} Lo que haya que reembolsar debe estar reembolsado a más tardar el {until}.',
    button: 'Ir a {site}',
    how: 'npm run books -- --open muestra de qué se trata y qué hay que hacer.',
  },
  photo_reminder: {
    subject: 'A tu perfil en {site} aún le falta una foto',
    body: 'Con una foto, se ve enseguida a quién se escribe. Para empezar basta con una, y puedes cambiarla cuando quieras.',
    button: 'Añadir foto',
  },
  new_conversation: {
    subject: '{from} te ha escrito',
    body: '{from} quiere conocerte. Lee el mensaje y responde si te apetece.',
    button: 'Leer el mensaje',
  },
  new_messages: {
    subject:
      '{messages, plural, one {Mensaje nuevo} many {# de mensajes nuevos} other {# mensajes nuevos}} de {members, plural, offset:1 =1 {{from}} one {{from} y alguien más} many {{from} y # de personas más} other {{from} y # personas más}}',
    body: '{messages, plural, one {Te espera un mensaje nuevo} many {Te esperan # de mensajes nuevos} other {Te esperan # mensajes nuevos}}. Pásate cuando te venga bien.',
    button: '{messages, plural, one {Leer el mensaje} many {Leer los mensajes} other {Leer los mensajes}}',
  },
  new_likes: {
    subject:
      '{likes, plural, offset:1 =1 {A {from} le gustas} one {A {from} y a alguien más les gustas} many {A {from} y a # de personas más les gustas} other {A {from} y a # personas más les gustas}}',
    body: '{likes, plural, one {Te espera un like nuevo} many {Te esperan # de likes nuevos} other {Te esperan # likes nuevos}}. Mira si el interés es mutuo.',
    button: '{likes, plural, one {Ver el like} many {Ver los likes} other {Ver los likes}}',
  },
  unread_reminder: {
    subject:
      '{messages, plural, one {Un mensaje de {from} te sigue esperando} many {# de mensajes te siguen esperando} other {# mensajes te siguen esperando}}',
    body: 'Todavía tienes {messages, plural, one {un mensaje de {from} sin leer} many {# de mensajes sin leer, el último de {from}} other {# mensajes sin leer, el último de {from}}}. No tienes que responder; solo queríamos que no se perdiera nada.',
    button: '{messages, plural, one {Leer el mensaje} many {Leer los mensajes} other {Leer los mensajes}}',
  },
  unnamed: {
    new_conversation: { subject: 'Alguien te ha escrito', body: 'Alguien quiere conocerte. Lee el mensaje y responde si te apetece.' },
    new_messages: { subject: '{messages, plural, one {Un mensaje nuevo} many {# de mensajes nuevos} other {# mensajes nuevos}} para ti' },
    new_likes: { subject: '{likes, plural, one {Le gustas a alguien} many {Les gustas a # de personas} other {Les gustas a # personas}}' },
    unread_reminder: {
      subject:
        '{messages, plural, one {Un mensaje te sigue esperando} many {# de mensajes te siguen esperando} other {# mensajes te siguen esperando}}',
      body: 'Todavía tienes {messages, plural, one {un mensaje sin leer} many {# de mensajes sin leer} other {# mensajes sin leer}}. No tienes que responder; solo queríamos que no se perdiera nada.',
    },
  },
  weekly_update: {
    subject: 'Tu semana en {site}',
    body: 'Esto es lo nuevo para ti:',
    members:
      '{members, plural, one {# persona nueva que encaja con tu búsqueda} many {# de personas nuevas que encajan con tu búsqueda} other {# personas nuevas que encajan con tu búsqueda}}',
    likes: '{likes, plural, one {# like que aún no has visto} many {# de likes que aún no has visto} other {# likes que aún no has visto}}',
    messages: '{messages, plural, one {# mensaje sin leer} many {# de mensajes sin leer} other {# mensajes sin leer}}',
    button: 'Echar un vistazo',
  },
  footer: {
    copy_link: '¿No funciona el botón? Abre esta dirección en tu navegador:',
    reason: 'Recibes este correo porque tu dirección se indicó en {site}.',
    reason_notification: 'Recibes este correo porque tienes una cuenta en {site} y este tipo de correos está activado.',
    unsubscribe: 'Dejar de recibir estos correos',
    settings: 'Gestionar todas las notificaciones',
    support: '¿Tienes preguntas? Escríbenos: {email}',
  },
} satisfies Messages;
