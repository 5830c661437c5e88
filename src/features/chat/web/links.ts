/** A piece of a message: words, or the address of a link. */
export type TextPart = { readonly text: string; readonly href?: string };

const address = /https?:\/\/[^\s<>"]+/gi;
/** What closes the sentence, not the address. */
const closing = /[.,;:!?'…»”"*_~]+$/;

/** Finds web addresses. Everything else, `javascript:` above all, stays words. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const words = trimAddress(found);
    const href = safeAddress(words);
    if (href === null) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: words, href });
    at = index + words.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

function trimAddress(found: string): string {
  let words = found.replace(closing, '');
  // A bracket belongs to the address only when it was opened there.
  while (words.endsWith(')') && words.split(')').length > words.split('(').length) words = words.slice(0, -1).replace(closing, '');
  return words;
}

function safeAddress(words: string): string | null {
  const url = URL.canParse(words) ? new URL(words) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
