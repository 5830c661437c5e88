import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Money } from '#platform/contract/money.ts';
import { addDays, type Day, dayIn } from '#platform/contract/time.ts';
import { endOfPeriod } from '#platform/contract/working-days.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { readSite, type Site } from '#features/site/server/index.ts';
import type { InvoiceContent, InvoiceLine } from './content.ts';
import { numberInvoice } from './number-invoice.ts';

/** The data of a completed order for its invoice. */
export interface InvoicedOrder {
  readonly order: number;
  /** The order number as its buyer sees it: `E-10482-7K2M`. */
  readonly orderNumber: string;
  readonly site: SiteId;
  readonly user: UserId;
  /** The buyer's language: the invoice stays in it. */
  readonly language: Language;
  /** The buyer's country, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** VAT included. The lines sum to it. */
  readonly total: Money;
  /** The country where the VAT is due, its rate in percent, its amount in the total, and the company's tax number there. */
  readonly vat: { readonly country: string; readonly rate: number; readonly amount: number; readonly number: string | null };
  readonly lines: readonly InvoiceLine[];
  /** First and last day of premium for some days; null: supplied at once. */
  readonly period: { readonly from: Day; readonly to: Day } | null;
  /** `card`, `sepa_debit`, `bank_transfer`, or the brand name of another method. */
  readonly method: string;
}

/**
 * Issues the invoice of an order, in the transaction in which the order completes: the number is assigned only if that commits.
 * Idempotent: an order has one invoice.
 */
export async function issueInvoice(tx: Tx, sold: InvoicedOrder, now: Date): Promise<{ number: string }> {
  const sum = sold.lines.reduce((total, { amount }) => total + amount, 0);
  if (sum !== sold.total.amount) throw new Error(`the lines of order ${sold.order} sum to ${sum}, not to ${sold.total.amount}`);
  const site = await readSite(tx, sold.site);
  const today = dayIn(site.timeZone, now);
  const content: InvoiceContent = {
    seller: { ...sellerOf(site), vat_number: sold.vat.number },
    ...(sold.vat.country !== sold.country && { tax_country: sold.vat.country }),
    lines: [...sold.lines],
    order_number: sold.orderNumber,
    method: sold.method,
    paid_on: today,
    ...(sold.period !== null && { period: { ...sold.period } }),
    returnable_until: endOfPeriod(addDays(today, site.settings.refund_days)),
    reverses: null,
  };
  return numberInvoice(tx, {
    kind: 'invoice',
    source: `order:${sold.order}`,
    company: { id: site.settings.company_id, country: site.company.country },
    site: sold.site,
    order: sold.order,
    user: sold.user,
    reverses: null,
    issuedOn: today,
    language: sold.language,
    country: sold.country,
    total: sold.total,
    vat: { rate: sold.vat.rate, amount: sold.vat.amount },
    content,
    createdAt: now,
  });
}

const sellerOf = ({ settings, company }: Pick<Site, 'settings' | 'company'>): Omit<InvoiceContent['seller'], 'vat_number'> => ({
  brand: settings.name,
  name: company.name,
  address: company.address,
  city: company.city,
  country: company.country,
  register: company.kvk,
  phone: settings.support_phone,
  email: settings.support_email,
});
