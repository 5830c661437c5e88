import type { Pool } from 'pg';
import type { Env } from '#platform/server/env.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { createPostgresBus } from '#platform/server/live/postgres-bus.ts';
import { createProcessBus } from '#platform/server/live/process-bus.ts';
import { createRedisBus } from '#platform/server/live/redis-bus.ts';
import type { Log } from '#platform/server/log.ts';
import type { Redis } from '#platform/server/redis/redis.ts';

interface Ways {
  readonly redis: Redis | null;
  /** Of the database itself: who listens needs a connection that nobody shares. */
  readonly pool: Pool;
  readonly log: Log;
}

export async function createBus({ bus }: Pick<Env, 'bus'>, { redis, pool, log }: Ways): Promise<Bus> {
  if (bus === 'valkey' && redis !== null) return createRedisBus(redis, log);
  return bus === 'postgres' ? createPostgresBus(pool, log) : createProcessBus(log);
}
