import type { Messages } from './de.ts';

export const messages = {
  title: 'Hoy para ti',
  hide: 'Ocultar por hoy',
  hidden: 'Ocultado. Mañana habrá nuevas sugerencias.',
  interests: {
    title: '¿Qué te gusta hacer?',
    text: 'Así verás primero a quien le gusta lo mismo.',
    choose: 'Elegir intereses',
    no: 'No volver a preguntar',
    save: '{n, plural, =0 {Guardar} one {Guardar, {n, number} elegido} many {Guardar, {n, number} de elegidos} other {Guardar, {n, number} elegidos}}',
    failed: 'Tus intereses no se han guardado. Inténtalo de nuevo.',
  },
} satisfies Messages;
