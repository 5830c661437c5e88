import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface NewMandate {
  readonly user: UserId;
  readonly reference: string;
  readonly creditorId: string;
  readonly details: Buffer;
  readonly ibanHint: string;
  readonly fingerprint: Buffer;
  readonly textVersion: string;
  readonly language: string;
  readonly signedOn: string;
}

/** The member's mandate for the account: the one that exists, with the details of now, or a new one. */
export async function findOrInsertMandate(tx: Tx, mandate: NewMandate, now: Date): Promise<{ id: number; reference: string }> {
  return tx
    .insertInto('direct_debit_mandates')
    .values({
      user_id: mandate.user,
      reference: mandate.reference,
      creditor_id: mandate.creditorId,
      details: mandate.details,
      iban_hint: mandate.ibanHint,
      fingerprint: mandate.fingerprint,
      text_version: mandate.textVersion,
      language: mandate.language,
      signed_on: mandate.signedOn,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'fingerprint']).doUpdateSet({ details: mandate.details }))
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
}

/** What the member entered for their newest mandate. */
export async function findNewestDetails(db: Db, user: UserId): Promise<Buffer | null> {
  const row = await db
    .selectFrom('direct_debit_mandates')
    .select('details')
    .where('user_id', '=', user)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.details ?? null;
}

/** A member's mandates after an id, for the data export. */
export async function listMandates(db: Db, user: UserId, after: number, limit: number) {
  return db
    .selectFrom('direct_debit_mandates')
    .select(['id', 'reference', 'creditor_id', 'details', 'text_version', 'language', 'signed_on', 'created_at'])
    .where('user_id', '=', user)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A member's debits, for the data export. */
export async function listDebitsOfUser(db: Db, user: UserId) {
  return db
    .selectFrom('direct_debits')
    .innerJoin('direct_debit_mandates', 'direct_debit_mandates.id', 'direct_debits.mandate_id')
    .select(['order_id', 'reference', 'amount', 'due_on', 'confirmed_at', 'collected_at', 'cancelled_at', 'returned_at', 'return_reason'])
    .where('user_id', '=', user)
    .orderBy('order_id')
    .execute();
}
