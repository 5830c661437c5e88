/** Characters: more is no message. */
const maxShared = 2000;

/** What another app has shared, as the manifest names its parts; null for nothing. */
export function sharedIn(search: string): string | null {
  const params = new URLSearchParams(search);
  const parts = ['share_title', 'share_text', 'share_url'].map((name) => params.get(name)?.trim() ?? '');
  // Apps often repeat the address in the text.
  const said = parts.filter(
    (part, at) => part !== '' && !parts.some((other, place) => place !== at && other.includes(part) && (other !== part || place < at)),
  );
  return said.length === 0 ? null : said.join('\n').toWellFormed().slice(0, maxShared);
}
