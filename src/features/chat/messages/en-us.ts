import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  block: { text: 'You’ll no longer see each other anywhere: not in search, not in likes, and not here. We won’t tell {name}.' },
  caution: {
    advice: {
      money: 'Never send money, gift cards, or bank details, however urgent it sounds.',
      secrets: 'Keep passwords, codes, and identity documents to yourself.',
      block: 'If you block {name}, you won’t see each other here anymore.',
    },
  },
  remove: {
    text: 'All messages with {name} disappear on your side. If {name} messages you again, the conversation starts over.',
  },
  errors: { restore_too_late: 'This conversation can’t be brought back anymore.' },
} satisfies Overlay<Messages>;
