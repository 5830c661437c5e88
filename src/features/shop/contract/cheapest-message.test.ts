import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/support/seeded-random.ts';
import { cheapestMessage } from './cheapest-message.ts';

const cost = fc.record({ amount: fc.integer({ min: 1, max: 10_000 }), currency: fc.constant('EUR') });
const offer = fc.record({ per_message: fc.option(cost) });

test('the cheapest message is on sale, and no package sells a cheaper one', () => {
  fc.assert(
    fc.property(fc.array(offer, { maxLength: 8 }), (packages) => {
      const costs = packages.flatMap(({ per_message }) => per_message ?? []);
      const found = cheapestMessage(packages);
      expect(found === null).toBe(costs.length === 0);
      if (found === null) return;
      expect(costs).toContainEqual(found);
      expect(found.amount).toBe(Math.min(...costs.map(({ amount }) => amount)));
    }),
    runs(1000),
  );
});

test('packages without credits or without a price have no price per message', () => {
  expect(cheapestMessage([])).toBeNull();
  expect(cheapestMessage([{ per_message: null }])).toBeNull();
  expect(cheapestMessage([{ per_message: { amount: 0, currency: 'EUR' } }, { per_message: { amount: 25, currency: 'EUR' } }])).toBeNull();
});
