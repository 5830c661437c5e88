import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownMember } from '#tests/support/shown-member.ts';
import type { Member } from '#features/members/contract/member.ts';
import { createMatchQueue, type MatchQueue } from './match-queue.ts';

const member = (id: number): Member => shownMember(id, { liked: true });

describe('the queue of matches', () => {
  let busy = false;
  let queue: MatchQueue;
  beforeEach(() => {
    vi.useFakeTimers();
    busy = false;
    queue = createMatchQueue({ isBusy: () => busy, now: Date.now });
  });
  afterEach(() => vi.useRealTimers());

  it('shows a match at once and notifies its listeners', () => {
    const heard = vi.fn<() => void>();
    queue.subscribe(heard);
    queue.add(member(1));
    expect(queue.current()?.id).toBe(1);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('shows a match once, though both the reply and the live event report it', () => {
    queue.add(member(1));
    queue.add(member(1));
    queue.close();
    vi.advanceTimersByTime(5000);
    queue.add(member(1));
    expect(queue.current()).toBeNull();
    vi.advanceTimersByTime(60_000);
    queue.add(member(1));
    expect(queue.current()?.id).toBe(1);
  });

  it('waits while the user is typing', () => {
    busy = true;
    queue.add(member(1));
    vi.advanceTimersByTime(10_000);
    expect(queue.current()).toBeNull();
    busy = false;
    vi.advanceTimersByTime(500);
    expect(queue.current()?.id).toBe(1);
  });

  it('shows several one after the other', () => {
    queue.add(member(1));
    queue.add(member(2));
    expect(queue.current()?.id).toBe(1);
    queue.close();
    expect(queue.current()).toBeNull();
    vi.advanceTimersByTime(500);
    expect(queue.current()?.id).toBe(2);
    queue.close();
    vi.advanceTimersByTime(5000);
    expect(queue.current()).toBeNull();
  });
});
