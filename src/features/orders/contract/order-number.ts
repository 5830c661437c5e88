import { cleanValue } from '#platform/contract/text/typed-value.ts';

/**
 * The number of an order as its buyer sees it, such as `E-10482-7K2M`: the id, and four random characters of Crockford's
 * base 32, because ids count up and could be guessed.
 */
export const orderNumber = (id: number, code: string): string => `E-${id}-${code}`;

export interface WrittenNumber {
  readonly id: number;
  readonly code: string;
}

// Also found without its dashes or with spaces, and surrounded by other text: people copy it by hand.
const whole = /(?<![\p{L}\p{N}])E\s?-?\s?(\d{1,15})\s?[- ]\s?([\dA-Z]{4})(?![\p{L}\p{N}])/giu;

/** The whole order number in a text; null when there is none, or several. */
export function readOrderNumber(text: string): WrittenNumber | null {
  const found = [...cleanValue(text).matchAll(whole)].map(([, id = '', code = '']) => ({ id: Number(id), code: readCode(code) }));
  const [first] = found;
  return first !== undefined && found.every(({ id, code }) => id === first.id && code === first.code) ? first : null;
}

/** Letters that look like digits are read as these. */
const readCode = (text: string): string => text.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** The one order id in a text of a logged-in member, who can mean only their own orders; null when there is none, or several. */
export function readOrderId(text: string): number | null {
  const written = readOrderNumber(text);
  if (written !== null) return written.id;
  const ids = new Set((ungrouped(cleanValue(text)).match(/\d+/g) ?? []).map(Number));
  const [id = null] = ids;
  return ids.size === 1 && id !== null && Number.isSafeInteger(id) ? id : null;
}

/** Reads `10.482` as 10482. */
const ungrouped = (text: string): string => text.replace(/(?<=\d)[.,'’](?=\d{3}(?!\d))/g, '');
