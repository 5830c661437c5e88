import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Instant, OneOf, Nullable } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Assertion, Base64Url, Challenge, ChallengeToken } from '#features/account/contract/factors.ts';
import { staffErrors } from './errors.ts';
import { officeLanguages } from './rules.ts';
import { Me, SiteQuery } from './schemas.ts';

const query = Type.Object(SiteQuery);
const Code = Type.String({ minLength: 1, maxLength: 100 });
const Signed = Type.Object({ token: ChallengeToken, assertion: Assertion }, { additionalProperties: false });

export const login = endpoint({
  method: 'POST',
  path: 'admin/login.php',
  about:
    'Logs staff in and sets the cookie `staff`, which ends after 30 minutes without a call and after 12 hours at most. Whoever has an authenticator sends its `code`, or a recovery code, too: without it the reply is `second_step_required`. Members cannot log in here.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    email: Type.String({ maxLength: 320 }),
    password: Type.String({ maxLength: 1000 }),
    code: Type.Optional(Code),
  }),
  reply: Me,
  errors: errorsOf(staffErrors, 'login_failed', 'too_many_attempts', 'second_step_required', 'code_refused'),
});

export const passkeyChallenge = endpoint({
  method: 'POST',
  path: 'admin/passkey-challenge.php',
  about: 'What a passkey of staff has to sign, for `login-passkey.php` or `step-up.php`. Says nothing about who has a passkey.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object({ purpose: OneOf(['login', 'step_up']) }),
  reply: Challenge,
  errors: {},
});

export const loginByPasskey = endpoint({
  method: 'POST',
  path: 'admin/login-passkey.php',
  about: 'Logs staff in with a passkey, like `login.php`. Unknown passkeys and wrong answers get the same reply.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Signed,
  reply: Me,
  errors: errorsOf(staffErrors, 'login_failed'),
});

export const logout = endpoint({
  method: 'POST',
  path: 'admin/logout.php',
  about: 'Ends the session of staff on the server and clears its cookie. Succeeds without a session, too.',
  access: 'public',
  limit: 60,
  query,
  reply: Done,
  errors: {},
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: 'admin/invitation-accept.php',
  about:
    'Accepts an invitation with the token of the mailed link, once and within 24 hours, and logs in. With a password or without one, an authenticator (`totp.php`) or a passkey (`passkey-creation.php`) has to follow before any other call: `verified` in the reply says whether.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({
    token: Type.String({ minLength: 1, maxLength: 200 }),
    name: Type.String({ maxLength: 200 }),
    password: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
  reply: Me,
  errors: errorsOf(
    staffErrors,
    'invitation_expired',
    'name_invalid',
    'password_too_short',
    'password_too_long',
    'password_too_common',
    'password_is_own',
  ),
});

export const getMe = endpoint({
  method: 'GET',
  path: 'admin/me.php',
  about: 'Who is logged in to the back office: roles, rights by site, factors, sessions, and how pages are shown.',
  access: { right: null },
  query,
  reply: Me,
  errors: {},
});

export const putMe = endpoint({
  method: 'PUT',
  path: 'admin/me.php',
  about: 'Changes the given settings of the person who is logged in and leaves the others as they are.',
  access: { right: null },
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object(
    {
      language: Type.Optional(Nullable(OneOf(officeLanguages))),
      keys: Type.Optional(Type.Boolean()),
      blur: Type.Optional(Type.Boolean()),
      grey: Type.Optional(Type.Boolean()),
    },
    { minProperties: 1, additionalProperties: false },
  ),
  reply: Me,
  errors: {},
});

export const startTotp = endpoint({
  method: 'POST',
  path: 'admin/totp.php',
  about:
    'A new secret for an authenticator app, which counts once its first code was right (`PUT totp.php`). Whoever has a second factor already has to show it first (`step_up_required`).',
  access: { right: null },
  limit: 30,
  query,
  /** `secret` to type, in base 32; `uri` for the QR code. */
  reply: Type.Object({ secret: Type.String(), uri: Type.String() }),
  errors: {},
});

const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()), me: Me });

export const confirmTotp = endpoint({
  method: 'PUT',
  path: 'admin/totp.php',
  about:
    'Turns the authenticator of `POST totp.php` on with its first code. The ten recovery codes in the reply are shown only once; each is valid once as `code` of `login.php`.',
  access: { right: null },
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({ code: Code }),
  reply: RecoveryCodes,
  errors: errorsOf(staffErrors, 'code_refused', 'too_many_attempts'),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: 'admin/recovery-codes.php',
  about:
    'Makes ten new recovery codes in place of the old ones; `not_found` without an authenticator. A repeated call with the same `client_id` makes no others.',
  access: { right: null },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({ client_id: ClientId }),
  reply: RecoveryCodes,
  errors: {},
});

/** The options with which a device creates a passkey. */
const NewPasskey = Type.Object({
  ...Challenge.properties,
  rp_name: Type.String(),
  user_id: Base64Url,
  user_name: Type.String(),
  /** Passkeys of this host: a device that holds one of them makes no second one. */
  known: Type.Array(Type.String()),
});

export const startPasskey = endpoint({
  method: 'POST',
  path: 'admin/passkey-creation.php',
  about:
    'What a device is asked for when it makes a new passkey (WebAuthn). The result goes to `POST passkeys.php`. Whoever has a second factor already has to show it first (`step_up_required`).',
  access: { right: null },
  limit: 30,
  query,
  reply: NewPasskey,
  errors: errorsOf(staffErrors, 'too_many_passkeys'),
});

export const addPasskey = endpoint({
  method: 'POST',
  path: 'admin/passkeys.php',
  about: 'Adds the passkey that a device made for the challenge of `passkey-creation.php`.',
  access: { right: null },
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({
    token: ChallengeToken,
    credential_id: Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength: 1400 }),
    client_data: Base64Url,
    attestation: Base64Url,
    name: Type.String({ maxLength: 200 }),
  }),
  reply: Me,
  errors: errorsOf(staffErrors, 'too_many_passkeys', 'passkey_refused', 'name_invalid'),
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: 'admin/passkeys.php',
  about: "Removes one's own passkey; the last second factor cannot be removed (`second_factor_required`).",
  access: { right: null },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({ id: Id }),
  reply: Me,
  errors: {},
});

export const stepUp = endpoint({
  method: 'POST',
  path: 'admin/step-up.php',
  about:
    'Shows the second factor again: a code of the authenticator, or a passkey (`passkey-challenge.php` with `step_up`). It counts for ten minutes in this session. Calls that need it answer `step_up_required`.',
  access: { right: null },
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Union([Type.Object({ code: Code }, { additionalProperties: false }), Signed]),
  reply: Type.Object({ until: Instant }),
  errors: errorsOf(staffErrors, 'code_refused', 'passkey_refused', 'too_many_attempts'),
});

export const endSession = endpoint({
  method: 'POST',
  path: 'admin/session-end.php',
  about: "Ends a session: one's own, or with the right `staff.change` on a person's site that of the person.",
  access: { right: null },
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({ id: Id }),
  reply: Done,
  errors: {},
});
