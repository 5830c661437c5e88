import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  interestsShared: 'What you share is in color',
  block: {
    text: 'You’ll no longer see each other anywhere: not in search, not in likes, and not in chats. Any likes between you disappear. We won’t tell {name}.',
  },
} satisfies Overlay<Messages>;
