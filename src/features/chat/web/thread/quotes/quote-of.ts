import { lengthOf } from '#platform/contract/text.ts';
import type { Message, Quote } from '../../../contract/message.ts';
import { quoteLength } from '../../../contract/rules.ts';

/** A stored message as it is quoted. */
export function quoteOf({ id, sender, text, gift, image, gif }: Message): Quote {
  const kind = gift !== null ? 'gift' : gif !== null ? 'gif' : image !== null ? 'image' : 'text';
  const start = lengthOf(text) > quoteLength ? Array.from(text).slice(0, quoteLength).join('') : text;
  return { id, content: { sender, text: start, kind, gift } };
}
