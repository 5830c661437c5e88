import type { Log } from '../log.ts';
import { batchesOf } from '../redis/batches.ts';
import type { Fleet } from '../redis/fleet.ts';
import type { Redis } from '../redis/redis.ts';
import { createScript } from '../redis/script.ts';
import { inAllIf } from './limits.ts';
import { createCountsHere, type OpenCounts, type SocketLimit } from './open-counts.ts';

interface Deps {
  readonly redis: Redis;
  readonly fleet: Pick<Fleet, 'me' | 'processes' | 'onEmptied'>;
  readonly log: Log;
}

/**
 * KEYS: the processes, the counts of this one. ARGV: the keys of counts without the process, this process, ms that its counts are kept,
 * and for each limit its name, the count of this process, and how many there may be in all. Returns 1 if they were taken.
 */
const take = createScript(`
local names, sums = {}, {}
for i = 4, #ARGV, 3 do
  names[#names + 1] = ARGV[i]
  sums[#sums + 1] = tonumber(ARGV[i + 1])
end
for _, process in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if process ~= ARGV[2] then
    for n, count in ipairs(redis.call('HMGET', ARGV[1] .. process, unpack(names))) do sums[n] = sums[n] + (tonumber(count or 0) or 0) end
  end
end
for n = 1, #names do
  if sums[n] > tonumber(ARGV[3 * n + 3]) then return 0 end
end
for n = 1, #names do redis.call('HSET', KEYS[2], names[n], ARGV[3 * n + 2]) end
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return 1
`);

/**
 * Ms for which the counts of a process that says nothing are kept. Of a process that was killed, everybody connects again elsewhere, and
 * an office must not be full twice over.
 */
const keptFor = 6000;
const reportEvery = 1000;
/** Reports after which all counts are written again, in case one of them was lost. */
const wholeEvery = 60;

/**
 * What is open in all processes together: each keeps its own counts in one hash, which expires with it. While the server is away or slow,
 * each process allows its share.
 */
export function createSharedOpenCounts({ redis, fleet, log }: Deps): OpenCounts {
  const here = createCountsHere();
  const prefix = redis.key(['sockets', '']);
  const [processes, mine, coming] = [redis.key(['processes']), `${prefix}${fleet.me}`, `${prefix}${fleet.me}:coming`];
  let changed = new Set<string>();
  let isWhole = true;
  let reports = 0;

  const failed = (error: unknown) => {
    isWhole = false;
    log.debug({ error: String(error) }, 'open sockets could not be counted');
  };
  const sendChanged = () => {
    const names = [...changed];
    changed = new Set();
    const open = names.filter((name) => here.here(name) > 0);
    const gone = names.filter((name) => here.here(name) === 0);
    redis
      .run((client) =>
        Promise.all([
          ...batchesOf(open).map((batch) => client.hSet(mine, Object.fromEntries(batch.map((name) => [name, here.here(name)])))),
          ...batchesOf(gone).map((batch) => client.hDel(mine, batch)),
        ]),
      )
      .catch(failed);
  };
  const change = (limits: readonly SocketLimit[]) => {
    if (changed.size === 0 && limits.length > 0) setImmediate(sendChanged);
    for (const { name } of limits) changed.add(name);
  };
  /** In one turn, so that nothing of this process comes between. Others read the former counts meanwhile. */
  const sendAll = async () => {
    const all = [...here.entries()];
    isWhole = true;
    try {
      await redis.run((client) =>
        Promise.all([
          client.del(coming),
          ...batchesOf(all).flatMap((batch) => [client.hSet(coming, Object.fromEntries(batch)), client.pExpire(coming, keptFor)]),
          all.length > 0 ? client.rename(coming, mine) : client.del(mine),
        ]),
      );
    } catch (error) {
      failed(error);
    }
  };
  const report = async () => {
    if (!isWhole || reports++ % wholeEvery === wholeEvery - 1) return sendAll();
    try {
      const isKept = await redis.run((client) => client.pExpire(mine, keptFor));
      if (isKept === 0 && !here.entries().next().done) await sendAll();
    } catch (error) {
      failed(error);
    }
  };
  redis.onConnected(() => void sendAll());
  fleet.onEmptied(() => void sendAll());
  const timer = setInterval(() => void report(), reportEvery).unref();

  /** No more than this process may have while others may have as many. */
  const isShare = ({ name, max }: SocketLimit) => inAllIf(here.here(name), fleet.processes(), max) <= max;
  return {
    here: here.here,
    async take(limits) {
      if (limits.length === 0) return true;
      if (!here.take(limits)) return false;
      const args = () => [prefix, fleet.me, keptFor, ...limits.flatMap(({ name, max }) => [name, here.here(name), max])];
      const reply = await redis.breaker.ask((client) => take(client, [processes, mine], args()));
      const isTaken = reply === null ? limits.every(isShare) : reply === 1;
      if (!isTaken) here.giveBack(limits);
      // What the server knows of a taking that was refused, or that it did not answer, may be wrong.
      if (!isTaken || reply === null) change(limits);
      return isTaken;
    },
    giveBack(limits) {
      here.giveBack(limits);
      change(limits);
    },
    close: () => clearInterval(timer),
  };
}
