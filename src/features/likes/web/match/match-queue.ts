import { createEmitter } from '#platform/web/data/emitter.ts';

import type { Member } from '#features/members/contract/member.ts';

/** Matches to show: one at a time, each once, and never while the user is busy. */
export interface MatchQueue {
  add(member: Member): void;
  /** The match to show now. */
  current(): Member | null;
  /** Closes it and shows the next one. */
  close(): void;
  subscribe(listener: () => void): () => void;
}

interface Deps {
  /** The user is typing, dragging or paying, or another dialog is open. */
  readonly isBusy: () => boolean;
  /** In ms. */
  readonly now: () => number;
}

/** Ms. The reply to a like and the live event report the same match; a later one is a new match. */
const deduplicationWindow = 60_000;
const retryDelay = 500;

export function createMatchQueue({ isBusy, now }: Deps): MatchQueue {
  const shownAt = new Map<number, number>();
  const changes = createEmitter();
  let pending: Member[] = [];
  let shown: Member | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (member: Member | null): void => {
    shown = member;
    changes.emit();
  };
  const next = (): void => {
    clearTimeout(timer);
    const [first, ...rest] = pending;
    if (shown !== null || first === undefined) return;
    if (isBusy()) {
      timer = setTimeout(next, retryDelay);
      return;
    }
    pending = rest;
    show(first);
  };

  return {
    add(member) {
      const last = shownAt.get(member.id);
      if (last !== undefined && now() - last < deduplicationWindow) return;
      shownAt.set(member.id, now());
      pending.push(member);
      next();
    },
    current: () => shown,
    close() {
      if (shown === null) return;
      show(null);
      // The dialog must have closed before the next one opens.
      if (pending.length > 0) timer = setTimeout(next, retryDelay);
    },
    subscribe: changes.subscribe,
  };
}
