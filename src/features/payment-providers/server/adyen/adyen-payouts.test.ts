import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { bookedOf, clearingOf, daySeconds, findingsOf, startAtNoon } from '#tests/support/money/payouts.ts';
import type { AdyenReportRow } from './testing/adyen-report.ts';
import { type AdyenServer, adyenSecrets } from './testing/adyen-server.ts';
import { deliver, placePaidOrder, type ProviderHarness } from '../testing/harness.ts';
import { openAdyenHarness } from './testing/adyen-harness.ts';
import type { SignedWebhook } from '../testing/provider-server.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { dayIn } from '#platform/contract/time.ts';
import { type DayReport, reconcileDay, reconcilePayouts } from '#features/accounting/server/index.ts';

let harness: ProviderHarness & { readonly server: AdyenServer };
beforeAll(async () => {
  harness = await openAdyenHarness();
  await startAtNoon(harness.app);
});
afterAll(async () => {
  await expectBooks(harness.app);
  await harness.app.close();
  await harness.server.close();
});
beforeEach(() => harness.app.platform.clock.advance(daySeconds));

type Placed = Awaited<ReturnType<typeof placePaidOrder>>;

let batch = 0;
let modifications = 0;

/** A line about an order of 19.90 EUR. */
const line = ({ order, reference }: Placed, more: Partial<AdyenReportRow> & Pick<AdyenReportRow, 'type' | 'gross' | 'net'>) => ({
  psp: harness.server.takenOf(reference),
  reference: `order-${order.id}`,
  modification: `MOD${++modifications}`,
  ...more,
});
const settled = (placed: Placed): AdyenReportRow => line(placed, { type: 'Settled', gross: '19.90', net: '19.54' });

const announce = async (webhook: SignedWebhook) => expect((await deliver(harness, webhook)).body).toBe('[accepted]');

/** Reads the reports announced today, as the job does. */
const read = (): Promise<DayReport> => {
  const { database, clock, log } = harness.app.platform;
  return reconcileDay({ db: database.db, clock, log, providers: [harness.provider] }, dayIn('UTC', clock.now()));
};
const itemsOf = ({ providers }: DayReport) => providers.map(({ items }) => items);

describe('Adyen’s report of a payout', () => {
  test('moves payments to the bank, less fees and deductions, and is booked once however often it is read', async () => {
    const [paid, refunded, disputed, lost] = await Promise.all([1, 2, 3, 4].map(() => placePaidOrder(harness)));
    if (!paid || !refunded || !disputed || !lost) throw new Error('nothing was bought');
    await announce(
      harness.server.closeBatch(
        ++batch,
        ...[paid, refunded, disputed, lost].map(settled),
        line(refunded, { type: 'Refunded', gross: '-5.00', net: '-5.10' }),
        line(refunded, { type: 'RefundedReversed', gross: '5.00', net: '5.00' }),
        line(disputed, { type: 'Chargeback', gross: '-19.90', net: '-34.90' }),
        line(disputed, { type: 'ChargebackReversed', gross: '19.90', net: '19.90' }),
        line(lost, { type: 'SecondChargeback', gross: '-19.90', net: '-19.90' }),
        { type: 'Fee', modification: 'Transaction Fees November 2026', net: '-3.21' },
        { type: 'Balancetransfer', net: '-10.00' },
        { type: 'Settled', account: 'AnotherShop', psp: 'X', modification: 'Y', gross: '7.00', net: '7.00' },
        { type: 'MerchantPayout', modification: 'TX1, batch 1', net: '-46.85' },
      ),
    );
    expect(itemsOf(await read())).toEqual([11]);
    const again = await read();
    expect(await bookedOf(harness.app, paid.order.id)).toEqual(['payout bank 1954', 'payout clearing -1954']);
    expect(await clearingOf(harness.app, paid.order.id)).toBe(0);
    expect(await bookedOf(harness.app, refunded.order.id)).toEqual([
      'payout bank -510',
      'payout clearing 500',
      'payout fees 10',
      'payout bank 500',
      'payout clearing -500',
      'payout bank 1954',
      'payout clearing -1954',
    ]);
    expect((await bookedOf(harness.app, disputed.order.id)).filter((booked) => booked.includes('bank'))).toEqual([
      'payout bank -3490',
      'payout bank 1990',
      'payout bank 1954',
    ]);
    expect((await bookedOf(harness.app, lost.order.id)).filter((booked) => booked.includes('bank'))).toEqual([
      'payout bank -1990',
      'payout bank 1954',
    ]);
    // An item without a payment of ours has the name of its line; an action on Adyen's pages has its own number.
    const apart = again.findings.filter(({ kind }) => kind === 'no_order').map(({ subject, amount }) => [subject, amount]);
    expect(apart).toEqual([
      ['settlement_detail_report_batch_1.csv:11', 321],
      ['settlement_detail_report_batch_1.csv:12', 1000],
    ]);
    expect(again.findings.filter(({ kind }) => kind === 'other_amount')).toHaveLength(5);
  });

  test('in another currency is converted to the currency of the payment', async () => {
    const placed = await placePaidOrder(harness);
    const row = { type: 'Settled', gross: '19.90', rate: '1.1', net: '21.49', netCurrency: 'USD', commission: '0.30', markup: '0.10' };
    await announce(harness.server.closeBatch(++batch, line(placed, row)));
    await read();
    expect(await bookedOf(harness.app, placed.order.id)).toEqual(['payout bank 1954', 'payout clearing -1954']);
  });

  test('is read by the daily job once, although its webhook comes repeatedly', async () => {
    const placed = await placePaidOrder(harness);
    const webhook = harness.server.closeBatch(++batch, settled(placed));
    await Promise.all(Array.from({ length: 20 }, () => announce(webhook)));
    await advanceClock(harness.app, daySeconds);
    expect(await clearingOf(harness.app, placed.order.id)).toBe(0);
    await advanceClock(harness.app, daySeconds);
    expect(await bookedOf(harness.app, placed.order.id)).toHaveLength(2);
  });

  test('whose webhook was lost is read with the next one', async () => {
    const [missed, announced] = [await placePaidOrder(harness), await placePaidOrder(harness)];
    harness.server.closeBatch(++batch, settled(missed));
    // A batch without a report does not block it.
    batch += 1;
    await announce(harness.server.closeBatch(++batch, settled(announced)));
    expect(itemsOf(await read())).toEqual([2]);
    expect([await clearingOf(harness.app, missed.order.id), await clearingOf(harness.app, announced.order.id)]).toEqual([0, 0]);
  });

  test('is fetched from Adyen with the report user only, whatever address the webhook names', async () => {
    await announce(harness.server.closeBatch(++batch));
    const name = `settlement_detail_report_batch_${batch}.csv`;
    await announce(
      harness.server.notification({
        eventCode: 'REPORT_AVAILABLE',
        pspReference: name,
        merchantReference: '',
        reason: 'http://127.0.0.1:9/steals.csv',
      }),
    );
    const before = harness.server.calls.length;
    expect(itemsOf(await read())).toEqual([0]);
    const [call] = harness.server.calls.slice(before);
    expect(call?.path).toBe(`/reports/download/MerchantAccount/EmberleafECOM/${name}`);
    expect(call?.headers).not.toHaveProperty('x-api-key');
  });

  test.each([
    'received_payments_report_2026_11_20.csv',
    '../../settlement_detail_report_batch_7.csv',
    'settlement_detail_report_batch_7.csv/..',
    'settlement_detail_report_batch_7.xls',
    `settlement_detail_report_batch_${'7'.repeat(200)}.csv`,
  ])('is none by the name %s', async (pspReference) => {
    await announce(harness.server.notification({ eventCode: 'REPORT_AVAILABLE', pspReference, merchantReference: '' }));
    expect(itemsOf(await read())).toEqual([0]);
  });

  test('that is forged, or of another merchant account, is not read', async () => {
    const parts = { eventCode: 'REPORT_AVAILABLE', pspReference: 'settlement_detail_report_batch_900.csv', merchantReference: '' };
    const signed = harness.server.notification(parts);
    const forged = { ...signed, body: signed.body.replace('batch_900', 'batch_901') };
    expect((await deliver(harness, forged)).statusCode).toBe(400);
    await announce(harness.server.notification({ ...parts, merchantAccountCode: 'AnotherShop' }));
    await announce(harness.server.notification({ ...parts, success: false }));
    expect(itemsOf(await read())).toEqual([0]);
  });

  test.each([
    ['is not there', (name: string) => harness.server.reports.delete(name)],
    ['has no column for the type', (name: string) => harness.server.reports.set(name, 'Merchant Account,Psp Reference\nEmberleafECOM,X\n')],
    ['has a sum that is none', (name: string) => edit(name, '19.54', '19,54')],
    ['breaks off', (name: string) => edit(name, '19.54', '"19.54')],
  ])('that %s is tried again, and the next hour brings it', async (_title, harm) => {
    const placed = await placePaidOrder(harness);
    await announce(harness.server.closeBatch(++batch, settled(placed)));
    const name = `settlement_detail_report_batch_${batch}.csv`;
    const whole = harness.server.reports.get(name) ?? '';
    harm(name);
    await advanceClock(harness.app, daySeconds);
    expect(await bookedOf(harness.app, placed.order.id)).toEqual([]);
    harness.server.reports.set(name, whole);
    await advanceClock(harness.app, 3600);
    expect(await clearingOf(harness.app, placed.order.id)).toBe(0);
    await expectBooks(harness.app);
  });

  const edit = (name: string, from: string, to: string) =>
    harness.server.reports.set(name, (harness.server.reports.get(name) ?? '').replace(from, to));

  /** Runs the hourly job this many times. */
  const hours = async (count: number) => {
    const { database, clock, log } = harness.app.platform;
    for (let hour = 0; hour < count; hour += 1) {
      clock.advance(3600);
      await reconcilePayouts({ db: database.db, clock, log, providers: [harness.provider] });
    }
  };

  // Regression: one unreadable report blocked all later days.
  test.each(['announced', 'missed'])(
    'that was %s and cannot be read is skipped after a day of tries, until it can be read',
    async (how) => {
      const [placed, later] = [await placePaidOrder(harness), await placePaidOrder(harness)];
      const webhook = harness.server.closeBatch(++batch, settled(placed));
      const name = `settlement_detail_report_batch_${batch}.csv`;
      const whole = harness.server.reports.get(name) ?? '';
      edit(name, '19.54', '19,54');
      if (how === 'announced') await announce(webhook);
      await announce(harness.server.closeBatch(++batch, settled(later)));
      let tries = 0;
      for (; tries < 60 && (await findingsOf(harness.app, name)).length === 0; tries += 1) await hours(1);
      expect(await findingsOf(harness.app, name)).toEqual(['unread_report']);
      // Two of its 24 tries may fall into one hour, because the site's own job reads, too.
      expect(tries).toBeGreaterThanOrEqual(12);
      // The later report comes next, if the site's own job has given up the first one.
      await hours(1);
      expect([await clearingOf(harness.app, placed.order.id), await clearingOf(harness.app, later.order.id)]).toEqual([1990, 0]);
      harness.server.reports.set(name, whole);
      await hours(24);
      expect(await findingsOf(harness.app, name)).toEqual([]);
      expect(await clearingOf(harness.app, placed.order.id)).toBe(0);
    },
  );

  test('is not skipped while Adyen refuses all access, however long that lasts', async () => {
    const placed = await placePaidOrder(harness);
    await announce(harness.server.closeBatch(++batch, settled(placed)));
    const name = `settlement_detail_report_batch_${batch}.csv`;
    harness.server.faults.push(...Array.from({ length: 60 }, () => ({ status: 401 })));
    await hours(48);
    harness.server.faults.length = 0;
    expect(await findingsOf(harness.app, name)).toEqual([]);
    await hours(24);
    expect(await clearingOf(harness.app, placed.order.id)).toBe(0);
  });

  test.each([
    ['silence', 1],
    ['cut', 1],
    [{ status: 500 }, 1],
    [{ status: 429, retryAfter: 1 }, 1],
    [{ status: 401 }, null],
  ] as const)('comes in spite of %o as often as Adyen’s other answers do', async (fault, items) => {
    const placed = await placePaidOrder(harness);
    await announce(harness.server.closeBatch(++batch, settled(placed)));
    harness.server.faults.push(fault);
    expect(itemsOf(await read())).toEqual([items]);
    if (items === null) expect(itemsOf(await read())).toEqual([1]);
    expect(await clearingOf(harness.app, placed.order.id)).toBe(0);
  });

  test('does not reveal the password', async () => {
    const lines: string[] = [];
    const { database, clock } = harness.app.platform;
    const log = { ...harness.app.platform.log, warn: (...words: unknown[]) => void lines.push(JSON.stringify(words)) };
    await announce(harness.server.closeBatch(++batch));
    harness.server.faults.push({ status: 401 });
    const deps = {
      db: database.db,
      clock,
      log: Object.assign(Object.create(harness.app.platform.log) as typeof log, log),
      providers: [harness.provider],
    };
    expect(itemsOf(await reconcileDay(deps, dayIn('UTC', clock.now())))).toEqual([null]);
    expect(lines).toHaveLength(1);
    const { name, password } = adyenSecrets.reportUser;
    for (const secret of [password, Buffer.from(`${name}:${password}`).toString('base64')]) expect(lines.join()).not.toContain(secret);
  });

  test('that omits a paid order for 14 days causes a finding', async () => {
    const placed = await placePaidOrder(harness);
    await advanceClock(harness.app, 16 * daySeconds);
    expect(await findingsOf(harness.app, String(placed.order.id))).toEqual(['not_settled']);
  });
});
