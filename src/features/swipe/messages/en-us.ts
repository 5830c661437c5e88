import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = { errors: { nothing_to_undo: 'That can’t be undone anymore.' } } satisfies Overlay<Messages>;
