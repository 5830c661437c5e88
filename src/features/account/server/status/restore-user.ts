import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Signer } from '#platform/server/secrets.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { restoreUser as endpoint } from '../../contract/endpoints.ts';
import { callKey, findCall, rememberCall } from '../user/idempotency-key-repo.ts';
import { presentUserById, type PresentUser } from '../user/present-user.ts';
import { clearRestore, readRestore, restoreCookie } from './restore-cookie.ts';
import type { Sessions } from '../session/sessions.ts';
import { restoreWithin } from './restore-within.ts';
import { isOpen } from '../user/status-transitions.ts';
import { lockUser } from '../user/user-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sessions: Sessions;
  readonly restores: Signer;
  readonly presentUser: PresentUser;
  readonly security: SecurityLog;
}

/** Restores, with all its data, the deleted account whose password was entered in this browser within the last 15 minutes. */
export async function restoreUser(deps: Deps, call: Call): Promise<Result<ReplyOf<typeof endpoint>, 'restore_expired'>> {
  const { db, clock, mails, sessions, restores, presentUser, security } = deps;
  const now = clock.now();
  const proof = readRestore(restores, call, now);
  clearRestore(call);
  if (proof === null) return fail('restore_expired');
  const key = callKey('restore', proof.user, proof.deletedAt.getTime(), call.cookie(restoreCookie) ?? '');
  const publishEndedSession = await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, proof.user);
    if (user?.siteId !== call.site) return null;
    // A repeated call, because the response with the session was lost.
    if (isOpen(user.status) && (await findCall(tx, key, now)) !== null) return sessions.begin(tx, user, call);
    // The time of deletion must match: the cookie of an earlier deletion is invalid.
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- A time, which a signed cookie repeats.
    if (user.deletedAt?.getTime() !== proof.deletedAt.getTime()) return null;
    if (!(await restoreWithin(mails, tx, user, { now, origin: call.origin }))) return null;
    await rememberCall(tx, key, user.id, now);
    return sessions.begin(tx, user, call);
  });
  if (publishEndedSession === null) return fail('restore_expired');
  publishEndedSession();
  security.write({ event: 'login', outcome: 'ok', reason: 'restored', user: proof.user }, call);
  return ok({ user: await presentUserById(db, presentUser, proof.user) });
}
