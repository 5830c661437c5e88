import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDragStart, slotAt, itemOffsets } from './drag-order.ts';

/** Two rows of two. */
const slots = [
  { left: 0, top: 0, width: 100, height: 150 },
  { left: 110, top: 0, width: 100, height: 150 },
  { left: 0, top: 160, width: 100, height: 150 },
  { left: 110, top: 160, width: 100, height: 150 },
];

test('slotAt finds the slot under the pointer, and null between slots', () => {
  expect([slotAt(slots, { x: 150, y: 200 }), slotAt(slots, { x: 105, y: 10 }), slotAt(slots, { x: 999, y: 10 })]).toEqual([3, null, null]);
});

test('items between both slots move by one slot, the others stay', () => {
  expect(itemOffsets(slots, 0, 2)).toEqual([
    { x: 0, y: 0 },
    { x: -110, y: 0 },
    { x: 110, y: -160 },
    { x: 0, y: 0 },
  ]);
  expect(itemOffsets(slots, 3, 1).map(({ x }) => x)).toEqual([0, -110, 110, 0]);
});

test('in a column of different heights the others make exactly the room that the dragged item needs', () => {
  const column = [
    { left: 0, top: 0, width: 300, height: 100 },
    { left: 0, top: 116, width: 300, height: 40 },
    { left: 0, top: 172, width: 300, height: 60 },
  ];
  expect(itemOffsets(column, 0, 2).map(({ y }) => y)).toEqual([0, -116, -116]);
  expect(itemOffsets(column, 2, 0).map(({ y }) => y)).toEqual([76, 76, 0]);
});

describe('a drag begins', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('with a mouse when it has moved a little', () => {
    const onDrag = vi.fn();
    const start = createDragStart(onDrag);
    start.press('mouse', { x: 0, y: 0 });
    expect([start.move({ x: 3, y: 3 }), start.move({ x: 6, y: 3 }), start.move({ x: 90, y: 3 })]).toEqual([
      'pressed',
      'dragging',
      'dragging',
    ]);
    expect(onDrag).toHaveBeenCalledOnce();
  });

  test('with a finger after a long press, so that the page still scrolls', () => {
    const onDrag = vi.fn();
    const start = createDragStart(onDrag);
    start.press('touch', { x: 0, y: 0 });
    expect(start.move({ x: 0, y: 30 })).toBe('scrolling');
    vi.advanceTimersByTime(1000);
    expect(onDrag).not.toHaveBeenCalled();
    start.press('touch', { x: 0, y: 0 });
    vi.advanceTimersByTime(350);
    expect(onDrag).toHaveBeenCalledOnce();
    expect(start.move({ x: 0, y: 30 })).toBe('dragging');
  });

  test('not on a short press', () => {
    const onDrag = vi.fn();
    const start = createDragStart(onDrag);
    start.press('touch', { x: 0, y: 0 });
    start.release();
    vi.advanceTimersByTime(1000);
    expect([onDrag.mock.calls.length, start.move({ x: 50, y: 0 })]).toEqual([0, 'idle']);
  });
});
