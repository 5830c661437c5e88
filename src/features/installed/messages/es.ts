import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Sin tienda de aplicaciones: un icono en tu dispositivo, y tus chats se abren también sin conexión.',
    add: 'Añadir el icono',
    ios: 'En Safari, toca Compartir y después «Añadir a pantalla de inicio».',
  },
  line: {
    slow: 'Ahora mismo no funciona.',
    trying: 'Seguimos intentándolo.',
    now: 'Ahora',
    offline: 'No hay conexión.',
    since: 'Actualizado: {time}.',
    waiting: '{n, plural, one {Hay un mensaje en espera.} many {Hay # de mensajes en espera.} other {Hay # mensajes en espera.}}',
  },
} satisfies Messages;
