import type { Messages } from './de.ts';

export const messages = {
  title: 'Vandaag voor jou',
  hide: 'Verbergen voor vandaag',
  hidden: 'Verborgen. Morgen zijn er nieuwe suggesties.',
} satisfies Messages;
