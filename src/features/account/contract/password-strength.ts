import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswords } from './common-passwords.ts';
import { checkPassword, composed, ownWords, type PasswordOwner, type PasswordRefusal } from './new-password.ts';
import { type Verdict } from './rules.ts';

/**
 * 0 to 4 as zxcvbn counts: below 2 a password is found in less than a million guesses. The lists weigh some hundred
 * kilobytes, so the browser imports this module when a new password is being typed, and not before.
 */
export type Strength = 0 | 1 | 2 | 3 | 4;
const minimumStrength = 2;

/** The work grows faster than the length: a longer password is judged by its ends, which takes some 10 ms each. */
const judgedLength = 20;

let made: ZxcvbnFactory | null = null;

function estimator(): ZxcvbnFactory {
  made ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, ours: [...commonPasswords] },
    graphs: adjacencyGraphs,
    // Of the ways to read "p4$$w0rd", the first few: the default of 100 takes up to 0.3 s.
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
