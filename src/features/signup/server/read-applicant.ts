import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import { type Day, isDay } from '#platform/contract/time.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { genders } from '#features/account/contract/genders.ts';
import { cleanName, isAllowedName } from '#features/account/contract/allowed-texts.ts';
import { checkNewPassword } from '#features/account/contract/password-strength.ts';
import { checkBirthDate, checkEmail, checkName, normalizeEmail, type Verdict } from '#features/account/contract/rules.ts';
import { newAccountHours } from '#features/chat/contract/rules.ts';
import { hasLink } from '#features/chat/server/index.ts';
import type { StoredSettings } from '#features/site/contract/settings.ts';
import type { signup } from '../contract/endpoints.ts';
import type { SignupErrorCode } from '../contract/errors.ts';

type Body = BodyOf<typeof signup>;

/** A validated signup form. */
export interface Applicant {
  /** As returned by `normalizeEmail`. */
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly dateOfBirth: Day;
  readonly gender: Gender;
  readonly searchGender: readonly Gender[];
  readonly country: string;
  /** Null when no message was written. */
  readonly firstMessage: { readonly to: UserId; readonly text: string } | null;
  readonly consents: Body['consents'];
}

type Rules = Pick<StoredSettings, 'countries' | 'message_length'>;

/** Fails with the first invalid field, in the order of the form. `today` is the day in the site's time zone. */
export function readApplicant(
  body: Body,
  { countries, message_length: maxMessageLength }: Rules,
  today: Day,
): Result<Applicant, SignupErrorCode> {
  const { email, password, date_of_birth: dateOfBirth, country, consents } = body;
  const name = cleanName(body.name);
  const message = cleanText(body.signup_message ?? '');
  if (isLongerThan(message, maxMessageLength)) return fail('message_too_long', { field: 'signup_message', max: maxMessageLength });
  // The same rule as for every message of a new account.
  if (body.profile_id !== undefined && hasLink(message)) return fail('links_not_yet', { field: 'signup_message', hours: newAccountHours });
  const identity =
    refusal('name', checkName(name, email)) ??
    refusal('name', isAllowedName(name) ? null : { code: 'name_not_allowed' }) ??
    refusal('email', checkEmail(email)) ??
    refusal('password', checkNewPassword(password, { email, name }));
  if (identity !== null) return identity;

  const birth = refusal('date_of_birth', checkBirthDate(dateOfBirth, today));
  if (birth !== null) return birth;
  if (!isDay(dateOfBirth)) return fail('invalid_birth_date', { field: 'date_of_birth' });

  const gender = genders.find((candidate) => candidate === body.gender);
  if (gender === undefined) return fail('gender_required', { field: 'gender' });
  const searchGender = genders.filter((candidate) => body.search_gender.includes(candidate));
  // A shorter list means that one of the values is unknown or given twice.
  if (searchGender.length === 0 || searchGender.length !== body.search_gender.length)
    return fail('search_gender_required', { field: 'search_gender' });
  if (!countries.includes(country)) return fail('invalid_country', { field: 'country' });
  if (consents.adult === false) return fail('adult_required', { field: 'adult' });
  if (!consents.terms) return fail('terms_required', { field: 'terms' });
  const firstMessage = body.profile_id === undefined || !isVisibleText(message) ? null : { to: userId(body.profile_id), text: message };
  return ok({ email: normalizeEmail(email), name, password, dateOfBirth, gender, searchGender, country, firstMessage, consents });
}

const refusal = (field: keyof Body, verdict: Verdict): Failure<SignupErrorCode> | null =>
  verdict === null ? null : fail(verdict.code, { field, ...verdict.params });
