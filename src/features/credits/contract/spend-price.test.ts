import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#tests/support/seeded-random.ts';
import type { SpendableCredits } from './spendable-credits.ts';
import { priceOf, worthOf } from './spend-price.ts';

const small = { credits: 40, amount: 990, currency: 'EUR' };
const large = { credits: 250, amount: 3990, currency: 'EUR' };
const purse: SpendableCredits = {
  bonus: 2,
  lots: [
    { ...small, next: 37, left: 3 },
    { ...large, next: 0, left: 250 },
  ],
  cheapest: large,
};

describe('the price of the next credits', () => {
  test('is zero for gifts, then that of the oldest lot, then that of the next one', () => {
    expect(priceOf(purse, 255, 1)).toEqual({ kind: 'exact', gifts: 1, money: [] });
    expect(priceOf(purse, 255, 3)).toEqual({ kind: 'exact', gifts: 2, money: [{ amount: 25, currency: 'EUR' }] });
    expect(priceOf(purse, 253, 1)).toMatchObject({ gifts: 0, money: [{ amount: 25 }] });
    expect(priceOf(purse, 251, 2)).toMatchObject({ gifts: 0, money: [{ amount: 25 + 16 }] });
    expect(priceOf(purse, 250, 1)).toMatchObject({ gifts: 0, money: [{ amount: 16 }] });
  });

  test('is at least that of the cheapest package for members with too few credits', () => {
    expect(priceOf(purse, 0, 1)).toEqual({ kind: 'from', gifts: 0, money: [{ amount: 16, currency: 'EUR' }] });
    expect(priceOf(purse, 2, 3)).toEqual({ kind: 'from', gifts: 0, money: [{ amount: 48, currency: 'EUR' }] });
    expect(priceOf({ ...purse, cheapest: null }, 0, 1)).toBeNull();
    expect(worthOf({ ...purse, lots: [] }, 100)).toEqual({ amount: 1596, currency: 'EUR' });
  });

  test('is null for zero credits, and for credits added after the lots were read', () => {
    expect(priceOf(purse, 255, 0)).toBeNull();
    expect(priceOf(purse, 300, 260)).toBeNull();
  });

  test('has both amounts when credits were bought in two currencies', () => {
    const moved: SpendableCredits = {
      bonus: 0,
      lots: [
        { ...small, next: 39, left: 1 },
        { ...large, currency: 'SEK', next: 0, left: 250 },
      ],
      cheapest: null,
    };
    expect(priceOf(moved, 251, 2)?.money).toEqual([
      { amount: 25, currency: 'EUR' },
      { amount: 16, currency: 'SEK' },
    ]);
  });

  test('is the same whether credits are spent together or one by one', () => {
    const lot = fc
      .record({ credits: fc.integer({ min: 1, max: 300 }), amount: fc.integer({ min: 0, max: 9000 }), next: fc.nat(), left: fc.nat() })
      .map(({ next, left, ...price }) => {
        const start = next % price.credits;
        return { ...price, currency: 'EUR', next: start, left: 1 + (left % (price.credits - start)) };
      });
    fc.assert(
      fc.property(fc.array(lot, { maxLength: 4 }), fc.nat(20), fc.array(fc.integer({ min: 1, max: 50 })), (lots, bonus, spends) => {
        const some: SpendableCredits = { bonus, lots, cheapest: null };
        let balance = lots.reduce((sum, { left }) => sum + left, bonus);
        const fitting = spends.filter((credits) => {
          const fits = credits <= balance;
          if (fits) balance -= credits;
          return fits;
        });
        const start = balance + fitting.reduce((sum, credits) => sum + credits, 0);
        const amountOf = (have: number, credits: number) => priceOf(some, have, credits)?.money[0]?.amount ?? 0;
        let have = start;
        let sum = 0;
        for (const credits of fitting) {
          sum += amountOf(have, credits);
          have -= credits;
        }
        expect(sum).toBe(amountOf(start, start - have));
      }),
      runs(2000),
    );
  });
});
