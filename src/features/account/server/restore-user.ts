import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { Signer } from '#platform/server/secrets.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { restoreUser as endpoint } from '../contract/endpoints.ts';
import { presentUserById, type PresentUser } from './present-user.ts';
import { clearRestore, readRestore } from './restore-cookie.ts';
import type { Sessions } from './sessions.ts';
import { setRestored } from './status-repo.ts';
import { mayBecome, restorableUntil } from './status-transitions.ts';
import { findName, lockUser, type UserRow } from './user-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly mails: Mails;
  readonly sessions: Sessions;
  readonly restores: Signer;
  readonly presentUser: PresentUser;
}

/** Brings back, with all its data, the account whose password was right here a moment ago. */
export async function restoreUser(deps: Deps, call: Call): Promise<Result<ReplyOf<typeof endpoint>, 'restore_expired'>> {
  const { db, clock, bus, mails, sessions, restores, presentUser } = deps;
  const now = clock.now();
  const proof = readRestore(restores, call, now);
  clearRestore(call);
  if (proof === null) return fail('restore_expired');
  const restored = await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, proof.user);
    // Deleted at that moment: the cookie of an earlier deletion opens nothing.
    if (user?.deletedAt?.getTime() !== proof.deletedAt.getTime() || user.siteId !== call.site) return false;
    if (user.deletedFrom === null || !mayBecome(user.status, user.deletedFrom) || restorableUntil(user.deletedAt) <= now) return false;
    await setRestored(tx, user.id, user.deletedFrom, now);
    await sessions.begin(tx, user.id, call);
    await sayWelcome(mails, tx, user, call.origin);
    return true;
  });
  if (!restored) return fail('restore_expired');
  bus.publish({ channel: 'profile', payload: String(proof.user) });
  return ok({ user: await presentUserById(db, presentUser, proof.user) });
}

async function sayWelcome(mails: Mails, tx: Tx, { id, email, language, siteId }: UserRow, origin: string): Promise<void> {
  const params = { name: await findName(tx, id), link: `${origin}/members` };
  await mails.post(tx, { kind: 'restored', params, to: email, language, site: siteId, origin });
}
