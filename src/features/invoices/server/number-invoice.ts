import type { Tx } from '#platform/server/db/open-database.ts';
import { findInvoiceBySource, insertInvoice, lockCounter, type NewInvoice } from './invoice-repo.ts';

/**
 * Assigns the next number of the company's year to an invoice and stores it, such as `DE1-2026-000042`: country and id of the company,
 * year, and a number without gaps. Other transactions that need a number wait until this one ends, so issue invoices last. A repeated
 * call for the same source returns the earlier number.
 */
export async function numberInvoice(tx: Tx, invoice: NewInvoice): Promise<{ number: string }> {
  const year = Number(invoice.issuedOn.slice(0, 4));
  const last = await lockCounter(tx, invoice.company.id, year);
  const existing = await findInvoiceBySource(tx, invoice.source);
  if (existing !== null) return { number: existing.number };
  const sequence = last + 1;
  const number = `${invoice.company.country}${invoice.company.id}-${year}-${String(sequence).padStart(6, '0')}`;
  await insertInvoice(tx, invoice, number, year, sequence);
  return { number };
}
