import type { Member } from '#features/members/contract/member.ts';

/** Opens the like modal after the seconds that an address asked for: exactly then, or as soon as the hands are free. */
export interface LikeClock {
  /**
   * An entry of the history with `t` was opened, `elapsed` ms ago. Coming to it again, or to another that says the same
   * while it is counted, changes nothing. False: its time is over, and `t` has to leave.
   */
  start(entry: string, seconds: number, elapsed: number): boolean;
  /** A page that may show it is open, until the answer is called. Counting goes on without one. `onDue`: `t` leaves the address. */
  attach(onDue: () => void): () => void;
  /** Nobody is logged in any more. */
  stop(): void;
  /** Whose like is to be shown now. */
  current(): Member | null;
  close(): void;
  subscribe(listener: () => void): () => void;
}

interface Deps {
  /** A like that was not looked at yet; null: there is none. */
  readonly ask: () => Promise<Member | null>;
  /** A while after somebody was found. */
  readonly reload: () => void;
  readonly areHandsFull: () => boolean;
}

/** Specification §9. */
const reloadAfter = 500;
const askAgain = 500;

export function createLikeClock({ ask, reload, areHandsFull }: Deps): LikeClock {
  /** Entries whose time was counted: going back to one does not count again. */
  const counted = new Set<string>();
  const listeners = new Set<() => void>();
  const pages = new Set<() => void>();
  /** The seconds that are being counted. */
  let counting: { readonly entry: string; readonly seconds: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked for before is no longer wanted. */
  let turn = 0;
  let found: Member | null = null;
  let shown: Member | null = null;

  const show = (member: Member | null) => {
    if (shown === member) return;
    shown = member;
    listeners.forEach((listener) => listener());
  };
  const open = () => {
    clearTimeout(timer);
    if (found === null) return;
    if (pages.size === 0 || areHandsFull()) {
      timer = setTimeout(open, askAgain);
      return;
    }
    const member = found;
    found = null;
    show(member);
  };
  const due = () => {
    counting = null;
    pages.forEach((onDue) => onDue());
    const mine = turn;
    ask().then(
      (member) => {
        if (mine !== turn || member === null) return;
        setTimeout(reload, reloadAfter);
        found = member;
        open();
      },
      // Without an answer there is nothing to show.
      () => undefined,
    );
  };
  const forget = () => {
    turn += 1;
    clearTimeout(timer);
    counting = null;
    found = null;
    show(null);
  };

  return {
    start(entry, seconds, elapsed) {
      const known = counted.has(entry);
      counted.add(entry);
      if (counting?.seconds === seconds) return true;
      if (known) return counting?.entry === entry;
      forget();
      counting = { entry, seconds };
      timer = setTimeout(due, Math.max(0, seconds * 1000 - elapsed));
      return true;
    },
    attach(onDue) {
      pages.add(onDue);
      return () => void pages.delete(onDue);
    },
    stop: forget,
    current: () => shown,
    close: () => show(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
