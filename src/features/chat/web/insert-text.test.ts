import { expect, test } from 'vitest';
import { insertText, type TextPlace } from './insert-text.ts';

/** A field with a value and a caret; `types` tells whether its browser still knows the command. */
function field(value: string, start: number, end: number, types: boolean) {
  const state = { value, start, end, said: 0, focused: false };
  const put = (text: string, from: number, to: number) => {
    state.value = state.value.slice(0, from) + text + state.value.slice(to);
    state.start = state.end = from + text.length;
  };
  const place: TextPlace = {
    get selectionStart() {
      return state.start;
    },
    get selectionEnd() {
      return state.end;
    },
    ownerDocument: {
      execCommand(_command, _ui, text) {
        if (types && state.focused) put(text, state.start, state.end);
        return types && state.focused;
      },
    },
    focus: () => void (state.focused = true),
    setSelectionRange: (from, to) => void ([state.start, state.end] = [from, to]),
    setRangeText: put,
    dispatchEvent: ({ type, bubbles }) => {
      if (type === 'input' && bubbles) state.said += 1;
      return true;
    },
  };
  return { place, state };
}

test.each([true, false])('an emoji stands where the caret was, and the caret behind it (command: %s)', (types) => {
  const { place, state } = field('Na du', 2, 2, types);
  insertText(place, '❤️');
  expect(state).toMatchObject({ value: 'Na❤️ du', start: 4, end: 4, focused: true });
  insertText(place, '😀');
  expect(state).toMatchObject({ value: 'Na❤️😀 du', start: 6, end: 6 });
});

test.each([true, false])('what is selected, or a part that is named, makes room (command: %s)', (types) => {
  const selected = field('Na du da', 3, 5, types);
  insertText(selected.place, '😀');
  expect(selected.state.value).toBe('Na 😀 da');
  const named = field('Na :he da', 6, 6, types);
  insertText(named.place, '❤️', 3, 6);
  expect(named.state).toMatchObject({ value: 'Na ❤️ da', start: 5, end: 5 });
});

test('a browser that only sets texts tells of the change as of a typed one', () => {
  const old = field('', 0, 0, false);
  insertText(old.place, '😀');
  expect(old.state.said).toBe(1);
});
