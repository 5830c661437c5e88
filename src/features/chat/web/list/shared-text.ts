import { startOf } from '#platform/contract/text/text.ts';

/** Characters: more is no message. */
const maxShared = 2000;

/** The title, the text and the address that another app has shared, as one text; empty for nothing. */
export function sharedText(parts: readonly string[]): string {
  const trimmed = parts.map((part) => part.trim());
  // Apps often repeat the address in the text.
  const said = trimmed.filter(
    (part, at) => part !== '' && !trimmed.some((other, place) => place !== at && other.includes(part) && (other !== part || place < at)),
  );
  return startOf(said.join('\n').toWellFormed(), maxShared, maxShared);
}
