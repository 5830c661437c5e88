import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member } from '#features/members/contract/member.ts';
import { shownMember } from '#tests/support/shown-member.ts';
import { createLikeClock, type LikeClock } from './like-modal-clock.ts';
import { secondsOf } from './like-modal-seconds.ts';
import { withoutSeconds } from './without-seconds.ts';

const liker: Member = shownMember(7, { name: 'Samira', age: 29, town: 'Leipzig' });

describe('the like modal of a URL with t', () => {
  let answer: Member | null = liker;
  let full = false;
  const load = vi.fn<() => Promise<Member | null>>();
  const onDue = vi.fn<() => void>();
  const reload = vi.fn<() => void>();
  let clock: LikeClock;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    answer = liker;
    full = false;
    load.mockImplementation(async () => answer);
    clock = createLikeClock({ load, reload, isBusy: () => full });
  });
  afterEach(() => vi.useRealTimers());

  it('is closed at 2.9 s and open at 3.1 s, and only then loads the like and removes t', async () => {
    clock.attach(onDue);
    clock.start('entry', 3, 0);
    await vi.advanceTimersByTimeAsync(2900);
    expect(clock.current()).toBeNull();
    expect([load, onDue].map((call) => call.mock.calls.length)).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(200);
    expect(clock.current()).toBe(liker);
    expect([load, onDue].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  });

  it('loads the likes again half a second after a like was found', async () => {
    clock.attach(onDue);
    clock.start('entry', 1, 0);
    await vi.advanceTimersByTimeAsync(1490);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows nothing without a like or when loading fails', async () => {
    clock.attach(onDue);
    answer = null;
    clock.start('first', 1, 0);
    await vi.advanceTimersByTimeAsync(5000);
    load.mockRejectedValue(new Error('away'));
    clock.start('second', 1, 0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(clock.current()).toBeNull();
    expect(onDue).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('continues while other pages are open, and waits for one that may show it', async () => {
    const leave = clock.attach(onDue);
    clock.start('entry', 2, 0);
    leave();
    await vi.advanceTimersByTimeAsync(3000);
    expect(onDue).not.toHaveBeenCalled();
    expect(clock.current()).toBeNull();
    clock.attach(onDue);
    await vi.advanceTimersByTimeAsync(500);
    expect(clock.current()).toBe(liker);
  });

  it('starts once per history entry, not again when going back to it', async () => {
    clock.attach(onDue);
    clock.start('entry', 2, 0);
    await vi.advanceTimersByTimeAsync(1000);
    clock.start('entry', 2, 0);
    await vi.advanceTimersByTimeAsync(1100);
    expect(clock.current()).toBe(liker);
    clock.close();
    expect(clock.start('entry', 2, 0)).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(clock.current()).toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  it('continues when another part of the URL changes, and includes the loading time', async () => {
    clock.attach(onDue);
    clock.start('entry', 3, 200);
    await vi.advanceTimersByTimeAsync(1500);
    expect(clock.start('filtered', 3, 0)).toBe(true);
    await vi.advanceTimersByTimeAsync(1290);
    expect(clock.current()).toBeNull();
    await vi.advanceTimersByTimeAsync(20);
    expect(clock.current()).toBe(liker);
    expect(clock.start('filtered', 3, 0)).toBe(false);
  });

  it('opens only while the user is not typing, dragging or paying', async () => {
    clock.attach(onDue);
    full = true;
    clock.start('entry', 1, 0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(load).toHaveBeenCalledOnce();
    expect(clock.current()).toBeNull();
    full = false;
    await vi.advanceTimersByTimeAsync(500);
    expect(clock.current()).toBe(liker);
  });

  it('shows nothing after logging out', async () => {
    clock.attach(onDue);
    clock.start('entry', 1, 0);
    clock.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).not.toHaveBeenCalled();
    expect(clock.current()).toBeNull();
  });
});

describe('t in a URL', () => {
  it('is a number of seconds', () => {
    expect(['?t=3', '?a=1&t=0', '?t=2.5', '?t=86400'].map(secondsOf)).toEqual([3, 0, 2.5, 86_400]);
    expect(['', '?t=', '?t=-3', '?t=soon', '?t=99999', '?tt=3'].map(secondsOf)).toEqual([null, null, null, null, null, null]);
  });

  it('is removed without changing anything else', () => {
    expect(withoutSeconds('?t=3')).toBe('');
    expect(withoutSeconds('?gender=woman&t=3&gender=man&place=K%C3%B6ln+Ost')).toBe('?gender=woman&gender=man&place=K%C3%B6ln+Ost');
    expect(withoutSeconds('?tt=1&page=2')).toBe('?tt=1&page=2');
  });
});
