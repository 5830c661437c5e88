import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  quiet: 'We won’t disturb you while you swipe, look at profiles, or chat.',
} satisfies Overlay<Messages>;
