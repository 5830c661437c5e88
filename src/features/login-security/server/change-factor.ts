import { fail, type Failure } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import { confirmedUntil, findName, lockUser, type UserRow } from '#features/account/server/index.ts';
import type { FactorChange, Mails } from '#features/mails/server/index.ts';

export interface FactorDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly security: SecurityLog;
}

/** Null when the member has lately proved to be the one who is logged in. */
export async function refuseUnconfirmed({ db, clock }: FactorDeps, viewer: Viewer): Promise<Failure<'confirmation_required'> | null> {
  return (await confirmedUntil(db, viewer, clock.now())) === null ? fail('confirmation_required') : null;
}

/**
 * Changes what protects the login, under the member's lock, and mails the member that it has happened. `change` answers false
 * when there was nothing to do, as in a call that is made again because its answer was lost.
 */
export async function changeFactor(
  { db, mails, security }: FactorDeps,
  what: FactorChange,
  call: Call<Viewer>,
  change: (tx: Tx, user: UserRow) => Promise<boolean>,
): Promise<boolean> {
  const changed = await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, call.viewer.userId);
    if (user === null || !(await change(tx, user))) return false;
    const params = { name: await findName(tx, user.id), link: `${call.origin}/settings/security`, what };
    await mails.post(tx, {
      kind: 'factor_changed',
      params,
      to: user.email,
      language: user.language,
      site: user.siteId,
      origin: call.origin,
    });
    return true;
  });
  if (changed) security.write({ event: what, outcome: 'ok' }, call);
  return changed;
}
