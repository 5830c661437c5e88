import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan } from '#platform/contract/text.ts';
import { type Day, isDay } from '#platform/contract/time.ts';
import { checkBirthDate, checkName, cleanName } from '#features/account/contract/rules.ts';
import { genders } from '#features/account/contract/user.ts';
import { explicitInterests, type Interest, interests, isOffered } from '#features/members/contract/traits.ts';
import type { putProfile } from '../contract/endpoints.ts';
import type { profileErrors } from '../contract/errors.ts';
import { longestAbout } from '../contract/rules.ts';
import { moveTo, nowhere, type Place } from './place-change.ts';
import type { KeptProfile, ProfileChanges } from './profile-repo.ts';

export type ProfileErrorCode = keyof typeof profileErrors;
type Body = BodyOf<typeof putProfile>;

/** What decides about a change. */
export interface Circumstances {
  readonly before: KeptProfile;
  readonly email: string;
  /** What the member agrees to have shown. */
  readonly consents: { readonly sexuality: boolean; readonly explicit_interests: boolean };
  /** Of the body; undefined: it names none, null: it takes the place away. */
  readonly place: Place | null | undefined;
  /** Of the site. */
  readonly countries: readonly string[];
  readonly niche: number;
  readonly now: Date;
  /** At the site's place. */
  readonly today: Day;
}

type Part = Result<ProfileChanges, ProfileErrorCode>;

/** The given fields, judged one after another in the order of the form; the first that is wrong decides. */
export function readChanges(body: Body, circumstances: Circumstances): Part {
  const parts = [readPerson, readWish, readPlaceAndCountry, readText, readTraits, readInterests];
  let changes: ProfileChanges = {};
  for (const read of parts) {
    const part = read(body, circumstances);
    if (!part.ok) return part;
    changes = { ...changes, ...part.value };
  }
  return ok(changes);
}

function readPerson({ name, date_of_birth, gender }: Body, { email, today }: Circumstances): Part {
  const clean = name === undefined ? undefined : cleanName(name);
  const wrongName = clean === undefined ? null : checkName(clean, email);
  if (wrongName !== null) return refuse('name', wrongName);
  const wrongDate = date_of_birth === undefined ? null : checkBirthDate(date_of_birth, today);
  if (wrongDate !== null) return refuse('date_of_birth', wrongDate);
  return ok({
    ...(clean === undefined ? {} : { name: clean }),
    ...(date_of_birth !== undefined && isDay(date_of_birth) ? { date_of_birth } : {}),
    ...(gender === undefined ? {} : { gender }),
  });
}

function readWish({ search_gender, search_min_age, search_max_age }: Body, { before }: Circumstances): Part {
  if (search_gender?.length === 0) return fail('search_gender_required', { field: 'search_gender' });
  if ((search_min_age ?? before.searchMinAge) > (search_max_age ?? before.searchMaxAge)) {
    // A profile whose ages are kept reversed may still change everything else.
    if (search_min_age !== undefined) return fail('ages_reversed', { field: 'search_min_age' });
    if (search_max_age !== undefined) return fail('ages_reversed', { field: 'search_max_age' });
  }
  return ok({
    ...(search_gender === undefined ? {} : { search_gender: genders.filter((known) => search_gender.includes(known)) }),
    ...(search_min_age === undefined ? {} : { search_min_age }),
    ...(search_max_age === undefined ? {} : { search_max_age }),
  });
}

function readPlaceAndCountry({ country }: Body, { place, before, countries, now }: Circumstances): Part {
  if (country !== undefined && !countries.includes(country)) return fail('invalid_country', { field: 'country' });
  if (place === undefined) return ok(country === undefined || country === before.country ? {} : { country, ...nowhere });
  if (place === null) return ok({ ...(country === undefined ? {} : { country }), ...nowhere });
  // A town is one of the member's country; the device may be in another one, if the site is there too.
  const fits =
    country === undefined && place.source === 'device' ? countries.includes(place.country) : place.country === (country ?? before.country);
  return fits ? moveTo(place, before, now) : fail('unknown_place', { field: 'place' });
}

function readText({ about }: Body): Part {
  if (about === undefined) return ok({});
  const clean = cleanText(about);
  return isLongerThan(clean, longestAbout) ? fail('about_too_long', { field: 'about', max: longestAbout }) : ok({ about: clean });
}

function readTraits({ hair_colour, eye_colour, body_type, relationship_status, sexuality }: Body, { consents }: Circumstances): Part {
  if (sexuality !== undefined && sexuality !== null && !consents.sexuality) return fail('consent_required', { field: 'sexuality' });
  return ok({
    ...(hair_colour === undefined ? {} : { hair_colour }),
    ...(eye_colour === undefined ? {} : { eye_colour }),
    ...(body_type === undefined ? {} : { body_type }),
    ...(relationship_status === undefined ? {} : { relationship_status }),
    ...(sexuality === undefined ? {} : { sexuality }),
  });
}

function readInterests({ interests: chosen }: Body, { consents, niche }: Circumstances): Part {
  if (chosen === undefined) return ok({});
  if (chosen.some((interest) => !isOffered(interest, niche))) return fail('not_offered', { field: 'interests' });
  if (!consents.explicit_interests && chosen.some((interest) => explicitInterests.has(interest)))
    return fail('consent_required', { field: 'interests' });
  return ok({ interests: interests.filter((known): known is Interest => chosen.includes(known)) });
}

const refuse = (
  field: keyof Body,
  { code, params }: { readonly code: ProfileErrorCode; readonly params?: Failure['params'] },
): Failure<ProfileErrorCode> => fail(code, { field, ...params });
