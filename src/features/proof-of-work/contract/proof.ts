import * as Type from 'typebox';

/** Rounds of PBKDF2 (SHA-256) for one guess: so many that a browser, whose own code does them, is as fast as any other program. */
export const guessRounds = 500;
/** Bits that PBKDF2 derives. */
export const keyBits = 64;

/**
 * A challenge, as the error `proof_required` names it in params.challenge: `id.until.work.target.signature`. Whoever makes
 * the call looks for the whole number from 0 up to below `work` for which PBKDF2-SHA-256 with the password `id`, the number
 * in decimal digits as the salt and `guessRounds` rounds derives `target` (`keyBits` bits in hexadecimal), and makes the same
 * call again with `proof`.
 */
export interface Challenge {
  readonly id: string;
  /** Numbers to try at most; the mean is half of them. */
  readonly work: number;
  readonly target: string;
}

export function readChallenge(text: string): Challenge {
  const [id = '', , work = '', target = ''] = text.split('.');
  return { id, work: Number(work), target };
}

/**
 * Very many receipts to addresses that nobody has proven are asked for, so that of this declaration, which is stored, is mailed
 * later; at once when the same call comes again with this challenge solved as `proof`.
 */
export const ReceiptChallenge = Type.String();

/** A solved challenge. It counts for the one call that it was asked for: its site, its host and what that call is about. */
export const Proof = Type.Object({
  challenge: Type.String({ maxLength: 200 }),
  answer: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});
export type Proof = Type.Static<typeof Proof>;
