import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridsTarget } from './emoji-keys.ts';

// Four columns: 0 1 2 3 / 4 5, then 0 1 2 3 / 4 5 6 7 / 8, then 0.
const counts = [6, 9, 1];
const go = (key: string, grid: number, at: number) => {
  const found = gridsTarget(key, { grid, at }, 4, counts);
  return found && [found.grid, found.at];
};

test('within a grid the arrow keys move to the adjacent cell', () => {
  expect([go('ArrowRight', 0, 0), go('ArrowDown', 0, 1), go('ArrowUp', 1, 8), go('Home', 1, 5), go('End', 1, 5)]).toEqual([
    [0, 1],
    [0, 5],
    [1, 4],
    [1, 0],
    [1, 8],
  ]);
});

test('beyond the edge of a grid they continue in the next one, in the same column if it exists', () => {
  expect([go('ArrowRight', 0, 5), go('ArrowLeft', 1, 0), go('ArrowDown', 0, 5), go('ArrowUp', 1, 1), go('ArrowUp', 1, 3)]).toEqual([
    [1, 0],
    [0, 5],
    [1, 1],
    [0, 5],
    [0, 5],
  ]);
  expect([go('ArrowDown', 1, 8), go('ArrowUp', 2, 0)]).toEqual([
    [2, 0],
    [1, 8],
  ]);
});

test('a short last row is not skipped', () => {
  expect([go('ArrowDown', 0, 3), go('ArrowDown', 1, 6)]).toEqual([
    [0, 5],
    [1, 8],
  ]);
});

test('no key leaves the grids, and other keys do nothing', () => {
  expect([go('ArrowLeft', 0, 0), go('ArrowUp', 0, 2), go('ArrowRight', 2, 0), go('ArrowDown', 2, 0), go('a', 1, 1)]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('every target of a key exists', () => {
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter');
  const grids = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(grids, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 10 }), key, (sizes, one, other, columns, pressed) => {
      const grid = one % sizes.length;
      const found = gridsTarget(pressed, { grid, at: other % (sizes[grid] ?? 1) }, columns, sizes);
      if (found === null) return;
      expect(found.at).toBeGreaterThanOrEqual(0);
      expect(found.at).toBeLessThan(sizes[found.grid] ?? 0);
    }),
  );
});
