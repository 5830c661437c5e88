import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type PaymentMethod, paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import type { StoredMeans } from '#features/payment-providers/server/index.ts';

export interface MeansRow {
  readonly id: number;
  /** Not a `ProviderName`: old means may name a provider that is no longer configured. */
  readonly provider: string;
  readonly token: string;
  readonly method: PaymentMethod;
  readonly label: string;
  readonly expires: string | null;
  /** The order that they were remembered with; null when it is gone. */
  readonly order: number | null;
  readonly createdAt: Date;
}

const select = (db: Db | Tx, user: UserId) =>
  db
    .selectFrom('payment_means')
    .select(['id', 'provider', 'token', 'method', 'label', 'expires', 'order_id', 'created_at'])
    .where('user_id', '=', user);

type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toMeans({ order_id, created_at, ...row }: Selected): MeansRow {
  const method = paymentMethods.find((candidate) => candidate === row.method);
  if (!method) throw new Error(`means ${row.id} are of method ${row.method}`);
  return { ...row, method, order: order_id, createdAt: created_at };
}

/** A member's stored means, newest first. */
export async function listMeans(db: Db, user: UserId): Promise<MeansRow[]> {
  const rows = await select(db, user).orderBy('id', 'desc').execute();
  return rows.map(toMeans);
}

/** Null also when they belong to somebody else. */
export async function findMeans(db: Db, user: UserId, id: number): Promise<MeansRow | null> {
  const row = await select(db, user).where('id', '=', id).executeTakeFirst();
  return row ? toMeans(row) : null;
}

interface NewMeans {
  readonly user: UserId;
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly order: number;
  readonly textVersion: string;
  readonly consentedAt: Date;
}

/** Replaces an older token of the same card. */
export async function insertMeans(tx: Tx, means: NewMeans, { token, label, expires }: StoredMeans, now: Date): Promise<void> {
  await tx
    .deleteFrom('payment_means')
    .where('user_id', '=', means.user)
    .where('provider', '=', means.provider)
    .where('method', '=', means.method)
    .where('label', '=', label)
    .where('expires', 'is not distinct from', expires ?? null)
    .where('token', '<>', token)
    .execute();
  await tx
    .insertInto('payment_means')
    .values({
      user_id: means.user,
      provider: means.provider,
      token,
      method: means.method,
      label,
      expires: expires ?? null,
      text_version: means.textVersion,
      consented_at: means.consentedAt,
      order_id: means.order,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'token']).doNothing())
    .execute();
}

/** False when the member has no such means. The database notes that the provider has to delete it, too. */
export async function deleteMeans(db: Db, user: UserId, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('payment_means').where('user_id', '=', user).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes what an order was paid with, and what was remembered with it. */
export async function deleteMeansOfOrder(tx: Tx, order: number): Promise<void> {
  await tx
    .deleteFrom('payment_means')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('order_id', '=', order),
        eb('id', 'in', selectFrom('order_payments').select('means_id').where('order_id', '=', order).where('means_id', 'is not', null)),
      ]),
    )
    .execute();
}

/** Tokens that a provider still has to delete, but for those that were stored again. */
export async function listForgotten(db: Db, provider: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tokens_to_delete')
    .select('token')
    .where('provider', '=', provider)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_means')
            .select('id')
            .whereRef('payment_means.provider', '=', 'tokens_to_delete.provider')
            .whereRef('payment_means.token', '=', 'tokens_to_delete.token'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ token }) => token);
}

export async function deleteForgotten(db: Db, provider: string, token: string): Promise<void> {
  await db.deleteFrom('tokens_to_delete').where('provider', '=', provider).where('token', '=', token).execute();
}
