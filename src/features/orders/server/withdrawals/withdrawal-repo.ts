import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { CancellationEnd } from '../../contract/withdrawal-rules.ts';
import type { Match } from './match-order.ts';

/** The declared values: the address in lower case, the rest cleaned. */
export interface Declared {
  readonly site: SiteId;
  readonly name: string;
  readonly order: string;
  readonly email: string;
  /** For a cancellation, when it is to end; null for a withdrawal. */
  readonly ends: CancellationEnd | null;
  readonly reason: string;
}

export interface Receipt {
  readonly number: string;
  readonly receivedAt: Date;
  readonly sentAt: Date | null;
  readonly confirmed: boolean;
}

/** Serializes the declarations of each address and each network until the transaction ends. */
export async function lockDeclarer(tx: Tx, { site, email }: Declared, network: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`withdrawals:${site}:${email}`}, 0))`.execute(tx);
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`withdrawals:${network}`}, 0))`.execute(tx);
}

/** Prevents an account from being purged until the transaction ends. False when it is gone, perhaps since a moment ago. */
export async function keepMember(tx: Tx, id: UserId | null): Promise<boolean> {
  if (id === null) return false;
  return (await tx.selectFrom('users').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined;
}

/** The receipt of the same declaration: by its client id, or with the same words since a time. */
export async function findReceipt(
  tx: Tx,
  { site, name, order, email, ends, reason }: Declared,
  clientId: string | null,
  since: Date,
): Promise<Receipt | null> {
  const row = await tx
    .selectFrom('withdrawals')
    .select(['number', 'received_at', 'receipt_sent_at', 'confirmed_at'])
    .where('site_id', '=', site)
    .where(({ and, eb, or }) =>
      or([
        ...(clientId === null ? [] : [eb('client_id', '=', clientId)]),
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
  if (row === undefined) return null;
  return { number: row.number, receivedAt: row.received_at, sentAt: row.receipt_sent_at, confirmed: row.confirmed_at !== null };
}

interface NewWithdrawal extends Declared {
  readonly number: string;
  readonly clientId: string;
  readonly language: Language;
  readonly found: Match | null;
  readonly viewer: UserId | null;
  /** Keyed hash of the network, when it wrote an order number that does not exist. */
  readonly guessedBy: string | null;
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
      confirmed_at: found?.own === true ? now : null,
      confirmed_by: found?.own === true ? 'buyer' : null,
      guessed_by: withdrawal.guessedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Declarations since a time in which this network wrote an order number that does not exist. */
export async function countGuesses(tx: Tx, network: string, since: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('guessed_by', '=', network)
    .where('received_at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

/** Deletes networks that are no longer needed for a limit. */
export async function forgetGuesses(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('withdrawals')
    .set({ guessed_by: null })
    .where('guessed_by', 'is not', null)
    .where('received_at', '<', before)
    .execute();
}
