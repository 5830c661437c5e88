/** Rounds of PBKDF2 (SHA-256) for one guess: so many that a browser, whose own code does them, is as fast as any other program. */
export const guessRounds = 500;
/** Bits that PBKDF2 derives. */
export const keyBits = 64;

/**
 * A challenge, as the error `proof_required` contains it in params.challenge: `id.until.work.target.signature`. To solve it, the
 * caller searches the whole number from 0 to below `work` for which PBKDF2-SHA-256 derives `target` (`keyBits` bits in hexadecimal).
 * The password is `id`, the salt is the number in decimal digits, and there are `guessRounds` rounds. The caller then repeats the
 * call with `proof`.
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
