import * as Type from 'typebox';
import pg from 'pg';
import { UserIdsSchema } from '#platform/contract/id-schemas.ts';
import { userId } from '#platform/contract/ids.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { createPostgresBus } from '#platform/server/live/postgres-bus.ts';
import { createRedisBus } from '#platform/server/live/redis-bus.ts';
import { readRedisUrl } from '#platform/server/redis-url.ts';
import { openRedis } from '#platform/server/redis/redis.ts';
import { quiet } from '#tests/support/quiet.ts';

/** What a process of the bench uses: the address of a server, or the folder of a database's socket with its password. */
export interface BusPlace {
  readonly redis?: string;
  readonly host?: string;
  readonly password?: string;
  /** Whom it holds. */
  readonly holds: number;
}

/** Publishes so many events to user 1, so many in each millisecond; 0: all at once. */
export interface Publish {
  readonly events: number;
  readonly eachMs: number;
}

export interface BusFigures {
  /** Ms from the publication to the listener. */
  readonly delays: readonly number[];
  readonly received: number;
  readonly unwanted: number;
  /** Seconds of processor time. */
  readonly cpu: number;
  /** When the last event came. */
  readonly lastAt: number;
}

const now = () => performance.timeOrigin + performance.now();
const note = busEvent('note', Type.Object({ to: UserIdsSchema, at: Type.Number(), text: Type.String() }), {
  users: ({ to }) => to,
  only: (data, user) => ({ ...data, to: [user] }),
});

async function open({ redis, host = '', password }: BusPlace): Promise<Bus> {
  if (redis === undefined) return createPostgresBus(new pg.Pool({ host, password, user: 'app', database: 'postgres', max: 3 }), quiet);
  const place = readRedisUrl(redis);
  if (place === null) throw new Error('no address');
  return createRedisBus(await openRedis(place, quiet), quiet);
}

/** One of several processes that share a bus: it holds one user, publishes when it is told to, and says what it has heard. */
const [, , argument = '{}'] = process.argv;
const place = JSON.parse(argument) as BusPlace;
const bus = await open(place);
const heard: { delays: number[]; lastAt: number } = { delays: [], lastAt: 0 };
bus.subscribe(note, ({ at }) => {
  heard.lastAt = now();
  heard.delays.push(heard.lastAt - at);
});
await bus.hold(userId(place.holds)).ready;
const text = 'x'.repeat(300);
const publish = () => bus.publish(note, { to: [userId(1)], at: now(), text });
process.on('message', (message: 'figures' | Publish) => {
  if (message === 'figures') {
    const { user, system } = process.cpuUsage();
    const { received, unwanted } = bus.counts();
    process.send?.({ ...heard, received, unwanted, cpu: (user + system) / 1e6 } satisfies BusFigures);
    heard.delays = [];
    return;
  }
  const { events, eachMs } = message;
  let left = events;
  const timer = setInterval(() => {
    for (let n = 0; n < (eachMs === 0 ? 500 : eachMs) && left > 0; n++, left--) publish();
    if (left > 0) return;
    clearInterval(timer);
    process.send?.({ done: true });
  }, 1);
});
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
