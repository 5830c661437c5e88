import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/support/seeded-random.ts';
import { isolated, isolatedAll, lengthOf, shortened, startOf } from './text.ts';

const family = '👨‍👩‍👧';
const flag = '🇫🇮';
const accent = 'e\u0301';

// Regression: quotes, shared texts and previews were cut by code points, which left half a flag, a family without its child, a
// letter without its accent.
test('a start never ends inside an emoji, a flag or an accent', () => {
  const pieces = fc.array(fc.constantFrom(family, flag, accent, '👍🏽', 'a', ' ', 'ß', '한', '1️⃣'), { maxLength: 40 });
  fc.assert(
    fc.property(pieces, fc.nat(45), fc.nat(300), (drawn, limit, units) => {
      const text = drawn.join('');
      const start = startOf(text, limit, units);
      expect(text.startsWith(start)).toBe(true);
      expect(lengthOf(start)).toBeLessThanOrEqual(limit);
      expect(start.length).toBeLessThanOrEqual(units);
      expect(lengthOf(start) + lengthOf(text.slice(start.length))).toBe(lengthOf(text));
    }),
    runs(500),
  );
});

test('a letter with hundreds of marks makes no start long', () => {
  const letter = `a${'\u0300'.repeat(500)}`;
  expect(startOf(`ab${letter}`, 10)).toBe('ab');
  expect(startOf(letter.repeat(20), 140, 280)).toBe('');
});

test('what is shortened says so, and what fits stays', () => {
  expect(shortened(flag.repeat(3), 3)).toBe(flag.repeat(3));
  expect(shortened(`ab ${flag}${flag}`, 4)).toBe('ab…');
});

// Regression: names in Hebrew and Arabic reversed the order of "name, age".
test('names from right to left are isolated, others stay as they are', () => {
  expect(isolated('נועה')).toBe('\u2068נועה\u2069');
  expect(isolated('Anna')).toBe('Anna');
  expect(isolatedAll({ name: 'ليلى', n: 3, site: 'Emberleaf' })).toEqual({ name: '\u2068ليلى\u2069', n: 3, site: 'Emberleaf' });
});
