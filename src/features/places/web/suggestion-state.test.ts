import { expect, test } from 'vitest';
import { closed, suggest, type SuggestionState, takesKey } from './suggestion-state.ts';

const press = (state: SuggestionState, ...keys: string[]) => keys.reduce((at, key) => suggest(at, { type: 'key', key, count: 3 }), state);
const typed = suggest(closed, { type: 'typed', text: 'Lei' });

test('typing opens the list, with none of it reached', () => {
  expect(typed).toEqual({ typed: 'Lei', open: true, active: -1 });
});

test('the arrows go round', () => {
  expect(press(typed, 'ArrowDown').active).toBe(0);
  expect(press(typed, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown').active).toBe(0);
  expect(press(typed, 'ArrowUp').active).toBe(2);
  expect(press(typed, 'ArrowDown', 'ArrowUp').active).toBe(2);
});

test('an arrow opens a closed list at its end', () => {
  expect(press(closed, 'ArrowDown')).toMatchObject({ open: true, active: 0 });
  expect(press(closed, 'ArrowUp')).toMatchObject({ open: true, active: 2 });
});

test('Escape closes the list, and a second one gives up what was typed', () => {
  const once = press(typed, 'ArrowDown', 'Escape');
  expect(once).toEqual({ typed: 'Lei', open: false, active: -1 });
  expect(press(once, 'Escape')).toEqual(closed);
});

test('a closed box leaves its keys to others', () => {
  expect(takesKey(closed, 'Escape', 3)).toBe(false);
  expect(takesKey(closed, 'ArrowDown', 0)).toBe(false);
  expect(takesKey(typed, 'ArrowDown', 3)).toBe(true);
});

test('leaving keeps what was typed to be mended, choosing does not', () => {
  expect(suggest(press(typed, 'ArrowDown'), { type: 'left' })).toEqual({ typed: 'Lei', open: false, active: -1 });
  expect(suggest(typed, { type: 'chosen' })).toEqual(closed);
});
