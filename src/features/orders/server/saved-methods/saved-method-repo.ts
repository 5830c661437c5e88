import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type PaymentMethod, paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import type { MethodToSave } from '#features/payment-providers/server/index.ts';

export interface SavedMethodRow {
  readonly id: number;
  /** Not a `ProviderName`: an old row may name a provider that is no longer configured. */
  readonly provider: string;
  readonly token: string;
  readonly method: PaymentMethod;
  readonly label: string;
  readonly expires: string | null;
  /** The order with which they agreed to save it; null when it is gone. */
  readonly order: number | null;
  readonly createdAt: Date;
}

const select = (db: Db | Tx, user: UserId) =>
  db
    .selectFrom('payment_means')
    .select(['id', 'provider', 'token', 'method', 'label', 'expires', 'order_id', 'created_at'])
    .where('user_id', '=', user);

type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toSavedMethod({ order_id, created_at, ...row }: Selected): SavedMethodRow {
  const method = paymentMethods.find((candidate) => candidate === row.method);
  if (!method) throw new Error(`saved method ${row.id} is of method ${row.method}`);
  return { ...row, method, order: order_id, createdAt: created_at };
}

/** A member's saved methods, newest first. */
export async function listSavedMethods(db: Db, user: UserId): Promise<SavedMethodRow[]> {
  const rows = await select(db, user).orderBy('id', 'desc').execute();
  return rows.map(toSavedMethod);
}

/** Null also when it belongs to another member. */
export async function findSavedMethod(db: Db, user: UserId, id: number): Promise<SavedMethodRow | null> {
  const row = await select(db, user).where('id', '=', id).executeTakeFirst();
  return row ? toSavedMethod(row) : null;
}

interface NewSavedMethod {
  readonly user: UserId;
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly order: number;
  readonly textVersion: string;
  readonly consentedAt: Date;
}

/** Replaces an older token of the same card. */
export async function insertSavedMethod(
  tx: Tx,
  savedMethod: NewSavedMethod,
  { token, label, expires }: MethodToSave,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('payment_means')
    .where('user_id', '=', savedMethod.user)
    .where('provider', '=', savedMethod.provider)
    .where('method', '=', savedMethod.method)
    .where('label', '=', label)
    .where('expires', 'is not distinct from', expires ?? null)
    .where('token', '<>', token)
    .execute();
  await tx
    .insertInto('payment_means')
    .values({
      user_id: savedMethod.user,
      provider: savedMethod.provider,
      token,
      method: savedMethod.method,
      label,
      expires: expires ?? null,
      text_version: savedMethod.textVersion,
      consented_at: savedMethod.consentedAt,
      order_id: savedMethod.order,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'token']).doNothing())
    .execute();
}

/** False when the member has no such method. The database notes that the provider has to delete it, too. */
export async function deleteSavedMethodRow(db: Db, user: UserId, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('payment_means').where('user_id', '=', user).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the saved method that an order was paid with, and the methods that were saved with that order. */
export async function deleteSavedMethodsOfOrder(tx: Tx, order: number): Promise<void> {
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

/** Tokens that a provider still has to delete, except those that were stored again. */
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
