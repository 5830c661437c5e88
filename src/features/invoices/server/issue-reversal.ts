import { userId } from '#platform/contract/ids.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { readSite } from '#features/site/server/index.ts';
import { findInvoiceBySource, type InvoiceRow, lockInvoiceOfOrder, type NewInvoice, sumInvoiced } from './invoice-repo.ts';
import { numberInvoice } from './number-invoice.ts';

export interface Reversal {
  readonly order: number;
  /** Our id of the refund: each id has one reversal. */
  readonly refund: string;
  /** The refunded amount, VAT included: positive minor units of the order's currency. */
  readonly amount: number;
}

/**
 * Reverses an order's invoice, wholly or in part, by an entry with a number of its own, in the transaction that books the refund. Seller,
 * tax rate and language are those of the invoice; the reversals of a whole invoice add up exactly to its tax. Credits that were restored
 * and taken again may be worth a cent more, so this reverses at most the amount that is still invoiced. Null when the order has no
 * invoice, or all of it is reversed.
 */
export async function issueReversal(tx: Tx, { order, refund, amount }: Reversal, now: Date): Promise<{ number: string } | null> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} of order ${order} cannot be reversed`);
  const invoice = await lockInvoiceOfOrder(tx, order);
  if (invoice === null) return null;
  const source = `refund:${refund}`;
  const existing = await findInvoiceBySource(tx, source);
  if (existing !== null) return { number: existing.number };
  const before = await sumInvoiced(tx, order);
  const left = Math.max(before.total - amount, 0);
  if (left === before.total) return null;
  const vat = { rate: invoice.vat.rate, amount: Math.min(vatOf(invoice, left) - before.vat, 0) };
  const total = left - before.total;
  const entry = { kind: 'reversal', source, reverses: invoice.id, vat, total } as const;
  return followUp(tx, invoice, { ...entry, lines: [{ kind: 'refund', ...(soldDays(invoice) && { days: true }), amount: total }] }, now);
}

export interface Reissue {
  readonly order: number;
  /** The refund that was reversed and then undone. */
  readonly refund: string;
  readonly credits: number;
  readonly days?: number;
}

/**
 * Invoices again the exact amount that a reversal deducted from an order's invoice, after the money came back to us. Idempotent.
 * Null when nothing was reversed for this refund.
 */
export async function reissueInvoice(tx: Tx, { order, refund, credits, days = 0 }: Reissue, now: Date): Promise<{ number: string } | null> {
  const invoice = await lockInvoiceOfOrder(tx, order);
  const reversal = await findInvoiceBySource(tx, `refund:${refund}`);
  if (invoice === null || reversal === null) return null;
  const total = -reversal.total.amount;
  const vat = { rate: reversal.vat.rate, amount: -reversal.vat.amount };
  const entry = { kind: 'invoice', source: `reissue:${refund}`, reverses: null, vat, total } as const;
  return followUp(tx, invoice, { ...entry, lines: [{ kind: 'package', credits, ...(days > 0 && { days }), amount: total }] }, now);
}

const soldDays = ({ content }: InvoiceRow): boolean => content.lines.some((line) => line.kind === 'package' && line.days !== undefined);

interface Entry extends Pick<NewInvoice, 'kind' | 'source' | 'reverses' | 'vat'> {
  readonly total: number;
  readonly lines: InvoiceRow['content']['lines'];
}

/** A later entry of an order, which copies everything else from its invoice. */
async function followUp(
  tx: Tx,
  invoice: InvoiceRow & { readonly user: number | null },
  { total, lines, ...entry }: Entry,
  now: Date,
): Promise<{ number: string }> {
  const site = await readSite(tx, invoice.site);
  const today = dayIn(site.timeZone, now);
  const { content, user } = invoice;
  const reversal = entry.kind === 'reversal';
  return numberInvoice(tx, {
    ...entry,
    company: { id: site.settings.company_id, country: content.seller.country },
    site: invoice.site,
    order: invoice.order,
    user: user === null ? null : userId(user),
    issuedOn: today,
    language: invoice.language,
    country: invoice.country,
    total: { amount: total, currency: invoice.total.currency },
    content: {
      ...content,
      lines,
      paid_on: today,
      supplied_on: content.supplied_on ?? content.paid_on,
      ...(reversal && total !== -invoice.total.amount && { partial: true as const }),
      returnable_until: reversal ? null : content.returnable_until,
      reverses: reversal ? invoice.number : null,
    },
    createdAt: now,
  });
}

/**
 * The part of the invoice's VAT that belongs to the rest `left` of its total; the VAT of the other part is rounded half up. The whole
 * total has the whole VAT.
 */
const vatOf = ({ total, vat }: InvoiceRow, left: number): number =>
  vat.amount - Math.round((vat.amount * (total.amount - left)) / total.amount);
