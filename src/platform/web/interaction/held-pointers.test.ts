import { expect, test } from 'vitest';
import { createHeldPointers } from './held-pointers.ts';

test('one pointer says from where to where it has moved', () => {
  const held = createHeldPointers();
  held.press(1, { x: 10, y: 20 });
  held.move(1, { x: 12, y: 20 });
  expect(held.move(1, { x: 15, y: 30 })).toEqual({ from: { x: 10, y: 20 }, to: { x: 15, y: 30 }, factor: 1 });
});

test('two pointers say how their middle has moved and how much farther apart they are', () => {
  const held = createHeldPointers();
  held.press(1, { x: 0, y: 0 });
  held.press(2, { x: 100, y: 0 });
  expect(held.count()).toBe(2);
  expect(held.move(2, { x: 200, y: 0 })).toEqual({ from: { x: 50, y: 0 }, to: { x: 100, y: 0 }, factor: 2 });
});

test('the one that is left goes on from where it is', () => {
  const held = createHeldPointers();
  held.press(1, { x: 0, y: 0 });
  held.press(2, { x: 100, y: 0 });
  held.move(2, { x: 200, y: 0 });
  held.release(1);
  expect(held.move(2, { x: 210, y: 5 })).toEqual({ from: { x: 200, y: 0 }, to: { x: 210, y: 5 }, factor: 1 });
});

test('a pointer that is not down does nothing', () => {
  const held = createHeldPointers();
  expect(held.move(1, { x: 0, y: 0 })).toBeNull();
  held.press(1, { x: 0, y: 0 });
  held.release(1);
  expect(held.move(1, { x: 0, y: 0 })).toBeNull();
});
