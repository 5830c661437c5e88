import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import { settleDelay } from './collector.ts';
import { type PendingNotification, insertPendingNotifications } from './pending-repo.ts';
import { day, isPushType, type NotificationKind } from './notification-types.ts';

/** Called by other features after their commit; the calls only note the event in memory. */
export interface PendingNotifications {
  messageArrived(recipient: UserId): void;
  likeArrived(recipient: UserId): void;
  /** Stores everything noted so far. Resolves to false if that was not possible for now. */
  flush(): Promise<boolean>;
  close(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly isOnline: (user: UserId) => boolean;
  /** The users, of those given, who have the site open and visible in one of their browsers. */
  readonly visible: (users: readonly UserId[]) => Promise<ReadonlySet<UserId>>;
  /** The users, of those given, who have a browser that is subscribed to pushes. */
  readonly reachable: (users: readonly UserId[]) => Promise<UserId[]>;
  /** Pushes due by then have been stored; they should not wait for the regular sweep. */
  readonly pushesDue: (until: Date) => void;
}

/** Ms that a member who is online has to see it in the browser before a mail is sent. */
const onlineGracePeriod = 10 * 60_000;
const storeInterval = 1000;
// Ms. The clocks of two processes differ by less.
const maxClockSkew = 5000;

/** Collects pending notifications in memory and stores them once a second in one statement. */
export function createPendingNotifications({ db, clock, log, isOnline, visible, reachable, pushesDue }: Deps): PendingNotifications {
  const unstored = new Map<string, PendingNotification>();
  // Members whose message notification is stored already, and when it is due: until then its row needs no update.
  const storedDueTimes = new Map<UserId, number>();
  let storing: Promise<boolean> = Promise.resolve(true);
  let timer: NodeJS.Timeout | null = null;

  const schedule = (user: UserId, type: NotificationKind, due: number) => {
    const key = `${user} ${type}`;
    if ((unstored.get(key)?.due.getTime() ?? Infinity) > due) unstored.set(key, { user, type, due: new Date(due) });
    timer ??= setTimeout(() => void flush(), storeInterval).unref();
  };

  const store = async () => {
    const batch = [...unstored.values()];
    unstored.clear();
    const now = clock.now().getTime();
    for (const [user, due] of storedDueTimes) if (due <= now) storedDueTimes.delete(user);
    try {
      const stored = await insertPendingNotifications(db, await keepReachable(batch));
      for (const { user, type, due } of stored) if (type === 'new_messages') storedDueTimes.set(user, due.getTime());
      const pushes = stored.filter(({ type }) => isPushType(type));
      if (pushes.length > 0) pushesDue(new Date(Math.max(...pushes.map(({ due }) => due.getTime()))));
      return true;
    } catch (error) {
      log.warn({ error: String(error) }, 'pending notifications could not be stored yet');
      for (const { user, type, due } of batch) schedule(user, type, due.getTime());
      return false;
    }
  };

  /** Drops pushes to members who see the site now, or have no subscribed browser, which is most of them. */
  const keepReachable = async (batch: readonly PendingNotification[]): Promise<PendingNotification[]> => {
    const toPush = [...new Set(batch.filter(({ type }) => isPushType(type)).map(({ user }) => user))];
    const seeing = await visible(toPush);
    const found = new Set(await reachable(toPush.filter((user) => !seeing.has(user))));
    return batch.filter(({ user, type }) => !isPushType(type) || found.has(user));
  };

  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    storing = storing.then(store);
    return storing;
  };

  const dueFor = (user: UserId, now: number) => now + (isOnline(user) ? onlineGracePeriod : settleDelay);

  return {
    messageArrived(user) {
      const now = clock.now().getTime();
      schedule(user, 'push_messages', now + settleDelay);
      if ((storedDueTimes.get(user) ?? 0) > now + maxClockSkew) return;
      schedule(user, 'new_messages', dueFor(user, now));
      schedule(user, 'unread_message_reminders', now + day);
    },
    likeArrived(user) {
      const now = clock.now().getTime();
      schedule(user, 'push_likes', now + settleDelay);
      schedule(user, 'like', dueFor(user, now));
    },
    flush,
    async close() {
      await flush();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
