import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Sin tienda de aplicaciones: un icono en tu dispositivo, y tus chats se abren también sin conexión.',
    add: 'Añadir el icono',
    ios: 'En Safari, toca Compartir y después «Añadir a pantalla de inicio».',
  },
  back: 'Atrás',
  connection: {
    slow: 'Está tardando más de lo normal.',
    failing: 'Ahora mismo no funciona. Seguimos intentándolo.',
    offline: 'No hay conexión. Datos de las {time}',
  },
} satisfies Messages;
