import type { Messages } from './de.ts';

export const messages = {
  conversation: {
    title: '{messages, plural, one {Mensaje nuevo} many {# de mensajes nuevos} other {# mensajes nuevos}} de {from}',
    body: 'Pásate cuando te venga bien.',
  },
  messages: {
    title: '{messages, plural, one {# mensaje nuevo} many {# de mensajes nuevos} other {# mensajes nuevos}}',
    body: '{members, plural, one {Alguien te ha escrito.} many {Te han escrito # de personas.} other {Te han escrito # personas.}}',
  },
  likes: {
    title:
      '{likes, plural, offset:1 =1 {A {from} le gustas} one {A {from} y a alguien más les gustas} many {A {from} y a # de personas más les gustas} other {A {from} y a # personas más les gustas}}',
    body: 'Mira si el interés es mutuo.',
  },
  match: {
    title: 'Match con {from}',
    body: 'El interés es mutuo. ¿Quién escribe primero?',
  },
  photo: {
    title: 'A tu perfil aún le falta una foto',
    body: 'Para empezar basta con una.',
  },
  week: {
    title: 'Tu semana en {site}',
    body: 'Hay novedades para ti. Pásate cuando te venga bien.',
  },
  preview: {
    image: 'Una foto para ti',
    gif: 'Un GIF para ti',
    gift: 'Un regalo para ti',
  },
} satisfies Messages;
