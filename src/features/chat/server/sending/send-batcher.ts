import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type Db, isDatabaseAway } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import { createQueue } from '#platform/server/queue.ts';
import { freeConversations, newAccountConversations, newAccountHours, waitingMessages } from '../../contract/rules.ts';
import { type NewMessage, type PlainMessage, type SendRules, storeMessage, storeMessages, type Stored } from './send-repo.ts';

/**
 * Stores all messages (group commit). A statement stores whatever is pending; messages that arrive while it runs go into the
 * next one. So under load many messages share a statement and a commit, and no message is delayed to fill a batch.
 */
export interface SendBatcher {
  /** Messages of one sender are stored in order. Within a conversation, calls resolve in the order of the message ids. */
  send(message: NewMessage): Promise<Stored>;
}

export interface SendBatcherDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

const maxBatchSize = 200;
const maxConcurrentBatches = 2;
/** With fewer pending messages, one batch at a time is cheaper than two smaller ones. */
const minForSecondBatch = 32;
/** Concurrent statements for messages that cannot be batched. */
const maxConcurrentSingles = 4;
/** With more pending messages the database does not keep up, and further ones are refused as retriable. */
const maxPending = 20_000;
/** Pairs of members in the conversation cache. */
const maxCachedPairs = 50_000;

interface PendingMessage {
  readonly message: NewMessage;
  /** Null: not known yet. */
  conversation: number | null;
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: unknown) => void;
}

interface BatchableMessage extends PendingMessage {
  readonly message: PlainMessage;
  conversation: number;
}

export function createSendBatcher(deps: SendBatcherDeps): SendBatcher {
  const { clock, log } = deps;
  let pending: PendingMessage[] = [];
  let runningBatches = 0;
  let isScheduled = false;
  const queue = createQueue(maxConcurrentSingles);
  const conversationCache = createConversationCache();
  // Senders and conversations with a message in flight. Their next messages wait, which keeps the order.
  const busySenders = new Set<UserId>();
  const busyConversations = new Set<number>();

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
    while (pending.length > 0 && (runningBatches === 0 || (runningBatches < maxConcurrentBatches && pending.length >= minForSecondBatch))) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      runningBatches++;
      void storeBatch(batch);
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
        (item.conversation !== null && busyConversations.has(item.conversation));
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

  const storeBatch = async (batch: readonly BatchableMessage[]) => {
    const now = clock.now();
    const newSince = new Date(now.getTime() - newAccountHours * 3_600_000);
    try {
      const messages = batch.map(({ message }) => message);
      const stored = await storeMessages(
        deps.db,
        messages,
        batch.map(({ conversation }) => conversation),
        newSince,
        now,
      );
      for (const item of batch) {
        const result = stored.get(item.message.sender);
        if (result === undefined) void storeSingle(item);
        else {
          item.resolve(result);
          release(item);
        }
      }
    } catch (error) {
      // Stored one by one, only the message that caused the error fails.
      const away = isDatabaseAway(error);
      if (!away) log.warn({ error: String(error) }, 'messages are stored one by one');
      for (const item of batch) {
        if (!away) void storeSingle(item);
        else {
          item.reject(error);
          release(item);
        }
      }
    } finally {
      runningBatches--;
      schedule();
    }
  };

  const storeSingle = async (item: PendingMessage) => {
    const { sender, to } = item.message;
    try {
      const stored = await queue(() => storeMessage(deps.db, item.message, rulesOf(clock.now())));
      // Not after a repeated call: it may name another recipient than the first call with its client_id.
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
        pending.push({ message, conversation, resolve, reject });
        schedule();
      }),
  };
}

export const rulesOf = (now: Date): SendRules => ({ freeConversations, waitingMessages, newAccountHours, newAccountConversations, now });

const isBatchable = (item: PendingMessage): item is BatchableMessage =>
  item.conversation !== null &&
  item.message.gift === null &&
  item.message.image === null &&
  item.message.gif === null &&
  item.message.quoted === null;

/**
 * Caches the conversation of two members. Entries never have to be invalidated: a conversation never changes its members, and
 * one that no longer exists is noticed when a message is stored.
 */
function createConversationCache() {
  const cached = new Map<string, number>();
  const key = (one: UserId, other: UserId) => (one < other ? `${one} ${other}` : `${other} ${one}`);
  return {
    get: (one: UserId, other: UserId): number | null => cached.get(key(one, other)) ?? null,
    set(one: UserId, other: UserId, conversation: number | null) {
      if (cached.size >= maxCachedPairs) cached.clear();
      if (conversation === null) cached.delete(key(one, other));
      else cached.set(key(one, other), conversation);
    },
  };
}
