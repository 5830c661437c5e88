import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Signer } from '#platform/server/secrets.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { resetPassword as endpoint } from '../contract/endpoints.ts';
import { changePassword, validateNewPassword } from './change-password.ts';
import { confirmationCounter } from './confirm-password.ts';
import { loginCounter } from './known-device.ts';
import { useLinkToken } from './link-tokens.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { hashPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { isOpen } from './status-transitions.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sessions: Sessions;
  readonly throttle: LoginThrottle;
  readonly devices: Signer;
}

type Refusal = 'link_expired' | 'passwords_not_identical' | 'password_too_short' | 'password_too_common';

/** Sets the password with the link's token. All sessions end, so that whoever knew the old password is logged out. */
export async function resetPassword(deps: Deps, body: BodyOf<typeof endpoint>, call: Call): Promise<Result<typeof done, Refusal>> {
  const refused = validateNewPassword(body);
  if (refused !== null) return refused;
  const passwordHash = await hashPassword(body.password);
  const changed = await deps.db.transaction().execute(async (tx) => {
    const used = await useLinkToken(tx, deps.clock, call.site, body.token, 'password_reset');
    if (used === null || !isOpen(used.user.status)) return null;
    const publishEndedSessions = await changePassword(deps, tx, { user: used.user, passwordHash, origin: call.origin });
    return { user: used.user, publishEndedSessions };
  });
  if (changed === null) return fail('link_expired');
  changed.publishEndedSessions();
  // Members who forgot their password have tried some: access to the mailbox lifts the block.
  await deps.throttle.succeeded(loginCounter(deps.devices, call, changed.user.email));
  await deps.throttle.succeeded(confirmationCounter(changed.user.id));
  return ok(done);
}
