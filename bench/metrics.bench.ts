import { fork } from 'node:child_process';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { openCollector } from '#tests/support/process/collector.ts';
import { nextMessage } from '#tests/support/process/next-message.ts';
import { quiet } from '#tests/support/quiet.ts';
import { serve } from '#tests/support/process/served.ts';
import type { Command, LoadMember, Written } from './support/chat-load.ts';
import { insertMembers } from './support/chat-members.ts';
import { postgresCpu } from './support/postgres-cpu.ts';
import { percentile, report } from './support/report.ts';

/**
 * What metrics and traces cost a message: the same chat over the socket with and without them, in turns on one database, read every five seconds, as
 * by three Prometheus servers. Processor time, because the rate that a busy machine reaches says little. `--short` for a quick run;
 * `--update` writes the new figures to the baseline.
 */
const { values: options } = parseArgs({
  options: { short: { type: 'boolean', default: false }, update: { type: 'boolean' }, check: { type: 'boolean' } },
});
const rate = 2000;
const writers = 500;
const [rounds, seconds] = options.short ? [2, 5] : [5, 15];

const dir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-bench-'));
const dataDir = path.join(dir, 'postgres');
const postgres = await startPostgres({ dataDir });
process.env['PGPASSWORD'] = String(postgres.connection.password);
const host = postgres.connection.host ?? '';
const database = openDatabase({ connection: postgres.connection, size: 2, log: quiet });
const collector = await openCollector();
const load = fork(fileURLToPath(import.meta.resolve('./support/chat-load.ts')));
const send = async <Message = unknown>(command: Command): Promise<Message> => {
  load.send(command);
  return nextMessage<Message>(load);
};
/** Microseconds a message. */
interface Cost {
  readonly server: number;
  readonly all: number;
}

try {
  const members = await insertMembers(database, writers);
  const [without, having, traced]: [Cost[], Cost[], Cost[]] = [[], [], []];
  // The first of each is warm-up: the tables are empty then.
  for (let round = 0; round <= rounds; round++) {
    const kinds = [
      { name: 'without', what: {}, costs: without },
      { name: 'metrics', what: { metrics: true }, costs: having },
      { name: 'traces', what: { traces: collector.url }, costs: traced },
    ];
    // Forth and back, because the database grows and the machine's speed changes.
    for (const { name, what, costs } of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const cost = await measure(members, what);
      console.log(`${name}: server ${cost.server.toFixed(0)} µs, with its database ${cost.all.toFixed(0)} µs`);
      if (round > 0) costs.push(cost);
    }
  }
  const median = (costs: readonly Cost[], pick: (cost: Cost) => number) => percentile(costs.map(pick), 0.5);
  /** Per cent. The median over rounds, in each of which both ran one after the other: from round to round the machine's speed differs. */
  const more = (pick: (cost: Cost) => number, costs = having) => {
    const ratios = costs.map((cost, round) => pick(cost) / pick(without[round] ?? cost));
    return (percentile(ratios, 0.5) - 1) * 100;
  };
  report('metrics', [
    { name: 'processor time of the server a message, without', value: median(without, ({ server }) => server), unit: 'µs' },
    { name: 'processor time of the server a message, with metrics', value: median(having, ({ server }) => server), unit: 'µs' },
    { name: 'what metrics add to the server', value: more(({ server }) => server), unit: '%' },
    { name: 'what metrics add to a message', value: more(({ all }) => all), unit: '%', target: { max: 3 } },
    { name: 'what traces add to the server', value: more(({ server }) => server, traced), unit: '%' },
    { name: 'what traces add to a message', value: more(({ all }) => all, traced), unit: '%', target: { max: 3 } },
  ]);
} finally {
  collector.close();
  load.disconnect();
  await database.close();
  await postgres.stop();
  await fs.rm(dir, { recursive: true, force: true });
}

async function measure(members: readonly LoadMember[], what: { metrics?: boolean; traces?: string }): Promise<Cost> {
  const server = await serve({ host, database: 'postgres', dataDir: dir, ...what });
  const { metricsAddress } = server;
  const readMetrics = async () => {
    if (metricsAddress !== undefined) await (await fetch(metricsAddress)).text();
  };
  await send({ do: 'connect', members, address: server.address });
  await send({ do: 'write', perSecond: rate, seconds: 3 });
  // The first readings of a process take several times as long as all later ones.
  for (let reading = 0; reading < 3; reading++) await readMetrics();
  const timer = setInterval(() => void readMetrics(), 5000);
  const cpu = async () => ({ server: (await server.ask<{ seconds: number }>('cpu')).seconds, database: postgresCpu(dataDir) });
  const before = await cpu();
  const { sent } = await send<Written>({ do: 'write', perSecond: rate, seconds });
  const after = await cpu();
  clearInterval(timer);
  await send({ do: 'disconnect' });
  await server.stop();
  const each = (part: 'server' | 'database') => ((after[part] - before[part]) * 1e6) / sent;
  return { server: each('server'), all: each('server') + each('database') };
}
