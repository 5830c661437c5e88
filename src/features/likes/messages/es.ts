import type { Messages } from './de.ts';

export const messages = {
  title: 'Likes',
  tabs: { received: 'Recibidos', sent: 'Enviados', matches: 'Matches' },
  newCount: '{n, plural, one {# nuevo} many {# de nuevos} other {# nuevos}}',
  lead: {
    received:
      '{n, plural, =0 {Siempre ves a todas las personas a las que les gustas, también sin Premium.} one {Hay # like nuevo. Siempre ves a todas las personas a las que les gustas, también sin Premium.} many {Hay # de likes nuevos. Siempre ves a todas las personas a las que les gustas, también sin Premium.} other {Hay # likes nuevos. Siempre ves a todas las personas a las que les gustas, también sin Premium.}}',
    sent: 'Estas personas te gustan. Puedes retirar un like cuando quieras.',
    matches: 'Aquí el interés es mutuo. A menudo basta una pequeña pregunta para empezar.',
  },
  row: {
    new: 'nuevo',
    received: 'le gusta tu perfil',
    sent: 'te gusta',
    match: 'Es mutuo',
    likeBack: 'Devolver like',
    takeBack: 'Retirar',
    message: 'Mensaje',
  },
  empty: {
    received: 'Todavía no hay likes',
    receivedHelp: 'Lo más rápido para cambiarlo: da tú el primer paso.',
    sent: '¿Aún nadie?',
    sentHelp: 'Toca el corazón de una foto cuando alguien te guste.',
    matches: 'Todavía no hay match',
    matchesHelp: 'Cuando tú también le gustes a alguien, lo verás aquí.',
    discover: 'Descubrir personas',
  },
  news: {
    one: 'A {name} le gustas.',
    several: '{n, plural, one {# like nuevo} many {# de likes nuevos} other {# likes nuevos}}',
    show: 'Ver',
  },
  match: {
    label: 'Match con {name}',
    title: 'Es mutuo.',
    text: 'Te gusta {name} y a {name} le gustas tú. ¿Quién da el primer paso?',
    photos: '{name} y tú',
    message: 'Escribir a {name}',
    goOn: 'Seguir descubriendo',
  },
} satisfies Messages;
