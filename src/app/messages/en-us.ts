import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  footer: {
    adults: 'Adults only, 18 or older',
    disclaimerDeclared: 'Some profiles here are fictional and labeled as such: {profiles}. You cannot meet them.',
  },
  error: {
    tooManyText: 'We’re getting an unusual number of requests from your connection. Give it a minute, then keep going.',
    offlineText: 'You can keep going as soon as you’re back online.',
  },
} satisfies Overlay<Messages>;
