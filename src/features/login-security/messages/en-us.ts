import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  passkeys: {
    lead: 'Log in with your device’s fingerprint, face, or PIN. A passkey can’t be guessed or intercepted.',
    failed: 'This browser can’t use passkeys, or you canceled. Nothing has changed.',
  },
  confirm: { text: 'Then you can keep going. We won’t ask again for ten minutes.' },
} satisfies Overlay<Messages>;
