import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Fingerprints } from '../debits/details.ts';

/** Serializes orders with the same account or telephone until the transaction ends, so that together they respect the limits. */
export async function lockAccount(tx: Tx, { iban, phone }: Fingerprints): Promise<void> {
  // Locks all accounts before all telephones, to avoid deadlocks.
  for (const fingerprint of [iban, phone])
    await sql`SELECT pg_advisory_xact_lock(${fingerprint.readInt32BE(0)}, ${fingerprint.readInt32BE(4)})`.execute(tx);
}

const isOf =
  ({ iban, phone }: Fingerprints) =>
  ({ eb, or }: ExpressionBuilder<DB, 'direct_debit_mandates'>) =>
    or([eb('direct_debit_mandates.fingerprint', '=', iban), eb('direct_debit_mandates.phone_fingerprint', '=', phone)]);

/** Joined to its mandate, by account or telephone. */
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

/** Debits ordered from an account or by a telephone after a time, without cancelled and returned ones, oldest first. */
export async function listOrdered(db: Db | Tx, fingerprints: Fingerprints, after: Date): Promise<OrderedDebit[]> {
  return debitsOf(db, fingerprints)
    .select(['amount', 'confirmed_at as at', 'user_id as user'])
    .where('confirmed_at', '>', after)
    .where('cancelled_at', 'is', null)
    .where('returned_at', 'is', null)
    .orderBy('confirmed_at')
    .execute();
}

/** Whether the account or telephone belongs to another member of the site who is not purged yet. */
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

/** Whether somebody whom the site's company banned for fraud has used the account. */
export async function isBlockedForFraud(db: Db | Tx, { iban }: Fingerprints, site: SiteId): Promise<boolean> {
  const row = await db
    .selectFrom('blocked_means_of_sites')
    .select('fingerprint')
    .where('kind', '=', 'iban')
    .where('fingerprint', '=', iban.toString('hex'))
    .where('site_id', '=', site)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether a debit from this account or telephone was returned and is neither settled nor written off, for any member and any site. A
 * returned debit without a chargeback was returned after its order was erased.
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
