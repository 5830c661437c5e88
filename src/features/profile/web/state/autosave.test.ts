import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function field(saved = 'Mara') {
  const refusals: (() => void)[] = [];
  const save = vi.fn((name: string) => updateProfile(name));
  const reset = vi.fn();
  const options = {
    delay: 1500,
    isSame: (one: string, other: string) => one === other,
    isComplete: (text: string) => text !== '',
    save(name: string, refused: () => void) {
      save(name);
      refusals.push(refused);
    },
    reset,
  };
  const saving = createAutosave<string>({ ...options, saved });
  function updateProfile(name: string): void {
    saving.update({ ...options, saved: name });
  }
  return { updateProfile, save, reset, saving, refuse: () => refusals.at(-1)?.() };
}

test('saves once, after a delay', () => {
  const { saving, save } = field();
  for (const text of ['Mara ', 'Mara M', 'Mara M.']) {
    saving.change(text);
    vi.advanceTimersByTime(1499);
  }
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(save).toHaveBeenCalledExactlyOnceWith('Mara M.');
  saving.leave();
  expect(save).toHaveBeenCalledOnce();
});

test('saves at once on leaving, and then shows the value of the profile', () => {
  const { saving, save } = field();
  saving.change('Mo');
  expect(saving.draft()).toBe('Mo');
  saving.leave();
  expect(save).toHaveBeenCalledExactlyOnceWith('Mo');
  expect(saving.draft()).toBeUndefined();
  vi.advanceTimersByTime(5000);
  expect(save).toHaveBeenCalledOnce();
});

test('keeps the typed text while typing, whatever was saved', () => {
  const { saving, updateProfile } = field();
  saving.change('Mo ');
  vi.advanceTimersByTime(1500);
  updateProfile('Mo');
  expect(saving.draft()).toBe('Mo ');
});

test('does not save an unchanged value', () => {
  const { saving, save } = field();
  saving.change('Mar');
  saving.change('Mara');
  saving.leave();
  expect(save).not.toHaveBeenCalled();
});

test('saves the previous value again', () => {
  const { saving, save } = field();
  saving.change('Mo');
  vi.advanceTimersByTime(1500);
  saving.change('Mara');
  vi.advanceTimersByTime(1500);
  expect(save.mock.calls).toEqual([['Mo'], ['Mara']]);
});

test('saves an incomplete value only on leaving the field', () => {
  const { saving, save } = field();
  saving.change('');
  vi.advanceTimersByTime(5000);
  expect(save).not.toHaveBeenCalled();
  saving.leave();
  expect(save).toHaveBeenCalledExactlyOnceWith('');
});

test('keeps a refused value and tries again', () => {
  const { saving, save, updateProfile, refuse } = field();
  saving.change('@mo');
  saving.leave();
  updateProfile('Mara');
  refuse();
  expect(saving.draft()).toBe('@mo');
  saving.leave();
  expect(save.mock.calls).toEqual([['@mo'], ['@mo']]);
});

// Regression: a field kept the error of a value that was no longer in it.
test('reports when the saved value is back in the field after a refusal', () => {
  const { saving, save, reset, updateProfile, refuse } = field();
  saving.change('@mo');
  saving.leave();
  updateProfile('Mara');
  refuse();
  saving.change('Mar');
  expect(reset).not.toHaveBeenCalled();
  saving.change('Mara');
  expect(reset).toHaveBeenCalledOnce();
  saving.leave();
  expect(save).toHaveBeenCalledOnce();
});

test('a late refusal does not overwrite the value that is being typed', () => {
  const { saving, refuse } = field();
  saving.change('@mo');
  saving.leave();
  saving.change('Mo');
  refuse();
  expect(saving.draft()).toBe('Mo');
});
