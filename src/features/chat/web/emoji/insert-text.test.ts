import { expect, test } from 'vitest';
import { insertText, type TextTarget } from './insert-text.ts';

/** A field with a value and a caret. `hasCommand`: its browser supports `execCommand`. */
function field(value: string, start: number, end: number, hasCommand: boolean) {
  const state = { value, start, end, inputEvents: 0, focused: false };
  const put = (text: string, from: number, to: number) => {
    state.value = state.value.slice(0, from) + text + state.value.slice(to);
    state.start = state.end = from + text.length;
  };
  const target: TextTarget = {
    get selectionStart() {
      return state.start;
    },
    get selectionEnd() {
      return state.end;
    },
    ownerDocument: {
      execCommand(_command, _ui, text) {
        if (hasCommand && state.focused) put(text, state.start, state.end);
        return hasCommand && state.focused;
      },
    },
    focus: () => void (state.focused = true),
    setSelectionRange: (from, to) => void ([state.start, state.end] = [from, to]),
    setRangeText: put,
    dispatchEvent: ({ type, bubbles }) => {
      if (type === 'input' && bubbles) state.inputEvents += 1;
      return true;
    },
  };
  return { target, state };
}

test.each([true, false])('an emoji is inserted at the caret, which moves behind it (command: %s)', (hasCommand) => {
  const { target, state } = field('Na du', 2, 2, hasCommand);
  insertText(target, '❤️');
  expect(state).toMatchObject({ value: 'Na❤️ du', start: 4, end: 4, focused: true });
  insertText(target, '😀');
  expect(state).toMatchObject({ value: 'Na❤️😀 du', start: 6, end: 6 });
});

test.each([true, false])('the selection or a given range is replaced (command: %s)', (hasCommand) => {
  const selected = field('Na du da', 3, 5, hasCommand);
  insertText(selected.target, '😀');
  expect(selected.state.value).toBe('Na 😀 da');
  const range = field('Na :he da', 6, 6, hasCommand);
  insertText(range.target, '❤️', 3, 6);
  expect(range.state).toMatchObject({ value: 'Na ❤️ da', start: 5, end: 5 });
});

test('an input event is dispatched in a browser without the command', () => {
  const { target, state } = field('', 0, 0, false);
  insertText(target, '😀');
  expect(state.inputEvents).toBe(1);
});
