import { fork } from 'node:child_process';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { nextMessage } from '#tests/support/process/next-message.ts';
import { startRedisServer } from '#tests/support/process/redis-server.ts';
import { quiet } from '#tests/support/quiet.ts';
import { serve } from '#tests/support/process/served.ts';
import type { Command, LoadMember, Written } from './support/chat-load.ts';
import { insertMembers } from './support/chat-members.ts';
import { findHighestRate, maxDelayMs } from './support/highest-rate.ts';
import { postgresCpu } from './support/postgres-cpu.ts';
import { type Figure, percentile, report } from './support/report.ts';

/**
 * Chat on one, two and four processes with Valkey, in turns on one database, the two sides of each conversation on different processes.
 * On a machine with two processors the rate says little: all share them. So it also shows what a message costs the database and
 * Valkey, which all processes share; the figures are medians of five rounds. `--short` for a quick run; `--update` writes the new
 * figures to the baseline.
 */
const { values: options } = parseArgs({
  options: { short: { type: 'boolean', default: false }, update: { type: 'boolean' }, check: { type: 'boolean' } },
});
const sizes = [1, 2, 4] as const;
const rates = [1000, 2000] as const;
const writers = 500;
const [rounds, seconds] = options.short ? [1, 4] : [5, 8];

const dir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-bench-'));
const dataDir = path.join(dir, 'postgres');
const postgres = await startPostgres({ dataDir });
process.env['PGPASSWORD'] = String(postgres.connection.password);
const database = openDatabase({ connection: postgres.connection, size: 2, log: quiet });
const redis = await startRedisServer(['--maxmemory-policy', 'noeviction']);
const load = fork(fileURLToPath(import.meta.resolve('./support/chat-load.ts')));
const send = async <Message = unknown>(command: Command): Promise<Message> => {
  load.send(command);
  return nextMessage<Message>(load);
};
const write = (perSecond: number, length = seconds) => send<Written>({ do: 'write', perSecond, seconds: length });

/** Microseconds of processor time a message. */
interface Cost {
  readonly database: number;
  readonly bus: number;
  readonly servers: number;
  /** Messages that were lost or refused. */
  readonly failed: number;
}

/** CPU seconds of Valkey. */
async function busCpu(): Promise<number> {
  const info = await redis.command('INFO', 'cpu');
  const read = (name: string) => Number(new RegExp(`${name}:([0-9.]+)`).exec(info)?.[1]);
  return read('used_cpu_sys') + read('used_cpu_user');
}

async function onProcesses<Result>(
  count: number,
  members: readonly LoadMember[],
  measure: (serversCpu: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const env = { REDIS_URL: redis.url };
  const servers = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      serve({ host: postgres.connection.host ?? '', database: 'postgres', dataDir: path.join(dir, `site-${n}`), bus: 'valkey', env }),
    ),
  );
  await send({ do: 'connect', members, address: servers.map(({ address }) => address) });
  await write(rates[1], 3);
  const result = await measure(async () => {
    const each = await Promise.all(servers.map((one) => one.ask<{ seconds: number }>('cpu')));
    return each.reduce((sum, one) => sum + one.seconds, 0);
  });
  await send({ do: 'disconnect' });
  await Promise.all(servers.map((one) => one.stop()));
  return result;
}

const costs = new Map<string, Cost[]>();
const keyOf = (count: number, rate: number) => `chat on ${count === 1 ? 'one process' : `${count} processes`}, ${rate}/s`;

async function measureCosts(serversCpu: () => Promise<number>, count: number): Promise<void> {
  for (const rate of rates) {
    const cpu = async () => [postgresCpu(dataDir), await busCpu(), await serversCpu()] as const;
    const before = await cpu();
    const { sent, failed } = await write(rate);
    const after = await cpu();
    const each = (part: 0 | 1 | 2) => ((after[part] - before[part]) * 1e6) / sent;
    const cost = { database: each(0), bus: each(1), servers: each(2), failed };
    const key = keyOf(count, rate);
    console.log(`${key}: database ${cost.database.toFixed(0)}, Valkey ${cost.bus.toFixed(0)}, processes ${cost.servers.toFixed(0)} µs`);
    if (count > 1 && cost.bus < 1) throw new Error('Valkey carried no messages');
    costs.set(key, [...(costs.get(key) ?? []), cost]);
  }
}

try {
  const members = await insertMembers(database, writers);
  const best = new Map<number, number>();
  for (let round = 0; round < rounds; round++)
    for (const count of sizes) await onProcesses(count, members, (serversCpu) => measureCosts(serversCpu, count));
  for (const count of sizes) {
    console.log(`highest rate, ${count}`);
    best.set(count, await onProcesses(count, members, () => findHighestRate(rates[0], (rate) => write(rate, 4))));
  }
  const median = (count: number, rate: number, pick: (cost: Cost) => number) =>
    percentile((costs.get(keyOf(count, rate)) ?? []).map(pick), 0.5);
  const rateOf = (count: number) => best.get(count) ?? Number.NaN;
  const shared = 'processor time of the database and Valkey a message';
  const sharedCost = (cost: Cost) => cost.database + cost.bus;
  const figures: Figure[] = sizes.flatMap((count) => [
    ...rates.flatMap((rate): Figure[] => [
      {
        name: `${keyOf(count, rate)}: ${shared}`,
        value: median(count, rate, sharedCost),
        unit: 'µs',
        ...(count > 1 && { floor: `${keyOf(1, rate)}: ${shared}` }),
      },
      ...(count === 1
        ? []
        : [
            {
              name: `${keyOf(count, rate)}: more of that time than on one process`,
              value: (median(count, rate, sharedCost) / median(1, rate, sharedCost) - 1) * 100,
              unit: '%',
              target: { max: 15 },
            },
          ]),
      { name: `${keyOf(count, rate)}: of that Valkey`, value: median(count, rate, (cost) => cost.bus), unit: 'µs' },
      { name: `${keyOf(count, rate)}: processor time of the processes`, value: median(count, rate, (cost) => cost.servers), unit: 'µs' },
      { name: `${keyOf(count, rate)}: lost or refused`, value: median(count, rate, (cost) => cost.failed), unit: '', target: { max: 0 } },
    ]),
    { name: `chat on ${count}: highest rate delivered within ${maxDelayMs} ms at p99`, value: rateOf(count), unit: '/s' },
  ]);
  figures.push({ name: 'chat on 2: of the highest rate on one', value: (rateOf(2) / rateOf(1)) * 100, unit: '%', target: { min: 80 } });
  report('processes', figures);
} finally {
  load.disconnect();
  await database.close();
  await redis.close();
  await postgres.stop();
  await fs.rm(dir, { recursive: true, force: true });
}
