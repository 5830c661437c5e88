import { expect, test } from 'vitest';
import type { Lines } from '#features/cases/contract/schemas.ts';
import { mergeLines } from './merge-lines.ts';

const milan = { id: 1, name: 'Milan', age: 46 };
const lines = (ids: readonly number[], before: number, after: number, conversation = 7): Lines => ({
  conversation,
  other: milan,
  lines: ids.map((id) => ({
    id,
    at: `2026-11-26T10:${id}:00Z`,
    who: milan,
    text: `line ${id}`,
    picture: null,
    reported: id === 20 ? ('money' as const) : null,
  })),
  more_before: before,
  more_after: after,
});

test('opened lines join those of the case', () => {
  const [merged] = mergeLines([lines([19, 20, 21], 8, 4)], [lines([17, 18], 6, 9)]);
  expect(merged?.lines.map(({ id }) => id)).toEqual([17, 18, 19, 20, 21]);
  expect([merged?.more_before, merged?.more_after]).toEqual([6, 4]);
});

test('lines that come twice stand once, and another conversation stands by itself', () => {
  const all = mergeLines([lines([19, 20, 21], 8, 4)], [lines([20, 21, 22, 23], 9, 0), lines([11], 0, 0, 8)]);
  expect(all.map((one) => one.lines.map(({ id }) => id))).toEqual([[19, 20, 21, 22, 23], [11]]);
  expect(all[0]?.lines[1]?.reported).toBe('money');
  expect([all[0]?.more_before, all[0]?.more_after]).toEqual([8, 0]);
});
