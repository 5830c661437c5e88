import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { returnSpend } from '#features/credits/server/index.ts';
import { spendingMonth } from '#features/chat/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { FraudWarning } from '../letter/send-letters.ts';
import { findWarning, listSpends, lockWarning, setWarned, type WarningKey } from './fraud-repo.ts';

export interface WarnDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  /** Mails the warning, in the transaction that gives the credits back. */
  readonly mailWarning: (tx: Tx, warning: FraudWarning) => Promise<void>;
  /** Publishes a member's new balance, and that there is a warning. */
  readonly warned: (user: UserId, balance: { readonly credits: number; readonly paidUser: boolean } | null) => void;
}

/**
 * Warns each member once, and gives back once what they spent on the banned one. Each row is a transaction of its own: after a crash the
 * rest go on, and a row that fails keeps no other one waiting.
 */
export async function warnMembers(deps: WarnDeps): Promise<void> {
  const failures: unknown[] = [];
  let after: WarningKey = { at: new Date(0), decision: 0, user: 0 };
  for (let row = await findWarning(deps.db, after); row !== null; row = await findWarning(deps.db, after)) {
    after = row;
    await warnOne(deps, row).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function warnOne({ db, clock, sites, mailWarning, warned }: WarnDeps, key: WarningKey): Promise<void> {
  const done = await transact(db, async (tx) => {
    const row = await lockWarning(tx, key);
    if (row === null) return null;
    const now = clock.now();
    const month = spendingMonth((await sites.byId(row.site)).timeZone, now);
    let [returned, balance]: [number, number | null] = [0, null];
    for (const { clientId, credits } of row.about === null ? [] : await listSpends(tx, row.user, row.about)) {
      const left = await returnSpend(tx, { user: row.user, key: `message:${row.user}:${clientId}`, kind: 'returned_fraud', month }, now);
      if (left === null) continue;
      returned += credits;
      balance = left;
    }
    await setWarned(tx, row, returned, now);
    if (row.warns)
      await mailWarning(tx, {
        site: row.site,
        user: row.user,
        from: row.name,
        credits: returned,
        decision: row.decision,
      });
    return { ...row, balance };
  });
  if (done === null) return;
  warned(done.user, done.balance === null ? null : { credits: done.balance, paidUser: done.paidUser });
}
