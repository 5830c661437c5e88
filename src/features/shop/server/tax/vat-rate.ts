import fs from 'node:fs';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { Day } from '#platform/contract/time.ts';
import type { VatRate } from '#features/site/contract/taxes.ts';

/** First day of validity and percent, oldest first. */
const DatedRates = Type.Record(Type.String(), Type.Array(Type.Tuple([Type.String({ format: 'date' }), Type.Number()])));

/**
 * Standard rates for services bought by consumers. EU rates as the member states report them to the Commission (Taxes in Europe
 * database), the others as published by the tax offices. Valid for days from 2023 on.
 */
const standardRates = Value.Parse(DatedRates, JSON.parse(fs.readFileSync(new URL('vat-rates.json', import.meta.url), 'utf8')));

/** The rate in percent of a country on a day; null when the rate is not known, so that nothing can be sold with VAT. */
export function vatRate(country: string, day: Day, own: readonly VatRate[] = []): number | null {
  const newer = own.filter((rate) => rate.country === country && rate.from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1));
  return newer[0]?.percent ?? standardRates[country]?.findLast(([from]) => from <= day)?.[1] ?? null;
}
