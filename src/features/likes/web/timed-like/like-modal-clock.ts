import { createEmitter } from '#platform/web/data/emitter.ts';

import type { Member } from '#features/members/contract/member.ts';

/** Opens the like modal after the seconds given in the URL, or as soon as the user is no longer busy. */
export interface LikeClock {
  /**
   * A history entry with `t` was opened `elapsed` ms ago. Opening it again, or another entry with the same seconds while the
   * timer runs, changes nothing. False: its timer has ended, and `t` must be removed from the URL.
   */
  start(entry: string, seconds: number, elapsed: number): boolean;
  /** Registers a page that may show the modal until the returned function is called. The timer also runs without one. `onDue`: remove `t` from the URL. */
  attach(onDue: () => void): () => void;
  /** Stops after logging out. */
  stop(): void;
  /** The member to show now. */
  current(): Member | null;
  close(): void;
  subscribe(listener: () => void): () => void;
}

interface Deps {
  /** Loads the member of the newest unseen like; null when there is none. */
  readonly load: () => Promise<Member | null>;
  /** Reloads the likes, shortly after a member was found. */
  readonly reload: () => void;
  readonly isBusy: () => boolean;
}

/** Ms; specification §9. */
const reloadDelay = 500;
const retryDelay = 500;

export function createLikeClock({ load, reload, isBusy }: Deps): LikeClock {
  /** Entries whose timer was started: going back to one does not start it again. */
  const started = new Set<string>();
  const changes = createEmitter();
  const pages = new Set<() => void>();
  /** The running timer. */
  let running: { readonly entry: string; readonly seconds: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Incremented to ignore replies to earlier requests. */
  let generation = 0;
  let found: Member | null = null;
  let shown: Member | null = null;

  const show = (member: Member | null) => {
    if (shown === member) return;
    shown = member;
    changes.emit();
  };
  const open = () => {
    clearTimeout(timer);
    if (found === null) return;
    if (pages.size === 0 || isBusy()) {
      timer = setTimeout(open, retryDelay);
      return;
    }
    const member = found;
    found = null;
    show(member);
  };
  const due = () => {
    running = null;
    pages.forEach((onDue) => onDue());
    const current = generation;
    load().then(
      (member) => {
        if (current !== generation || member === null) return;
        setTimeout(reload, reloadDelay);
        found = member;
        open();
      },
      // On failure nothing is shown.
      () => undefined,
    );
  };
  const reset = () => {
    generation += 1;
    clearTimeout(timer);
    running = null;
    found = null;
    show(null);
  };

  return {
    start(entry, seconds, elapsed) {
      const isKnown = started.has(entry);
      started.add(entry);
      if (running?.seconds === seconds) return true;
      if (isKnown) return running?.entry === entry;
      reset();
      running = { entry, seconds };
      timer = setTimeout(due, Math.max(0, seconds * 1000 - elapsed));
      return true;
    },
    attach(onDue) {
      pages.add(onDue);
      return () => void pages.delete(onDue);
    },
    stop: reset,
    current: () => shown,
    close: () => show(null),
    subscribe: changes.subscribe,
  };
}
