import { startOf } from '#platform/contract/text/text.ts';

/** In characters. A longer text is not a message. */
const maxShared = 2000;

/** Joins the title, text and URL that another app has shared. Empty when there is nothing. */
export function sharedText(parts: readonly string[]): string {
  const trimmed = parts.map((part) => part.trim());
  // Apps often repeat the address in the text.
  const said = trimmed.filter(
    (part, at) => part !== '' && !trimmed.some((other, place) => place !== at && other.includes(part) && (other !== part || place < at)),
  );
  return startOf(said.join('\n').toWellFormed(), maxShared, maxShared);
}
