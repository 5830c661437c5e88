import type { Member } from '../contract/member.ts';

/** Matches that are to be celebrated: one at a time, each once, and never while the hands are full. */
export interface MatchQueue {
  add(member: Member): void;
  /** Whom to celebrate now. */
  current(): Member | null;
  /** It was seen: the next one. */
  close(): void;
  subscribe(listener: () => void): () => void;
}

interface Deps {
  /** Somebody types, drags, pays, or another dialog is open. */
  readonly isBusy: () => boolean;
  /** Milliseconds. */
  readonly now: () => number;
}

/** The answer to a like and the live event tell of the same match; a match made anew later is another one. */
const sameFor = 60_000;
const askAgain = 500;

export function createMatchQueue({ isBusy, now }: Deps): MatchQueue {
  const toldAt = new Map<number, number>();
  const listeners = new Set<() => void>();
  let waiting: Member[] = [];
  let shown: Member | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (member: Member | null): void => {
    shown = member;
    listeners.forEach((listener) => listener());
  };
  const next = (): void => {
    clearTimeout(timer);
    const [first, ...rest] = waiting;
    if (shown !== null || first === undefined) return;
    if (isBusy()) {
      timer = setTimeout(next, askAgain);
      return;
    }
    waiting = rest;
    show(first);
  };

  return {
    add(member) {
      const last = toldAt.get(member.id);
      if (last !== undefined && now() - last < sameFor) return;
      toldAt.set(member.id, now());
      waiting.push(member);
      next();
    },
    current: () => shown,
    close() {
      if (shown === null) return;
      show(null);
      // The dialog has to be gone before the next one comes.
      if (waiting.length > 0) timer = setTimeout(next, askAgain);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
