import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  history: { declared: 'The site has declared that there are fictional profiles here. They are labeled everywhere.' },
} satisfies Overlay<Messages>;
