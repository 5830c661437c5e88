import { sql } from 'kysely';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { toMajor } from '#platform/contract/money.ts';
import { listUnpaid } from './credits-at-end/pay-out-credits.ts';
import { maxOpenItems, type OpenItem, type OpenTask } from '#platform/server/feature.ts';
import { paidBeyond, takenWithin } from './refunds/refund-repo.ts';
import { findOpenDeliveries } from './open-deliveries.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

const dayMs = 24 * 3600 * 1000;
/** A refund that is unpaid for this long needs a person. */
const paidWithin = 14 * dayMs;

/** Tasks for a person: money for buyers that cannot be delivered, and mails about orders. */
export async function orderTasks({ db, clock }: Deps): Promise<OpenTask[]> {
  const now = clock.now().getTime();
  return [
    { name: 'credits_of_deleted_accounts', items: await unpaidCredits(db) },
    { name: 'refunds', items: await stuckRefunds(db, new Date(now - takenWithin), new Date(now - paidWithin)) },
    ...(await findOpenDeliveries({ db, clock })),
  ];
}

async function unpaidCredits(db: Db): Promise<OpenItem[]> {
  return (await listUnpaid(db, maxOpenItems)).map(({ order, provider, amount, excess, email, since, until }) => ({
    subject: `E-${order}`,
    since,
    note:
      excess > 0
        ? `${hasMoney} The address ${email} is there until ${until.toISOString().slice(0, 10)}.`
        : `${provider} could not pay back ${toMajor(amount)} ${amount.currency} of a deleted account: ask ${email} for an IBAN, pay, then npm run books -- --paid-out E-${order}. The address is there until ${until.toISOString().slice(0, 10)}.`,
  }));
}

async function stuckRefunds(db: Db, untaken: Date, unpaid: Date): Promise<OpenItem[]> {
  const { rows } = await sql<{ order_id: number; since: Date; taken: boolean; failed: boolean; gone: boolean; has: boolean }>`
    SELECT order_id, coalesce(ended_at, created_at) AS since, asked_at IS NOT NULL AS taken, state = 'failed' AS failed,
      NOT EXISTS (SELECT FROM orders WHERE id = order_id) AS gone,
      amount + ${paidBeyond(sql.ref('refunds.order_id'))} > 0 AS has
    FROM refunds
    WHERE (state = 'requested' AND ((asked_at IS NULL AND created_at < ${untaken}) OR created_at < ${unpaid}))
      OR (state = 'failed' AND credits = 0 AND days = 0 AND goodwill = 0)
    ORDER BY 2, 1 LIMIT ${maxOpenItems}`.execute(db);
  return rows.map(({ order_id, since, ...refund }) => ({
    subject: `E-${order_id}`,
    since,
    note: `${noteOf(refund)}${refund.has || (refund.taken && !refund.failed && !refund.gone) ? '' : ` Once the buyer has it: npm run books -- --paid-out E-${order_id}.`}`,
  }));
}

interface Stuck {
  readonly taken: boolean;
  readonly failed: boolean;
  readonly gone: boolean;
  /** With it, the buyer would have more than they paid: they have a part or all of the money in another way. */
  readonly has: boolean;
}

const hasMoney =
  'The buyer has a part or all of the money already, from their bank or by the provider: pay nothing unless the bank gives it back to us.';

function noteOf({ taken, failed, gone, has }: Stuck): string {
  if (has) return hasMoney;
  if (failed) return 'The refund failed, and the money is still owed to the buyer: pay it in another way.';
  if (gone) return 'The account was erased before its provider said that the refund is paid: ask the provider.';
  return taken
    ? 'The provider has taken the refund and not paid it: ask the provider.'
    : 'The provider does not take the refund: the log says why.';
}
