import { isLongerThan, lengthOf } from '#platform/contract/text/text.ts';
import type { Verdict } from './rules.ts';

export const minPasswordLength = 8;
const maxPasswordLength = 128;

/** The owner of the password; empty fields where they are unknown. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

export type PasswordRefusal = 'password_too_short' | 'password_too_long' | 'password_is_own' | 'password_too_common';

/** Devices write an accented letter as one or as two code points: both must be the same password. */
export const composed = (password: string): string => password.normalize('NFC');

/** The checks that do not need the word lists of `password-strength.ts`. */
export function checkPassword(password: string, owner: PasswordOwner): Verdict<Exclude<PasswordRefusal, 'password_too_common'>> {
  if (lengthOf(password) < minPasswordLength) return { code: 'password_too_short', params: { min: minPasswordLength } };
  if (isLongerThan(password, maxPasswordLength)) return { code: 'password_too_long', params: { max: maxPasswordLength } };
  return isOwn(password, owner) ? { code: 'password_is_own' } : null;
}

/** The owner's address, its parts and the parts of the name, in lower case, longest first. */
export function ownWords({ email, name }: PasswordOwner): string[] {
  const [mail, full] = [email, name].map((text) => composed(text).trim().toLowerCase());
  const words = [mail, full, ...`${mail} ${full}`.split(/[^\p{L}\p{N}]+/u)].filter((word) => word !== undefined && word.length > 2);
  return [...new Set(words)].filter((word) => word !== undefined).toSorted((a, b) => b.length - a.length);
}

/** A password with fewer characters beside the owner's own words counts as one of those words. */
const fewestOthers = 3;

/** Whether the password is the owner's address or name with few other characters. */
function isOwn(password: string, owner: PasswordOwner): boolean {
  const text = composed(password).toLowerCase();
  const rest = ownWords(owner).reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && lengthOf(rest.replace(/[^\p{L}\p{N}]/gu, '')) < fewestOthers;
}
