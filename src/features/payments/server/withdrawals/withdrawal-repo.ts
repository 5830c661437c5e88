import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { siteId, userId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type CancellationEnd, cancellationEnds } from '../../contract/withdrawal.ts';

/** What was declared: the address in lower case, the rest cleaned. */
export interface Declared {
  readonly site: SiteId;
  readonly name: string;
  readonly order: string;
  readonly email: string;
  /** Of a cancellation, when it is to end; null: a withdrawal. */
  readonly ends: CancellationEnd | null;
  readonly reason: string;
}

export interface Receipt {
  readonly number: string;
  readonly receivedAt: Date;
}

/** One after another for each address, until the transaction ends. */
export async function lockAddress(tx: Tx, { site, email }: Declared): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`withdrawals:${site}:${email}`}, 0))`.execute(tx);
}

/** The receipt of the same declaration: by its client id, or of the same words since a time. */
export async function findReceipt(
  tx: Tx,
  { site, name, order, email, ends, reason }: Declared,
  clientId: string,
  since: Date,
): Promise<Receipt | null> {
  const row = await tx
    .selectFrom('withdrawals')
    .select(['number', 'received_at as receivedAt'])
    .where('site_id', '=', site)
    .where(({ and, eb, or }) =>
      or([
        eb('client_id', '=', clientId),
        and([
          eb('email', '=', email),
          eb('name', '=', name),
          eb('order_text', '=', order),
          eb('received_at', '>', since),
          eb('reason', '=', reason),
          eb('ends', 'is not distinct from', ends),
        ]),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

/** When an address made its nth newest declaration since a time; null when it made fewer. */
export async function nthReceived(tx: Tx, { site, email }: Declared, since: Date, n: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('withdrawals')
    .select('received_at')
    .where('site_id', '=', site)
    .where('email', '=', email)
    .where('received_at', '>', since)
    .orderBy('received_at', 'desc')
    .offset(n - 1)
    .executeTakeFirst();
  return row?.received_at ?? null;
}

/** Whose of these orders it is: that of the member who declares it, or of the account with this address. */
export async function findOwnOrder(
  tx: Tx,
  { site, email }: Declared,
  viewer: UserId | null,
  orders: readonly number[],
): Promise<{ order: number; user: UserId } | null> {
  if (orders.length === 0) return null;
  const row = await tx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.user_id'])
    .where('users.site_id', '=', site)
    .where('orders.id', 'in', orders)
    .where('orders.settles', 'is', null)
    .where(({ eb, or }) => or([eb('users.email', '=', email), ...(viewer === null ? [] : [eb('users.id', '=', viewer)])]))
    .orderBy('orders.id', 'desc')
    .executeTakeFirst();
  return row ? { order: row.id, user: userId(row.user_id) } : null;
}

interface NewWithdrawal extends Declared {
  readonly number: string;
  readonly clientId: string;
  readonly language: Language;
  readonly found: { readonly order: number; readonly user: UserId } | null;
  readonly viewer: UserId | null;
}

/** False when the number or the client id is taken. */
export async function insertWithdrawal(tx: Tx, { found, viewer, ...withdrawal }: NewWithdrawal, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('withdrawals')
    .values({
      site_id: withdrawal.site,
      number: withdrawal.number,
      client_id: withdrawal.clientId,
      name: withdrawal.name,
      order_text: withdrawal.order,
      email: withdrawal.email,
      language: withdrawal.language,
      kind: withdrawal.ends === null ? 'withdrawal' : 'cancellation',
      ends: withdrawal.ends,
      reason: withdrawal.reason,
      received_at: now,
      order_id: found?.order ?? null,
      user_id: found?.user ?? viewer,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Noted: nothing follows from it. */
export type Outcome = 'refunded' | 'nothing_left' | 'noted';

export interface OpenWithdrawal {
  readonly id: number;
  readonly site: SiteId;
  readonly order: number;
  readonly clientId: string;
  readonly receivedAt: Date;
  readonly ends: CancellationEnd | null;
}

/** Those whose order is known, oldest first; `after`: the last one of the page before. */
export async function listOpenWithdrawals(db: Db, after: OpenWithdrawal | null, limit: number): Promise<OpenWithdrawal[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'site_id', 'order_id', 'client_id', 'received_at', 'ends'])
    .where('outcome', 'is', null)
    .where('order_id', 'is not', null)
    .$if(after !== null, (query) => query.where('id', '>', after?.id ?? 0))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, site_id, order_id, client_id, received_at, ends }) =>
    order_id === null
      ? []
      : [{ id, site: siteId(site_id), order: order_id, clientId: client_id, receivedAt: received_at, ends: toEnd(ends) }],
  );
}

const toEnd = (text: string | null): CancellationEnd | null => cancellationEnds.find((end) => end === text) ?? null;

export async function setOutcome(tx: Tx, id: number, outcome: Outcome, now: Date): Promise<void> {
  await tx.updateTable('withdrawals').set({ outcome, ended_at: now }).where('id', '=', id).where('outcome', 'is', null).execute();
}
