import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

const balanceOfUser = compiledQuery((db, { user }: { user: UserId }) =>
  db.selectFrom('balances').select(['purchased', 'bonus']).where('user_id', '=', user).compile(),
);

/** Purchased and bonus credits. */
export async function findBalance(db: Db | Tx, user: UserId): Promise<{ readonly purchased: number; readonly bonus: number }> {
  const {
    rows: [row],
  } = await db.executeQuery(balanceOfUser(db, { user }));
  return row ?? { purchased: 0, bonus: 0 };
}

/** A user's balance: purchased and bonus credits together. */
export async function balanceOf(db: Db | Tx, user: UserId): Promise<number> {
  const { purchased, bonus } = await findBalance(db, user);
  return purchased + bonus;
}

type Gift = 'signup' | 'grant';

/** Adds bonus credits, once per idempotency key. False when they were added before. */
export const addCredits = (db: Db | Tx, user: UserId, amount: number, source: Gift, key: string, now: Date): Promise<boolean> =>
  bookIncome(db, user, amount, source, key, now);

/** The same, also for bought credits: use `addPurchase` for those, because it stores their price. */
export async function bookIncome(
  db: Db | Tx,
  user: UserId,
  amount: number,
  source: Gift | 'purchase',
  key: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ added: boolean }>`SELECT credits_add(${user}, ${amount}, ${source}, ${key}, ${now}) AS added`.execute(db);
  return rows[0]?.added === true;
}

/** Creates the balance row, which spending locks. Does nothing when it exists. */
export async function openBalance(db: Db | Tx, user: UserId): Promise<void> {
  await db
    .insertInto('balances')
    .values({ user_id: user })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks the balance until the transaction ends, so that nothing is spent meanwhile. */
export async function lockBalance(tx: Tx, user: UserId): Promise<void> {
  await openBalance(tx, user);
  await tx.selectFrom('balances').select('user_id').where('user_id', '=', user).forNoKeyUpdate().execute();
}

/** Freezes or unfreezes spending from a balance, which must be locked. */
export async function setFrozen(tx: Tx, user: UserId, frozen: boolean): Promise<void> {
  await tx.updateTable('balances').set({ frozen }).where('user_id', '=', user).where('frozen', '<>', frozen).execute();
}
