import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type Db, isDatabaseAway } from '#platform/server/db/open-database.ts';
import { type Metrics, noMetrics } from '#platform/server/metrics/metrics.ts';
import type { Log } from '#platform/server/log.ts';
import { freeConversations, newAccountConversations, newAccountHours, waitingMessages } from '../../contract/rules.ts';
import { type NewMessage, type SendRules, storeMessage, type Stored } from './send-repo.ts';
import { createConversationCache } from './conversation-cache.ts';
import { type AddressedMessage, type PlainMessage, type Read, type ReadMark, storeExchange, storeMark } from './exchange-repo.ts';
import { createPendingMarks, type PendingMark } from './pending-marks.ts';

/**
 * Stores all messages and read marks (group commit). A statement stores whatever is pending; what arrives while it runs goes
 * into the next one. So under load many share a statement and a commit. One process delays nothing to fill a batch. Of several, each
 * leaves the database to the others between two statements: up to about ten together send as many statements as one process would.
 */
export interface Batcher {
  /** Messages of one sender are stored in order. Within a conversation, calls resolve in the order of the message ids. */
  send(message: NewMessage): Promise<Stored>;
  /** Null when the conversation does not exist for the reader. */
  mark(mark: ReadMark): Promise<Read | null>;
}

export interface BatcherDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics?: Metrics;
  /** How many processes share the database, this one included. */
  readonly processes?: () => number;
}

/** Maximum number of messages, and of read marks, in one statement. */
const maxBatchSize = 200;
const maxConcurrentBatches = 2;
/** With fewer pending messages and marks, one batch at a time is cheaper than two smaller ones. */
const minForSecondBatch = 32;
/** Ms. Maximum time that a process leaves to others between two statements. */
const maxPause = 20;
/** Maximum number of concurrent statements for messages that cannot be batched. */
const maxConcurrentSingles = 4;
/**
 * How often something goes into another batch, because another process had locked its conversation, until it waits in the database
 * instead. Most locks are gone by the next batch.
 */
const maxTries = 4;
/** With more pending messages the database does not keep up, and further ones are refused as retriable. */
const maxPending = 20_000;

/** Seconds. */
const waitBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2];

interface PendingMessage {
  readonly message: NewMessage;
  readonly since: number;
  /** Null: not known yet. */
  conversation: number | null;
  /** How often it was put back. */
  tries: number;
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: unknown) => void;
}

interface BatchableMessage extends PendingMessage, AddressedMessage {
  readonly message: PlainMessage;
  conversation: number;
}

export function createBatcher(deps: BatcherDeps): Batcher {
  const { clock, log, metrics = noMetrics, processes = () => 1 } = deps;
  let pending: PendingMessage[] = [];
  const pendingMarks = createPendingMarks();
  let runningBatches = 0;
  let isScheduled = false;
  const queue = pLimit(maxConcurrentSingles);
  const batchSize = metrics.histogram(
    'emberleaf_chat_batch_messages',
    'Messages that a statement stored together',
    [1, 2, 5, 10, 20, 50, 100, 200],
  );
  const batchWait = metrics.histogram(
    'emberleaf_chat_batch_wait_seconds',
    'How long the first message of a statement waited for it',
    waitBounds,
  );
  metrics.gauge('emberleaf_chat_waiting_messages', 'Messages that wait for a statement', () => pending.length);
  const conversationCache = createConversationCache();
  // Senders and conversations with a message in flight. Their next messages wait, which keeps the order.
  const busySenders = new Set<UserId>();
  const busyConversations = new Set<number>();
  // Conversations with a mark in flight. A statement locks its conversations until the commit. Messages and marks for a locked
  // conversation go into the same statement or wait here. If they waited in the database, they would hold up everything else in their
  // statement.
  const markedConversations = new Set<number>();

  const release = ({ message, conversation }: PendingMessage) => {
    busySenders.delete(message.sender);
    if (conversation !== null) busyConversations.delete(conversation);
    schedule();
  };
  /** Runs after all input that has already arrived was read, so that a batch is as large as possible. */
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      storePending();
    });
  };

  const storePending = () => {
    for (;;) {
      const waiting = pending.length + pendingMarks.size;
      if (waiting === 0 || runningBatches >= (waiting < minForSecondBatch ? 1 : maxConcurrentBatches)) return;
      const batch = takeBatch();
      const marks = takeMarks(batch);
      if (batch.length + marks.length === 0) return;
      runningBatches++;
      const [first] = batch;
      if (first !== undefined) {
        batchSize(batch.length);
        batchWait((performance.now() - first.since) / 1000);
      }
      void runBatch(batch, marks);
    }
  };

  const runBatch = async (batch: readonly BatchableMessage[], marks: readonly PendingMark[]) => {
    const startedAt = performance.now();
    try {
      await storeBatch(batch, marks);
      const pause = Math.min(maxPause, (performance.now() - startedAt) * (processes() - 1));
      if (pause > 0) await sleep(pause);
    } finally {
      runningBatches--;
      schedule();
    }
  };

  /** Takes the messages that may be stored now. Starts storing those that need a statement of their own, returns the others. */
  const takeBatch = (): BatchableMessage[] => {
    const batch: BatchableMessage[] = [];
    const remaining: PendingMessage[] = [];
    const skippedSenders = new Set<UserId>();
    for (const item of pending) {
      const { sender } = item.message;
      if (item.conversation === null && 'member' in item.message.to)
        item.conversation = conversationCache.get(sender, item.message.to.member);
      const blocked =
        batch.length >= maxBatchSize ||
        skippedSenders.has(sender) ||
        busySenders.has(sender) ||
        (item.conversation !== null && (busyConversations.has(item.conversation) || markedConversations.has(item.conversation)));
      if (blocked) {
        skippedSenders.add(sender);
        remaining.push(item);
        continue;
      }
      busySenders.add(sender);
      if (item.conversation !== null) busyConversations.add(item.conversation);
      if (isBatchable(item)) batch.push(item);
      else void storeSingle(item);
    }
    pending = remaining;
    return batch;
  };

  /** Takes the marks of conversations in which nothing is in flight, except messages of the same batch. */
  const takeMarks = (batch: readonly BatchableMessage[]): PendingMark[] => {
    const inBatch = new Set(batch.map(({ conversation }) => conversation));
    const marks = pendingMarks.take(
      maxBatchSize,
      (conversation) => !markedConversations.has(conversation) && (inBatch.has(conversation) || !busyConversations.has(conversation)),
    );
    for (const { mark } of marks) markedConversations.add(mark.conversation);
    return marks;
  };

  const times = () => {
    const now = clock.now();
    return [new Date(now.getTime() - newAccountHours * 3_600_000), now] as const;
  };

  const storeBatch = async (batch: readonly BatchableMessage[], marks: readonly PendingMark[]) => {
    try {
      const { messages, reads, locked } = await storeExchange(
        deps.db,
        { messages: batch, marks: marks.map(({ mark }) => mark) },
        ...times(),
      );
      const again: PendingMessage[] = [];
      for (const item of batch) {
        const result = messages.get(item.message.sender);
        if (result !== undefined) {
          item.resolve(result);
          release(item);
        } else if (locked.messages.has(item.message.sender) && item.tries++ < maxTries) {
          again.push(item);
          release(item);
        } else void storeSingle(item);
      }
      // Before later messages of their senders.
      pending.unshift(...again);
      for (const item of marks) {
        if (!locked.marks.has(item.mark.conversation)) releaseMark(item).resolve(reads.get(item.mark.conversation) ?? null);
        else if (item.tries < maxTries) pendingMarks.putBack(releaseMark(item));
        else void storeSingleMark(item);
      }
    } catch (error) {
      // Stores the items one by one, so that only the one that caused the error fails.
      const away = isDatabaseAway(error);
      if (!away) log.warn({ error: String(error) }, 'messages and read marks are stored one by one');
      for (const item of batch) {
        if (!away) void storeSingle(item);
        else {
          item.reject(error);
          release(item);
        }
      }
      for (const item of marks) {
        if (!away) void storeSingleMark(item);
        else releaseMark(item).reject(error);
      }
    }
  };

  const releaseMark = (item: PendingMark): PendingMark => {
    markedConversations.delete(item.mark.conversation);
    schedule();
    return item;
  };

  const storeSingleMark = async (item: PendingMark) => {
    try {
      const read = await queue(() => storeMark(deps.db, item.mark, ...times()));
      releaseMark(item).resolve(read);
    } catch (error) {
      releaseMark(item).reject(error);
    }
  };

  const storeSingle = async (item: PendingMessage) => {
    const { sender, to } = item.message;
    try {
      const stored = await queue(() => storeMessage(deps.db, item.message, rulesOf(clock.now())));
      // Not after a repeated call, which may name another recipient than the first call with the same client_id.
      if ('member' in to && !(stored.stored && stored.repeated))
        conversationCache.set(sender, to.member, stored.stored ? stored.conversation : null);
      item.resolve(stored);
    } catch (error) {
      item.reject(error);
    } finally {
      release(item);
    }
  };

  return {
    send: (message) =>
      new Promise((resolve, reject) => {
        if (pending.length >= maxPending) throw Object.assign(new Error('too many messages wait'), { code: '53400' });
        const conversation = 'conversation' in message.to ? message.to.conversation : null;
        pending.push({ message, since: performance.now(), conversation, tries: 0, resolve, reject });
        schedule();
      }),
    mark(mark) {
      const read = pendingMarks.add(mark);
      schedule();
      return read;
    },
  };
}

export const rulesOf = (now: Date): SendRules => ({ freeConversations, waitingMessages, newAccountHours, newAccountConversations, now });

const isBatchable = (item: PendingMessage): item is BatchableMessage =>
  item.conversation !== null &&
  item.message.gift === null &&
  item.message.image === null &&
  item.message.gif === null &&
  item.message.quoted === null;
