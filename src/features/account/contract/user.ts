import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { SpendableCredits } from '#features/credits/contract/spendable-credits.ts';
import { notificationTypes } from '#features/mails/contract/notification-types.ts';
import { MainImage } from '#features/photos/contract/image.ts';
import { Country } from '#features/site/contract/settings.ts';
import { genders } from './genders.ts';
export const Gender = OneOf(genders);
export type Gender = (typeof genders)[number];

export const OwnProfile = Type.Object({
  id: Id,
  name: Type.String(),
  country: Country,
  status: OneOf(['disabled', 'active']),
  main_image: MainImage,
  gender: Gender,
  search_gender: Type.Array(Gender),
  search_min_age: Type.Integer(),
  search_max_age: Type.Integer(),
  region: Nullable(Type.String()),
  /** The member has a place from which distances are measured; a region alone is not enough. */
  located: Type.Boolean(),
  age: Type.Integer(),
  hide_online: Type.Boolean(),
  hide_from_search: Type.Boolean(),
  show_to_visitors: Type.Boolean(),
  mail_name: Type.Boolean(),
  mail_photo: Type.Boolean(),
  /** A photo is approved, and the member has not yet said whether visitors may see the profile. */
  asks_about_visitors: Type.Boolean(),
});
export type OwnProfile = Static<typeof OwnProfile>;

/** The terms to which a member has not agreed yet. */
export const AskedTerms = Type.Object({
  /** To agree to it: `terms-consent.php`. */
  version: Type.String(),
  /** The member has read that they changed, and decides later. */
  put_off: Type.Boolean(),
});
export type AskedTerms = Static<typeof AskedTerms>;

/** The logged-in user (specification §3). */
export const User = Type.Object({
  email: Type.String(),
  status: OneOf(['not_confirmed', 'active']),
  credits: Type.Integer(),
  purse: SpendableCredits,
  paid_user: Type.Boolean(),
  signup_date: Instant,
  fictional_icon: Nullable(Type.String()),
  language: OneOf(languages),
  notifications_disabled: Type.Array(OneOf(notificationTypes)),
  /** Always false: staff are no members. */
  operator: Type.Boolean(),
  /** Newer terms apply; null: the member has agreed to them. */
  terms: Nullable(AskedTerms),
  profile: OwnProfile,
});
export type User = Static<typeof User>;
