import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letters that look like digits, and no U, to avoid accidental words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Such as `C-7K2M-9QXA` for a complaint, `N-…` for a notice, `R-…` for a report, `W-…` for a withdrawal, `K-…` for a cancellation: 40 random bits, easy to read out on the phone. */
export function newReceiptNumber(kind: 'C' | 'K' | 'N' | 'R' | 'W'): string {
  const text = randomText(8);
  return `${kind}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Random characters that are easy to read out on the phone, of five bits each. 256 is a multiple of 32, so all are equally likely. */
export const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
