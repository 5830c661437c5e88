import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSelfSaving } from './self-saving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function field(kept = 'Mara') {
  const refusals: (() => void)[] = [];
  const save = vi.fn((name: string) => profileSays(name));
  const options = {
    pause: 1500,
    isSame: (one: string, other: string) => one === other,
    isWhole: (text: string) => text !== '',
    save(name: string, refused: () => void) {
      save(name);
      refusals.push(refused);
    },
  };
  const saving = createSelfSaving<string>({ ...options, kept });
  function profileSays(name: string): void {
    saving.update({ ...options, kept: name });
  }
  return { profileSays, save, saving, refuse: () => refusals.at(-1)?.() };
}

test('saves once, after a pause', () => {
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

test('saves at once when it is left, and says again what the profile says', () => {
  const { saving, save } = field();
  saving.change('Mo');
  expect(saving.draft()).toBe('Mo');
  saving.leave();
  expect(save).toHaveBeenCalledExactlyOnceWith('Mo');
  expect(saving.draft()).toBeUndefined();
  vi.advanceTimersByTime(5000);
  expect(save).toHaveBeenCalledOnce();
});

test('keeps what is typed while it is typed, whatever was saved of it', () => {
  const { saving, profileSays } = field();
  saving.change('Mo ');
  vi.advanceTimersByTime(1500);
  profileSays('Mo');
  expect(saving.draft()).toBe('Mo ');
});

test('does not save what is there already', () => {
  const { saving, save } = field();
  saving.change('Mar');
  saving.change('Mara');
  saving.leave();
  expect(save).not.toHaveBeenCalled();
});

test('goes back to what was there before', () => {
  const { saving, save } = field();
  saving.change('Mo');
  vi.advanceTimersByTime(1500);
  saving.change('Mara');
  vi.advanceTimersByTime(1500);
  expect(save.mock.calls).toEqual([['Mo'], ['Mara']]);
});

test('waits with what is not whole until the field is left', () => {
  const { saving, save } = field();
  saving.change('');
  vi.advanceTimersByTime(5000);
  expect(save).not.toHaveBeenCalled();
  saving.leave();
  expect(save).toHaveBeenCalledExactlyOnceWith('');
});

test('what was refused stays, and is tried again', () => {
  const { saving, save, profileSays, refuse } = field();
  saving.change('@mo');
  saving.leave();
  profileSays('Mara');
  refuse();
  expect(saving.draft()).toBe('@mo');
  saving.leave();
  expect(save.mock.calls).toEqual([['@mo'], ['@mo']]);
});

test('a refusal that comes late does not overwrite what is being typed', () => {
  const { saving, refuse } = field();
  saving.change('@mo');
  saving.leave();
  saving.change('Mo');
  refuse();
  expect(saving.draft()).toBe('Mo');
});
