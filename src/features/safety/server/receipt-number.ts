import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that looks like a digit, none that makes a word. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Such as `C-7K2M-9QXA` for a complaint, `R-…` for a report: 40 random bits, read out on the phone without a mistake. */
export function newReceiptNumber(kind: 'C' | 'R'): string {
  // 256 is a multiple of 32: each sign is as likely as any other.
  const text = [...randomBytes(8)].map((byte) => signs.charAt(byte % signs.length)).join('');
  return `${kind}-${text.slice(0, 4)}-${text.slice(4)}`;
}
