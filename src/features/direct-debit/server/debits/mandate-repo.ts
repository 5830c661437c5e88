import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Fingerprints } from './details.ts';

export interface NewMandate {
  readonly user: UserId;
  readonly reference: string;
  readonly creditorId: string;
  readonly details: Buffer;
  readonly ibanHint: string;
  readonly fingerprints: Fingerprints;
  readonly textVersion: string;
  readonly language: string;
  readonly signedOn: string;
}

/** A mandate for one debit, with the reference that the form showed. */
export async function insertMandate(tx: Tx, mandate: NewMandate, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('direct_debit_mandates')
    .values({
      user_id: mandate.user,
      reference: mandate.reference,
      creditor_id: mandate.creditorId,
      details: mandate.details,
      iban_hint: mandate.ibanHint,
      fingerprint: mandate.fingerprints.iban,
      phone_fingerprint: mandate.fingerprints.phone,
      text_version: mandate.textVersion,
      language: mandate.language,
      signed_on: mandate.signedOn,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The data that the member entered for their newest mandate. */
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
    .select(['id', 'reference', 'creditor_id', 'details', 'text_version', 'language', 'sequence', 'signed_on', 'created_at'])
    .where('user_id', '=', user)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A member's newest mandates, the newest first. */
export async function listNewestDetails(db: Db, user: UserId, limit: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('direct_debit_mandates')
    .select('details')
    .where('user_id', '=', user)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ details }) => details);
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

/** Mandates whose details still contain the telephone. */
export async function listMandatesWithPhone(db: Db, limit: number): Promise<{ id: number; details: Buffer }[]> {
  return db
    .selectFrom('direct_debit_mandates')
    .select(['id', 'details'])
    .where('has_phone', '=', true)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function setWithoutPhone(db: Db, id: number, details: Buffer, phone: Buffer): Promise<void> {
  await db
    .updateTable('direct_debit_mandates')
    .set({ details, phone_fingerprint: phone, has_phone: false })
    .where('id', '=', id)
    .where('has_phone', '=', true)
    .execute();
}

/** Removes the telephone's fingerprint from mandates whose last debit was before a time. */
export async function clearOldPhones(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('direct_debit_mandates')
    .set({ phone_fingerprint: null })
    .where('phone_fingerprint', 'is not', null)
    .where('created_at', '<', before)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('direct_debits')
            .select('order_id')
            .whereRef('mandate_id', '=', 'direct_debit_mandates.id')
            .where('confirmed_at', '>=', before),
        ),
      ),
    )
    .execute();
}
