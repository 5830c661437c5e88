import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Signer } from '#platform/server/secrets.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { restoreUser as endpoint } from '../contract/endpoints.ts';
import { presentUserById, type PresentUser } from './present-user.ts';
import { clearRestore, readRestore } from './restore-cookie.ts';
import type { Sessions } from './sessions.ts';
import { setRestored } from './status-repo.ts';
import { canTransition, restorableUntil } from './status-transitions.ts';
import { findName, lockUser, type UserRow } from './user-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sessions: Sessions;
  readonly restores: Signer;
  readonly presentUser: PresentUser;
}

/** Restores, with all its data, the deleted account whose password was entered in this browser within the last 15 minutes. */
export async function restoreUser(deps: Deps, call: Call): Promise<Result<ReplyOf<typeof endpoint>, 'restore_expired'>> {
  const { db, clock, mails, sessions, restores, presentUser } = deps;
  const now = clock.now();
  const proof = readRestore(restores, call, now);
  clearRestore(call);
  if (proof === null) return fail('restore_expired');
  const restored = await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, proof.user);
    // The time of deletion must match: the cookie of an earlier deletion is worth nothing.
    if (user?.deletedAt?.getTime() !== proof.deletedAt.getTime() || user.siteId !== call.site) return false;
    if (user.deletedFrom === null || !canTransition(user.status, user.deletedFrom) || restorableUntil(user.deletedAt) <= now) return false;
    await setRestored(tx, user.id, user.deletedFrom, now);
    await sessions.begin(tx, user.id, call);
    await sendRestoredMail(mails, tx, user, call.origin);
    return true;
  });
  if (!restored) return fail('restore_expired');
  return ok({ user: await presentUserById(db, presentUser, proof.user) });
}

async function sendRestoredMail(mails: Mails, tx: Tx, { id, email, language, siteId }: UserRow, origin: string): Promise<void> {
  const params = { name: await findName(tx, id), link: `${origin}/members` };
  await mails.post(tx, { kind: 'restored', params, to: email, language, site: siteId, origin });
}
