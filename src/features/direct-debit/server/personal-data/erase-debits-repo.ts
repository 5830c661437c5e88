import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/**
 * Cancels an account's debits that were not submitted to the bank. Submitted ones stay, with their mandate and without the user, for as
 * long as the bank may ask for them. Call after the orders are locked.
 */
export async function eraseDirectDebits(tx: Tx, user: UserId): Promise<void> {
  const mandates = tx.selectFrom('direct_debit_mandates').select('id').where('user_id', '=', user);
  await tx.deleteFrom('direct_debit_requests').where('user_id', '=', user).execute();
  await tx
    .deleteFrom('direct_debits')
    .where('mandate_id', 'in', mandates)
    .where('collected_at', 'is', null)
    .where('file_id', 'is', null)
    .execute();
  await tx
    .deleteFrom('direct_debit_mandates')
    .where('user_id', '=', user)
    .where((row) =>
      row.not(row.exists(row.selectFrom('direct_debits').select('order_id').whereRef('mandate_id', '=', 'direct_debit_mandates.id'))),
    )
    .execute();
  await tx.updateTable('direct_debit_mandates').set({ user_id: null }).where('user_id', '=', user).execute();
}

/** Mandates of erased accounts whose last collection was before a time, with their debits. */
export async function deleteOldMandates(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('direct_debit_mandates')
    .where('user_id', 'is', null)
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

/** Deletes the contents of bank files: the lists stay, the people in them do not. */
export async function deleteOldFiles(db: Db, before: Date): Promise<void> {
  await db.updateTable('bank_files').set({ content: null }).where('created_at', '<', before).where('content', 'is not', null).execute();
}
