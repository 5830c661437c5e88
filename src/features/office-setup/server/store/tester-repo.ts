import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { hashPassword, insertUser } from '#features/account/server/index.ts';
import { openBalance } from '#features/credits/server/index.ts';
import { newToken } from '#platform/server/secrets.ts';

/** Nobody gets mail there (RFC 2606), and no member can have it. */
const testerEmail = 'setup@example.invalid';

/** The member who places the test order: one for all of them, without a password that anybody knows, and in no list. */
export async function insertTester(
  tx: Tx,
  { site, country, now }: { readonly site: SiteId; readonly country: string; readonly now: Date },
): Promise<UserId> {
  const passwordHash = await hashPassword(newToken());
  const made = await insertUser(tx, { site, email: testerEmail, passwordHash, language: 'en', status: 'active', signupDate: now });
  if (made === null) {
    const { id } = await tx
      .selectFrom('users')
      .select('id')
      .where('site_id', '=', site)
      .where('email', '=', testerEmail)
      .executeTakeFirstOrThrow();
    await tx.updateTable('profiles').set({ country }).where('user_id', '=', id).execute();
    return userId(id);
  }
  await tx
    .insertInto('profiles')
    .values({
      user_id: made,
      site_id: site,
      name: 'Test',
      status: 'disabled',
      gender: 'non_binary',
      search_gender: [],
      date_of_birth: '1980-01-01',
      country,
      last_active_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await openBalance(tx, made);
  return made;
}

/** The first package that is offered. */
export async function findTestPackage(db: Db, site: SiteId): Promise<number | null> {
  const row = await db
    .selectFrom('packages')
    .select('id')
    .where('site_id', '=', site)
    .where('offered', '=', true)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Nobody reads the tester's mails, so none is sent about the order. */
export async function setMailsSent(db: Db, order: number, now: Date): Promise<void> {
  await db.updateTable('orders').set({ confirmation_mail_at: now, placed_mail_at: now }).where('id', '=', order).execute();
}

/** Nor about its refund, once that is paid. */
export async function setRefundMailSent(db: Db, order: number): Promise<void> {
  await db.updateTable('refunds').set({ mailed_state: 'done' }).where('order_id', '=', order).execute();
}
