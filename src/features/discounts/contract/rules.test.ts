import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#tests/support/seeded-random.ts';
import type { DiscountCode } from './discount.ts';
import { discounted, discountProblem, normalizeCode, type Purchase } from './rules.ts';
import { welcome } from './welcome-discount.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 });
/** In tenths of a percent. */
const tenths = fc.integer({ min: 0, max: 1000 });

describe('a discounted price', () => {
  test('is the exact price, rounded down', () => {
    fc.assert(
      fc.property(amount, tenths, (whole, off) => {
        const exact = (BigInt(whole) * BigInt(1000 - off)) / 1000n;
        expect(discounted({ amount: whole, currency: 'EUR' }, off / 10)).toEqual({ amount: Number(exact), currency: 'EUR' });
      }),
      runs(2000),
    );
  });

  test('never rises with the percentage, and is not lower for a higher list price', () => {
    fc.assert(
      fc.property(amount, amount, tenths, tenths, (one, other, a, b) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [less, more] = [Math.min(a, b) / 10, Math.max(a, b) / 10];
        const of = (price: number, percentage: number) => discounted({ amount: price, currency: 'EUR' }, percentage).amount;
        expect(of(high, more)).toBeLessThanOrEqual(of(high, less));
        expect(of(low, more)).toBeLessThanOrEqual(of(high, more));
      }),
      runs(1000),
    );
  });
});

describe('a code', () => {
  const code: DiscountCode = {
    code: 'SPRING',
    country: null,
    user_id: null,
    expires: null,
    value_percentage: 10,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 'unlimited',
    expired: false,
    paymentmethods: null,
  };
  const purchase: Purchase = { price: { amount: 990, currency: 'EUR' }, country: 'DE', method: 'card' };

  test('fits from its minimum price on, but not below it', () => {
    fc.assert(
      fc.property(amount, amount, (minimum, price) => {
        const problem = discountProblem(
          { ...code, minimum_order_value: minimum },
          { ...purchase, price: { amount: price, currency: 'EUR' } },
        );
        expect(problem?.code ?? null).toBe(price < minimum ? 'discount_minimum' : null);
      }),
      runs(1000),
    );
  });

  test('names each limit that a purchase violates', () => {
    const problems = [
      discountProblem(code, purchase),
      discountProblem({ ...code, status: 'inactive' }, purchase),
      discountProblem({ ...code, expired: true }, purchase),
      discountProblem({ ...code, country: 'AT' }, purchase),
      discountProblem({ ...code, currency: 'SEK' }, purchase),
      discountProblem({ ...code, paymentmethods: ['paypal'] }, purchase),
    ];
    expect(problems.map((problem) => problem?.code ?? null)).toEqual([
      null,
      'discount_inactive',
      'discount_expired',
      'discount_country',
      'discount_currency',
      'discount_method',
    ]);
  });

  test('is compared without case and spaces', () => {
    expect(normalizeCode(' time bonus25 ')).toBe(welcome.code);
  });
});
