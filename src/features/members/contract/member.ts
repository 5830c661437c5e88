import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Gender } from '#features/account/contract/user.ts';
import { Region } from '#features/places/contract/endpoints.ts';
import { MainImage, ProfileImage } from '#features/photos/contract/image.ts';
import { Answer } from '#features/prompts/contract/answer.ts';
import { Country } from '#features/site/contract/settings.ts';
import { eachTrait, type Trait, traits, type TraitValue } from '#features/site/contract/traits.ts';
import { interests } from './traits.ts';

/** Distances are shown in buckets of km, never exactly, to a place some kilometres from where the member is. */
export const distanceBuckets = ['under_10', '10_25', '25_50', '50_100', 'over_100'] as const;
export type DistanceBucket = (typeof distanceBuckets)[number];

/** A profile in a list. */
export const Member = Type.Object({
  id: Id,
  name: Type.String(),
  age: Type.Integer(),
  gender: Gender,
  country: Country,
  region: Nullable(Region),
  town: Nullable(Type.String()),
  distance: Nullable(OneOf(distanceBuckets)),
  status: OneOf(['disabled', 'active']),
  main_image: MainImage,
  photo_count: Type.Integer(),
  online: Type.Boolean(),
  /** Signed up in the last 7 days. */
  is_new: Type.Boolean(),
  /** Declared fictional by the site. */
  fictional: Type.Boolean(),
  /** The viewer likes this member. */
  liked: Type.Boolean(),
  /** Interests that the viewer shares. */
  shared_interests: Type.Array(OneOf(interests)),
});
export type Member = Static<typeof Member>;

const choice = <Name extends Trait>(name: Name) => Nullable(OneOf<TraitValue<Name>>(traits[name].values));
type Choices = { [Name in Trait]: ReturnType<typeof choice<Name>> };

/** A value of each trait, or null. */
export const traitProperties = eachTrait<Choices>((name) => choice(name) as Choices[Trait]);

/** When last active: connected now, today, this week, longer ago or not said. */
export const LastActive = OneOf(['online', 'today', 'week', 'longer']);
export type LastActive = Static<typeof LastActive>;

/** A member's profile. Fields that the site or the member does not show are null or empty. */
export const Profile = Type.Object({
  ...Member.properties,
  about: Type.String(),
  /** Shown where the about text is. */
  answers: Type.Array(Answer),
  ...traitProperties,
  interests: Type.Array(OneOf(interests)),
  photos: Type.Array(ProfileImage),
  last_active: LastActive,
  likes_me: Type.Boolean(),
  own: Type.Boolean(),
});
export type Profile = Static<typeof Profile>;
