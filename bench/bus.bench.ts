import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { nextMessage } from '#tests/support/process/next-message.ts';
import { startRedisServer } from '#tests/support/process/redis-server.ts';
import type { BusFigures, BusPlace, Publish } from './support/bus-process.ts';
import { percentile, report } from './support/report.ts';
import { measureSharedServer } from './support/shared-server.ts';

/**
 * What events between three processes cost, by Valkey and by LISTEN/NOTIFY, in turns: one publishes to a user, the second holds that
 * user, the third holds somebody else. And what limits and presence cost by Valkey, beside a PING. `--update` writes the new figures to the baseline.
 */
const pace: Publish = { events: 3000, eachMs: 1 };
const burst: Publish = { events: 20_000, eachMs: 0 };

type Kind = 'valkey' | 'notify';

const dir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-bench-'));
const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres') });
const redis = await startRedisServer();
const places: Readonly<Record<Kind, Omit<BusPlace, 'holds'>>> = {
  valkey: { redis: redis.url },
  notify: { host: postgres.connection.host ?? '', password: String(postgres.connection.password) },
};

async function start(kind: Kind, holds: number): Promise<ChildProcess> {
  const child = fork(fileURLToPath(import.meta.resolve('./support/bus-process.ts')), [JSON.stringify({ ...places[kind], holds })]);
  await nextMessage(child);
  return child;
}

const figuresOf = async (child: ChildProcess): Promise<BusFigures> => {
  child.send('figures');
  return nextMessage<BusFigures>(child);
};

/** Waits until the reader has heard nothing more for a second. */
async function untilQuiet(reader: ChildProcess): Promise<BusFigures> {
  const all: number[] = [];
  for (;;) {
    const figures = await figuresOf(reader);
    all.push(...figures.delays);
    if (figures.delays.length === 0 && all.length > 0) return { ...figures, delays: all };
    await sleep(1000);
  }
}

async function measure(kind: Kind) {
  const [writer, reader, bystander] = await Promise.all([start(kind, 3), start(kind, 1), start(kind, 2)]);
  const run = async (given: Publish) => {
    writer.send(given);
    await nextMessage(writer);
    return untilQuiet(reader);
  };
  await run({ events: 300, eachMs: 1 });
  const before = await figuresOf(bystander);
  const paced = await run(pace);
  const after = await figuresOf(bystander);
  const startedAt = performance.timeOrigin + performance.now();
  const full = await run(burst);
  for (const child of [writer, reader, bystander]) child.disconnect();
  return {
    p50: percentile(paced.delays, 0.5),
    p99: percentile(paced.delays, 0.99),
    rate: (full.delays.length * 1000) / (full.lastAt - startedAt),
    others: (after.received - before.received) / pace.events,
    cost: ((after.cpu - before.cpu) * 1e6) / pace.events,
  };
}

try {
  const valkey = await measure('valkey');
  const notify = await measure('notify');
  const shared = await measureSharedServer(redis.url);
  report('bus', [
    { name: "others' events that a third process handles, of each, by Valkey", value: valkey.others, unit: '', target: { max: 0 } },
    { name: "others' events that a third process handles, of each, by NOTIFY", value: notify.others, unit: '' },
    { name: 'processor time of the third process an event, by Valkey, its idling included', value: valkey.cost, unit: 'µs' },
    { name: 'processor time of the third process an event, by NOTIFY, its idling included', value: notify.cost, unit: 'µs' },
    { name: 'delay by Valkey, median', value: valkey.p50, unit: 'ms' },
    { name: 'delay by Valkey, 99 %', value: valkey.p99, unit: 'ms' },
    { name: 'delay by NOTIFY, median', value: notify.p50, unit: 'ms' },
    { name: 'delay by NOTIFY, 99 %', value: notify.p99, unit: 'ms' },
    { name: 'events a second by Valkey', value: valkey.rate, unit: '/s' },
    { name: 'events a second by NOTIFY, of one turn in one transaction', value: notify.rate, unit: '/s' },
    ...shared,
  ]);
} finally {
  await redis.close();
  await postgres.stop();
  await fs.rm(dir, { recursive: true, force: true });
}
