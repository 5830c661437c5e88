import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import { type Day, isDay } from '#platform/contract/time.ts';
import { type Gender, genders } from '#features/account/contract/user.ts';
import type { signup } from '../contract/endpoints.ts';
import type { SignupErrorCode } from '../contract/errors.ts';
import { checkBirthDate, checkEmail, checkName, checkPassword, type Verdict } from '../contract/rules.ts';

type Body = BodyOf<typeof signup>;

/** A form whose every field was judged and found right. */
export interface Applicant {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly dateOfBirth: Day;
  readonly gender: Gender;
  readonly searchGender: readonly Gender[];
  readonly country: string;
  readonly consents: Body['consents'];
}

/** The first field that is wrong decides, in the order of the form. `today` is the day at the site's place. */
export function readApplicant(body: Body, countries: readonly string[], today: Day): Result<Applicant, SignupErrorCode> {
  const { email, name, password, date_of_birth: dateOfBirth, country, consents } = body;
  const identity =
    refusal('name', checkName(name, email)) ?? refusal('email', checkEmail(email)) ?? refusal('password', checkPassword(password));
  if (identity !== null) return identity;

  const birth = refusal('date_of_birth', checkBirthDate(dateOfBirth, today));
  if (birth !== null) return birth;
  if (!isDay(dateOfBirth)) return fail('invalid_birth_date', { field: 'date_of_birth' });

  const gender = genders.find((known) => known === body.gender);
  if (gender === undefined) return fail('gender_required', { field: 'gender' });
  const searchGender = genders.filter((known) => body.search_gender.includes(known));
  // Fewer than were given: one of them is unknown or there twice.
  if (searchGender.length === 0 || searchGender.length !== body.search_gender.length)
    return fail('search_gender_required', { field: 'search_gender' });
  if (!countries.includes(country)) return fail('invalid_country', { field: 'country' });
  if (!consents.adult) return fail('adult_required', { field: 'adult' });
  if (!consents.terms) return fail('terms_required', { field: 'terms' });
  return ok({ email: email.trim(), name: name.trim(), password, dateOfBirth, gender, searchGender, country, consents });
}

const refusal = (field: keyof Body, verdict: Verdict): Failure<SignupErrorCode> | null =>
  verdict === null ? null : fail(verdict.code, { field, ...verdict.params });
