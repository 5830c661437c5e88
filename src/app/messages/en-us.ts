import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  footer: {
    adults: 'Adults only, 18 or older',
    licences: 'Software licenses',
    disclaimerDeclared: 'Some profiles here are fictional and labeled as such: {profiles}. You can’t meet them.',
  },
} satisfies Overlay<Messages>;
