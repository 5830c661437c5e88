import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import { moment } from './look.ts';
import { type Expectation, insertExpectations } from './pending-repo.ts';
import { day, isPushType, type ToldType } from './told-types.ts';

/** What other features say of what happened, after their commit; it costs them nothing. */
export interface Expectations {
  /** Somebody was written to. */
  messageArrived(recipient: UserId): void;
  likeArrived(recipient: UserId): void;
  /** Until all that was said by now is stored. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly isOnline: (user: UserId) => boolean;
  /** Has the site open and visible somewhere. */
  readonly isLooking: (user: UserId) => boolean;
  /** Of these members those that any browser can be told for. */
  readonly reachable: (users: readonly UserId[]) => Promise<UserId[]>;
  /** Pushes are stored that are due until then: nobody waits for the next round. */
  readonly pushesDue: (until: Date) => void;
}

/** Whoever is online sees it in the browser: time in which to look. */
const timeToLook = 10 * 60_000;
const storeEvery = 1000;
// Clocks of two processes differ by less.
const certainly = 5000;

/** Gathers in memory and stores everything once a second in one statement. */
export function createExpectations({ db, clock, log, isOnline, isLooking, reachable, pushesDue }: Deps): Expectations {
  const unstored = new Map<string, Expectation>();
  // Whose messages are certainly looked at, and when: the row in the database stays until it is due.
  const looksAhead = new Map<UserId, number>();
  let storing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  const expect = (user: UserId, type: ToldType, due: number) => {
    const key = `${user} ${type}`;
    if ((unstored.get(key)?.due.getTime() ?? Infinity) > due) unstored.set(key, { user, type, due: new Date(due) });
    timer ??= setTimeout(() => void flush(), storeEvery).unref();
  };

  const store = async () => {
    const expected = [...unstored.values()];
    unstored.clear();
    const now = clock.now().getTime();
    for (const [user, due] of looksAhead) if (due <= now) looksAhead.delete(user);
    try {
      const stored = await insertExpectations(db, await keepReachable(expected));
      for (const { user, type, due } of stored) if (type === 'new_messages') looksAhead.set(user, due.getTime());
      const pushes = stored.filter(({ type }) => isPushType(type));
      if (pushes.length > 0) pushesDue(new Date(Math.max(...pushes.map(({ due }) => due.getTime()))));
    } catch (error) {
      log.warn({ error: String(error) }, 'what members are to be told could not be stored yet');
      for (const { user, type, due } of expected) expect(user, type, due.getTime());
    }
  };

  /** Of the pushes those that can be sent to anybody: most members have no browser that is subscribed. */
  const keepReachable = async (expected: readonly Expectation[]): Promise<Expectation[]> => {
    const toPush = expected.filter(({ type }) => isPushType(type)).map(({ user }) => user);
    const found = new Set(await reachable([...new Set(toPush)]));
    return expected.filter(({ user, type }) => !isPushType(type) || found.has(user));
  };

  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    storing = storing.then(store);
    return storing;
  };

  const dueFor = (user: UserId, now: number) => now + (isOnline(user) ? timeToLook : moment);

  return {
    messageArrived(user) {
      const now = clock.now().getTime();
      if (!isLooking(user)) expect(user, 'push_messages', now + moment);
      if ((looksAhead.get(user) ?? 0) > now + certainly) return;
      expect(user, 'new_messages', dueFor(user, now));
      expect(user, 'unread_message_reminders', now + day);
    },
    likeArrived(user) {
      const now = clock.now().getTime();
      if (!isLooking(user)) expect(user, 'push_likes', now + moment);
      expect(user, 'like', dueFor(user, now));
    },
    flush,
    async close() {
      await flush();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
