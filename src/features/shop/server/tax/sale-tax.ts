import type { Day } from '#platform/contract/time.ts';
import type { Site } from '#features/site/server/index.ts';
import { memberStates } from './eu.ts';
import { taxCountriesIn } from './territories.ts';
import { vatRate } from './vat-rate.ts';

type Company = Pick<Site['company'], 'country' | 'tax_registrations' | 'untaxed_countries' | 'vat_rates'>;

export interface SaleTax {
  /** Where the VAT is due: the buyer's country, or the company's own for sales below the threshold of the OSS. */
  readonly country: string;
  /** Percent. */
  readonly rate: number;
  /** The company's tax number there; null where it charges no VAT and has none. */
  readonly number: string | null;
  /** Taxed at home only as long as such sales stay below the threshold of Article 59c of the VAT Directive. */
  readonly belowThreshold: boolean;
}

/** Swiss VAT also covers Liechtenstein, with one registration. */
const taxedWith: Readonly<Record<string, string>> = { LI: 'CH' };

/**
 * The VAT of a sale to a country on a day. Null when nothing may be sold there: the company is not registered and has not stated why it
 * need not be, or the rate is not known. Without any registration nothing is sold at all.
 */
export function saleTax(company: Company, buyer: string, day: Day): SaleTax | null {
  const numberIn = (country: string): string | null =>
    company.tax_registrations.filter((one) => one.country === country && one.from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]
      ?.number ?? null;
  const home = numberIn(company.country);
  if (company.tax_registrations.every(({ from }) => from > day)) return null;
  if (company.untaxed_countries.some(({ country }) => country === buyer))
    return { country: buyer, rate: 0, number: home, belowThreshold: false };
  const taxed = (country: string, number: string | null, belowThreshold = false): SaleTax | null => {
    const rate = vatRate(country, day, company.vat_rates);
    return number === null || rate === null ? null : { country, rate, number, belowThreshold };
  };
  const own = numberIn(buyer) ?? numberIn(taxedWith[buyer] ?? '');
  if (own !== null || buyer === company.country) return taxed(buyer, own);
  if (!memberStates.has(buyer) || !memberStates.has(company.country)) return null;
  return taxed(buyer, numberIn('OSS')) ?? taxed(company.country, home, true);
}

/** The reasons why a site may not sell in its own countries, a sentence each; empty when there are none. */
export function taxFaults(company: Company, countries: readonly string[], day: Day): string[] {
  if (company.tax_registrations.length === 0)
    return [`/company/tax_registrations must name where ${company.country} taxes its sales: without one nothing is sold`];
  return untaxedCountries(company, countries, day).map(
    (country) =>
      `/company must have ${country} in tax_registrations (with a rate that is known, or in vat_rates), or in untaxed_countries with the reason`,
  );
}

/** Countries, and territories of them, where the company may not sell yet. */
export const untaxedCountries = (company: Company, countries: readonly string[], day: Day): string[] =>
  countries.flatMap(taxCountriesIn).filter((country) => saleTax(company, country, day) === null);
