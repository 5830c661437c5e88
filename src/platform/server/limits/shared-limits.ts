import type { Clock } from '../clock.ts';
import { wideNetworkOf, wideShare } from '../network/client-network.ts';
import type { Fleet } from '../redis/fleet.ts';
import type { Redis } from '../redis/redis.ts';
import { createScript } from '../redis/script.ts';
import { type Counted, countedOf, createCounterHere, type Limits, type Step } from './limits.ts';

interface Deps {
  readonly redis: Redis;
  readonly fleet: Pick<Fleet, 'processes'>;
  readonly clock: Clock;
}

/** An action that waits for its number. */
interface Asked {
  readonly own: string;
  /** The key of the /48; '' if there is none. */
  readonly wide: string;
  readonly max: number;
  readonly settle: (reply: Reply | null) => void;
}

interface Reply extends Counted {
  /** The count of the /48; 0 if it was not counted. */
  readonly wide: number;
}

const minute = 60_000;
/** Actions that are counted by one command, which no other command interrupts. */
const maxTogether = 200;

/**
 * KEYS: for each action its own key and that of the /48, or ''. ARGV: ms, the share of the /48, and for each action its limit.
 * Returns for each action its count (more than the limit if refused), the ms that are left, and the count of the /48.
 * The time is the server's. If its clock was set back, the minute begins anew: otherwise it would last that much longer.
 */
const countAll = createScript(`
local window, share = tonumber(ARGV[1]), tonumber(ARGV[2])
local function count(key)
  local n = redis.call('INCR', key)
  local left = n > 1 and redis.call('PTTL', key) or -1
  if left < 0 or left > window then
    if n > 1 then redis.call('SET', key, 1) end
    redis.call('PEXPIRE', key, window)
    return 1, window
  end
  return n, left
end
local replies = {}
for i = 1, #KEYS, 2 do
  local max = tonumber(ARGV[2 + (i + 1) / 2])
  local n, left = count(KEYS[i])
  local wide = 0
  if n <= max and KEYS[i + 1] ~= '' then
    local wideLeft
    wide, wideLeft = count(KEYS[i + 1])
    if wide > max * share then n, left = max + 1, wideLeft end
  end
  replies[#replies + 1] = n
  replies[#replies + 1] = left
  replies[#replies + 1] = wide
end
return replies
`);

/**
 * Limits that hold for all processes together. The actions of one turn of the event loop are counted by one command. Each process also
 * counts for itself: what is too much for it alone is refused without asking, and while the server is away or slow, each process allows
 * its share.
 */
export function createSharedLimits({ redis, fleet, clock }: Deps): Limits {
  const { breaker } = redis;
  let queue: Asked[] = [];

  const send = async (asked: readonly Asked[]) => {
    const keys = asked.flatMap(({ own, wide }) => [own, wide]);
    const args = [minute, wideShare, ...asked.map(({ max }) => max)];
    const replies = numbersOf(await breaker.ask((client) => countAll(client, keys, args)));
    asked.forEach(({ settle }, i) => {
      const [count, left, wide] = replies.slice(3 * i, 3 * i + 3);
      settle(count === undefined || left === undefined || wide === undefined ? null : { count, left, wide });
    });
  };
  const sendAll = () => {
    const all = queue;
    queue = [];
    for (let from = 0; from < all.length; from += maxTogether) void send(all.slice(from, from + maxTogether));
  };
  const ask = (action: Omit<Asked, 'settle'>) =>
    new Promise<Reply | null>((settle) => {
      if (queue.push({ ...action, settle }) === 1) setImmediate(sendAll);
    });

  return {
    counter(name) {
      const here = createCounterHere(clock);
      const key = (counted: string) => redis.key(['limit', name, counted]);
      return {
        async add(caller, max) {
          const steps = here.add(caller, max);
          const alone = countedOf(steps, clock, 1);
          const [own] = steps;
          if (own === undefined || alone.count > max) return alone;
          const wide = caller.member === null ? wideNetworkOf(caller.network) : null;
          const reply = breaker.isOpen ? null : await ask({ own: key(own.counted.key), wide: wide === null ? '' : key(wide), max });
          if (reply === null) return countedOf(steps, clock, fleet.processes());
          remember(steps, reply);
          return reply;
        },
        known: here.known,
      };
    },
  };
}

function remember([own, wide]: readonly Step[], reply: Reply): void {
  if (own !== undefined) own.counted.inAll = reply.count;
  if (wide !== undefined) wide.counted.inAll = reply.wide;
}

const numbersOf = (reply: unknown): readonly number[] => (Array.isArray(reply) ? reply.map(Number) : []);
