import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyCredits, moveClock, textOf } from '#tests/support/money/accounts.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { eraseOrders } from '#features/orders/server/index.ts';
import { requestRefund } from '#features/orders/contract/endpoints.ts';
import { csvLines } from './csv.ts';

let app: TestApp;
let year: number;
let sold: Awaited<ReturnType<typeof buyCredits>>;

/** 100 credits for €19.90 with 19 % VAT in March; one spent in March, the rest refunded in April, after midnight in Berlin. */
beforeAll(async () => {
  app = await createTestApp();
  year = app.platform.clock.now().getUTCFullYear() + 1;
  await moveClock(app, `${year}-03-20T12:00:00Z`);
  sold = await buyCredits(app);
  await write(sold.buyer, await buildMember(app));
  await moveClock(app, `${year}-03-31T22:30:00Z`);
  const body = { order: sold.order.id, amount: 1970, client_id: randomUUID() };
  await sold.buyer.client.call(requestRefund, { body });
  await advanceClock(app, 60);
  await moveClock(app, `${year}-07-02T12:00:00Z`);
});
afterAll(() => app.close());

interface Line {
  readonly transaction: string;
  readonly date: string;
  readonly kind: string;
  readonly account: string;
  readonly invoice: string;
  readonly currency: string;
  readonly debit: string;
  readonly credit: string;
}

const ask = (from: string, to: string, more: { company?: string; currency?: string } = {}) =>
  app.features.accounting.journal({ company: '1', currency: undefined, from, to, ...more });
const journal = async (from: string, to: string, more = {}): Promise<Line[]> =>
  parse<Line>(await textOf(await ask(from, to, more)), { columns: true, record_delimiter: '\r\n' });
const posted = (lines: readonly Line[]) =>
  lines.map(({ date, kind, account, debit, credit }) => [date, kind, account, debit, credit].join(' '));

describe('the journal', () => {
  test('has each entry of the days in the company’s time zone, and the revenue earned in each month', async () => {
    expect(posted(await journal(`${year}-01-01`, `${year}-03-31`))).toEqual([
      `${year}-03-20 sale clearing 19.90 `,
      `${year}-03-20 sale deferred  16.72`,
      `${year}-03-20 sale vat  3.18`,
      `${year}-03-20 fee clearing  0.35`,
      `${year}-03-20 fee fees 0.35 `,
      `${year}-03-31 earned deferred 0.17 `,
      `${year}-03-31 earned earned  0.17`,
    ]);
    expect(posted(await journal(`${year}-04-01`, `${year}-06-30`))).toEqual([
      `${year}-04-01 refund deferred 16.55 `,
      `${year}-04-01 refund returning  16.55`,
      `${year}-04-01 refund_paid clearing  19.70`,
      `${year}-04-01 refund_paid returning 16.55 `,
      `${year}-04-01 refund_paid vat 3.15 `,
    ]);
    await expectBooks(app);
  });

  test('names the invoice and the reversal, but no person', async () => {
    const lines = await journal(`${year}-01-01`, `${year}-06-30`);
    const invoices = (kind: string) => [...new Set(lines.filter((line) => line.kind === kind).map(({ invoice }) => invoice))];
    expect([invoices('sale'), invoices('refund_paid')]).toEqual([[`DE1-${year}-000001`], [`DE1-${year}-000002`]]);
    expect(invoices('refund')).toEqual(invoices('refund_paid'));
    expect(await textOf(await ask(`${year}-01-01`, `${year}-06-30`))).not.toContain(sold.buyer.email);
  });

  test('balances, and is the same at any later time, also when the buyer is gone', async () => {
    const [from, to] = [`${year}-01-01`, `${year}-05-31`] as const;
    const before = await textOf(await ask(from, to));
    const sums = new Map<string, number>();
    for (const { transaction, debit, credit } of await journal(from, to))
      sums.set(transaction, (sums.get(transaction) ?? 0) + Math.round(Number(debit) * 100) - Math.round(Number(credit) * 100));
    expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
    await app.platform.database.db.transaction().execute(async (tx) => {
      await eraseOrders(tx, sold.buyer.id, app.platform.clock.now());
      await tx.deleteFrom('users').where('id', '=', sold.buyer.id).execute();
    });
    expect(await textOf(await ask(from, to))).toBe(before);
  });

  test('of a period, a currency or a company without sales has only its header', async () => {
    const head = 'transaction,date,kind,account,order,provider,country,vat_rate,invoice,currency,debit,credit\r\n';
    expect(await textOf(await ask('2001-01-01', '2001-12-31'))).toBe(head);
    expect(await textOf(await ask(`${year}-01-01`, `${year}-06-30`, { currency: 'CHF' }))).toBe(head);
    expect(await textOf(await ask(`${year}-01-01`, `${year}-06-30`, { company: '2' }))).toBe(head);
  });

  test.each([
    [{ from: '2026-02-30' }, 'day_invalid'],
    [{ from: "1'; DROP TABLE orders" }, 'day_invalid'],
    [{ from: '0000-01-01' }, 'day_invalid'],
    [{ from: '-'.repeat(100_000) }, 'day_invalid'],
    [{ to: undefined }, 'day_invalid'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'period_backwards'],
    [{ to: '9999-12-31' }, 'period_not_over'],
    [{ company: undefined }, 'company_needed'],
    [{ company: '3' }, 'company_unknown'],
  ])('is refused for %o: %s', async (asked, code) => {
    const whole = { company: '1', currency: undefined, from: '2026-01-01', to: '2026-03-31', ...asked };
    expect(await app.features.accounting.journal(whole)).toMatchObject({ ok: false, code });
  });
});

test('a text that looks like a formula is marked as text, a negative number is not', () => {
  expect(csvLines([['=1+1', '@x', '+1', '-1', -1, 'a "b", c']])).toBe(`'=1+1,'@x,'+1,'-1,-1,"a ""b"", c"\r\n`);
});
