import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Log } from '#platform/server/log.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import { deleteFiles } from '#platform/server/file-deletions/file-deletions.ts';
import { restorableDays } from '#features/account/contract/rules.ts';
import { exportFolder } from './data-export-files.ts';
import { listExports } from './data-export-repo.ts';
import { findPurgeable, listPurgeable, purgeUser } from './purge-repo.ts';

export interface PurgeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly security: Pick<SecurityLog, 'forget'>;
  /** Whether an account is held for an authority, so that nothing of it is erased. */
  readonly isHeld: (tx: Tx, user: UserId) => Promise<boolean>;
  /** Storage names of a user's files. */
  readonly findFiles: (tx: Tx, user: UserId) => Promise<string[]>;
  /** Refunds others for messages that this user never received. May run more than once. */
  readonly returnUnreceived: (user: UserId) => Promise<void>;
  /** Refunds the user's unused purchases. False: the account must not be purged until that is done. */
  readonly payOutCredits: (user: UserId) => Promise<boolean>;
  /** Delete rows that do not cascade from the user's row; run in this order, before it is deleted. */
  readonly eraseRows: readonly ((tx: Tx, user: UserId, now: Date) => Promise<void>)[];
}

const batchSize = 100;

/**
 * Permanently deletes every account that was deleted at least 14 days ago, once its unused purchases are refunded. A failed purge is
 * retried by the next run.
 */
export async function purgeAccounts(deps: PurgeDeps): Promise<void> {
  const deletedUpTo = new Date(deps.clock.now().getTime() - restorableDays * 24 * 3_600_000);
  let users = await listPurgeable(deps.db, deletedUpTo, 0, batchSize);
  while (users.length > 0) {
    for (const user of users) {
      try {
        // What a held account owns stays as it is, too.
        if (await transact(deps.db, (tx) => deps.isHeld(tx, user))) continue;
        await deps.returnUnreceived(user);
        if (await deps.payOutCredits(user)) await purge(deps, user, deletedUpTo);
      } catch (error) {
        deps.log.warn({ user, error: String(error) }, 'account could not be purged');
      }
    }
    users = await listPurgeable(deps.db, deletedUpTo, users.at(-1) ?? 0, batchSize);
  }
}

/** Deletes everything of the account, and has its files removed, all in one transaction. */
async function purge(deps: PurgeDeps, user: UserId, deletedUpTo: Date): Promise<void> {
  const { db, clock, jobs, security, isHeld, findFiles, eraseRows } = deps;
  await transact(db, async (tx) => {
    const account = await findPurgeable(tx, user, deletedUpTo);
    if (account === null || (await isHeld(tx, user))) return;
    const files = await findFiles(tx, user);
    const folders = (await listExports(tx, user)).map(({ id }) => `${exportFolder(id)}/`);
    for (const erase of eraseRows) await erase(tx, user, clock.now());
    await security.forget(tx, { ...account, user });
    if (!(await purgeUser(tx, user, deletedUpTo))) throw new Error('the account came back');
    for (const address of account.addresses) await jobs.forget({ site: account.site }, address, tx);
    await deleteFiles(tx, [...files, ...folders], clock.now());
  });
}
