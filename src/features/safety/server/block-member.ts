import { done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { deleteBlock, hasBlocked, insertBlock, lockPair } from './block-repo.ts';
import { type EvidenceDeps, takeEvidence } from './evidence.ts';
import { findReportable, haveWritten } from './reportable-repo.ts';

export interface BlockDeps extends EvidenceDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The visibility rule of the `members` feature. */
  readonly isVisible: (tx: Tx, viewer: UserId, other: UserId) => Promise<boolean>;
  /** The conversation disappears at once where the other one has it open; call what it returns after the commit. */
  readonly hideConversationsOf: (tx: Tx, user: UserId, only: UserId) => Promise<() => void>;
  readonly removeLikes: (tx: Tx, one: UserId, other: UserId) => Promise<void>;
}

/** Makes both members invisible to each other and removes their likes. The blocked member is not told; an open conversation turns into the page of one that is gone. */
export async function blockMember(deps: BlockDeps, viewer: UserId, other: UserId): Promise<Result<typeof done, 'not_found'>> {
  const { db, clock, isVisible, removeLikes } = deps;
  const blocked = await db.transaction().execute(async (tx): Promise<Result<() => void, 'not_found'>> => {
    await lockPair(tx, viewer, other);
    if (await hasBlocked(tx, viewer, other)) return ok(() => undefined);
    if (!(await isVisible(tx, viewer, other))) return fail('not_found');
    await insertBlock(tx, viewer, other, await takeSnapshot(deps, tx, viewer, other), clock.now());
    await removeLikes(tx, viewer, other);
    return ok(await deps.hideConversationsOf(tx, viewer, other));
  });
  if (!blocked.ok) return blocked;
  blocked.value();
  return ok(done);
}

/** The profile of the member who blocks, as the blocked one sees it now; null when they have not written to each other. */
async function takeSnapshot(deps: BlockDeps, tx: Tx, viewer: UserId, blocked: UserId): Promise<object | null> {
  if (!(await haveWritten(tx, blocked, viewer))) return null;
  const profile = await findReportable(tx, blocked, viewer);
  return profile && takeEvidence(deps, tx, { reporter: blocked, reported: viewer, subject: 'profile', item: null }, profile, false);
}

/** Removed likes are not restored. Succeeds without a block, too, if the other member is visible to the viewer. */
export function unblockMember({ db, isVisible }: BlockDeps, viewer: UserId, other: UserId): Promise<Result<typeof done, 'not_found'>> {
  return db
    .transaction()
    .execute(async (tx) => ((await deleteBlock(tx, viewer, other)) || (await isVisible(tx, viewer, other)) ? ok(done) : fail('not_found')));
}
