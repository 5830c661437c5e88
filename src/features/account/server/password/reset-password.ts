import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { resetPassword as endpoint } from '../../contract/endpoints.ts';
import { checkPassword, type PasswordRefusal } from '../../contract/new-password.ts';
import { changePassword, validateNewPassword } from './change-password.ts';
import { confirmationCounter } from './confirm-password.ts';
import { accountCounter, loginCounters } from '../attempts/known-device.ts';
import { openLink, useLink } from '../mail-links/link-tokens.ts';
import { counterOf, type LoginThrottle } from '../attempts/login-throttle.ts';
import { checkPassword as passwordMatches, hashPassword } from './passwords.ts';
import type { Sessions } from '../session/sessions.ts';
import { isOpen } from '../user/status-transitions.ts';
import { findName, type UserRow } from '../user/user-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sessions: Sessions;
  readonly throttle: LoginThrottle;
  readonly security: SecurityLog;
}

type Refusal = 'link_expired' | 'passwords_not_identical' | PasswordRefusal;

/**
 * Sets the password with the link's token. All sessions end, so that anybody who knew the old password is logged out. A repeated call
 * whose response was lost succeeds when the password is already set.
 */
export async function resetPassword(deps: Deps, body: BodyOf<typeof endpoint>, call: Call): Promise<Result<typeof done, Refusal>> {
  const { db, clock, throttle, security } = deps;
  const refused = validateNewPassword(body, { email: '', name: '' });
  if (refused !== null) return refused;
  const passwordHash = await hashPassword(body.password);
  const outcome = await db.transaction().execute(async (tx): Promise<Outcome> => {
    const link = await openLink(tx, clock, call.site, body.token, 'password_reset');
    if (link === null || link.expired || !isOpen(link.user.status)) return fail('link_expired');
    const { user } = link;
    if (link.used) return { kind: 'used', user };
    // Only the holder of a valid link may learn whose account it is.
    const own = checkPassword(body.password, { email: user.email, name: await findName(tx, user.id) });
    if (own !== null) return fail(own.code, { ...own.params, field: 'password' });
    await useLink(tx, clock, body.token);
    return { kind: 'changed', user, publishEndedSessions: await changePassword(deps, tx, { user, passwordHash, origin: call.origin }) };
  });
  if (!('kind' in outcome)) {
    security.write({ event: 'password_reset', outcome: 'refused', reason: outcome.code }, call);
    return outcome;
  }
  if (outcome.kind === 'used') return (await wasSet(deps, outcome.user, body)) ? ok(done) : fail('link_expired');
  outcome.publishEndedSessions();
  // Members who forgot their password have tried several. Access to the mailbox lifts the block.
  await throttle.succeeded((await loginCounters(db, call, outcome.user.email)).device);
  await throttle.succeeded(accountCounter(call.site, outcome.user.email));
  await throttle.succeeded(confirmationCounter(outcome.user.id));
  security.write({ event: 'password_reset', outcome: 'ok', user: outcome.user.id }, call);
  return ok(done);
}

type Outcome =
  | Failure<Refusal>
  | { readonly kind: 'used'; readonly user: UserRow }
  | { readonly kind: 'changed'; readonly user: UserRow; readonly publishEndedSessions: () => void };

/** Whether this link has set this very password. Throttled, so that an old link cannot be used to guess the password. */
async function wasSet({ throttle }: Deps, user: UserRow, { token, password }: BodyOf<typeof endpoint>): Promise<boolean> {
  if ((await throttle.minutesBlocked(counterOf('reset', token))) > 0) return false;
  return passwordMatches(user.passwordHash, password);
}
