import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letters that look like digits, and no U, to avoid accidental words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

type Kind = 'C' | 'D' | 'K' | 'M' | 'N' | 'R' | 'W';

/** Such as `C-7K2M-9QXA` for a complaint, `D-…` for a decision, `M-…` for a case, `N-…` for a notice, `R-…` for a report, `W-…` for a withdrawal, `K-…` for a cancellation: 40 random bits, easy to read out on the phone. */
export function newReceiptNumber(kind: Kind): string {
  const text = randomText(8);
  return `${kind}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/**
 * Stores something under a new receipt number. `store`: null when the number is taken, which makes another one, or when a parallel
 * call has stored the same already: that is what `findStored` is for.
 */
export async function storeWithReceiptNumber<Stored>(
  kind: Kind,
  store: (number: string) => Promise<Stored | null>,
  findStored: () => Promise<Stored | null> = async () => null,
): Promise<{ readonly stored: Stored; readonly isNew: boolean }> {
  const made = await store(newReceiptNumber(kind));
  if (made !== null) return { stored: made, isNew: true };
  const earlier = await findStored();
  return earlier === null ? storeWithReceiptNumber(kind, store, findStored) : { stored: earlier, isNew: false };
}

/** Random characters that are easy to read out on the phone, of five bits each. 256 is a multiple of 32, so all are equally likely. */
export const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
