import { describe, expect, test } from 'vitest';
import { demoSites } from '#demo/sites.ts';
import type { StoredCompany } from '#features/site/contract/settings.ts';
import { saleTax, taxFaults } from './sale-tax.ts';
import { taxCountryOf } from './territories.ts';

const [demo] = demoSites;
if (!demo) throw new Error('there are no demo sites');
const company = (changes: Partial<StoredCompany>): StoredCompany => ({ ...demo.company, ...changes });
const today = '2026-11-26';
const home = { country: 'DE', number: 'DE1', from: '2026-01-01' };

// Regression: the VAT of every country was charged under the company's first number, whether it was registered there or not.
describe('the VAT of a sale', () => {
  const registered = company({
    tax_registrations: [
      home,
      { country: 'OSS', number: 'DE1', from: '2026-01-01' },
      { country: 'GB', number: 'GB1', from: '2026-01-01' },
      { country: 'CH', number: 'CHE-1', from: '2026-01-01' },
      { country: 'NO', number: 'NO1', from: '2027-01-01' },
      { country: 'FR', number: 'FR1', from: '2026-01-01' },
      { country: 'JP', number: 'T1', from: '2026-01-01' },
    ],
    untaxed_countries: [{ country: 'US', because: 'Below every economic nexus.' }],
  });

  test.each([
    ['at home', 'DE', { country: 'DE', rate: 19, number: 'DE1', belowThreshold: false }],
    ['in a member state by the OSS', 'FI', { country: 'FI', rate: 25.5, number: 'DE1', belowThreshold: false }],
    ['in a member state with a registration of its own', 'FR', { country: 'FR', rate: 20, number: 'FR1', belowThreshold: false }],
    ['outside the EU by the number there', 'GB', { country: 'GB', rate: 20, number: 'GB1', belowThreshold: false }],
    ['in Liechtenstein by that of Switzerland', 'LI', { country: 'LI', rate: 8.1, number: 'CHE-1', belowThreshold: false }],
    ['is none where the operator said why', 'US', { country: 'US', rate: 0, number: 'DE1', belowThreshold: false }],
    ['before a registration begins: nothing is sold', 'NO', null],
    ['without a registration: nothing is sold', 'IS', null],
    ['without a rate: nothing is sold', 'JP', null],
  ] as const)('%s', (_where, country, tax) => {
    expect(saleTax(registered, country, today)).toEqual(tax);
  });

  test('is the home country’s in other member states without the OSS, and does not exist without any registration', () => {
    const small = company({ tax_registrations: [home], untaxed_countries: [] });
    expect(saleTax(small, 'FI', today)).toEqual({ country: 'DE', rate: 19, number: 'DE1', belowThreshold: true });
    expect(saleTax(small, 'FI', '2025-12-31')).toBeNull();
    const none = company({ tax_registrations: [], untaxed_countries: [{ country: 'DE', because: 'A small business, § 19 UStG.' }] });
    expect(saleTax(none, 'DE', today)).toBeNull();
  });

  test('prefers the operator’s rate to the built-in one', () => {
    const newer = company({ tax_registrations: [home], vat_rates: [{ country: 'DE', percent: 21, from: '2027-01-01' }] });
    expect([saleTax(newer, 'DE', '2026-12-31')?.rate, saleTax(newer, 'DE', '2027-01-01')?.rate]).toEqual([19, 21]);
  });
});

test('regions outside the VAT area of their country are taxed separately', () => {
  // Regression: the Canary Islands and Åland were taxed like Spain and Finland.
  expect(['ES-CN', 'ES-CE', 'ES-ML', 'ES-AN', null].map((region) => taxCountryOf('ES', region))).toEqual(['IC', 'EA', 'EA', 'ES', 'ES']);
  expect([taxCountryOf('FI', 'FI-01'), taxCountryOf('FI', 'FI-02'), taxCountryOf('DE', 'FI-01')]).toEqual(['AX', 'FI', 'DE']);
  const spain = company({ tax_registrations: [home, { country: 'OSS', number: 'DE1', from: '2026-01-01' }], untaxed_countries: [] });
  expect([saleTax(spain, 'ES', today)?.rate, saleTax(spain, 'IC', today)]).toEqual([21, null]);
  expect(taxFaults(spain, ['ES'], today).map((fault) => fault.split(' ')[3])).toEqual(['EA', 'IC']);
});

test('a site description is refused with a sentence for each country without tax data', () => {
  expect(taxFaults(company({}), demo.settings.countries, today)).toEqual([]);
  expect(taxFaults(company({ untaxed_countries: [] }), ['DE', 'US', 'AU'], today)).toEqual([
    '/company must have US in tax_registrations (with a rate that is known, or in vat_rates), or in untaxed_countries with the reason',
    '/company must have AU in tax_registrations (with a rate that is known, or in vat_rates), or in untaxed_countries with the reason',
  ]);
  expect(taxFaults(company({ tax_registrations: [] }), ['DE'], today)).toEqual([
    '/company/tax_registrations must name where DE taxes its sales: without one nothing is sold',
  ]);
});
