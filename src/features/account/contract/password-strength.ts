import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswords } from './common-passwords.ts';
import { checkPassword, composed, ownWords, type PasswordOwner, type PasswordRefusal } from './new-password.ts';
import { type Verdict } from './rules.ts';

/**
 * The score of zxcvbn, 0 to 4: below 2, fewer than a million guesses find the password. The word lists have several hundred
 * kilobytes, so the browser imports this module only when a new password is being typed.
 */
export type Strength = 0 | 1 | 2 | 3 | 4;
const minimumStrength = 2;

/** The estimate takes more than linear time. So only both ends of a longer password are estimated, at about 10 ms each. */
const judgedLength = 20;

let made: ZxcvbnFactory | null = null;

function estimator(): ZxcvbnFactory {
  made ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, ours: [...commonPasswords] },
    graphs: adjacencyGraphs,
    // Tries only the first few readings of a password such as "p4$$w0rd": the default of 100 takes up to 0.3 s.
    l33tMaxSubstitutions: 8,
  });
  return made;
}

export function strengthOf(typed: string, owner: PasswordOwner): Strength {
  const password = composed(typed);
  const words = ownWords(owner);
  const start = estimator().check(password.slice(0, judgedLength), words).score;
  if (password.length <= judgedLength || start >= minimumStrength) return start;
  return estimator().check(password.slice(-judgedLength), words).score;
}

/** Whether a new password may be set; the server's decision. */
export function checkNewPassword(password: string, owner: PasswordOwner): Verdict<PasswordRefusal> {
  const verdict = checkPassword(password, owner);
  if (verdict !== null) return verdict;
  return isGuessable(password, owner) ? { code: 'password_too_common' } : null;
}

export const isGuessable = (password: string, owner: PasswordOwner): boolean => strengthOf(password, owner) < minimumStrength;
