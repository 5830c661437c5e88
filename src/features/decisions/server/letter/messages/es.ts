import type { Messages } from './de.ts';

export const messages: Messages = {
  titles: {
    warn: 'Una advertencia. Tu cuenta sigue como está',
    hide: '{ends, select, yes {Tu perfil está oculto hasta el {until}} other {Tu perfil está oculto}}',
    hide_at_once:
      '{content, select, photo {Una de tus fotos está oculta hasta que la revisemos} other {Tu perfil está oculto hasta que lo revisemos}}',
    remove:
      '{content, select, photo {Hemos retirado una de tus fotos} message {Hemos retirado uno de tus mensajes} other {Hemos retirado contenido tuyo}}',
    restrict:
      '{what, select, conversations {{ends, select, yes {Hasta el {until} no puedes empezar conversaciones nuevas} other {Ya no puedes empezar conversaciones nuevas}}} pictures {{ends, select, yes {Hasta el {until} no puedes subir ni enviar fotos} other {Ya no puedes subir ni enviar fotos}}} messages {{ends, select, yes {Hasta el {until} no puedes enviar mensajes} other {Ya no puedes enviar mensajes}}} other {{ends, select, yes {Tu cuenta está limitada hasta el {until}} other {Tu cuenta está limitada}}}}',
    suspend: '{ends, select, yes {Tu cuenta está suspendida hasta el {until}} other {Tu cuenta está suspendida por ahora}}',
    ban: 'Tu cuenta está bloqueada',
    restore: 'Hemos anulado la decisión {first}',
    uphold: 'Mantenemos la decisión {first}',
    cleared: '{content, select, photo {Tu foto está en orden} other {Tu perfil está en orden}}',
  },
  headings: {
    happened: 'Qué ha pasado',
    rule: 'De qué norma se trata',
    law: 'De qué ley se trata',
    machine: 'Persona o programa',
    meaning: 'Qué significa para ti',
    appeal: '¿Lo ves de otra manera?',
    other_ways: 'Otras vías',
  },
  happened: {
    fraud: 'Desde tu cuenta se ha pedido dinero a otras personas, se las ha engañado o se las ha atraído a páginas que buscan su dinero.',
    others_photos: 'En tu perfil hay fotos que, según nuestra revisión, muestran a otra persona.',
    harassment: 'Desde tu cuenta se han enviado palabras o imágenes que acosan, amenazan o humillan a otras personas.',
    advertising: 'Desde tu cuenta se han enviado publicidad o enlaces a personas que no los habían pedido.',
    minor:
      '{content, select, photo {La foto muestra a alguien que quizá tiene menos de 18\u00a0años.} other {Hay indicios de que tienes menos de 18\u00a0años.}}',
    other: 'Hemos encontrado algo que incumple nuestras normas.',
    nudity: 'En la foto se ven desnudos o sexo.',
    nobody_seen: 'En la foto no se te reconoce.',
    violence: 'En la foto se ven armas o violencia.',
    hate: 'Desde tu cuenta se han enviado palabras o símbolos que humillan a otras personas por su origen, sus creencias, su cuerpo o su sexualidad.',
    at_once:
      '{content, select, photo {Una denuncia dice que la foto muestra a alguien en su intimidad sin su consentimiento.} other {Una denuncia dice que quizá tienes menos de 18\u00a0años.}} Todavía no sabemos si es cierto.',
    dated: '{content, select, photo {La foto es del {date}.} message {El mensaje es del {date}.} other {Se trata de algo del {date}.}}',
    reviewed: 'Una persona distinta de la primera vez lo ha revisado todo de nuevo, también lo que has escrito.',
    cleared: 'Lo hemos revisado y no hemos encontrado nada que incumpla nuestras normas o la ley.',
  },
  rule: {
    named: 'La norma «{title}» de las normas de la comunidad:',
    all: 'Las normas de la comunidad, que puedes leer en {link}.',
    notLaw: 'Aquí decidimos según nuestras normas, no según una ley.',
    law: 'Se trata de esta ley: {reference}',
  },
  machine: {
    person: 'Ha decidido una persona.',
    program:
      'Un programa ha actuado de inmediato porque la denuncia es grave. Ahora la revisa una persona, que confirmará o anulará la medida.',
    found: 'Un programa solo lo ha señalado.',
    report:
      '{n, plural, =0 {El motivo fue una denuncia.} one {El motivo fue la denuncia de una persona.} many {El motivo fueron las denuncias de # personas.} other {El motivo fueron las denuncias de # personas.}}',
    notice: 'El motivo fue una denuncia de contenido ilegal.',
    trusted_flagger: 'El motivo fue el aviso de un alertador fiable reconocido oficialmente.',
    authority: 'El motivo fue el aviso de una autoridad.',
    own: 'Lo vimos en una revisión propia.',
  },
  meaning: {
    warned: 'Si vuelve a pasar, podemos limitar o bloquear tu cuenta.',
    hidden: '{ends, select, yes {Nadie más ve tu perfil hasta el {until}. Termina automáticamente.} other {Nadie más ve tu perfil.}}',
    hiddenAtOnce:
      '{content, select, photo {Solo tú ves la foto hasta que termine la revisión.} other {Nadie más ve tu perfil hasta que termine la revisión.}}',
    removed:
      '{content, select, photo {Ya nadie puede ver la foto.} message {Ya nadie puede ver el mensaje.} other {Ya nadie puede verlo.}}',
    conversations:
      '{ends, select, yes {Hasta el {until} no puedes empezar conversaciones nuevas. Este límite termina automáticamente.} other {Ya no puedes empezar conversaciones nuevas.}}',
    pictures:
      '{ends, select, yes {Hasta el {until} no puedes subir ni enviar fotos. Este límite termina automáticamente.} other {Ya no puedes subir ni enviar fotos.}}',
    messages:
      '{ends, select, yes {Hasta el {until} no puedes enviar mensajes. Este límite termina automáticamente.} other {Ya no puedes enviar mensajes.}}',
    suspended:
      '{ends, select, yes {Nadie te ve y tú no ves a nadie hasta el {until}. Termina automáticamente.} other {Nadie te ve y tú no ves a nadie hasta que terminemos la revisión.}}',
    banned: 'Nadie te ve y tú no ves a nadie. No se permite crear otra cuenta.',
    warnedOthers: 'Quien ha recibido un mensaje tuyo sabrá que hemos eliminado el perfil por fraude.',
    else: 'Todo lo demás sigue igual.',
    credits: 'Conservas tus créditos.',
    frozen:
      '{n, plural, =0 {Los créditos comprados que no has usado te los reembolsamos el {date} o en cuanto se resuelva tu recurso. El dinero vuelve por el mismo medio con el que pagaste.} one {El único crédito comprado que no has usado te lo reembolsamos el {date} o en cuanto se resuelva tu recurso. El dinero vuelve por el mismo medio con el que pagaste.} many {Los # créditos comprados que no has usado te los reembolsamos el {date} o en cuanto se resuelva tu recurso. El dinero vuelve por el mismo medio con el que pagaste.} other {Los # créditos comprados que no has usado te los reembolsamos el {date} o en cuanto se resuelva tu recurso. El dinero vuelve por el mismo medio con el que pagaste.}}',
    data: 'Tus datos son tuyos. Puedes llevártelos, ver tus facturas y eliminar tu cuenta.',
    secret: 'Nadie más lo sabrá. Quien ha denunciado algo solo sabrá que hemos actuado.',
    restored: 'Todo lo que se puede restablecer está de vuelta, y la decisión ya no cuenta en tu contra.',
    upheld: '{ends, select, yes {La decisión sigue vigente hasta el {until}.} other {La decisión sigue vigente.}}',
    shown: '{content, select, photo {La foto se ve como antes.} other {Tu perfil se ve como antes.}}',
  },
  appeal: {
    how: 'Tienes hasta el {until} para decirnos, en la página de esta decisión, qué hemos pasado por alto. No cuesta nada.',
    who: 'Tu recurso lo lee una persona distinta de la que decidió. Te responde por escrito en un plazo de 72\u00a0horas.',
    whoAfterProgram: 'Una persona lee tu recurso y te responde por escrito en un plazo de 72\u00a0horas.',
  },
  reporter: {
    title: '{outcome, select, acted {Hemos actuado por tu denuncia} other {No hemos encontrado nada que incumpla las normas}}',
    reported:
      '{subject, select, profile {Denunciaste el perfil de {name}} photo {Denunciaste una foto de {name}} message {Denunciaste un mensaje de {name}} other {Nos denunciaste algo}} el {date}. Tu denuncia tiene el número {number}.',
    acted: 'Hemos revisado tu denuncia y hemos actuado. Lo que hemos hecho afecta a otra persona, por eso no lo decimos.',
    warning:
      'En 30\u00a0días, esta es al menos tu segunda denuncia en la que no hemos encontrado ninguna infracción. Si vuelve a ocurrir, dejaremos tus denuncias en suspenso durante 30\u00a0días: por sí solas no iniciarán ninguna revisión. Siempre revisamos las denuncias sobre personas que pueden tener menos de 18\u00a0años y sobre contenido sexual.',
    secret: 'La persona denunciada no sabrá por nosotros que la denuncia es tuya.',
  },
  other_ways:
    'También puedes acudir a un órgano certificado de resolución extrajudicial de litigios (artículo 21 del Reglamento de Servicios Digitales) o a los tribunales. No tienes que recurrir antes ante nosotros.',
};
