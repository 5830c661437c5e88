import { cleanText, isVisibleText } from '#platform/contract/text/text.ts';
import { hasHiddenCharacters, mixesScripts, withoutHidden } from './deceptive-text.ts';
import { findsLink, hasAddress, separateSentences } from './links.ts';
import { plainText } from './plain-text.ts';

/** The name as stored: in one line, and without what is not seen, which comes along when a name is pasted; empty when nothing is left. */
export function cleanName(typed: string): string {
  const name = cleanText(withoutHidden(typed.replace(/\s+/g, ' '))).replace(/ +/g, ' ');
  return isVisibleText(name) ? name : '';
}

/** A caption as stored: the same, with its lines. */
export function cleanCaption(typed: string): string {
  const caption = cleanText(withoutHidden(typed));
  return isVisibleText(caption) ? caption : '';
}

/** A name is no address and no number, and is written as it looks. Forms load this rule when it is needed. */
export function isAllowedName(name: string): boolean {
  const compact = name.normalize('NFKC');
  return !compact.includes('@') && (compact.match(DIGITS)?.length ?? 0) <= maxDigits && !mixesScripts(name) && mayBeCaption(name);
}

/** A caption is a sentence, so it may mix scripts. Phone numbers in it are known to the server alone. */
export function mayBeCaption(caption: string): boolean {
  const plain = plainText(separateSentences(caption));
  return !hasHiddenCharacters(caption.replaceAll('\n', ' ')) && !hasAddress(plain) && !findsLink(plain);
}

const DIGITS = /\p{Nd}/gu;
/** One less than the shortest phone numbers have. */
const maxDigits = 6;
