import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  waits: 'We’ll send it to {name} as soon as your account is active. Until then we keep it, and it costs nothing. For adults 18 or older.',
} satisfies Overlay<Messages>;
