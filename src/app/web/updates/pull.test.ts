import { expect, test } from 'vitest';
import { beginPull, pullToLoad } from './pull.ts';

test('a pull follows a finger that goes down at half its speed, and not without end', () => {
  const pull = beginPull({ x: 100, y: 100 });
  expect([pull.moved({ x: 100, y: 140 }), pull.moved({ x: 130, y: 100 + 2 * pullToLoad }), pull.moved({ x: 100, y: 900 })]).toEqual([
    20,
    pullToLoad,
    96,
  ]);
});

test('a finger that goes sideways or up first pulls nothing, even if it comes down later', () => {
  for (const first of [
    { x: 150, y: 110 },
    { x: 100, y: 60 },
  ]) {
    const pull = beginPull({ x: 100, y: 100 });
    expect([pull.moved(first), pull.moved({ x: 100, y: 400 })]).toEqual([null, null]);
  }
});
