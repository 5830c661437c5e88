import { type ErrorParams } from '#platform/contract/result.ts';
import { ageOn, type Day, isDay } from '#platform/contract/time.ts';
import { isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import { cleanValue } from '#platform/contract/text/typed-value.ts';
import type { FieldErrorCode } from './errors.ts';

export const minimumAge = 18;
export const maxNameLength = 40;

/** Days during which a deleted account can be restored (specification §9). */
export const restorableDays = 14;

/** The validation error of a field, or null. Form and server use the same rules (specification §5). */
export type Verdict<Code extends string = FieldErrorCode> = { readonly code: Code; readonly params?: ErrorParams } | null;

export function checkName(
  name: string,
  email: string,
): Verdict<'name_required' | 'name_too_long' | 'name_starts_with_at' | 'name_is_email'> {
  const trimmed = name.trim();
  if (!isVisibleText(trimmed)) return { code: 'name_required' };
  if (isLongerThan(trimmed, maxNameLength)) return { code: 'name_too_long', params: { max: maxNameLength } };
  if (asRead(trimmed).startsWith('@')) return { code: 'name_starts_with_at' };
  return isSameAsEmail(trimmed, email) ? { code: 'name_is_email' } : null;
}

export const isSameAsEmail = (name: string, email: string): boolean => asRead(name) === asRead(email);

/** The text as a reader sees it: without invisible characters, and with normal characters in place of full-width and small forms. */
const asRead = (text: string): string => cleanValue(text).replaceAll(' ', '').toLowerCase();

const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * The only form in which an address is stored, compared and mailed to: lower case, with an ASCII domain, without characters that an
 * address book or a keyboard adds around it. A text that is not an address does not become one.
 */
export function normalizeEmail(typed: string): string {
  const text = typed.toLowerCase();
  // Keyboards cannot type it, and it is valid in no address.
  if (text.includes('\0')) return text;
  const email = cleanValue(text).replace(/^.*<(.*)>$|^mailto:/, '$1');
  return email.replace(/ ?@ ?(.+?)\.?$/, (_found, domain: string) => `@${asciiDomain(domain)}`);
}

/** `URL` exists in browsers and in Node, but the contract is compiled with the types of neither. */
declare const URL: new (address: string) => { readonly hostname: string };

/** The domain in its DNS form: `münchen.de` is `xn--mnchen-3ya.de`. */
function asciiDomain(domain: string): string {
  // `URL` would parse these characters as a port, a path or an IP address.
  if (/^[!-~]*$|[\s/:?#@\\%[\]]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

export function checkEmail(typed: string): Verdict<'invalid_email'> {
  const email = normalizeEmail(typed);
  return email.length <= 254 && EMAIL.test(email) ? null : { code: 'invalid_email' };
}

/** `today` is the day in the site's time zone, so that the 18th birthday counts from midnight there. */
export function checkBirthDate(date: string, today: Day): Verdict<'birth_date_required' | 'invalid_birth_date' | 'too_young'> {
  if (date === '') return { code: 'birth_date_required' };
  if (!isDay(date) || date > today || ageOn(date, today) > 120) return { code: 'invalid_birth_date' };
  return ageOn(date, today) < minimumAge ? { code: 'too_young', params: { min_age: minimumAge } } : null;
}
