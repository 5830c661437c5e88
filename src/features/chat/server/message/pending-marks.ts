import type { Read, ReadMark } from './exchange-repo.ts';

/** Read marks that wait to be stored. Of several marks of one reader in one conversation only the newest is kept. */
export interface PendingMarks {
  /** Number of marks after merging. */
  readonly size: number;
  /** Null when the conversation does not exist for the reader. */
  add(mark: ReadMark): Promise<Read | null>;
  /** Takes the oldest marks, at most one per conversation, because both members may read the same one at once. */
  take(max: number, isFree: (conversation: number) => boolean): PendingMark[];
}

export interface PendingMark {
  readonly mark: ReadMark;
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
  readonly callers: Caller[];
}

export function createPendingMarks(): PendingMarks {
  // By reader and conversation, oldest first.
  const pending = new Map<string, Merged>();
  let waiting = 0;

  return {
    get size() {
      return pending.size;
    },
    add: (mark) =>
      new Promise((resolve, reject) => {
        if (waiting >= maxWaiting) throw Object.assign(new Error('too many read marks wait'), { code: '53400' });
        waiting++;
        const key = `${mark.reader} ${mark.conversation}`;
        const merged = pending.get(key) ?? { mark, callers: [] };
        if (mark.upTo > merged.mark.upTo) merged.mark = mark;
        merged.callers.push({ resolve, reject });
        pending.set(key, merged);
      }),
    take(max, isFree) {
      const taken = new Map<number, PendingMark>();
      for (const [key, { mark, callers }] of pending) {
        if (taken.size >= max) break;
        if (taken.has(mark.conversation) || !isFree(mark.conversation)) continue;
        taken.set(mark.conversation, pendingMark(mark, callers));
        pending.delete(key);
        waiting -= callers.length;
      }
      return [...taken.values()];
    },
  };
}

const pendingMark = (mark: ReadMark, callers: readonly Caller[]): PendingMark => ({
  mark,
  // Only one caller publishes, however many marks were merged.
  resolve: (read) => callers.forEach(({ resolve }, n) => resolve(n === 0 || read === null ? read : { ...read, advanced: false })),
  reject: (error) => callers.forEach(({ reject }) => reject(error)),
});
