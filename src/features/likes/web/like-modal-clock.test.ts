import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member } from '#features/members/contract/member.ts';
import { shownMember } from '#tests/support/shown-member.ts';
import { createLikeClock, type LikeClock } from './like-modal-clock.ts';
import { secondsOf } from './like-modal-seconds.ts';
import { withoutSeconds } from './without-seconds.ts';

const liker: Member = shownMember(7, { name: 'Samira', age: 29, town: 'Leipzig' });

describe('the like modal of an address with t', () => {
  let answer: Member | null = liker;
  let full = false;
  const ask = vi.fn<() => Promise<Member | null>>();
  const onDue = vi.fn<() => void>();
  const reload = vi.fn<() => void>();
  let clock: LikeClock;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    answer = liker;
    full = false;
    ask.mockImplementation(async () => answer);
    clock = createLikeClock({ ask, reload, areHandsFull: () => full });
  });
  afterEach(() => vi.useRealTimers());

  it('is closed at 2.9 s and open at 3.1 s, and only then asks and lets t go', async () => {
    clock.attach(onDue);
    clock.start('entry', 3, 0);
    await vi.advanceTimersByTimeAsync(2900);
    expect(clock.current()).toBeNull();
    expect([ask, onDue].map((call) => call.mock.calls.length)).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(200);
    expect(clock.current()).toBe(liker);
    expect([ask, onDue].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  });

  it('loads the likes again half a second after a like was found', async () => {
    clock.attach(onDue);
    clock.start('entry', 1, 0);
    await vi.advanceTimersByTimeAsync(1490);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows nothing when there is no like, or no answer', async () => {
    clock.attach(onDue);
    answer = null;
    clock.start('first', 1, 0);
    await vi.advanceTimersByTimeAsync(5000);
    ask.mockRejectedValue(new Error('away'));
    clock.start('second', 1, 0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(clock.current()).toBeNull();
    expect(onDue).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('counts on while other pages are opened, and waits for one that may show it', async () => {
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

  it('counts an entry of the history once: neither anew nor again when one comes back to it', async () => {
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
    expect(ask).toHaveBeenCalledOnce();
  });

  it('goes on counting when the address changes in something else, and counts what it took to load', async () => {
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

  it('opens while nobody types, drags or pays', async () => {
    clock.attach(onDue);
    full = true;
    clock.start('entry', 1, 0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ask).toHaveBeenCalledOnce();
    expect(clock.current()).toBeNull();
    full = false;
    await vi.advanceTimersByTimeAsync(500);
    expect(clock.current()).toBe(liker);
  });

  it('shows nothing to who logged out meanwhile', async () => {
    clock.attach(onDue);
    clock.start('entry', 1, 0);
    clock.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).not.toHaveBeenCalled();
    expect(clock.current()).toBeNull();
  });
});

describe('t in an address', () => {
  it('is a number of seconds', () => {
    expect(['?t=3', '?a=1&t=0', '?t=2.5', '?t=86400'].map(secondsOf)).toEqual([3, 0, 2.5, 86_400]);
    expect(['', '?t=', '?t=-3', '?t=soon', '?t=99999', '?tt=3'].map(secondsOf)).toEqual([null, null, null, null, null, null]);
  });

  it('leaves alone, with everything else as it was', () => {
    expect(withoutSeconds('?t=3')).toBe('');
    expect(withoutSeconds('?gender=woman&t=3&gender=man&place=K%C3%B6ln+Ost')).toBe('?gender=woman&gender=man&place=K%C3%B6ln+Ost');
    expect(withoutSeconds('?tt=1&page=2')).toBe('?tt=1&page=2');
  });
});
