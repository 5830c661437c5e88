import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyCredits, moveClock, textOf } from '#tests/support/money/accounts.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { advanceClock, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { requestRefund } from '#features/orders/contract/endpoints.ts';
import { datevColumns } from './datev-format.ts';
import { bzstFile, typedSentences } from './oss-bzst.ts';
import { elsewhereCsv, ossCsv } from './oss-csv.ts';

let app: TestApp;
let year: number;
let rates: string;

/**
 * Sales in the first quarter: two to France, one each to Sweden, Germany and Switzerland. One French order is refunded in that quarter,
 * the other half an hour after its end in Berlin; the Swedish one is charged back in the second quarter.
 */
beforeAll(async () => {
  app = await createTestApp();
  year = app.platform.clock.now().getUTCFullYear() + 1;
  rates = `Date,SEK,CHF,ISK,\n${year}-07-01,11.1,0.95,145,\n${year}-04-01,11.0,N/A,144,\n${year}-03-31,N/A,0.96,143,\n${year}-03-24,10.9,0.97,142,\n`;
  await moveClock(app, `${year}-03-25T12:00:00Z`);
  const french = await buyCredits(app, { country: 'FR' });
  const later = await buyCredits(app, { country: 'FR' });
  const swedish = await buyCredits(app, { country: 'SE' });
  await buyCredits(app, { country: 'DE' });
  await buyCredits(app, { country: 'CH' });
  await buyCredits(app, { country: 'IS' });
  await write(french.buyer, await buildMember(app));
  await giveBack(french);
  await moveClock(app, `${year}-03-31T22:30:00Z`);
  await giveBack(later);
  await sendWebhook(app, { reference: referenceOf(swedish.order), kind: 'charged_back', details: { amount: swedish.order.total.amount } });
  await moveClock(app, `${year}-07-02T12:00:00Z`);
});
afterAll(() => app.close());

async function giveBack({ buyer, order }: Awaited<ReturnType<typeof buyCredits>>) {
  const { body } = await buyer.client.raw('GET', `/api/refund.php?id=${order.id}`);
  const { offer } = body as { offer: { amount: { amount: number } } };
  await buyer.client.call(requestRefund, { body: { order: order.id, amount: offer.amount.amount, client_id: randomUUID() } });
  await advanceClock(app, 60);
}

const oss = (quarter: string, file = rates) => app.features.accounting.oss({ company: '1', quarter, rates: file });

async function csvOf(quarter: string): Promise<string[]> {
  const made = await oss(quarter);
  if (!made.ok) throw new Error(`refused: ${made.code}`);
  return ossCsv(made.value).trim().split('\r\n').slice(1);
}

describe('the OSS return', () => {
  test('has the quarter’s supplies by member state and rate, in euro, less its refunds', async () => {
    // Converted by the rate of the quarter's last day, else of the next day with one.
    expect(await csvOf(`${year}-Q1`)).toEqual([`supply,${year}-Q1,FR,20,16.75,3.35`, `supply,${year}-Q1,SE,25,16.65,4.16`]);
  });

  test('corrects an earlier quarter by state, by the rate of that quarter', async () => {
    expect(await csvOf(`${year}-Q2`)).toEqual([`correction,${year}-Q1,FR,,,-3.32`, `correction,${year}-Q1,SE,,,-4.16`]);
    expect(await csvOf('2001-Q1')).toEqual([]);
  });

  test('is written for the form of the BZSt, except corrections, which must be typed in', async () => {
    const formOf = async (quarter: string) => {
      const made = await oss(quarter);
      return made.ok ? bzstFile(made.value) : made;
    };
    const supplies = await formOf(`${year}-Q1`);
    expect(supplies).toMatchObject({
      ok: true,
      value: { text: '#v2.0\r\n1,FR\r\n2,FR,STANDARD,20.00,16.75,3.35\r\n1,SE\r\n2,SE,STANDARD,25.00,16.65,4.16\r\n', apart: [] },
    });
    const corrections = await formOf(`${year}-Q2`);
    if (!corrections.ok) throw new Error(corrections.code);
    expect(corrections.value.text).toBe('#v2.0\r\n');
    expect(typedSentences(corrections.value)).toEqual([
      `To be typed into the form: correction of ${year}-Q1, FR, VAT -3.32 EUR`,
      `To be typed into the form: correction of ${year}-Q1, SE, VAT -4.16 EUR`,
    ]);
    expect(bzstFile({ company: 'AT', lines: [], apart: [] })).toMatchObject({ ok: false, code: 'not_german' });
    const [nothing] = [{ part: 'supply', quarter: `${year}-Q1`, state: 'FR', vatRate: 20, taxable: 1, vat: 0 } as const];
    expect(bzstFile({ company: 'DE', lines: [nothing], apart: [] })).toMatchObject({ value: { text: '#v2.0\r\n', apart: [nothing] } });
  });

  test('plus the sales outside it equals the VAT account of the books, to the cent and currency', async () => {
    await expectBooks(app);
    for (const [quarter, from, to] of [
      [`${year}-Q1`, `${year}-01-01`, `${year}-04-01`],
      [`${year}-Q2`, `${year}-04-01`, `${year}-07-01`],
    ] as const) {
      const made = await oss(quarter, `Date,SEK,CHF,DKK,ISK\n${year}-03-31,1,1,1,1\n${year}-06-30,1,1,1,1`);
      if (!made.ok) throw new Error(`refused: ${made.code}`);
      const declared = made.value.lines.reduce((sum, { vat }) => sum + vat, 0) + made.value.apart.reduce((sum, { vat }) => sum + vat, 0);
      const { rows } = await sql<{ vat: number }>`
        SELECT coalesce(-sum(e.amount), 0)::bigint AS vat FROM book_entries e JOIN book_transactions t ON t.id = e.transaction_id
        WHERE e.account = 'vat' AND t.created_at >= ${from}::timestamp AT TIME ZONE 'Europe/Berlin'
          AND t.created_at < ${to}::timestamp AT TIME ZONE 'Europe/Berlin'`.execute(app.platform.database.db);
      expect(declared).toBe(rows[0]?.vat);
    }
  });

  test('lists the company’s own country and countries outside the EU separately', async () => {
    const made = await oss(`${year}-Q1`);
    expect(made.ok && made.value.apart.map(({ place, country }) => [place, country])).toEqual([
      ['outside', 'CH'],
      ['domestic', 'DE'],
      ['outside', 'IS'],
    ]);
    const csv = made.ok ? elsewhereCsv(made.value).trim().split('\r\n') : [];
    expect(csv).toContain(`outside,IS,24,${year}-Q1,ISK,2411,579`);
  });

  test('has a list by month, by the rates of the return and by those of the sales', async () => {
    const made = await app.features.accounting.ossMonths({ company: '1', quarter: `${year}-Q1`, rates });
    if (!made.ok) throw new Error(`refused: ${made.code}`);
    expect(made.value.trim().split('\r\n').slice(1)).toEqual([
      `${year}-03,FR,20,${year}-Q1,EUR,3.35,3.35,3.35`,
      `${year}-03,SE,25,${year}-Q1,SEK,45.80,4.16,4.20`,
    ]);
  });

  test('is refused without a rate, with a wrong file, and for an invalid or unfinished quarter', async () => {
    expect(await app.features.accounting.oss({ company: '1', quarter: `${year}-Q1`, rates: undefined })).toMatchObject({
      code: 'rate_missing',
      params: { currency: 'SEK', day: `${year}-03-31` },
    });
    for (const file of ['Date,SEK\nyesterday,11', 'Date,SEK\n2026-01-01,-1', 'Date,SEK\n2026-01-01,1e999', '"', '\u0000'.repeat(100_000)])
      expect(await oss(`${year}-Q1`, file)).toMatchObject({ ok: false });
    for (const quarter of ['2026-Q5', '2026-Q0', 'Q1', '2026-q1', '', '0000-Q1', '2026-Q1\n', "2026-Q1' OR 1=1"])
      expect(await oss(quarter)).toMatchObject({ code: 'quarter_invalid' });
    expect(await oss(`${year}-Q3`)).toMatchObject({ code: 'period_not_over' });
  });
});

const datev = (more: object = {}) =>
  app.features.accounting.datev({
    company: '1',
    from: `${year}-01-01`,
    to: `${year}-06-30`,
    currency: undefined,
    rates,
    accounts: undefined,
    consultant: '12345',
    client: '678',
    fiscalYear: undefined,
    ...more,
  });

async function rowsOf(more: object = {}) {
  const [, ...rest] = (await textOf(await datev(more))).split('\r\n');
  return parse<Record<string, string>>(rest.join('\r\n'), { columns: true, delimiter: ';' });
}

describe('the DATEV batch', () => {
  test('has the header and the 125 columns of the format, with quoted texts and plain numbers', async () => {
    const text = await textOf(await datev());
    const [header, columns, first] = text.split('\r\n');
    expect(header).toMatch(
      new RegExp(
        `^"EXTF";700;21;"Buchungsstapel";13;\\d{17};;"RE";"";"";12345;678;${year}0101;4;${year}0101;${year}0630;"Emberleaf ${year}-01";"";1;0;0;"EUR";;"";;;"03";;;"";""$`,
      ),
    );
    expect(header?.split(';')).toHaveLength(31);
    expect(columns?.split(';').map((name) => name.slice(1, -1))).toEqual(datevColumns);
    expect(datevColumns).toHaveLength(125);
    expect([0, 6, 39, 46, 47, 87, 113, 124].map((index) => datevColumns[index])).toEqual([
      'Umsatz (ohne Soll/Haben-Kz)',
      'Konto',
      'EU-Mitgliedstaat u. UStID (Bestimmung)',
      'BU 49 Funktionsergänzung',
      'Zusatzinformation - Art 1',
      'Stück',
      'Festschreibung',
      'Abw. Skontokonto',
    ]);
    // Ä in Windows-1252 is one byte.
    expect(text).toContain('Gegenkonto (ohne BU-Schl\u00FCssel)');
    expect(first).toMatch(/^\d+,\d\d;"S";"EUR";;;;1360;1710;;2503;"DE1-\d{4}-000001";;;"Verkauf, Bestellung 1";/);
  });

  test('posts the same amount to each account as the books', async () => {
    const sums = new Map<string, number>();
    const post = (account: string | undefined, amount: number) => sums.set(account ?? '', (sums.get(account ?? '') ?? 0) + amount);
    for (const row of await rowsOf()) {
      const cents = Math.round(Number(row['Umsatz (ohne Soll/Haben-Kz)']?.replace(',', '.')) * 100);
      expect([row['Soll/Haben-Kennzeichen'], cents > 0]).toEqual(['S', true]);
      post(row['Konto'], cents);
      post(row['Gegenkonto (ohne BU-Schlüssel)'], -cents);
    }
    const { rows } = await sql<{ account: string; amount: number }>`
      SELECT account, amount FROM book_balances WHERE currency = 'EUR'`.execute(app.platform.database.db);
    const books = Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
    const of = (...accounts: string[]) => accounts.reduce((sum, account) => sum + (sums.get(account) ?? 0), 0);
    expect({
      // A payout after these days is in only one of the two.
      received: of('1360', '1200'),
      deferred: of('0990', '1710', '1718'),
      earned: of('8400', '8331', '8338'),
      vat: of('1776', '1768', '1736'),
      fees: of('4970'),
    }).toEqual({
      received: (books['clearing'] ?? 0) + (books['bank'] ?? 0),
      deferred: books['deferred'],
      earned: books['earned'],
      vat: books['vat'],
      fees: books['fees'],
    });
  });

  test('of another currency contains the rate and the sum in euro', async () => {
    const [sale] = await rowsOf({ currency: 'SEK' });
    expect(sale).toMatchObject({ 'WKZ Umsatz': 'SEK', Kurs: '10,900000', 'WKZ Basis-Umsatz': 'EUR' });
    const number = (name: string) => Number(sale?.[name]?.replace(',', '.'));
    expect(number('Basis-Umsatz')).toBeCloseTo(number('Umsatz (ohne Soll/Haben-Kz)') / 10.9, 2);
    expect(await datev({ currency: 'SEK', rates: undefined })).toMatchObject({ code: 'rate_missing' });
  });

  test('follows the format: two decimals, keys of four digits, and a rate below 1 only with a sum in euro', async () => {
    // Regressions: amounts of currencies without decimals, keys of two digits and rates below 1 were refused by the import.
    const [amount, rate] = [/^\d{1,10},\d{2}$/, /^(?:|[1-9]\d{0,3},\d{2,6})$/];
    for (const currency of ['EUR', 'SEK', 'CHF', 'ISK']) {
      const rows = await rowsOf({ currency });
      expect([currency, rows.length > 0]).toEqual([currency, true]);
      for (const row of rows) {
        expect(row['Umsatz (ohne Soll/Haben-Kz)']).toMatch(amount);
        expect(row['Kurs']).toMatch(rate);
        expect(row['BU-Schlüssel']).toMatch(/^(?:|\d{4})$/);
      }
    }
    const [swiss] = await rowsOf({ currency: 'CHF' });
    expect(swiss).toMatchObject({ 'WKZ Umsatz': 'EUR', Kurs: '', 'Zusatzinformation - Art 3': 'Fremdbetrag' });
    expect(swiss?.['Zusatzinformation - Inhalt 3']).toMatch(/^CHF \d+,\d\d, Kurs 0,970000$/);
  });

  test('converts deferred revenue in another currency by the day of its sale until it is earned or refunded', async () => {
    const sums = new Map<string, number>();
    const cents = (row: Record<string, string>, name: string) => Math.round(Number(row[name]?.replace(',', '.')) * 100);
    for (const row of await rowsOf({ currency: 'SEK' })) {
      const euro = row['WKZ Umsatz'] === 'EUR' ? cents(row, 'Umsatz (ohne Soll/Haben-Kz)') : cents(row, 'Basis-Umsatz');
      for (const [name, sign] of [
        ['Konto', 1],
        ['Gegenkonto (ohne BU-Schlüssel)', -1],
      ] as const)
        sums.set(row[name] ?? '', (sums.get(row[name] ?? '') ?? 0) + sign * euro);
    }
    // Regression: sold at 10.9, charged back at 11.0; the difference stayed on the account for ever.
    expect([sums.get('1710'), sums.get('1768')]).toEqual([0, 0]);
  });

  test('uses the operator’s accounts', async () => {
    const accounts = JSON.stringify({ 'clearing.sandbox': { account: '1361' }, 'earned.FR': { account: '8320', key: '40' } });
    const rows = await rowsOf({ accounts });
    const used = new Set(rows.flatMap((row) => [row['Konto'], row['Gegenkonto (ohne BU-Schlüssel)']]));
    expect([used.has('1361'), used.has('1360'), used.has('8320')]).toEqual([true, false, true]);
    expect(rows.find((row) => row['Gegenkonto (ohne BU-Schlüssel)'] === '8320')).toMatchObject({ 'BU-Schlüssel': '0040' });
  });

  test('is the same at any later time', async () => {
    const lines = async () => (await textOf(await datev())).split('\r\n').slice(1);
    expect(await lines()).toEqual(await lines());
  });

  test.each([
    [{ consultant: '1' }, 'number_invalid'],
    [{ consultant: '99999999999999999999' }, 'number_invalid'],
    [{ client: '1; DROP' }, 'number_invalid'],
    [{ accounts: '{' }, 'accounts_invalid'],
    [{ accounts: '{"clearing":{"account":"1360;"}}' }, 'accounts_invalid'],
    [{ accounts: '{"nothing":{"account":"1360"}}' }, 'accounts_invalid'],
    [{ from: '2020-01-01' }, 'fiscal_year_invalid'],
    [{ fiscalYear: 'now' }, 'fiscal_year_invalid'],
  ])('is refused for %o: %s', async (more, code) => {
    expect(await datev(more)).toMatchObject({ ok: false, code });
  });
});
