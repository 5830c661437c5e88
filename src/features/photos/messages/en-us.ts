import type { Overlay } from '#platform/contract/messages.ts';
import type { Messages } from './de.ts';

/** Where American English differs from `en`. */
export const messages = {
  picker: { ways: 'Choose one, drag it here, or paste it from the clipboard.' },
  errors: { photo_type_unsupported: 'Please use a JPEG, PNG, or WebP photo.' },
} satisfies Overlay<Messages>;
