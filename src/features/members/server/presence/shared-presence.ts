import { userId, type UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Log } from '#platform/server/log.ts';
import { batchesOf } from '#platform/server/redis/batches.ts';
import type { Fleet } from '#platform/server/redis/fleet.ts';
import type { Redis } from '#platform/server/redis/redis.ts';
import { createScript, serverNow } from '#platform/server/redis/script.ts';
import { type LastSeen, onlineFor } from './online-members.ts';
import type { Seen } from './presence-repo.ts';

/** Who is online, in a sorted set by the time when they were last seen. All processes add to it and read what has changed. */
export interface SharedPresence {
  add(seen: readonly Seen[]): void;
  /** Members who were last seen more than 5 minutes ago, at most so many. */
  findGone(most: number): Promise<Seen[]>;
  /** Unless they have come back. */
  removeGone(users: readonly UserId[]): Promise<void>;
  close(): void;
}

interface Deps {
  readonly redis: Redis;
  readonly fleet: Pick<Fleet, 'onEmptied'>;
  readonly clock: Clock;
  readonly log: Log;
  /** What this process knows. */
  readonly lastSeen: LastSeen;
}

/** KEYS: the set. ARGV: for each member the ms since they were seen, and the id. */
const add = createScript(`${serverNow}
for i = 1, #ARGV, 2 do redis.call('ZADD', KEYS[1], 'GT', now - ARGV[i], ARGV[i + 1]) end
`);

/**
 * KEYS: the set. ARGV: the time from which on to read (-1: everybody who is online), ms, how many. Returns the time, and members with
 * their times.
 */
const read = createScript(`${serverNow}
local from = tonumber(ARGV[1])
if from < 0 or from > now then from = now - ARGV[2] end
return { now, redis.call('ZRANGE', KEYS[1], from, '+inf', 'BYSCORE', 'LIMIT', 0, ARGV[3], 'WITHSCORES') }
`);

/** KEYS: the set. ARGV: ms, how many. Returns the time, and members with their times. A time ahead comes from a clock that was set back. */
const readGone = createScript(`${serverNow}
for _, member in ipairs(redis.call('ZRANGE', KEYS[1], now + 60000, '+inf', 'BYSCORE')) do redis.call('ZADD', KEYS[1], now, member) end
return { now, redis.call('ZRANGE', KEYS[1], '-inf', now - ARGV[1], 'BYSCORE', 'LIMIT', 0, ARGV[2], 'WITHSCORES') }
`);

/** KEYS: the set. ARGV: ms, and the members. */
const removeOld = createScript(`${serverNow}
for i = 2, #ARGV do
  local at = redis.call('ZSCORE', KEYS[1], ARGV[i])
  if at and tonumber(at) <= now - ARGV[1] then redis.call('ZREM', KEYS[1], ARGV[i]) end
end
`);

/** Ms between two readings. */
const readEvery = 1000;
/** Ms after which the whole is read again, because an emptied server is filled by each process in its own time. */
const filledAfter = 7000;
const readTogether = 10_000;

export function createSharedPresence({ redis, fleet, clock, log, lastSeen }: Deps): SharedPresence {
  const keys = [redis.key(['presence'])];
  const ageOf = (at: number) => Math.max(0, Math.round(clock.passedSince(new Date(at))));
  let from = -1;
  let reading = false;
  let readingAgain: NodeJS.Timeout | undefined;

  /** Ms of the server that have passed since the time after which nobody is online any more. */
  const goneFor = () => Math.round(clock.passedSince(new Date(clock.now().getTime() - onlineFor)));

  const addAll = async (seen: readonly Seen[]) => {
    const batches = batchesOf(seen.map(([user, at]) => [ageOf(at), user]));
    try {
      await Promise.all(batches.map((batch) => redis.run((client) => add(client, keys, batch.flat()))));
    } catch (error) {
      // They are added again within a minute, and as soon as the server is back.
      log.debug({ error: String(error) }, 'online members could not be shared');
    }
  };

  const readOnce = async (): Promise<boolean> => {
    const begun = from;
    const reply = await redis.run((client) => read(client, keys, [begun, onlineFor, readTogether]));
    const [time, list]: unknown[] = Array.isArray(reply) ? reply : [];
    const seen = seenOf(Number(time), list);
    // Unless the whole is to be read anew.
    if (from === begun) from = seen.length === readTogether ? Number(time) - (seen.at(-1)?.[1] ?? 0) : Number(time);
    for (const [user, age] of seen) lastSeen.mark(user, clock.ago(age).getTime());
    return seen.length === readTogether;
  };
  const readAll = async () => {
    if (reading) return;
    reading = true;
    try {
      while (await readOnce());
    } catch (error) {
      log.debug({ error: String(error) }, 'online members of other processes could not be read');
    } finally {
      reading = false;
    }
  };

  const readAnew = () => {
    from = -1;
    void readAll();
  };
  // What this process knows is added again, and what others know is read.
  const fill = () => {
    void addAll(lastSeen.entries());
    readAnew();
    clearTimeout(readingAgain);
    readingAgain = setTimeout(readAnew, filledAfter).unref();
  };
  redis.onConnected(fill);
  fleet.onEmptied(() => {
    log.warn('the server of REDIS_URL has lost who is online');
    fill();
  });
  const timer = setInterval(() => void readAll(), readEvery).unref();

  return {
    add: (seen) => void addAll(seen),
    async findGone(most) {
      const reply = await redis.run((client) => readGone(client, keys, [goneFor(), most]));
      const [time, list]: unknown[] = Array.isArray(reply) ? reply : [];
      const seen = seenOf(Number(time), list).map(([user, age]): Seen => [user, clock.ago(age).getTime()]);
      // Where the clock was just moved, who has come since is not gone.
      const limit = clock.now().getTime() - onlineFor;
      return seen.filter(([, at]) => at <= limit);
    },
    async removeGone(users) {
      await redis.run((client) => removeOld(client, keys, [goneFor(), ...users]));
    },
    close() {
      clearInterval(timer);
      clearTimeout(readingAgain);
    },
  };
}

/** The members of a reply, with the ms since they were seen. */
function seenOf(time: number, list: unknown): (readonly [UserId, number])[] {
  const parts: readonly unknown[] = Array.isArray(list) ? list : [];
  const seen: (readonly [UserId, number])[] = [];
  for (let i = 0; i + 1 < parts.length; i += 2) seen.push([userId(Number(parts[i])), Math.max(0, time - Number(parts[i + 1]))]);
  return seen;
}
