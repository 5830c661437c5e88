import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { orderNumber } from '#features/orders/contract/order-number.ts';
import { type Sequence, sequences } from '../rules.ts';

/** The data of one debit in the bank's file. */
export interface FileDebit {
  readonly order: number;
  /** The order number as its buyer sees it. */
  readonly number: string;
  /** Null: the member was purged. */
  readonly user: UserId | null;
  readonly amount: number;
  readonly dueOn: string;
  readonly reference: string;
  readonly creditorId: string;
  readonly sequence: Sequence;
  readonly signedOn: string;
  readonly details: Buffer;
}

/** The data of one refund in the bank's file. */
export interface FileRefund {
  readonly id: string;
  readonly order: number;
  readonly amount: number;
  readonly details: Buffer;
}

/** Debits of a site that are in no file yet, locked; a parallel run skips them. */
export async function takeDebits(tx: Tx, site: SiteId): Promise<FileDebit[]> {
  const rows = await tx
    .selectFrom('direct_debits')
    .innerJoin('direct_debit_mandates', 'direct_debit_mandates.id', 'direct_debits.mandate_id')
    .leftJoin('orders', 'orders.id', 'direct_debits.order_id')
    .select(['order_id as order', 'direct_debits.amount', 'due_on as dueOn', 'reference', 'signed_on as signedOn', 'details'])
    .select(['creditor_id as creditorId', 'sequence', 'direct_debit_mandates.user_id as user', 'orders.code'])
    .where('direct_debits.site_id', '=', site)
    .where('file_id', 'is', null)
    .where('collected_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('returned_at', 'is', null)
    .orderBy('order_id')
    .forUpdate('direct_debits')
    .skipLocked()
    .execute();
  return rows.map(({ user, code, ...row }) => ({
    ...row,
    number: orderNumber(row.order, code ?? ''),
    user: user === null ? null : userId(user),
    sequence: sequences.find((kind) => kind === row.sequence) ?? 'RCUR',
  }));
}

/** Refunds of a site's collected debits that are in no file yet, locked. */
export async function takeRefunds(tx: Tx, site: SiteId): Promise<FileRefund[]> {
  return tx
    .selectFrom('direct_debit_refunds')
    .innerJoin('direct_debits', 'direct_debits.order_id', 'direct_debit_refunds.order_id')
    .innerJoin('direct_debit_mandates', 'direct_debit_mandates.id', 'direct_debits.mandate_id')
    .select(['direct_debit_refunds.id', 'direct_debits.order_id as order', 'direct_debit_refunds.amount', 'details'])
    .where('site_id', '=', site)
    .where('direct_debit_refunds.file_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('collected_at', 'is not', null)
    .where('returned_at', 'is', null)
    .orderBy('direct_debits.order_id')
    .forUpdate('direct_debit_refunds')
    .skipLocked()
    .execute();
}

export async function insertFile(tx: Tx, site: SiteId, kind: 'debits' | 'refunds', now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('bank_files')
    .values({ kind, site_id: site, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setContent(tx: Tx, file: number, content: Buffer): Promise<void> {
  await tx.updateTable('bank_files').set({ content }).where('id', '=', file).execute();
}

/** Sets the day on which the bank collects, which is later than announced when the file is late. */
export async function setFileOfDebit(tx: Tx, file: number, order: number, day: string): Promise<void> {
  await tx.updateTable('direct_debits').set({ file_id: file, due_on: day }).where('order_id', '=', order).execute();
}

export async function setFileOfRefunds(tx: Tx, file: number, ids: readonly string[]): Promise<void> {
  await tx.updateTable('direct_debit_refunds').set({ file_id: file }).where('id', 'in', ids).execute();
}

export interface StoredFile {
  readonly id: number;
  readonly kind: 'debits' | 'refunds';
  readonly createdAt: Date;
  /** Whether its content is still stored. */
  readonly isKept: boolean;
}

const toKind = (stored: string): StoredFile['kind'] => (stored === 'refunds' ? 'refunds' : 'debits');

const maxListed = 50;

/** The newest files of a site. */
export async function listFiles(db: Db, site: SiteId): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('bank_files')
    .select(['id', 'kind', 'created_at'])
    .select((eb) => eb('content', 'is not', null).as('isKept'))
    .where('site_id', '=', site)
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
  return rows.map(({ id, kind, created_at, isKept }) => ({
    id,
    kind: toKind(kind),
    createdAt: created_at,
    isKept: Boolean(isKept),
  }));
}

export async function isFileOf(db: Db | Tx, id: number, site: SiteId): Promise<boolean> {
  const row = db.selectFrom('bank_files').select('id').where('id', '=', id).where('site_id', '=', site);
  return (await row.executeTakeFirst()) !== undefined;
}

/** An earlier file; null when there is none, or its content is no longer stored. */
export async function findFile(db: Db, id: number): Promise<{ readonly kind: StoredFile['kind']; readonly content: Buffer } | null> {
  const row = await db.selectFrom('bank_files').select(['kind', 'content']).where('id', '=', id).executeTakeFirst();
  return row?.content ? { kind: toKind(row.kind), content: row.content } : null;
}
