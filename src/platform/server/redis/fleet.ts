import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Redis } from './redis.ts';
import { createScript, serverNow } from './script.ts';

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
const beat = createScript(`${serverNow}
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
  let counting: Promise<void> | null = null;
  let isAway = false;
  let hasLeft = false;

  const report = async () => {
    try {
      const reply = await redis.run((client) => beat(client, keys, [me, goneAfter, randomUUID()]));
      const [processes, found]: unknown[] = Array.isArray(reply) ? reply : [];
      said = Math.max(1, Number(processes));
      count = said;
      isAway = false;
      const wasEmptied = marker !== null && marker !== found;
      marker = String(found);
      if (wasEmptied) for (const listener of listeners) listener();
    } catch {
      // `redis` reports that it is away.
      isAway = true;
    }
  };
  const countAway = async (countElsewhere: () => Promise<number>) => {
    const found = await countElsewhere().catch(() => count);
    // The stricter number counts.
    if (isAway) count = Math.max(said, found);
  };

  return {
    me,
    async join(countElsewhere) {
      const reportOnce = async () => {
        if (hasLeft) return;
        await (reporting ??= report().finally(() => {
          reporting = null;
        }));
        // Apart from the report: the next one must not wait for the database, or the server takes this process for gone.
        if (isAway)
          await (counting ??= countAway(countElsewhere).finally(() => {
            counting = null;
          }));
      };
      redis.onConnected(() => void reportOnce());
      timer ??= setInterval(() => void reportOnce(), beatEvery).unref();
      await reportOnce();
    },
    processes: () => count,
    onEmptied: (listener) => void listeners.push(listener),
    async leave() {
      hasLeft = true;
      clearInterval(timer);
      // It may be sent a second time, as a text, and would put this process back on the list.
      await reporting;
      await redis
        .run((client) => client.zRem(redis.key(['processes']), me))
        .catch((error: unknown) => {
          log.debug({ error: String(error) }, 'this process could not be taken off the list');
        });
    },
  };
}
