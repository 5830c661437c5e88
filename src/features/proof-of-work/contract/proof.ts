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
