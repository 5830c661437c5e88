import type { Messages } from './de.ts';

export const messages = {
  title: 'Hoy para ti',
  hide: 'Ocultar por hoy',
  hidden: 'Ocultado. Mañana habrá nuevas sugerencias.',
} satisfies Messages;
