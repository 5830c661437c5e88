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
    now: 'Probar ya',
    offline: 'No hay conexión. Datos de {time}',
  },
  share: {
    title: '¿Para quién es?',
    text: 'Abre una conversación y lo verás en el campo de texto. Nada se envía solo.',
    cancel: 'Mejor no',
    pictures: '{n, plural, one {# foto} many {# de fotos} other {# fotos}}',
    lost: 'Lo que has compartido no ha llegado. Compártelo otra vez.',
    close: 'Cerrar',
  },
} satisfies Messages;
