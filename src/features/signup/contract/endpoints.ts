import * as Type from 'typebox';
import { ClientId, endpoint, Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf, switchedOffErrors } from '#platform/contract/errors.ts';
import { languages } from '#platform/contract/languages.ts';
import { accountErrors } from '#features/account/contract/errors.ts';
import { Gender, User } from '#features/account/contract/user.ts';
import { MainImage, ProfileImage } from '#features/photos/contract/image.ts';
import { Region } from '#features/places/contract/endpoints.ts';
import { proofErrors } from '#features/proof-of-work/contract/errors.ts';
import { Proof } from '#features/proof-of-work/contract/proof-schemas.ts';
import { Country } from '#features/site/contract/settings.ts';
import { signupErrors } from './errors.ts';

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const signup = endpoint({
  method: 'POST',
  path: 'signup.php',
  about:
    'Creates an account, logs in and mails the activation link. A site that does not reveal who is a member mails a link for `confirm-signup.php` instead and answers `check_mail`, whether or not the address has an account. The error names the first field that is wrong in `params.field`. A repeated call with the same `client_id` gets the same answer.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 20,
  /** In the query, which processes of the release before ignore: they refuse a new field of the body. */
  query: Type.Object(
    {
      /** The version of the terms that the form showed, of `signup-terms.php`; without it the one in force. */
      terms: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      /** The language in which the form showed them; without it the version may be that of any language. */
      terms_language: Type.Optional(OneOf(languages)),
    },
    { additionalProperties: true },
  ),
  body: Type.Object({
    email: Type.String({ maxLength: 320 }),
    name: Type.String({ maxLength: 320 }),
    password: Type.String({ maxLength: 1000 }),
    /** `YYYY-MM-DD` */
    date_of_birth: Type.String({ maxLength: 40 }),
    gender: Type.String({ maxLength: 20 }),
    search_gender: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 3 }),
    country: Type.String({ maxLength: 2 }),
    /** Message to the member `profile_id`: stored, and delivered when the account is activated. */
    signup_message: text(20_000),
    profile_id: Type.Optional(Id),
    /** Idempotency key: a retry with the same id logs in and returns the account that the first call created. */
    client_id: Type.Optional(ClientId),
    /** Required when the server refuses the call with `proof_required`; for this address and client id. */
    proof: Type.Optional(Proof),
    tracking: Type.Optional(
      Type.Object({ network: text(100), ref: text(300), sub1: text(100), sub2: text(100), sub3: text(100), lander: text(100) }),
    ),
    consents: Type.Object({
      /** Follows from `date_of_birth`; refused only when false. */
      adult: Type.Optional(Type.Boolean()),
      terms: Type.Boolean(),
      tracking: Type.Optional(Type.Boolean()),
      sexuality: Type.Optional(Type.Boolean()),
      explicit_interests: Type.Optional(Type.Boolean()),
      promotions: Type.Optional(Type.Boolean()),
    }),
  }),
  reply: Type.Object({
    user: User,
    /** The conversation with the pending `signup_message`; null when no message was sent or its recipient no longer exists. */
    conversation: Nullable(Id),
  }),
  errors: { ...signupErrors, ...proofErrors, ...switchedOffErrors },
});

export const getSignupTerms = endpoint({
  method: 'GET',
  path: 'signup-terms.php',
  about: 'The version of the terms that whoever signs up now agrees to, in the language of the call: sent back as `terms` of signup.php.',
  access: 'public',
  limit: 60,
  reply: Type.Object({ version: Type.String() }),
  errors: {},
});

export const confirmSignup = endpoint({
  method: 'POST',
  path: 'confirm-signup.php',
  about:
    'Creates the account with the token of the link that was mailed where signup.php answered `check_mail`, activates it, and logs in the browser that signed up; in another one `user` is null, and the password is asked for. A repeated call with the same `client_id` gets the same session.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }), client_id: ClientId }),
  reply: Type.Object({ user: Nullable(User) }),
  errors: errorsOf(accountErrors, 'link_expired'),
});

export const maxTeaserPhotos = 3;

/** Where visitors may not search, the main photo is blurred, too, and nothing reveals whether the member exists. */
export const getSignupProfile = endpoint({
  method: 'GET',
  path: 'signup-profile.php',
  about: 'What a visitor may see of a member: no more than a search result, further photos blurred.',
  access: 'public',
  limit: 60,
  query: Type.Object({ id: Id }),
  reply: Type.Object({
    profile: Type.Object({
      id: Id,
      name: Type.String(),
      age: Type.Integer(),
      gender: Gender,
      country: Country,
      region: Nullable(Region),
      main_image: MainImage,
      /** Further photos, blurred, at most `maxTeaserPhotos`. */
      photos: Type.Array(ProfileImage, { maxItems: maxTeaserPhotos }),
      photo_count: Type.Integer(),
      online: Type.Boolean(),
      is_new: Type.Boolean(),
      fictional: Type.Boolean(),
    }),
  }),
  errors: {},
});
