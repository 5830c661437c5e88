import * as Type from 'typebox';
import { ClientId, Done, endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { languages } from '#platform/contract/languages.ts';
import { proofErrors } from '#features/proof-of-work/contract/errors.ts';
import { Proof } from '#features/proof-of-work/contract/proof-schemas.ts';
import { accountErrors, closedErrors } from './errors.ts';
import { User } from './user.ts';

const UserReply = Type.Object({ user: User });

/**
 * The session lasts 30 days, or until 14 days without use. For a deleted account, a cookie named `restore` allows user-restore.php
 * for 15 minutes.
 */
export const login = endpoint({
  method: 'POST',
  path: 'user.php',
  about:
    'Logs in and sets the session cookie. Members with an authenticator get `second_step_required` and a cookie for `second-step.php` instead; a deleted account gets a cookie with which `user-restore.php` brings it back.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 60,
  body: Type.Object({ email: Type.String({ maxLength: 320 }), password: Type.String({ maxLength: 1000 }) }),
  reply: UserReply,
  errors: { ...errorsOf(accountErrors, 'login_failed', 'too_many_attempts', 'account_deleted', 'second_step_required'), ...closedErrors },
});

export const getUser = endpoint({
  method: 'GET',
  path: 'user.php',
  about: "The logged-in user's own account.",
  access: 'member',
  reply: UserReply,
  errors: {},
});

export const putUser = endpoint({
  method: 'PUT',
  path: 'user.php',
  about: 'Changes the given settings of the account and leaves the others as they are. Returns the account.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 120,
  body: Type.Object(
    {
      language: Type.Optional(OneOf(languages)),
      /** Hides from other members whether and when this member was last online. */
      hide_online: Type.Optional(Type.Boolean()),
      /** Removes the member from search, suggestions and related lists; members who are already in contact can still open the profile. */
      hide_from_search: Type.Optional(Type.Boolean()),
      /** Lets the index page show first name, age, town and main photo to people without an account. Off until the member says so. */
      show_to_visitors: Type.Optional(Type.Boolean()),
      /** Lets mails to other members say first name, age and town of this one. On until the member says no. */
      mail_name: Type.Optional(Type.Boolean()),
      /** Lets them contain the main photo. Off until the member says so. */
      mail_photo: Type.Optional(Type.Boolean()),
    },
    { minProperties: 1, additionalProperties: false },
  ),
  reply: UserReply,
  errors: {},
});

export const logout = endpoint({
  method: 'GET',
  path: 'logout.php',
  about: 'Ends the session on the server and clears its cookie. Refused when a page of another site causes the request.',
  access: 'public',
  reply: Done,
  errors: {},
});

export const activate = endpoint({
  method: 'POST',
  path: 'activate.php',
  about: 'Activates the account with the token of the mailed link. Messages that waited for it are then delivered.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  reply: Done,
  errors: errorsOf(accountErrors, 'link_expired'),
});

export const resendActivation = endpoint({
  method: 'POST',
  path: 'activation-mail.php',
  about: 'Mails the activation link again. A call with the `client_id` of an earlier one sends no second mail.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 20,
  query: Type.Object({ client_id: Type.Optional(ClientId) }),
  reply: Done,
  errors: errorsOf(accountErrors, 'too_many_mails'),
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: 'reset-password.php',
  about:
    'Mails a link to set a new password. The reply is the same whether or not the address has an account, unless the site reveals that. A call with the `client_id` of an earlier one sends no second mail.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 30,
  /**
   * A call with the `client_id` of an earlier one sends no second mail. `proof`: required when the server refuses the call with
   * `proof_required`; for this address and client id.
   */
  body: Type.Object({ email: Type.String({ maxLength: 320 }), client_id: Type.Optional(ClientId), proof: Type.Optional(Proof) }),
  reply: Done,
  errors: { ...errorsOf(accountErrors, 'invalid_email', 'email_not_found', 'too_many_reset_mails'), ...proofErrors },
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: 'reset-password.php',
  about: 'Sets a new password with the token of the mailed link and ends every session.',
  access: 'public',
  refusesUnknownFields: true,
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

export const restoreUser = endpoint({
  method: 'POST',
  path: 'user-restore.php',
  about: 'Restores a deleted account, with all its data, in the browser that has just tried to log in to it, and logs in.',
  access: 'public',
  limit: 30,
  reply: UserReply,
  errors: errorsOf(accountErrors, 'restore_expired'),
});
