// @module-tag slow
import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { runs } from '#tests/support/seeded-random.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { valueOf } from '../../contract/lot-value.ts';
import { addCredits, addPurchase, listMovements, lotsOf, putBackInLot, returnSpend, takeFromLot } from '../index.ts';
import { type LotState, remainingOf, remainingValue } from './remaining.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Step {
  readonly kind: 'purchase' | 'grant' | 'spend' | 'refund' | 'chargeback' | 'putBack' | 'return';
  readonly credits: number;
  /** The price of a purchase, in minor units. */
  readonly amount: number;
  /** One of few orders: some purchases repeat, some refunds are for orders that were never paid. */
  readonly order: number;
  /** Few different causes, so that some repeat. */
  readonly cause: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('purchase', 'purchase', 'grant', 'spend', 'spend', 'spend', 'refund', 'chargeback', 'putBack', 'return'),
  credits: fc.integer({ min: 1, max: 60 }),
  amount: fc.integer({ min: 0, max: 5000 }),
  order: fc.integer({ min: 0, max: 5 }),
  cause: fc.integer({ min: 0, max: 20 }),
});

/** Bursts, one after another; the steps of a burst run in parallel. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 10 });

describe('purchases, spends, refunds, chargebacks and give-backs in any order, many in parallel', () => {
  test('leave the bought and unspent credits in the lots, and split each price exactly', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(history, async (bursts) => {
        const member = await buildMember(app, { session: false });
        // The numbers of orders are unique in the installation.
        const firstOrder = randomInt(2 ** 40);
        const prices = new Map<number, Set<number>>();
        for (const burst of bursts) {
          await Promise.all(burst.map((one) => take(member, firstOrder, one)));
          for (const { kind, order, amount } of burst)
            if (kind === 'purchase') prices.set(order, new Set([...(prices.get(order) ?? []), amount]));
          await expectExactLots(member);
        }
        for (const { order, amount } of await lotsOf(app.platform.database.db, member.id))
          expect([...(prices.get(order - firstOrder) ?? [])]).toContain(amount);
      }),
      runs(60),
    );
  });
});

describe('the rest of lots', () => {
  test('is spent oldest first, and every part of a price counts once', () => {
    const state: fc.Arbitrary<LotState> = fc
      .record({ credits: fc.integer({ min: 1, max: 500 }), amount: fc.integer({ min: 0, max: 100_000 }), taken: fc.nat() })
      .map((lot) => ({ ...lot, taken: lot.taken % (lot.credits + 1) }));
    fc.assert(
      fc.property(fc.array(state, { maxLength: 6 }), fc.double({ min: 0, max: 1, noNaN: true }), (lots, share) => {
        const bought = lots.reduce((sum, { credits, taken }) => sum + credits - taken, 0);
        const purchased = Math.floor(bought * share);
        const left = remainingOf(lots, purchased);
        expect(left.reduce((sum, n) => sum + n, 0)).toBe(purchased);
        const started = left.findIndex((n) => n > 0);
        for (const [n, lot] of lots.entries()) {
          const remaining = left[n] ?? 0;
          if (started >= 0 && n > started) expect(remaining).toBe(lot.credits - lot.taken);
          const end = lot.credits - lot.taken;
          const parts = [valueOf(lot, 0, end - remaining), remainingValue(lot, remaining), valueOf(lot, end, lot.credits)];
          expect(parts.reduce((sum, value) => sum + value, 0)).toBe(lot.amount);
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        }
      }),
      runs(2000),
    );
  });
});

describe('taking credits from a lot', () => {
  test('takes only the rest of that order, at its own price, once for each cause', async () => {
    const { db } = app.platform.database;
    const { id: user } = await buildMember(app, { session: false, credits: 5 });
    const now = app.platform.clock.now();
    const [old, recent] = [randomInt(2 ** 40), randomInt(2 ** 40)];
    await db.transaction().execute(async (tx) => {
      await addPurchase(tx, user, { order: old, credits: 40, amount: 990, currency: 'EUR', vatRate: 19 }, now);
      await addPurchase(tx, user, { order: recent, credits: 250, amount: 3990, currency: 'EUR', vatRate: 19 }, now);
    });
    // 5 gifts, 30 of the first purchase.
    await spend(user, 35);
    expect(await lotsOf(db, user)).toMatchObject([
      { order: old, left: 10, leftAmount: 990 - Math.round(24.75 * 30) },
      { order: recent, left: 250, leftAmount: 3990 },
    ]);
    const refund = (order: number, credits: number, key: string) =>
      db.transaction().execute((tx) => takeFromLot(tx, { user, order, credits, kind: 'refund', key }, now));
    expect(await refund(old, 40, `refund:${old}`)).toEqual({ credits: 10, amount: 247 });
    expect(await refund(old, 40, `refund:${old}`)).toEqual({ credits: 10, amount: 247 });
    expect(await refund(old, 40, `refund:${old}:2`)).toEqual({ credits: 0, amount: 0 });
    expect(await refund(randomInt(2 ** 40), 40, 'refund:unknown')).toEqual({ credits: 0, amount: 0 });
    expect(await lotsOf(db, user)).toMatchObject([
      { order: old, left: 0, leftAmount: 0, taken: 10 },
      { order: recent, left: 250, leftAmount: 3990 },
    ]);
    const back = { user, order: old, credits: 10, kind: 'refund', key: `failed:${old}` } as const;
    expect(await db.transaction().execute((tx) => putBackInLot(tx, back, now))).toEqual({ credits: 10, amount: 247 });
    expect(await db.transaction().execute((tx) => putBackInLot(tx, back, now))).toEqual({ credits: 10, amount: 247 });
    expect(await lotsOf(db, user)).toMatchObject([{ left: 10, leftAmount: 247, taken: 0 }, { left: 250 }]);
  });
});

async function take({ id: user }: BuiltMember, firstOrder: number, { kind, credits, amount, order, cause }: Step): Promise<void> {
  const { db } = app.platform.database;
  const now = app.platform.clock.now();
  const key = `${firstOrder}:${kind}:${cause}`;
  const purchase = { order: firstOrder + order, credits, amount, currency: 'EUR', vatRate: 19 };
  if (kind === 'grant') await addCredits(db, user, credits, 'grant', key, now);
  else if (kind === 'spend') await spend(user, credits, `${firstOrder}:spend:${cause}`);
  else if (kind === 'return') await giveBack(user, `${firstOrder}:spend:${cause}`);
  else
    await db.transaction().execute(async (tx) => {
      if (kind === 'purchase') return addPurchase(tx, user, purchase, now);
      const taking = { user, order: firstOrder + order, credits, key };
      if (kind === 'putBack') await putBackInLot(tx, { ...taking, kind: 'refund' }, now);
      else await takeFromLot(tx, { ...taking, kind }, now);
    });
}

/** A repeated key is refused by the ledger, as for a message that is sent twice. */
async function spend(user: number, credits: number, key: string = randomUUID()): Promise<void> {
  const { db } = app.platform.database;
  if ((await db.selectFrom('ledger_transactions').select('id').where('idempotency_key', '=', key).executeTakeFirst()) !== undefined) return;
  await sql`SELECT credits_spend(${user}, ${credits}, 'message', ${key}, ${app.platform.clock.now()})`
    .execute(db)
    .catch((error: unknown) => expect(String(error)).toContain('duplicate key'));
}

const giveBack = (user: UserId, key: string) =>
  returnSpend(app.platform.database.db, { user, key, kind: 'returned_deleted', month: '2026-01-01' }, app.platform.clock.now());

async function expectExactLots({ id: user }: BuiltMember): Promise<void> {
  const { db } = app.platform.database;
  const balance = await db.selectFrom('balances').selectAll().where('user_id', '=', user).executeTakeFirstOrThrow();
  const entries = await db.selectFrom('ledger_transactions').selectAll().where('user_id', '=', user).execute();
  expect(entries.reduce((sum, { purchased }) => sum + purchased, 0)).toBe(balance.purchased);
  expect(entries.reduce((sum, { bonus }) => sum + bonus, 0)).toBe(balance.bonus);
  const lots = await lotsOf(db, user);
  expect(lots.reduce((sum, { left }) => sum + left, 0)).toBe(balance.purchased);
  for (const { id, credits, amount, taken, left, leftAmount } of lots) {
    const takes = await db.selectFrom('credit_lot_deductions').selectAll().where('lot_id', '=', id).execute();
    expect(takes.reduce((sum, part) => sum + part.credits, 0)).toBe(taken);
    const spent = valueOf({ credits, amount }, 0, credits - taken - left);
    expect(spent + leftAmount + takes.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
  }
  const movements = await listMovements(db, user, { before: null, direction: null, limit: 1000 });
  expect(movements[0]?.balance ?? 0).toBe(balance.purchased + balance.bonus);
  for (const [index, { balance: after, credits }] of movements.entries()) expect(after - credits).toBe(movements[index + 1]?.balance ?? 0);
  const worth = movements.reduce((sum, { credits, money }) => sum + Math.sign(credits) * (money[0]?.amount ?? 0), 0);
  expect(worth).toBe(lots.reduce((sum, { leftAmount }) => sum + leftAmount, 0));
}
