import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, endpoint, Id, Instant, Nullable } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Assertion, Base64Url, Challenge, ChallengeToken } from '#features/account/contract/factors.ts';
import { loginSecurityErrors } from './errors.ts';

export const maxPasskeys = 10;
export const maxPasskeyName = 40;

export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  /** Made on this host; others are used on another address of the site. */
  here: Type.Boolean(),
  created_at: Instant,
  used_at: Nullable(Instant),
});
export type Passkey = Static<typeof Passkey>;

/** How the member's login is protected. */
export const LoginSecurity = Type.Object({
  passkeys: Type.Array(Passkey),
  /** Since when a one-time code is asked for after the password; null when it is not. */
  authenticator_since: Nullable(Instant),
  /** Recovery codes that were not used. */
  recovery_codes: Type.Integer(),
  /** Until when sensitive changes need no further confirmation; null when they need one. */
  confirmed_until: Nullable(Instant),
});
export type LoginSecurity = Static<typeof LoginSecurity>;

const Reply = Type.Object({ login_security: LoginSecurity });

export const getLoginSecurity = endpoint({
  method: 'GET',
  path: 'login-security.php',
  about: "How the member's login is protected: passkeys, authenticator, recovery codes left.",
  access: 'member',
  reply: Reply,
  errors: {},
});

export const confirm = endpoint({
  method: 'POST',
  path: 'confirmation.php',
  about:
    "Proves for 10 minutes that it is the member who is logged in, with the password or a passkey (`passkey-challenge.php`). Changes to the login's protection need it.",
  access: 'member',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Union([
    Type.Object({ password: Type.String({ maxLength: 1000 }) }, { additionalProperties: false }),
    Type.Object({ token: ChallengeToken, assertion: Assertion }, { additionalProperties: false }),
  ]),
  reply: Reply,
  errors: errorsOf(loginSecurityErrors, 'wrong_password', 'too_many_attempts', 'passkey_refused'),
});

/** The options with which a device creates a passkey. */
export const NewPasskey = Type.Object({
  ...Challenge.properties,
  rp_name: Type.String(),
  user_id: Base64Url,
  user_name: Type.String(),
  /** The member's passkeys of this host: a device that holds one of them makes no second one. */
  known: Type.Array(Type.String()),
});
export type NewPasskey = Static<typeof NewPasskey>;

export const startPasskey = endpoint({
  method: 'POST',
  path: 'passkey-creation.php',
  about: 'What a device is asked for when it makes a new passkey (WebAuthn). The result goes to `POST passkeys.php`.',
  access: 'member',
  limit: 30,
  reply: NewPasskey,
  errors: errorsOf(loginSecurityErrors, 'confirmation_required', 'too_many_passkeys'),
});

const Name = Type.String({ maxLength: 200 });

export const addPasskey = endpoint({
  method: 'POST',
  path: 'passkeys.php',
  about: 'Adds the passkey that a device made for the challenge of `passkey-creation.php`.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({
    token: ChallengeToken,
    credential_id: Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength: 1400 }),
    client_data: Base64Url,
    attestation: Base64Url,
    name: Name,
  }),
  reply: Reply,
  errors: errorsOf(loginSecurityErrors, 'confirmation_required', 'too_many_passkeys', 'passkey_refused', 'name_invalid'),
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: 'passkeys.php',
  about: 'Gives a passkey another name.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 60,
  body: Type.Object({ id: Id, name: Name }),
  reply: Reply,
  errors: errorsOf(loginSecurityErrors, 'name_invalid'),
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: 'passkeys.php',
  about: "Removes a passkey; it can't log in any more.",
  access: 'member',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ id: Id }),
  reply: Reply,
  errors: errorsOf(loginSecurityErrors, 'confirmation_required'),
});

export const startAuthenticator = endpoint({
  method: 'POST',
  path: 'authenticator.php',
  about: 'A secret for an authenticator app; the same one again until its first code was right.',
  access: 'member',
  limit: 30,
  /** `secret` to type, in base 32; `uri` for the QR code. */
  reply: Type.Object({ secret: Type.String(), uri: Type.String() }),
  errors: errorsOf(loginSecurityErrors, 'confirmation_required'),
});

const RecoveryCodes = Type.Object({ ...Reply.properties, recovery_codes: Type.Array(Type.String()) });

export const turnOnAuthenticator = endpoint({
  method: 'PUT',
  path: 'authenticator.php',
  about:
    'Turns the authenticator on: from now on a code is asked for after the password. The recovery codes in the reply are shown only once.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ code: Type.String({ maxLength: 100 }), client_id: ClientId }),
  reply: RecoveryCodes,
  errors: errorsOf(loginSecurityErrors, 'confirmation_required', 'code_refused', 'too_many_attempts'),
});

export const turnOffAuthenticator = endpoint({
  method: 'DELETE',
  path: 'authenticator.php',
  about: 'Turns the authenticator off and deletes the recovery codes, too.',
  access: 'member',
  limit: 30,
  reply: Reply,
  errors: errorsOf(loginSecurityErrors, 'confirmation_required'),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: 'recovery-codes.php',
  about:
    'Makes new recovery codes in place of the old ones; `not_found` without an authenticator. A repeated call with the same `client_id` makes no others.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ client_id: ClientId }),
  reply: RecoveryCodes,
  errors: errorsOf(loginSecurityErrors, 'confirmation_required'),
});
