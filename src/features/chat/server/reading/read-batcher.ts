import type { UserId } from '#platform/contract/ids.ts';
import { type Db, isDatabaseAway } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import { type Read, type ReadMark, storeReads } from './read-repo.ts';

/**
 * Stores read marks as `SendBatcher` stores messages (group commit): a statement stores whatever is pending, and of several
 * marks of a reader in one conversation only the newest.
 */
export interface ReadBatcher {
  /** Null when the conversation does not exist for the reader. */
  mark(mark: ReadMark): Promise<Read | null>;
}

interface Deps {
  readonly db: Db;
  readonly log: Log;
}

const maxBatchSize = 200;
/** With more pending marks the database does not keep up, and further ones are refused as retriable. */
const maxPending = 20_000;

interface PendingMark {
  mark: ReadMark;
  readonly callers: { readonly resolve: (read: Read | null) => void; readonly reject: (error: unknown) => void }[];
}

export function createReadBatcher({ db, log }: Deps): ReadBatcher {
  // By reader and conversation, oldest first.
  const pending = new Map<string, PendingMark>();
  let waiting = 0;
  let isRunning = false;

  /** At most one mark of a conversation, of which both members may read at once. */
  const takeBatch = (): PendingMark[] => {
    const batch = new Map<number, PendingMark>();
    for (const [key, item] of pending) {
      if (batch.size >= maxBatchSize) break;
      if (batch.has(item.mark.conversation)) continue;
      batch.set(item.mark.conversation, item);
      pending.delete(key);
      waiting -= item.callers.length;
    }
    return [...batch.values()];
  };

  const store = async (batch: readonly PendingMark[]) => {
    try {
      const reads = await storeReads(
        db,
        batch.map(({ mark }) => mark),
      );
      for (const { mark, callers } of batch) {
        const read = reads.get(mark.conversation) ?? null;
        // Published once, however many marks became one.
        callers.forEach(({ resolve }, n) => resolve(n === 0 || read === null ? read : { ...read, advanced: false }));
      }
    } catch (error) {
      if (batch.length > 1 && !isDatabaseAway(error)) {
        // Stored one by one, only the mark that caused the error fails.
        log.warn({ error: String(error) }, 'read marks are stored one by one');
        for (const item of batch) await store([item]);
      } else for (const { callers } of batch) for (const { reject } of callers) reject(error);
    }
  };

  const storePending = async () => {
    while (pending.size > 0) await store(takeBatch());
    isRunning = false;
  };

  /** Runs after all input that has already arrived was read, so that a batch is as large as possible. */
  const schedule = () => {
    if (isRunning) return;
    isRunning = true;
    setImmediate(() => void storePending());
  };

  return {
    mark: (mark) =>
      new Promise((resolve, reject) => {
        if (waiting >= maxPending) throw Object.assign(new Error('too many read marks wait'), { code: '53400' });
        waiting++;
        const key = keyOf(mark.reader, mark.conversation);
        const item = pending.get(key) ?? { mark, callers: [] };
        if (mark.upTo > item.mark.upTo) item.mark = mark;
        item.callers.push({ resolve, reject });
        pending.set(key, item);
        schedule();
      }),
  };
}

const keyOf = (reader: UserId, conversation: number) => `${reader} ${conversation}`;
