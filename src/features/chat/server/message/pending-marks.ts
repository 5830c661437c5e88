import type { Read, ReadMark } from './exchange-repo.ts';

/** Read marks that wait to be stored. Of several marks of one reader in one conversation only the newest is kept. */
export interface PendingMarks {
  /** Number of marks after merging. */
  readonly size: number;
  /** Null when the conversation does not exist for the reader. */
  add(mark: ReadMark): Promise<Read | null>;
  /** Takes the oldest marks, at most one per conversation, because both members may read the same one at once. */
  take(max: number, isFree: (conversation: number) => boolean): PendingMark[];
  /** Takes back what could not be stored now. */
  putBack(mark: PendingMark): void;
}

export interface PendingMark {
  readonly mark: ReadMark;
  /** How often it was put back. */
  readonly tries: number;
  readonly callers: readonly Caller[];
  resolve(read: Read | null): void;
  reject(error: unknown): void;
}

/** With more callers waiting the database does not keep up, and further ones are refused as retriable. */
const maxWaiting = 20_000;

interface Caller {
  readonly resolve: (read: Read | null) => void;
  readonly reject: (error: unknown) => void;
}

interface Merged {
  mark: ReadMark;
  tries: number;
  readonly callers: Caller[];
}

export function createPendingMarks(): PendingMarks {
  // By reader and conversation, oldest first.
  const pending = new Map<string, Merged>();
  let waiting = 0;
  const merge = (mark: ReadMark, tries: number, callers: readonly Caller[]) => {
    waiting += callers.length;
    const key = `${mark.reader} ${mark.conversation}`;
    const merged = pending.get(key) ?? { mark, tries, callers: [] };
    if (mark.upTo > merged.mark.upTo) merged.mark = mark;
    merged.tries = Math.max(merged.tries, tries);
    merged.callers.push(...callers);
    pending.set(key, merged);
  };

  return {
    get size() {
      return pending.size;
    },
    add: (mark) =>
      new Promise((resolve, reject) => {
        if (waiting >= maxWaiting) throw Object.assign(new Error('too many read marks wait'), { code: '53400' });
        merge(mark, 0, [{ resolve, reject }]);
      }),
    take(max, isFree) {
      const taken = new Map<number, PendingMark>();
      for (const [key, { mark, tries, callers }] of pending) {
        if (taken.size >= max) break;
        if (taken.has(mark.conversation) || !isFree(mark.conversation)) continue;
        taken.set(mark.conversation, pendingMark(mark, tries, callers));
        pending.delete(key);
        waiting -= callers.length;
      }
      return [...taken.values()];
    },
    putBack: ({ mark, tries, callers }) => merge(mark, tries + 1, callers),
  };
}

const pendingMark = (mark: ReadMark, tries: number, callers: readonly Caller[]): PendingMark => ({
  mark,
  tries,
  callers,
  // Only one caller publishes, however many marks were merged.
  resolve: (read) => callers.forEach(({ resolve }, n) => resolve(n === 0 || read === null ? read : { ...read, advanced: false })),
  reject: (error) => callers.forEach(({ reject }) => reject(error)),
});
