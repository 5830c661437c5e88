import { cleanText } from './text.ts';

// Apart from the other texts, which the first page loads.

/** In one line, without what nobody sees: spaces of no width, marks of direction, soft hyphens. */
export const cleanLine = (text: string): string => cleanText(text.replace(/[\s\p{Cc}\u2800]+/gu, ' ').replace(/[\p{Cf}\p{DI}]/gu, ''));

/** What is compared, such as a number or a code, as it was meant: wide letters, dashes and digits of other keyboards are usual ones. */
export const cleanValue = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
