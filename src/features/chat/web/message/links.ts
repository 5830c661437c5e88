/** A piece of a message: plain text, or a link when it has an `href`. */
export type TextPart = { readonly text: string; readonly href?: string };

const urlPattern = /https?:\/\/[^\s<>"]+/gi;
/** Punctuation after a URL that belongs to the sentence. */
const trailingPunctuation = /[.,;:!?'…»«›‹”“„’‘‚"*_~。、！？」』】）]+$/;

/** Finds http and https URLs. Everything else stays text, above all `javascript:`. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: match, index } of text.matchAll(urlPattern)) {
    const url = trimUrl(match);
    const href = safeHref(url);
    if (href === null) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: url, href });
    at = index + url.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

function trimUrl(match: string): string {
  let url = match.replace(trailingPunctuation, '');
  // A closing bracket belongs to the URL only when the URL contains the opening one.
  while (url.endsWith(')') && url.split(')').length > url.split('(').length) url = url.slice(0, -1).replace(trailingPunctuation, '');
  return url;
}

function safeHref(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
