import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Gender, User } from '#features/account/contract/user.ts';
import { traitProperties } from '#features/members/contract/member.ts';
import { interests } from '#features/members/contract/traits.ts';
import { maxAnswers, prompts } from '#features/prompts/contract/prompts.ts';
import { Answer } from '#features/prompts/contract/answer.ts';
import { Country } from '#features/site/contract/settings.ts';
import { profileErrors } from './errors.ts';
import { searchAges } from './rules.ts';

const Age = Type.Integer({ minimum: searchAges.min, maximum: searchAges.max });

/** A member's own profile as stored, including fields that others do not see. */
export const EditableProfile = Type.Object({
  name: Type.String(),
  /** False for a name from before the rule that it breaks: the editor asks for another. */
  name_allowed: Type.Boolean(),
  /** `YYYY-MM-DD` */
  date_of_birth: Type.String(),
  gender: Gender,
  search_gender: Type.Array(Gender),
  search_min_age: Type.Integer(),
  search_max_age: Type.Integer(),
  country: Country,
  region: Nullable(Type.String()),
  town: Nullable(Type.String()),
  /** The source of the place; null without one, or with a region only. */
  place_source: Nullable(OneOf(['town', 'device'])),
  about: Type.String(),
  answers: Type.Array(Answer),
  ...traitProperties,
  interests: Type.Array(OneOf(interests)),
});
export type EditableProfile = Static<typeof EditableProfile>;

export const getOwnProfile = endpoint({
  method: 'GET',
  path: 'own-profile.php',
  about: "The member's own profile for its editor; how others see it is `GET profile.php`.",
  access: 'member',
  reply: Type.Object({ profile: EditableProfile }),
  errors: {},
});

/** A point from the device, stored as its grid cell; a town or region entered by hand; or null for the country only. */
export const NewPlace = Type.Union([
  Type.Object({ lat: Type.Number({ minimum: -90, maximum: 90 }), lon: Type.Number({ minimum: -180, maximum: 180 }) }),
  Type.Object({ region: Type.String({ maxLength: 10 }), town: Nullable(Type.String({ maxLength: 80 })) }),
  Type.Null(),
]);
export type NewPlace = Static<typeof NewPlace>;

export const putProfile = endpoint({
  method: 'PUT',
  path: 'profile.php',
  about:
    "Changes the given fields of the member's own profile and leaves the others as they are. Another country without a place removes the old place.",
  access: 'member',
  limit: 240,
  body: Type.Partial(
    Type.Object({
      name: Type.String({ maxLength: 320 }),
      date_of_birth: Type.String({ maxLength: 40 }),
      gender: Gender,
      search_gender: Type.Array(Gender, { maxItems: 3, uniqueItems: true }),
      search_min_age: Age,
      search_max_age: Age,
      country: Country,
      place: NewPlace,
      about: Type.String({ maxLength: 20_000 }),
      /** All of them, in the order of the profile; empty ones are left out. */
      answers: Type.Array(Type.Object({ prompt: OneOf(prompts), answer: Type.String({ maxLength: 4000 }) }), { maxItems: maxAnswers }),
      ...traitProperties,
      interests: Type.Array(OneOf(interests), { maxItems: interests.length, uniqueItems: true }),
    }),
    { minProperties: 1 },
  ),
  reply: Type.Object({ profile: EditableProfile, user: User }),
  errors: profileErrors,
});
