import type { Message, Quote } from '../../../contract/message.ts';
import { quotedText } from '../../../contract/rules.ts';

/** A stored message as it is quoted. */
export function quoteOf({ id, sender, text, gift, image, gif }: Message): Quote {
  const kind = gift !== null ? 'gift' : gif !== null ? 'gif' : image !== null ? 'image' : 'text';
  return { id, content: { sender, text: quotedText(text), kind, gift } };
}
