import * as Type from 'typebox';
import { Done, endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { languages } from '#platform/contract/languages.ts';
import { accountErrors } from './errors.ts';
import { User } from './user.ts';

const UserReply = Type.Object({ user: User });

/** Log in. A cookie named `auth` (behind https `__Host-auth`) holds the session for 30 days. */
export const login = endpoint({
  method: 'POST',
  path: 'user.php',
  access: 'public',
  limit: 60,
  body: Type.Object({ email: Type.String({ maxLength: 320 }), password: Type.String({ maxLength: 1000 }) }),
  reply: UserReply,
  errors: errorsOf(accountErrors, 'login_failed', 'too_many_attempts'),
});

/** The current user; a visitor gets 403 with `authentication_required`. */
export const getUser = endpoint({ method: 'GET', path: 'user.php', access: 'member', reply: UserReply, errors: {} });

export const putUser = endpoint({
  method: 'PUT',
  path: 'user.php',
  access: 'member',
  body: Type.Object({ language: OneOf(languages) }),
  reply: UserReply,
  errors: {},
});

/** Ends the session on the server. Refused when another site asks for it. */
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

/** Sends the activation mail again. */
export const resendActivation = endpoint({
  method: 'POST',
  path: 'activation-mail.php',
  access: 'member',
  limit: 20,
  reply: Done,
  errors: errorsOf(accountErrors, 'too_many_mails'),
});
