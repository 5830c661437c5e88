import { expect, test } from 'vitest';
import { closed, suggest, type SuggestionState, handlesKey } from './suggestion-state.ts';

const press = (state: SuggestionState, ...keys: string[]) => keys.reduce((at, key) => suggest(at, { type: 'key', key, count: 3 }), state);
const typed = suggest(closed, { type: 'typed', text: 'Lei' });

test('typing opens the list without an active option', () => {
  expect(typed).toEqual({ typed: 'Lei', open: true, active: -1 });
});

test('the arrow keys wrap around', () => {
  expect(press(typed, 'ArrowDown').active).toBe(0);
  expect(press(typed, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown').active).toBe(0);
  expect(press(typed, 'ArrowUp').active).toBe(2);
  expect(press(typed, 'ArrowDown', 'ArrowUp').active).toBe(2);
});

test('an arrow key opens a closed list at its near end', () => {
  expect(press(closed, 'ArrowDown')).toMatchObject({ open: true, active: 0 });
  expect(press(closed, 'ArrowUp')).toMatchObject({ open: true, active: 2 });
});

test('Escape closes the list, and a second Escape discards the typed text', () => {
  const once = press(typed, 'ArrowDown', 'Escape');
  expect(once).toEqual({ typed: 'Lei', open: false, active: -1 });
  expect(press(once, 'Escape')).toEqual(closed);
});

test('keys are not handled while closed', () => {
  expect(handlesKey(closed, 'Escape', 3)).toBe(false);
  expect(handlesKey(closed, 'ArrowDown', 0)).toBe(false);
  expect(handlesKey(typed, 'ArrowDown', 3)).toBe(true);
});

test('leaving keeps the typed text for correction, choosing clears it', () => {
  expect(suggest(press(typed, 'ArrowDown'), { type: 'left' })).toEqual({ typed: 'Lei', open: false, active: -1 });
  expect(suggest(typed, { type: 'chosen' })).toEqual(closed);
});
