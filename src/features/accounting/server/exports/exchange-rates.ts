import { parse } from 'csv-parse/sync';
import { addDays, type Day, isDay } from '#platform/contract/time.ts';
import { type Money, toMajor } from '#platform/contract/money.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';

/** Units of a currency for one euro, as the European Central Bank publishes them. Null when no rate was published near that day. */
export interface ExchangeRates {
  /** The rate of a day, else of the next day with one: the rule of the OSS return (Article 369h of the VAT Directive). */
  onOrAfter(currency: string, day: Day): number | null;
  /** The rate of a day, else of the last day with one. */
  onOrBefore(currency: string, day: Day): number | null;
}

/** Longer than any run of days without a published rate. */
const maxDays = 7;

/** Reads the ECB's own file, eurofxref-hist.csv: a column `Date` and one for each currency, `N/A` for a missing rate. */
export function readExchangeRates(text: string): Result<ExchangeRates, 'rates_invalid'> {
  const rates = new Map<string, number>();
  try {
    for (const row of parse<Record<string, string>>(text, { columns: true, bom: true, trim: true, relax_column_count: true })) {
      const day = row['Date'] ?? '';
      if (!isDay(day)) return fail('rates_invalid', { value: day });
      for (const [currency, written] of Object.entries(row)) {
        if (currency === 'Date' || written === 'N/A' || written === '') continue;
        const rate = Number(written);
        if (!(rate > 0) || !Number.isFinite(rate)) return fail('rates_invalid', { value: `${day} ${currency} ${written}` });
        rates.set(`${currency} ${day}`, rate);
      }
    }
  } catch (error) {
    return fail('rates_invalid', { value: error instanceof Error ? error.message : String(error) });
  }
  const find = (currency: string, day: Day, step: 1 | -1): number | null => {
    if (currency === 'EUR') return 1;
    for (let days = 0; days <= maxDays; days += 1) {
      const rate = rates.get(`${currency} ${addDays(day, days * step)}`);
      if (rate !== undefined) return rate;
    }
    return null;
  };
  return ok({
    onOrAfter: (currency, day) => find(currency, day, 1),
    onOrBefore: (currency, day) => find(currency, day, -1),
  });
}

/** In cents of a euro, half rounded away from 0. */
export function inEuro(money: Money, rate: number): number {
  if (money.currency === 'EUR') return money.amount;
  const cents = Math.round(Math.abs((toMajor(money) * 100) / rate));
  return money.amount < 0 ? -cents : cents;
}
