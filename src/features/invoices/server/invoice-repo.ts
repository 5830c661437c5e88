import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { type SiteId, siteId, type UserId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import type { Money } from '#platform/contract/money.ts';
import { type Day, isDay } from '#platform/contract/time.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Invoice } from '../contract/endpoints.ts';
import { InvoiceContent } from './content.ts';

export interface InvoiceRow {
  readonly id: number;
  readonly number: string;
  readonly kind: Invoice['kind'];
  readonly site: SiteId;
  readonly order: number;
  readonly issuedOn: string;
  readonly language: Language;
  readonly country: string;
  readonly total: Money;
  readonly vat: { readonly rate: number; readonly amount: number };
  readonly content: InvoiceContent;
  readonly createdAt: Date;
}

export interface NewInvoice extends Omit<InvoiceRow, 'id' | 'number' | 'issuedOn'> {
  readonly issuedOn: Day;
  readonly company: { readonly id: number; readonly country: string };
  /** The cause of the invoice: each source has one invoice. */
  readonly source: string;
  readonly user: UserId | null;
  /** Id of the invoice that this one reverses. */
  readonly reverses: number | null;
}

const select = (db: Db | Tx) => db.selectFrom('invoices').selectAll();
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toInvoice(row: Selected): InvoiceRow {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind === 'reversal' ? 'reversal' : 'invoice',
    site: siteId(row.site_id),
    order: row.order_id,
    issuedOn: row.issued_on,
    language: pickLanguage(row.language),
    country: row.country,
    total: { amount: row.total, currency: row.currency },
    vat: { rate: row.vat_rate, amount: row.vat },
    content: Value.Parse(InvoiceContent, row.content),
    createdAt: row.created_at,
  };
}

/** A member's invoices, newest first. */
export async function listInvoices(db: Db, user: UserId): Promise<InvoiceRow[]> {
  const rows = await select(db).where('user_id', '=', user).orderBy('id', 'desc').execute();
  return rows.map(toInvoice);
}

/** Null also when the invoice belongs to another user, or its user is gone. */
export async function findInvoice(db: Db, user: UserId, number: string): Promise<InvoiceRow | null> {
  const row = await select(db).where('user_id', '=', user).where('number', '=', number).executeTakeFirst();
  return row ? toInvoice(row) : null;
}

export async function findInvoiceByNumber(db: Db, number: string): Promise<InvoiceRow | null> {
  const row = await select(db).where('number', '=', number).executeTakeFirst();
  return row ? toInvoice(row) : null;
}

/** The number of the invoice of a completed order. */
export async function findInvoiceNumber(db: Db | Tx, order: number): Promise<string | null> {
  const row = await db.selectFrom('invoices').select('number').where('source', '=', `order:${order}`).executeTakeFirst();
  return row?.number ?? null;
}

/** The number of the reverse invoice of a refund; null when nothing was reversed. */
export async function findReversalNumber(db: Db | Tx, refund: string): Promise<string | null> {
  const row = await db.selectFrom('invoices').select('number').where('source', '=', `refund:${refund}`).executeTakeFirst();
  return row?.number ?? null;
}

/** The invoice of the completed order. Locks the row until the transaction ends. */
export async function lockInvoiceOfOrder(tx: Tx, order: number): Promise<(InvoiceRow & { readonly user: number | null }) | null> {
  const row = await select(tx).where('source', '=', `order:${order}`).forUpdate().executeTakeFirst();
  return row ? { ...toInvoice(row), user: row.user_id } : null;
}

/** The last day on which the buyer may return an order, from its invoice; null when there is no invoice. */
export async function findReturnableUntil(db: Db | Tx, order: number): Promise<Day | null> {
  const row = await select(db).where('source', '=', `order:${order}`).executeTakeFirst();
  const until = row && toInvoice(row).content.returnable_until;
  return until && isDay(until) ? until : null;
}

export async function findInvoiceBySource(tx: Tx, source: string): Promise<InvoiceRow | null> {
  const row = await select(tx).where('source', '=', source).executeTakeFirst();
  return row ? toInvoice(row) : null;
}

/** The invoiced minor units of an order, less the reversed ones. */
export async function sumInvoiced(tx: Tx, order: number): Promise<{ total: number; vat: number }> {
  const { rows } = await sql<{ total: number | null; vat: number | null }>`
    SELECT sum(total)::bigint AS total, sum(vat)::bigint AS vat FROM invoices WHERE order_id = ${order}`.execute(tx);
  return { total: rows[0]?.total ?? 0, vat: rows[0]?.vat ?? 0 };
}

/** Locks the company's counter of the year until the transaction ends, and returns the last number assigned. */
export async function lockCounter(tx: Tx, company: number, year: number): Promise<number> {
  await tx
    .insertInto('invoice_counters')
    .values({ company_id: company, year, last: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { last } = await tx
    .selectFrom('invoice_counters')
    .select('last')
    .where('company_id', '=', company)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return last;
}

/** Stores the invoice with the number after `last`. The counter must be locked. */
export async function insertInvoice(tx: Tx, invoice: NewInvoice, number: string, year: number, sequence: number): Promise<void> {
  await tx
    .updateTable('invoice_counters')
    .set({ last: sequence })
    .where('company_id', '=', invoice.company.id)
    .where('year', '=', year)
    .execute();
  await tx
    .insertInto('invoices')
    .values({
      number,
      company_id: invoice.company.id,
      year,
      sequence,
      kind: invoice.kind,
      source: invoice.source,
      site_id: invoice.site,
      order_id: invoice.order,
      user_id: invoice.user,
      reverses: invoice.reverses,
      issued_on: invoice.issuedOn,
      language: invoice.language,
      country: invoice.country,
      currency: invoice.total.currency,
      vat_rate: invoice.vat.rate,
      total: invoice.total.amount,
      vat: invoice.vat.amount,
      content: sql`${JSON.stringify(invoice.content)}::jsonb`,
      created_at: invoice.createdAt,
    })
    .execute();
}
