import { createLastSeen } from '#features/members/server/presence/online-members.ts';
import { createSharedPresence } from '#features/members/server/presence/shared-presence.ts';
import { userId } from '#platform/contract/ids.ts';
import { createClock } from '#platform/server/clock.ts';
import { createSharedLimits } from '#platform/server/limits/shared-limits.ts';
import { readRedisUrl } from '#platform/server/redis-url.ts';
import { createFleet } from '#platform/server/redis/fleet.ts';
import { openRedis } from '#platform/server/redis/redis.ts';
import { quiet } from '#tests/support/quiet.ts';
import { type Figure, percentile } from './report.ts';

const rounds = 2000;
/** Calls of one turn of the event loop, as when many come at once. */
const together = 200;
const members = 1000;
const floor = 'a PING to Valkey, median';

/** Ms that each of so many takes, one after the other. */
async function times(count: number, action: (n: number) => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < count; n++) {
    const begun = performance.now();
    await action(n);
    all.push(performance.now() - begun);
  }
  return all;
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** What limits and presence cost a process by the server at this address, beside a bare round trip to it. */
export async function measureSharedServer(url: string): Promise<readonly Figure[]> {
  const place = readRedisUrl(`${url}?prefix=bench`);
  if (place === null) throw new Error('no address');
  const [redis, clock] = [await openRedis(place, quiet, 5000), createClock()];
  const fleet = createFleet(redis, quiet);
  await fleet.join(async () => 1);
  const counter = createSharedLimits({ redis, fleet, clock }).counter('bench');
  const check = (n: number) => counter.add({ member: userId(1 + (n % members)), network: '192.0.2.1' }, 1_000_000);
  const presence = createSharedPresence({ redis, fleet, clock, log: quiet, lastSeen: createLastSeen(clock) });
  const ping = () => redis.run((client) => client.ping());
  const seen = Array.from({ length: members }, (_nothing, n) => userId(n + 1));
  try {
    await times(300, check);
    const pings = await times(rounds, ping);
    const alone = await times(rounds, check);
    const many = await times(rounds / 10, () => Promise.all(Array.from({ length: together }, (_nothing, n) => check(n))));
    const minutes = await times(100, () => {
      const at = clock.now().getTime();
      presence.add(seen.map((user) => [user, at]));
      // Answered after what was sent before it.
      return ping();
    });
    if (redis.breaker.isOpen || redis.fault() !== null) throw new Error('the server did not answer');
    return [
      { name: floor, value: median(pings), unit: 'ms' },
      { name: 'a limit check, median', value: median(alone), unit: 'ms', floor },
      { name: `a limit check among ${together} of one turn, median`, value: median(many) / together, unit: 'ms', floor },
      { name: 'presence of 1,000 members, once a minute, median', value: median(minutes), unit: 'ms', floor },
    ];
  } finally {
    presence.close();
    await fleet.leave();
    redis.close();
  }
}
