import * as Type from 'typebox';
import { ClientId, Done, endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { languages } from '#platform/contract/languages.ts';
import { proofErrors } from '#features/proof-of-work/contract/errors.ts';
import { Proof } from '#features/proof-of-work/contract/proof.ts';
import { accountErrors } from './errors.ts';
import { User } from './user.ts';

const UserReply = Type.Object({ user: User });

/**
 * Log in. A cookie named `auth` (behind https `__Host-auth`) holds the session for 30 days, or until 14 days without
 * use. Members with an authenticator get `second_step_required` and a cookie for second-step.php instead. A deleted account is not
 * logged in; instead a cookie named `restore` lets user-restore.php restore it within 15 minutes.
 */
export const login = endpoint({
  method: 'POST',
  path: 'user.php',
  access: 'public',
  limit: 60,
  body: Type.Object({ email: Type.String({ maxLength: 320 }), password: Type.String({ maxLength: 1000 }) }),
  reply: UserReply,
  errors: errorsOf(accountErrors, 'login_failed', 'too_many_attempts', 'account_deleted', 'second_step_required'),
});

/** The current user; a visitor gets 403 with `authentication_required`. */
export const getUser = endpoint({ method: 'GET', path: 'user.php', access: 'member', reply: UserReply, errors: {} });

export const putUser = endpoint({
  method: 'PUT',
  path: 'user.php',
  access: 'member',
  limit: 120,
  body: Type.Object(
    {
      language: Type.Optional(OneOf(languages)),
      /** Hides from other members whether and when this member was last online. */
      hide_online: Type.Optional(Type.Boolean()),
      /** Removes the member from search, suggestions and related lists; members who are already in contact can still open the profile. */
      hide_from_search: Type.Optional(Type.Boolean()),
    },
    { minProperties: 1, additionalProperties: false },
  ),
  reply: UserReply,
  errors: {},
});

/** Ends the session on the server. Rejected when another site causes the request. */
export const logout = endpoint({ method: 'GET', path: 'logout.php', access: 'public', reply: Done, errors: {} });

export const activate = endpoint({
  method: 'POST',
  path: 'activate.php',
  access: 'public',
  limit: 30,
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  reply: Done,
  errors: errorsOf(accountErrors, 'link_expired'),
});

/** Sends the activation mail again; a call with the `client_id` of an earlier one sends no second one. */
export const resendActivation = endpoint({
  method: 'POST',
  path: 'activation-mail.php',
  access: 'member',
  limit: 20,
  query: Type.Object({ client_id: Type.Optional(ClientId) }),
  reply: Done,
  errors: errorsOf(accountErrors, 'too_many_mails'),
});

/** Mails a link to set a new password. The reply is the same whether or not the address has an account, unless the site reveals that. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: 'reset-password.php',
  access: 'public',
  limit: 30,
  /** A call with the `client_id` of an earlier one sends no second mail. `proof`: asked for by `proof_required`, for both. */
  body: Type.Object({ email: Type.String({ maxLength: 320 }), client_id: Type.Optional(ClientId), proof: Type.Optional(Proof) }),
  reply: Done,
  errors: { ...errorsOf(accountErrors, 'invalid_email', 'email_not_found', 'too_many_reset_mails'), ...proofErrors },
});

/** Sets the new password with the link's token and ends every session. */
export const resetPassword = endpoint({
  method: 'PUT',
  path: 'reset-password.php',
  access: 'public',
  limit: 30,
  body: Type.Object({
    token: Type.String({ minLength: 1, maxLength: 200 }),
    password: Type.String({ maxLength: 1000 }),
    password_repeat: Type.String({ maxLength: 1000 }),
  }),
  reply: Done,
  errors: errorsOf(
    accountErrors,
    'link_expired',
    'passwords_not_identical',
    'password_too_short',
    'password_too_long',
    'password_too_common',
    'password_is_own',
  ),
});

/** Restores the deleted account whose login was attempted in this browser within the last 15 minutes, with all its data, and logs in. */
export const restoreUser = endpoint({
  method: 'POST',
  path: 'user-restore.php',
  access: 'public',
  limit: 30,
  reply: UserReply,
  errors: errorsOf(accountErrors, 'restore_expired'),
});
