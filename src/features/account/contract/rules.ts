import { type ErrorParams } from '#platform/contract/result.ts';
import { ageOn, type Day, isDay } from '#platform/contract/time.ts';
import { cleanText, isLongerThan, isVisibleText, lengthOf } from '#platform/contract/text.ts';
import type { FieldErrorCode } from './errors.ts';

export const minimumAge = 18;
export const minPasswordLength = 8;
export const maxPasswordLength = 128;
export const maxNameLength = 40;

/** Days during which a deleted account can be restored (specification §9). */
export const restorableDays = 14;

/** The validation error of a field, or null. Form and server use the same rules (specification §5). */
export type Verdict<Code extends string = FieldErrorCode> = { readonly code: Code; readonly params?: ErrorParams } | null;

/** The name as stored: in one line, without characters that PostgreSQL rejects; empty when nothing visible is left. */
export function cleanName(name: string): string {
  const clean = cleanText(name).replace(/\s+/g, ' ');
  return isVisibleText(clean) ? clean : '';
}

export function checkName(
  name: string,
  email: string,
): Verdict<'name_required' | 'name_too_long' | 'name_starts_with_at' | 'name_is_email'> {
  const trimmed = name.trim();
  if (trimmed === '') return { code: 'name_required' };
  if (trimmed.length > maxNameLength) return { code: 'name_too_long', params: { max: maxNameLength } };
  if (trimmed.startsWith('@')) return { code: 'name_starts_with_at' };
  if (trimmed.toLowerCase() === email.trim().toLowerCase()) return { code: 'name_is_email' };
  return null;
}

const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

export const checkEmail = (email: string): Verdict<'invalid_email'> =>
  email.trim().length <= 254 && EMAIL.test(email.trim()) ? null : { code: 'invalid_email' };

/** Whose password it is; empty where it is not known. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

export type PasswordRefusal = 'password_too_short' | 'password_too_long' | 'password_is_own' | 'password_too_common';

/** What can be said without the word lists of `password-strength.ts`. */
export function checkPassword(password: string, owner: PasswordOwner): Verdict<Exclude<PasswordRefusal, 'password_too_common'>> {
  if (lengthOf(password) < minPasswordLength) return { code: 'password_too_short', params: { min: minPasswordLength } };
  if (isLongerThan(password, maxPasswordLength)) return { code: 'password_too_long', params: { max: maxPasswordLength } };
  return isOwn(password, owner) ? { code: 'password_is_own' } : null;
}

/** The owner's address, its parts and the parts of the name, in lower case, longest first. */
export function ownWords({ email, name }: PasswordOwner): string[] {
  const [mail, full] = [email, name].map((text) => text.trim().toLowerCase());
  const words = [mail, full, ...`${mail} ${full}`.split(/[^\p{L}\p{N}]+/u)].filter((word) => word !== undefined && word.length > 2);
  return [...new Set(words)].filter((word) => word !== undefined).toSorted((a, b) => b.length - a.length);
}

/** With so few characters beside the owner's own words, a password is one of them. */
const fewestOthers = 3;

/** Made of the owner's own address or name and next to nothing else. */
function isOwn(password: string, owner: PasswordOwner): boolean {
  const text = password.toLowerCase();
  const rest = ownWords(owner).reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && lengthOf(rest.replace(/[^\p{L}\p{N}]/gu, '')) < fewestOthers;
}

/** `today` is the day in the site's time zone, so that the 18th birthday counts from midnight there. */
export function checkBirthDate(date: string, today: Day): Verdict<'birth_date_required' | 'invalid_birth_date' | 'too_young'> {
  if (date === '') return { code: 'birth_date_required' };
  if (!isDay(date) || date > today || ageOn(date, today) > 120) return { code: 'invalid_birth_date' };
  return ageOn(date, today) < minimumAge ? { code: 'too_young', params: { min_age: minimumAge } } : null;
}
