import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Log } from '#platform/server/log.ts';
import { batchesOf } from '#platform/server/redis/batches.ts';
import type { Fleet } from '#platform/server/redis/fleet.ts';
import type { Redis } from '#platform/server/redis/redis.ts';
import { createScript, serverNow } from '#platform/server/redis/script.ts';
import { type PagesHere, reportTtl, type VisiblePages } from './visible-pages.ts';

interface Deps {
  readonly clock: Clock;
  readonly log: Log;
  readonly redis: Redis;
  readonly fleet: Pick<Fleet, 'me' | 'onEmptied'>;
  readonly here: PagesHere;
}

/**
 * KEYS: for each user a sorted set of the processes that have a visible page of theirs, by its last report. ARGV: this process, ms after
 * which a report is forgotten, and for each user the ms since the last report; -1: no page is visible any more.
 */
const report = createScript(`${serverNow}
for i, key in ipairs(KEYS) do
  local age = tonumber(ARGV[i + 2])
  if age < 0 then redis.call('ZREM', key, ARGV[1])
  else
    redis.call('ZADD', key, now - age, ARGV[1])
    redis.call('ZREMRANGEBYSCORE', key, '-inf', now - ARGV[2])
    redis.call('PEXPIRE', key, ARGV[2])
  end
end
`);

/** KEYS: the same. Returns for each user the ms since the last report of any process; -1: there is none. */
const read = createScript(`${serverNow}
local ages = {}
for i, key in ipairs(KEYS) do
  local newest = redis.call('ZRANGE', key, -1, -1, 'WITHSCORES')
  ages[i] = newest[2] and math.max(0, now - newest[2]) or -1
end
return ages
`);

/**
 * A key for each user who has a visible page, which expires by itself. What is lost while the server is away is harmless: a page that was
 * hidden meanwhile counts as visible until its report is forgotten.
 */
export function createSharedVisibility({ redis, fleet, clock, log, here }: Deps): VisiblePages {
  const keyOf = (user: UserId) => redis.key(['visible', user]);
  const isRecent = (at: number) => at > clock.now().getTime() - reportTtl;
  const ageOf = (user: UserId) => {
    const at = here.get(user)?.at;
    return at === undefined ? -1 : Math.max(0, Math.round(clock.passedSince(new Date(at))));
  };
  const send = async (users: readonly UserId[]) => {
    try {
      await Promise.all(
        batchesOf(users).map((batch) =>
          redis.run((client) => report(client, batch.map(keyOf), [fleet.me, reportTtl, ...batch.map((user) => ageOf(user))])),
        ),
      );
    } catch (error) {
      log.debug({ error: String(error) }, 'visible pages could not be shared');
    }
  };
  let changed = new Set<UserId>();
  const sendChanged = () => {
    const users = [...changed];
    changed = new Set();
    void send(users);
  };
  const sendAll = () => void send([...here.keys()]);
  redis.onConnected(sendAll);
  fleet.onEmptied(sendAll);

  const ask = async (users: readonly UserId[]): Promise<UserId[]> => {
    const ages: unknown = await redis.breaker.ask((client) => read(client, users.map(keyOf), []));
    // Null: only what this process knows. A push too many is better than one too few.
    if (!Array.isArray(ages)) return [];
    return users.filter((_user, i) => Number(ages[i]) >= 0 && isRecent(clock.ago(Number(ages[i])).getTime()));
  };

  return {
    report(user) {
      if (changed.size === 0) setImmediate(sendChanged);
      changed.add(user);
    },
    async visible(users) {
      const found = new Set(users.filter((user) => isRecent(here.get(user)?.at ?? -Infinity)));
      const elsewhere = await Promise.all(batchesOf(users.filter((user) => !found.has(user))).map(ask));
      for (const user of elsewhere.flat()) found.add(user);
      return found;
    },
  };
}
