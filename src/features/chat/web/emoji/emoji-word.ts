/** The name of an emoji that is being typed after a colon: `:herz`. */
export interface EmojiWord {
  /** Index of the colon. */
  readonly from: number;
  /** Index of the caret after the name. */
  readonly to: number;
  /** Without the colon. */
  readonly name: string;
}

/** Handles a key pressed in the text field. False when the key is not for the suggestions. */
export type SuggestionKeyHandler = (key: string) => boolean;

/** In code units. */
const maxNameLength = 30;

// At least two letters, so that `:D` is left alone; and not after a letter, a digit or a URL scheme: 12:30, https://, Re:
const pattern = /(?:^|[^\p{L}\p{N}\u0300-\u036f_/:@]):(\p{L}\p{M}*\p{L}[\p{L}\p{M}_]*)$/u;

/**
 * Smileys, which are not meant as an emoji name: one repeated letter (`:OO`, `:SSS`, `:oO`), two or three capitals, or letters that
 * depict a mouth, one of them a capital (`:xD`, `:Op`). Otherwise Enter would replace the smiley with an emoji and send it.
 */
const isSmiley = (name: string): boolean =>
  /^(\p{L})\1+$/iu.test(name) ||
  /^\p{Lu}{2,3}$/u.test(name) ||
  /^xd+$/iu.test(name) ||
  (/^[bcdijlopqsvxz]{2,3}$/iu.test(name) && /\p{Lu}/u.test(name));

/** The emoji name that ends at the caret, or null. Reads only a few characters, however long the text is. */
export function emojiWordAt(text: string, caret: number): EmojiWord | null {
  // Two more characters: the colon and the one before it.
  const near = text.slice(Math.max(0, caret - maxNameLength - 2), caret);
  if (!near.includes(':')) return null;
  const name = pattern.exec(near)?.[1];
  if (name === undefined || name.length > maxNameLength || isSmiley(name) || /^[\p{L}\p{N}_]/u.test(text.slice(caret, caret + 2)))
    return null;
  return { from: caret - name.length - 1, to: caret, name };
}
