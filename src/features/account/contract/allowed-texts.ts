import { cleanText, isVisibleText } from '#platform/contract/text/text.ts';
import { hasHiddenCharacters, mixesScripts, withoutHidden } from './deceptive-text.ts';
import { findsLink, hasAddress, separateSentences } from './links.ts';
import { plainText } from './plain-text.ts';

/** The name as stored: one line, without invisible characters, which are often pasted along with a name. Empty when nothing is left. */
export function cleanName(typed: string): string {
  const name = cleanText(withoutHidden(typed.replace(/\s+/g, ' '))).replace(/ +/g, ' ');
  return isVisibleText(name) ? name : '';
}

/** A caption as stored: like a name, but with its line breaks. */
export function cleanCaption(typed: string): string {
  const caption = cleanText(withoutHidden(typed));
  return isVisibleText(caption) ? caption : '';
}

/** A name must not be an address or a number, and must not look like another name. Forms load this rule on demand. */
export function isAllowedName(name: string): boolean {
  const compact = name.normalize('NFKC');
  return !compact.includes('@') && (compact.match(DIGITS)?.length ?? 0) <= maxDigits && !mixesScripts(name) && mayBeCaption(name);
}

/** A caption is a sentence, so it may mix scripts. Only the server detects phone numbers in it. */
export function mayBeCaption(caption: string): boolean {
  const plain = plainText(separateSentences(caption));
  return !hasHiddenCharacters(caption.replaceAll('\n', ' ')) && !hasAddress(plain) && !findsLink(plain);
}

const DIGITS = /\p{Nd}/gu;
/** One digit fewer than the shortest phone numbers. */
const maxDigits = 6;
