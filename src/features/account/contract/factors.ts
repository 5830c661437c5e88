import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { accountErrors, closedErrors } from './errors.ts';
import { User } from './user.ts';

/** A value of WebAuthn in base64url. */
export const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength: 8000 });

/** A device's signed response to a challenge (WebAuthn: AuthenticationResponseJSON). */
export const Assertion = Type.Object({
  credential_id: Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength: 1400 }),
  client_data: Base64Url,
  authenticator_data: Base64Url,
  signature: Base64Url,
  user_handle: Base64Url,
});
export type Assertion = Static<typeof Assertion>;

/** Proves that this server issued the challenge. To be sent back with the device's response. */
export const ChallengeToken = Type.String({ minLength: 1, maxLength: 300 });

/** The challenge that a device signs, valid for 10 minutes and once. `rp_id`: the host whose passkeys the device may use. */
export const Challenge = Type.Object({ token: ChallengeToken, challenge: Base64Url, rp_id: Type.String() });
export type Challenge = Static<typeof Challenge>;

export const passkeyChallenge = endpoint({
  method: 'POST',
  path: 'passkey-challenge.php',
  about: 'What a passkey has to sign, to log in or to confirm a sensitive change. Says nothing about who has a passkey.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 120,
  body: Type.Object({ purpose: OneOf(['login', 'confirm']) }),
  reply: Challenge,
  errors: {},
});

const UserReply = Type.Object({ user: User });

export const passkeyLogin = endpoint({
  method: 'POST',
  path: 'passkey-login.php',
  about: 'Logs in with a passkey, like `POST user.php`. Unknown passkeys and wrong answers get the same reply.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 60,
  body: Type.Object({ token: ChallengeToken, assertion: Assertion }),
  reply: UserReply,
  errors: { ...errorsOf(accountErrors, 'login_failed', 'account_deleted'), ...closedErrors },
});

export const loginByLink = endpoint({
  method: 'POST',
  path: 'login-link.php',
  about:
    'Logs in with the token of a link in a notification mail, once and within 30 minutes. Members with an authenticator get `second_step_required` and a cookie for `second-step.php`. A repeated call with the same `client_id` gets the same session.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }), client_id: ClientId }),
  reply: UserReply,
  errors: errorsOf(accountErrors, 'link_expired', 'second_step_required'),
});

export const secondStep = endpoint({
  method: 'POST',
  path: 'second-step.php',
  about: 'Completes a login that was answered with `second_step_required`, by a one-time code or a recovery code.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 60,
  body: Type.Object({ code: Type.String({ maxLength: 100 }) }),
  reply: UserReply,
  errors: {
    ...errorsOf(accountErrors, 'login_failed', 'account_deleted', 'code_refused', 'second_step_expired', 'too_many_attempts'),
    ...closedErrors,
  },
});
