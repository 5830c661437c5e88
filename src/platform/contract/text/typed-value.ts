import { cleanText } from './text.ts';

// Separate from the other texts, which the first page loads.

/** One line without invisible characters: zero-width spaces, direction marks, soft hyphens. */
export const cleanLine = (text: string): string => cleanText(text.replace(/[\s\p{Cc}\u2800]+/gu, ' ').replace(/[\p{Cf}\p{DI}]/gu, ''));

/** A typed number or code in its usual form: full-width letters, and dashes and digits of other keyboards, become ASCII. */
export const cleanValue = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
