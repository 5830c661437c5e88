import type { Db } from '#platform/server/db/open-database.ts';

/** Removes name, address and words from declarations that ended before a time; the declaration itself stays. */
export async function forgetDeclarers(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('withdrawals')
    .set({ name: '', email: '', order_text: '', reason: '', outcome_reason: '', guessed_by: null })
    .where('received_at', '<', before)
    .where('ended_at', '<', before)
    .where('email', '<>', '')
    .execute();
}

/**
 * Removes the data that leads from a purchase of an erased account, made before a time, to its buyer; the sum and its tax stay for the
 * books.
 */
export async function forgetProofs(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('purged_orders')
    .set({
      profile_country: null,
      guessed_country: null,
      declared_country: null,
      payment_country: null,
      start_text_version: null,
      provider_reference: null,
    })
    .where('created_at', '<', before)
    .where(({ eb, fn }) => eb(fn.coalesce('completed_at', 'created_at'), '<', before))
    .where((eb) => eb.or([eb('provider_reference', 'is not', null), eb('profile_country', 'is not', null)]))
    .execute();
}
