import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Redis } from './redis.ts';
import { createScript } from './script.ts';

/** The processes that share one server. */
export interface Fleet {
  /** The name of this process among them. */
  readonly me: string;
  /** From now on this process counts as one of them. `countElsewhere`: counts them while the server is away. Resolves when they were counted. */
  join(countElsewhere: () => Promise<number>): Promise<void>;
  /** How many there are, this one included. While the server is away: as it last said, or more if there are more. */
  processes(): number;
  /** Called when the server has lost what it held, to fill it again. */
  onEmptied(listener: () => void): void;
  leave(): Promise<void>;
}

/** In ms. */
const beatEvery = 5000;
const goneAfter = 15_000;

/** KEYS: the processes by the time of their last beat, the marker. ARGV: this process, ms, a new marker. */
const beat = createScript(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
-- From a clock that was ahead.
redis.call('ZREMRANGEBYSCORE', KEYS[1], now + ARGV[2], '+inf')
redis.call('SET', KEYS[2], ARGV[3], 'NX')
return { redis.call('ZCARD', KEYS[1]), redis.call('GET', KEYS[2]) }
`);

export function createFleet(redis: Redis, log: Log): Fleet {
  const me = randomUUID();
  const keys = [redis.key(['processes']), redis.key(['marker'])];
  const listeners: (() => void)[] = [];
  /** As the server last said. */
  let said = 1;
  let count = 1;
  let marker: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let reporting: Promise<void> | null = null;

  const report = async (countElsewhere: () => Promise<number>) => {
    try {
      const reply = await redis.run((client) => beat(client, keys, [me, goneAfter, randomUUID()]));
      const [processes, found]: unknown[] = Array.isArray(reply) ? reply : [];
      said = Math.max(1, Number(processes));
      count = said;
      const wasEmptied = marker !== null && marker !== found;
      marker = String(found);
      if (wasEmptied) for (const listener of listeners) listener();
    } catch {
      // `redis` reports that it is away. The stricter number counts.
      count = Math.max(said, await countElsewhere().catch(() => count));
    }
  };

  return {
    me,
    async join(countElsewhere) {
      const reportOnce = () =>
        (reporting ??= report(countElsewhere).finally(() => {
          reporting = null;
        }));
      redis.onConnected(() => void reportOnce());
      timer ??= setInterval(() => void reportOnce(), beatEvery).unref();
      await reportOnce();
    },
    processes: () => count,
    onEmptied: (listener) => void listeners.push(listener),
    async leave() {
      clearInterval(timer);
      await redis
        .run((client) => client.zRem(redis.key(['processes']), me))
        .catch((error: unknown) => {
          log.debug({ error: String(error) }, 'this process could not be taken off the list');
        });
    },
  };
}
