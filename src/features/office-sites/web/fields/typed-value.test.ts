import { expect, test } from 'vitest';
import type { FieldKind } from '../../contract/fields.ts';
import { typedOf, valueOf } from './typed-value.ts';

const values: readonly (readonly [field: string, kind: FieldKind, value: unknown, typed: string])[] = [
  ['countries', 'list', ['DE', 'AT'], 'DE\nAT'],
  ['minimum_message_costs', 'lines', { DE: { costs: 19, currency: 'EUR' } }, 'DE 19 EUR'],
  ['due_hours', 'lines', { report: 12 }, 'report 12'],
  ['company.tax_registrations', 'lines', [{ country: 'OSS', number: 'DE 123', from: '2025-03-01' }], 'OSS DE 123 2025-03-01'],
  ['company.untaxed_countries', 'lines', [{ country: 'US', because: 'No nexus in any state' }], 'US No nexus in any state'],
  ['company.vat_rates', 'lines', [{ country: 'FI', percent: 25.5, from: '2026-01-01' }], 'FI 25.5 2026-01-01'],
  [
    'company.sepa_creditor',
    'lines',
    { id: 'DE98ZZZ09999999999', iban: 'DE89370400440532013000' },
    'DE98ZZZ09999999999 DE89370400440532013000',
  ],
  ['brand', 'color', { accent: '#b0182a', initial: 'E' }, '#b0182a'],
  ['apps', 'json', { apple: [] }, '{\n  "apple": []\n}'],
  ['message_credits', 'number', 2, '2'],
];

test.each(values)('%s is typed and read again', (field, kind, value, typed) => {
  expect(typedOf(field, kind, value)).toBe(typed);
  expect(valueOf(field, typed, { kind, optional: false, value })).toEqual(value);
});

test('nothing in an optional field unsets it, and what is no value goes to the server as it was typed', () => {
  expect(valueOf('brand', ' ', { kind: 'color', optional: true, value: null })).toBeNull();
  expect(valueOf('message_credits', 'two', { kind: 'number', optional: false, value: 1 })).toBe('two');
  expect(valueOf('apps', '{', { kind: 'json', optional: true, value: null })).toBe('{');
});
