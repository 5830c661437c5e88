import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import { type Day, isDay } from '#platform/contract/time.ts';
import { cleanName, isAllowedName } from '#features/account/contract/allowed-texts.ts';
import { checkBirthDate, checkName } from '#features/account/contract/rules.ts';
import { genders } from '#features/account/contract/genders.ts';
import { explicitInterests, type Interest, interests, isOffered } from '#features/members/contract/traits.ts';
import { readAnswers } from '#features/prompts/server/index.ts';
import { consentFor, type Trait, type TraitConsent, traitNames } from '#features/site/contract/traits.ts';
import type { putProfile } from '../contract/endpoints.ts';
import type { profileErrors } from '../contract/errors.ts';
import { maxAboutLength } from '../contract/rules.ts';
import { moveTo, noPlace, type Place } from './place-change.ts';
import type { StoredProfile, ProfileChanges } from './profile-repo.ts';

export type ProfileErrorCode = keyof typeof profileErrors;
type Body = BodyOf<typeof putProfile>;

/** The data against which a change is validated. */
export interface ChangeContext {
  readonly before: StoredProfile;
  readonly email: string;
  /** The purposes for which the member consents to show data. */
  readonly consents: Readonly<Record<TraitConsent | 'explicit_interests', boolean>>;
  /** The place in the body; undefined when there is none, null to remove it. */
  readonly place: Place | null | undefined;
  /** The countries of the site. */
  readonly countries: readonly string[];
  readonly niche: number;
  readonly namesContact: (text: string) => boolean;
  readonly now: Date;
  /** In the site's time zone. */
  readonly today: Day;
}

type Part = Result<ProfileChanges, ProfileErrorCode>;

/** Validates the given fields in the order of the form; returns the first error. */
export function readChanges(body: Body, context: ChangeContext): Part {
  const parts = [readPerson, readSearchCriteria, readPlaceAndCountry, readText, readPromptAnswers, readTraits, readInterests];
  let changes: ProfileChanges = {};
  for (const read of parts) {
    const part = read(body, context);
    if (!part.ok) return part;
    changes = { ...changes, ...part.value };
  }
  return ok(changes);
}

function readPerson({ name, date_of_birth, gender }: Body, { email, today }: ChangeContext): Part {
  const clean = name === undefined ? undefined : cleanName(name);
  const wrongName = clean === undefined ? null : checkName(clean, email);
  if (wrongName !== null) return refuse('name', wrongName);
  if (clean !== undefined && !isAllowedName(clean)) return fail('name_not_allowed', { field: 'name' });
  const wrongDate = date_of_birth === undefined ? null : checkBirthDate(date_of_birth, today);
  if (wrongDate !== null) return refuse('date_of_birth', wrongDate);
  return ok({
    ...(clean === undefined ? {} : { name: clean }),
    ...(date_of_birth !== undefined && isDay(date_of_birth) ? { date_of_birth } : {}),
    ...(gender === undefined ? {} : { gender }),
  });
}

function readSearchCriteria({ search_gender, search_min_age, search_max_age }: Body, { before }: ChangeContext): Part {
  if (search_gender?.length === 0) return fail('search_gender_required', { field: 'search_gender' });
  if ((search_min_age ?? before.searchMinAge) > (search_max_age ?? before.searchMaxAge)) {
    // A profile whose stored ages are reversed may still change other fields.
    if (search_min_age !== undefined) return fail('ages_reversed', { field: 'search_min_age' });
    if (search_max_age !== undefined) return fail('ages_reversed', { field: 'search_max_age' });
  }
  return ok({
    ...(search_gender === undefined ? {} : { search_gender: genders.filter((value) => search_gender.includes(value)) }),
    ...(search_min_age === undefined ? {} : { search_min_age }),
    ...(search_max_age === undefined ? {} : { search_max_age }),
  });
}

function readPlaceAndCountry({ country }: Body, { place, before, countries, now }: ChangeContext): Part {
  if (country !== undefined && !countries.includes(country)) return fail('invalid_country', { field: 'country' });
  if (place === undefined) return ok(country === undefined || country === before.country ? {} : { country, ...noPlace });
  if (place === null) return ok({ ...(country === undefined ? {} : { country }), ...noPlace });
  // A town must be in the member's country; a device may be in any country of the site.
  const fits =
    country === undefined && place.source === 'device' ? countries.includes(place.country) : place.country === (country ?? before.country);
  return fits ? moveTo(place, before, now) : fail('unknown_place', { field: 'place' });
}

function readText({ about }: Body): Part {
  if (about === undefined) return ok({});
  const text = cleanText(about);
  const clean = isVisibleText(text) ? text : '';
  return isLongerThan(clean, maxAboutLength) ? fail('about_too_long', { field: 'about', max: maxAboutLength }) : ok({ about: clean });
}

function readPromptAnswers({ answers }: Body, { namesContact }: ChangeContext): Part {
  if (answers === undefined) return ok({});
  const read = readAnswers(answers, { namesContact });
  return read.ok ? ok({ answers: read.value }) : read;
}

function readTraits(body: Body, { consents }: ChangeContext): Part {
  const changes: Partial<Record<Trait, string | null>> = {};
  for (const name of traitNames) {
    const value = body[name];
    if (value === undefined) continue;
    const consent = consentFor(name);
    if (value !== null && consent !== null && !consents[consent]) return fail('consent_required', { field: name });
    changes[name] = value;
  }
  return ok(changes);
}

function readInterests({ interests: chosen }: Body, { consents, niche }: ChangeContext): Part {
  if (chosen === undefined) return ok({});
  if (chosen.some((interest) => !isOffered(interest, niche))) return fail('not_offered', { field: 'interests' });
  if (!consents.explicit_interests && chosen.some((interest) => explicitInterests.has(interest)))
    return fail('consent_required', { field: 'interests' });
  return ok({ interests: interests.filter((interest): interest is Interest => chosen.includes(interest)) });
}

const refuse = (
  field: keyof Body,
  { code, params }: { readonly code: ProfileErrorCode; readonly params?: Failure['params'] },
): Failure<ProfileErrorCode> => fail(code, { field, ...params });
