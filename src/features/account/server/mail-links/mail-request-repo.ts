import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** When mails were requested since then. Locks the counter until the transaction ends, so that parallel calls wait. */
export async function lockMailRequests(tx: Tx, counter: Buffer, since: Date): Promise<Date[]> {
  await sql`SELECT pg_advisory_xact_lock(${counter.readInt32BE(0)}, ${counter.readInt32BE(4)})`.execute(tx);
  const rows = await tx
    .selectFrom('mail_requests')
    .select('requested_at')
    .where('counter', '=', counter)
    .where('requested_at', '>', since)
    .execute();
  return rows.map((row) => row.requested_at);
}

/** False when there is already a request of the same millisecond. */
export async function insertMailRequest(tx: Tx, counter: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mail_requests')
    .values({ counter, requested_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** True for the first call since then: the owner of the address should be notified now. */
export async function claimExistingAddressMail(tx: Tx, user: UserId, since: Date, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('known_address_mails')
    .values({ user_id: user, sent_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sent_at: now }).where('known_address_mails.sent_at', '<=', since))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
