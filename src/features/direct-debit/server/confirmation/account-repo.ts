import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Fingerprints } from '../debits/details.ts';

/** Orders with the same account or telephone wait for each other until the transaction ends, so that together they keep the rules. */
export async function lockAccount(tx: Tx, { iban, phone }: Fingerprints): Promise<void> {
  // All accounts before all telephones, so that nobody waits in a circle.
  for (const fingerprint of [iban, phone])
    await sql`SELECT pg_advisory_xact_lock(${fingerprint.readInt32BE(0)}, ${fingerprint.readInt32BE(4)})`.execute(tx);
}

const isOf =
  ({ iban, phone }: Fingerprints) =>
  ({ eb, or }: ExpressionBuilder<DB, 'direct_debit_mandates'>) =>
    or([eb('direct_debit_mandates.fingerprint', '=', iban), eb('direct_debit_mandates.phone_fingerprint', '=', phone)]);

/** Joined to its mandate, of an account or by a telephone. */
const debitsOf = (db: Db | Tx, fingerprints: Fingerprints) =>
  db
    .selectFrom('direct_debits')
    .innerJoin('direct_debit_mandates', 'direct_debit_mandates.id', 'direct_debits.mandate_id')
    .where(isOf(fingerprints));

export interface OrderedDebit {
  readonly amount: number;
  readonly at: Date;
  readonly user: number | null;
}

/** What was ordered from an account or by a telephone after a time and neither given up nor returned, oldest first. */
export async function listOrdered(db: Db | Tx, fingerprints: Fingerprints, after: Date): Promise<OrderedDebit[]> {
  return debitsOf(db, fingerprints)
    .select(['amount', 'confirmed_at as at', 'user_id as user'])
    .where('confirmed_at', '>', after)
    .where('cancelled_at', 'is', null)
    .where('returned_at', 'is', null)
    .orderBy('confirmed_at')
    .execute();
}

/** Whether an account or a telephone is that of another member of the site: until that member is purged. */
export async function isOfAnother(db: Db | Tx, fingerprints: Fingerprints, user: UserId, site: SiteId): Promise<boolean> {
  const row = await db
    .selectFrom('direct_debit_mandates')
    .innerJoin('users', 'users.id', 'direct_debit_mandates.user_id')
    .select('direct_debit_mandates.id')
    .where(isOf(fingerprints))
    .where('users.id', '<>', user)
    .where('users.site_id', '=', site)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether a debit from an account or by a telephone came back and is neither settled nor written off, whoever ordered it and wherever. One without a
 * chargeback came back when its order was erased.
 */
export async function hasOpenReturn(db: Db | Tx, fingerprints: Fingerprints): Promise<boolean> {
  const row = await debitsOf(db, fingerprints)
    .leftJoin('chargebacks', 'chargebacks.order_id', 'direct_debits.order_id')
    .select('direct_debits.order_id')
    .where('returned_at', 'is not', null)
    .where('settled', '=', false)
    .where(({ eb, or, and }) =>
      or([
        eb('chargebacks.order_id', 'is', null),
        and([eb('chargebacks.state', '=', 'open'), eb('settled_by', 'is', null), eb('written_off_at', 'is', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
