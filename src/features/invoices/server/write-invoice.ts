import { createTranslator } from 'use-intl/core';
import { regionName } from '#platform/contract/known-to-intl.ts';
import { type Language, regionalLocale } from '#platform/contract/languages.ts';
import { type Money, moneyText } from '#platform/contract/money.ts';
import { catalogFor } from './catalogs.ts';
import type { InvoiceLine } from './content.ts';
import type { InvoiceRow } from './invoice-repo.ts';

interface Entry {
  readonly term: string;
  readonly value: string;
}

/** The texts of an invoice, in reading order. */
export interface InvoiceText {
  readonly title: string;
  readonly brand: string;
  /** Name, address and VAT number of the seller. */
  readonly seller: readonly string[];
  readonly details: readonly Entry[];
  readonly amounts: string;
  readonly columns: readonly string[];
  /** One cell for each column; the note stands below the item. */
  readonly lines: readonly { readonly cells: readonly string[]; readonly note: string | null }[];
  readonly sums: readonly Entry[];
  readonly total: Entry;
  readonly paid: string;
  readonly remarks: readonly string[];
  readonly footer: readonly (readonly string[])[];
}

const namedMethods = ['card', 'sepa_debit', 'bank_transfer'] as const;

/** Writes an invoice in its buyer's language, using only the stored record. */
export function writeInvoice(invoice: InvoiceRow): InvoiceText {
  const { content, language, country, kind, vat, total } = invoice;
  const { seller } = content;
  const locale = regionalLocale(language, country);
  const t = createTranslator({ locale, messages: catalogFor(language, locale) });
  const money = moneyIn(locale, total.currency);
  const day = dayIn(locale);
  const nameOf = (code: string): string => regionName(locale, code);
  const buyerCountry = nameOf(country);
  const taxCountry = nameOf(content.tax_country ?? country);
  const named = namedMethods.find((method) => method === content.method);
  const paidWith = { day: day(content.paid_on), method: named === undefined ? content.method : t(`methods.${named}`) };
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(vat.rate / 100);
  const itemOf = (line: InvoiceLine): string => {
    if (line.kind === 'discount') return t('discount', { code: line.code });
    if (line.kind === 'refund') return t(line.days ? 'daysRefund' : 'refund');
    return line.days === undefined ? t('package', { n: line.credits }) : t('days', { n: line.days });
  };
  const timed = content.lines.some((line) => line.kind === 'package' && line.days !== undefined);
  const title = t(content.partial === true ? 'correction' : kind);
  return {
    title,
    brand: seller.brand,
    seller: [
      seller.name,
      `${seller.address}, ${seller.city}`,
      nameOf(seller.country),
      ...(seller.vat_number === null ? [] : [t('vatNumber', { number: seller.vat_number })]),
    ],
    details: [
      { term: title, value: invoice.number },
      ...(content.reverses === null ? [] : [{ term: t('details.reverses'), value: content.reverses }]),
      { term: t('details.date'), value: day(invoice.issuedOn) },
      content.period === undefined
        ? { term: t('details.service'), value: day(content.supplied_on ?? content.paid_on) }
        : { term: t('details.period'), value: `${day(content.period.from)}\u2009–\u2009${day(content.period.to)}` },
      { term: t('details.order'), value: content.order_number ?? String(invoice.order) },
      { term: t('details.country'), value: buyerCountry },
    ],
    amounts: t('amounts', { currency: total.currency }),
    columns: [t('columns.position'), t('columns.item'), t('columns.quantity'), t('columns.vat'), t('columns.amount')],
    lines: content.lines.map((line, index) => ({
      cells: [String(index + 1), itemOf(line), '1', rate, money(line.amount)],
      note: line.kind === 'package' ? t('service') : null,
    })),
    sums: [
      { term: t('net'), value: money(total.amount - vat.amount) },
      { term: t('vat', { rate: vat.rate, country: taxCountry }), value: money(vat.amount) },
    ],
    total: { term: t('total'), value: money(total.amount) },
    paid: kind === 'invoice' ? `${t('paid', paidWith)} ${t('nothingToDo')}` : t('refunded', paidWith),
    remarks: [
      content.tax_country === seller.country ? t('placeOfSeller', { country: taxCountry }) : t('place', { country: taxCountry }),
      ...(content.returnable_until === null ? [] : [t(timed ? 'daysReturns' : 'returns', { day: day(content.returnable_until) })]),
    ],
    footer: [
      [seller.name, seller.register],
      [t('support'), seller.phone, seller.email],
      [invoice.number, t('page')],
    ],
  };
}

/** The name of the sold item on an invoice. */
export function packageText(
  locale: string,
  language: Language,
  { credits, days }: { readonly credits: number; readonly days: number },
): string {
  const t = createTranslator({ locale, messages: catalogFor(language, locale) });
  return days > 0 ? t('days', { n: days }) : t('package', { n: credits });
}

const moneyIn =
  (locale: string, currency: Money['currency']) =>
  (amount: number): string =>
    moneyText({ amount, currency }, locale);

function dayIn(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
