import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/support/seeded-random.ts';
import { welcomeEnd } from './welcome-discount.ts';

test('the welcome discount lasts four hours from any time of signup', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (signup) => {
      expect(welcomeEnd(signup).getTime() - signup.getTime()).toBe(4 * 3_600_000);
    }),
    runs(200),
  );
});
