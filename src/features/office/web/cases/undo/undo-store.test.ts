import { beforeEach, expect, test, vi } from 'vitest';
import { addUndoable, onUndoable, removeUndoable, type Undoable, undoable } from './undo-store.ts';

const now = Date.parse('2026-11-26T15:12:30Z');
const decision = (number: string, until: string): Undoable => ({
  number,
  case: 'M-7K2M-9QXA',
  site: null,
  act: 'warn',
  name: 'Milan',
  until,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('decisions stay until they are undone or their time is over, for each person apart', () => {
  let heard = 0;
  const stop = onUndoable(() => (heard += 1));
  addUndoable(1, decision('D-1', '2026-11-26T15:12:40Z'), now);
  addUndoable(1, decision('D-2', '2026-11-26T15:12:45Z'), now + 2000);
  expect(undoable(1).map(({ number }) => number)).toEqual(['D-1', 'D-2']);
  expect(undoable(2)).toEqual([]);
  addUndoable(1, decision('D-3', '2026-11-26T15:13:00Z'), now + 12_000);
  expect(undoable(1).map(({ number }) => number)).toEqual(['D-2', 'D-3']);
  removeUndoable(1, 'D-3');
  expect(undoable(1).map(({ number }) => number)).toEqual(['D-2']);
  expect(heard).toBe(4);
  stop();
});

test('the same list is the same value, so that nothing is rendered without a change', () => {
  addUndoable(1, decision('D-1', '2026-11-26T15:12:40Z'), now);
  expect(undoable(1)).toBe(undoable(1));
});
