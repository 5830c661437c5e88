import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import { isDatabaseAway } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import { createQueue } from '#platform/server/queue.ts';
import { freeConversations, newAccountConversations, newAccountHours, waitingMessages } from '../contract/rules.ts';
import type { ChatStore } from './chat-repo.ts';
import { type NewMessage, type PlainMessage, type SendRules, storeMessage, storeMessages, type Stored } from './send-repo.ts';

/**
 * The way of every message into the database. A statement takes whatever is there; while it is on its way the next
 * messages gather, so that many of them share one statement and one commit and none waits for others to come.
 */
export interface SendLane {
  /** Messages of one sender are stored in the order in which they come, those of one conversation told in the order of their ids. */
  send(message: NewMessage): Promise<Stored>;
}

export interface LaneDeps extends ChatStore {
  readonly clock: Clock;
  readonly log: Log;
}

/** Messages in one statement, statements at once, messages at once that need a statement of their own. */
const mostTogether = 200;
const statementsAtOnce = 2;
/** With fewer than these waiting one statement at a time costs less than two that share them. */
const worthAnother = 32;
const aloneAtOnce = 4;
/** More than that and the database does not keep up: who sends is asked to try again. */
const mostWaiting = 20_000;
/** Pairs whose conversation is known. */
const mostPairs = 50_000;

interface Waiting {
  readonly message: NewMessage;
  /** Null: not known yet. */
  conversation: number | null;
  readonly done: (stored: Stored) => void;
  readonly failed: (error: unknown) => void;
}

interface Together extends Waiting {
  readonly message: PlainMessage;
  conversation: number;
}

export function createSendLane(deps: LaneDeps): SendLane {
  const { clock, log } = deps;
  let waiting: Waiting[] = [];
  let statements = 0;
  let due = false;
  const queue = createQueue(aloneAtOnce);
  const pairs = createPairs();
  // Who has a message on its way, and where: what comes after it waits for it.
  const senders = new Set<UserId>();
  const conversations = new Set<number>();

  const leave = ({ message, conversation }: Waiting) => {
    senders.delete(message.sender);
    if (conversation !== null) conversations.delete(conversation);
    soon();
  };
  /** After everything else that has come by now was read. */
  const soon = () => {
    if (due) return;
    due = true;
    setImmediate(() => {
      due = false;
      work();
    });
  };

  const work = () => {
    while (waiting.length > 0 && (statements === 0 || (statements < statementsAtOnce && waiting.length >= worthAnother))) {
      const together = take();
      if (together.length === 0) return;
      statements++;
      void storeTogether(together);
    }
  };

  /** What may go now; messages that need a statement of their own are on their way when this returns. */
  const take = (): Together[] => {
    const together: Together[] = [];
    const left: Waiting[] = [];
    const behind = new Set<UserId>();
    for (const item of waiting) {
      const { sender } = item.message;
      if (item.conversation === null && 'member' in item.message.to) item.conversation = pairs.find(sender, item.message.to.member);
      const blocked =
        together.length >= mostTogether ||
        behind.has(sender) ||
        senders.has(sender) ||
        (item.conversation !== null && conversations.has(item.conversation));
      if (blocked) {
        behind.add(sender);
        left.push(item);
        continue;
      }
      senders.add(sender);
      if (item.conversation !== null) conversations.add(item.conversation);
      if (isPlain(item)) together.push(item);
      else void storeAlone(item);
    }
    waiting = left;
    return together;
  };

  const storeTogether = async (together: readonly Together[]) => {
    const now = clock.now();
    const newSince = new Date(now.getTime() - newAccountHours * 3_600_000);
    try {
      const messages = together.map(({ message }) => message);
      const stored = await storeMessages(
        deps,
        messages,
        together.map(({ conversation }) => conversation),
        newSince,
        now,
      );
      for (const item of together) {
        const answer = stored.get(item.message.sender);
        if (answer === undefined) void storeAlone(item);
        else {
          item.done(answer);
          leave(item);
        }
      }
    } catch (error) {
      // One by one only the message fails that made the others fail.
      const away = isDatabaseAway(error);
      if (!away) log.warn({ error: String(error) }, 'messages are stored one by one');
      for (const item of together) {
        if (!away) void storeAlone(item);
        else {
          item.failed(error);
          leave(item);
        }
      }
    } finally {
      statements--;
      soon();
    }
  };

  const storeAlone = async (item: Waiting) => {
    const { sender, to } = item.message;
    try {
      const stored = await queue(() => storeMessage(deps, item.message, rulesOf(clock.now())));
      // What a repeated call names need not be where its first one went.
      if ('member' in to && !(stored.stored && stored.repeated)) pairs.learn(sender, to.member, stored.stored ? stored.conversation : null);
      item.done(stored);
    } catch (error) {
      item.failed(error);
    } finally {
      leave(item);
    }
  };

  return {
    send: (message) =>
      new Promise((done, failed) => {
        if (waiting.length >= mostWaiting) throw Object.assign(new Error('too many messages wait'), { code: '53400' });
        const conversation = 'conversation' in message.to ? message.to.conversation : null;
        waiting.push({ message, conversation, done, failed });
        soon();
      }),
  };
}

export const rulesOf = (now: Date): SendRules => ({ freeConversations, waitingMessages, newAccountHours, newAccountConversations, now });

const isPlain = (item: Waiting): item is Together =>
  item.conversation !== null && item.message.gift === null && item.message.image === null && item.message.gif === null;

/** The conversation of two members never becomes that of others: one that is gone is found missing where it is used. */
function createPairs() {
  const known = new Map<string, number>();
  const key = (one: UserId, other: UserId) => (one < other ? `${one} ${other}` : `${other} ${one}`);
  return {
    find: (one: UserId, other: UserId): number | null => known.get(key(one, other)) ?? null,
    learn(one: UserId, other: UserId, conversation: number | null) {
      if (known.size >= mostPairs) known.clear();
      if (conversation === null) known.delete(key(one, other));
      else known.set(key(one, other), conversation);
    },
  };
}
