/** The name of an emoji that is being typed behind a colon: `:herz`. */
export interface EmojiWord {
  /** Of the colon. */
  readonly from: number;
  /** Of the caret behind it. */
  readonly to: number;
  /** Without the colon. */
  readonly wanted: string;
}

/** Takes a key that is pressed behind it; false: it is not for the suggestions. */
export type SuggestKeys = (key: string) => boolean;

/** Letters of a name that is still looked for. */
const longest = 30;

// Two letters at least, so that `:D` stays; and not behind a letter, a digit or an address: 12:30, https://, Re:
const pattern = /(?:^|[^\p{L}\p{N}\u0300-\u036f_/:@]):(\p{L}\p{M}*\p{L}[\p{L}\p{M}_]*)$/u;

/** The one that ends at the caret, or null. Looks at a few characters, however long the text is. */
export function emojiWordAt(text: string, caret: number): EmojiWord | null {
  // Two more: the colon and what is before it.
  const near = text.slice(Math.max(0, caret - longest - 2), caret);
  if (!near.includes(':')) return null;
  const wanted = pattern.exec(near)?.[1];
  if (wanted === undefined || wanted.length > longest || /^[\p{L}\p{N}_]/u.test(text.slice(caret, caret + 2))) return null;
  return { from: caret - wanted.length - 1, to: caret, wanted };
}
