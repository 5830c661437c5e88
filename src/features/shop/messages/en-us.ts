import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  pricing: { lead: 'You’ll find every price here, and again next to the button before you press it.' },
} satisfies Overlay<Messages>;
