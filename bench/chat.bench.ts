import { fork } from 'node:child_process';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { nextMessage } from '#tests/support/process/next-message.ts';
import { quiet } from '#tests/support/quiet.ts';
import { serve } from '#tests/support/process/served.ts';
import { insertLongConversation, insertMembers, insertOlderMessages } from './support/chat-members.ts';
import type { LoadMember, Command, Written } from './support/chat-load.ts';
import { openLoop } from './support/open-loop.ts';
import { postgresCpu } from './support/postgres-cpu.ts';
import { type Figure, percentile, report } from './support/report.ts';

/**
 * Chat through the whole product on a durable database: members in pairs, 200 bytes per message, sent over the socket at a fixed
 * rate, with and without read marks for every message. For comparison, under the same load: a bare relay, and a relay that commits
 * one row per message. Server, database and writers share the machine. `--short` for a quick run; `--update` writes the new figures
 * to the baseline. `--processes` measures instead one process beside two, with the sides of each conversation on different ones.
 * `--messages 10000000` starts with so many older messages, none of them in the page cache of the operating
 * system; this has a baseline of its own, because it includes the disk.
 */
const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    messages: { type: 'string', default: '0' },
    processes: { type: 'boolean', default: false },
    update: { type: 'boolean' },
    check: { type: 'boolean' },
  },
});
const { short } = options;
const older = Number(options.messages);
const writers = 500;
const idle = 5000;
const steadyRate = 2000;
const stepSeconds = short ? 3 : 5;
/** At the 99th percentile. */
const maxDelayMs = 100;
const bareRelay = `bare relay: highest rate delivered within ${maxDelayMs} ms at p99`;
const longConversation = 100_000;

const dir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-bench-'));
const dataDir = path.join(dir, 'postgres');
let postgres = await startPostgres({ dataDir });
// For the measured processes.
process.env['PGPASSWORD'] = String(postgres.connection.password);
const host = postgres.connection.host ?? '';
let database = openDatabase({ connection: postgres.connection, size: 2, log: quiet });
const start = () => serve({ host, database: 'postgres', dataDir: dir });
const load = fork(fileURLToPath(import.meta.resolve('./support/chat-load.ts')));
try {
  const members = await insertMembers(database, idle);
  if (older > 0) {
    await insertOlderMessages(postgres.connection, older);
    await readUncached();
  }
  if (options.processes) report('chat-processes', await measureProcesses(members));
  else await measureAll(members);
} finally {
  load.disconnect();
  await database.close();
  await postgres.stop();
  await fs.rm(dir, { recursive: true, force: true });
}

async function measureAll(members: readonly LoadMember[]): Promise<void> {
  const bare = await findHighestRelayRate(members, 10_000);
  const oneRow = await findHighestRelayRate(members, 2000, host);
  report(older > 0 ? `chat-of-${older}` : 'chat', [
    { name: bareRelay, value: bare, unit: '/s' },
    { name: 'relay with one row a commit: highest rate', value: oneRow, unit: '/s' },
    ...(await measureChat(members, oneRow)),
    ...(older > 0 ? [] : await measureIdle(members)),
    ...(await measureOpening(members)),
  ]);
}

/**
 * One process and then two, both with the bus of the database, on the same machine. At a fixed rate two processes write smaller
 * batches, and every event also goes over the bus: the processor times show what that costs.
 */
async function measureProcesses(members: readonly LoadMember[]): Promise<Figure[]> {
  interface Measured {
    readonly best: number;
    readonly written: Written;
    readonly database: number;
    readonly servers: number;
  }
  const measure = async (count: number): Promise<Measured> => {
    const servers = await Promise.all(
      Array.from({ length: count }, () => serve({ host, database: 'postgres', dataDir: dir, bus: 'postgres' })),
    );
    await send({ do: 'connect', members: members.slice(0, writers), address: servers.map(({ address }) => address) });
    console.log(`chat, ${count} processes`);
    await send({ do: 'write', perSecond: steadyRate, seconds: 3 });
    const serversCpu = async () =>
      (await Promise.all(servers.map((one) => one.ask<{ seconds: number }>('cpu')))).reduce((sum, { seconds }) => sum + seconds, 0);
    const [database, inServers] = [postgresCpu(dataDir), await serversCpu()];
    const written = await send<Written>({ do: 'write', perSecond: steadyRate, seconds: short ? 5 : 15 });
    const each = (seconds: number) => (seconds * 1e6) / written.sent;
    const after = { database: each(postgresCpu(dataDir) - database), servers: each((await serversCpu()) - inServers) };
    const best = await findHighestRate(steadyRate / 2);
    await send({ do: 'disconnect' });
    await Promise.all(servers.map((one) => one.stop()));
    return { best, written, ...after };
  };
  const [one, two] = [await measure(1), await measure(2)];
  const [onOne, onTwo] = ['chat on one process', 'chat with its sides on two processes'];
  const rate = `highest rate delivered within ${maxDelayMs} ms at p99`;
  const time = (part: string) => `, ${steadyRate}/s: processor time of ${part} a message`;
  return [
    { name: `${onOne}: ${rate}`, value: one.best, unit: '/s' },
    { name: `${onTwo}: ${rate}`, value: two.best, unit: '/s' },
    { name: `${onTwo}: that rate as a share of one process`, value: (two.best / one.best) * 100, unit: '%', target: { min: 80 } },
    { name: `${onOne}${time('the database')}`, value: one.database, unit: 'µs' },
    { name: `${onTwo}${time('the database')}`, value: two.database, unit: 'µs', floor: `${onOne}${time('the database')}` },
    { name: `${onOne}${time('the process')}`, value: one.servers, unit: 'µs' },
    { name: `${onTwo}${time('both processes')}`, value: two.servers, unit: 'µs', floor: `${onOne}${time('the process')}` },
    { name: `${onTwo}, ${steadyRate}/s: delivered p99`, value: two.written.delivered.p99, unit: 'ms' },
    { name: `${onTwo}, ${steadyRate}/s: lost or refused`, value: two.written.failed, unit: 'messages', target: { max: 0 } },
  ];
}

/** Makes the database bypass the page cache of the operating system: it reads from the disk what its own 256 MB lack. */
async function readUncached(): Promise<void> {
  await database.pool.query(`ALTER SYSTEM SET debug_io_direct = 'data'`);
  await database.close();
  await postgres.stop();
  postgres = await startPostgres({ dataDir });
  database = openDatabase({ connection: postgres.connection, size: 2, log: quiet });
}

async function findHighestRelayRate(members: readonly LoadMember[], from: number, ...args: string[]): Promise<number> {
  const relay = fork(fileURLToPath(import.meta.resolve('./support/relay-server.ts')), args);
  const { address } = await nextMessage<{ address: string }>(relay);
  await send({ do: 'connect', members: members.slice(0, writers), address });
  console.log(args.length === 0 ? 'bare relay' : 'relay with one row a commit');
  await send({ do: 'write', perSecond: from / 2, seconds: 3 });
  const best = await findHighestRate(from);
  await send({ do: 'disconnect' });
  relay.disconnect();
  return best;
}

async function measureChat(members: readonly LoadMember[], oneRow: number): Promise<Figure[]> {
  const server = await start();
  await send({ do: 'connect', members: members.slice(0, writers), address: server.address });
  console.log('chat');
  await send({ do: 'write', perSecond: steadyRate, seconds: 5 });
  // The older messages already have statistics, and analysing them takes longer than a statement of the product may.
  if (older === 0) await database.pool.query('VACUUM ANALYZE');
  await send({ do: 'write', perSecond: steadyRate, seconds: 3 });
  const cpu = async () => ({ server: (await server.ask<{ seconds: number }>('cpu')).seconds, database: postgresCpu(dataDir) });
  const before = await cpu();
  const steady = await send<Written>({ do: 'write', perSecond: steadyRate, seconds: short ? 5 : 20 });
  const after = await cpu();
  const best = await findHighestRate(steadyRate);
  console.log('chat, all read');
  const read = await send<Written>({ do: 'write', perSecond: steadyRate, seconds: short ? 5 : 20, reading: true });
  const bestRead = await findHighestRate(steadyRate, true);
  await send({ do: 'disconnect' });
  await server.stop();
  const each = (part: 'server' | 'database') => ((after[part] - before[part]) * 1e6) / steady.sent;
  const at = `chat, ${steadyRate}/s`;
  return [
    { name: `${at}: acknowledged p50`, value: steady.acknowledged.p50, unit: 'ms' },
    { name: `${at}: acknowledged p99`, value: steady.acknowledged.p99, unit: 'ms' },
    { name: `${at}: delivered p50`, value: steady.delivered.p50, unit: 'ms' },
    { name: `${at}: delivered p99`, value: steady.delivered.p99, unit: 'ms', target: { max: 20 } },
    { name: `${at}: lost or refused`, value: steady.failed, unit: 'messages', target: { max: 0 } },
    { name: `${at}: processor time of the server a message`, value: each('server'), unit: 'µs' },
    { name: `${at}: processor time of the database a message`, value: each('database'), unit: 'µs' },
    {
      name: `chat: highest rate delivered within ${maxDelayMs} ms at p99`,
      value: best,
      unit: '/s',
      target: { min: 8000 },
      floor: bareRelay,
    },
    {
      name: `${at}, all read: delivered p99`,
      value: read.delivered.p99,
      unit: 'ms',
      target: { max: 20 },
      floor: `${at}: delivered p99`,
    },
    { name: `${at}, all read: lost, refused or not read`, value: read.failed, unit: 'messages', target: { max: 0 } },
    {
      name: `chat, all read: highest rate delivered within ${maxDelayMs} ms at p99`,
      value: bestRead,
      unit: '/s',
      target: { min: 8000 },
      floor: bareRelay,
    },
    { name: 'chat, all read: that rate as a share of the rate without', value: (bestRead / best) * 100, unit: '%' },
    { name: 'chat: that rate as a share of one row a commit', value: (best / oneRow) * 100, unit: '%', target: { min: 60 } },
  ];
}

/** Raises the rate by 20 % until messages are late or lost. Each rate gets a second try, because the machine may have stalled. */
async function findHighestRate(from: number, reading = false): Promise<number> {
  let best = 0;
  for (let rate = from; ; rate = Math.round((rate * 1.2) / 100) * 100) {
    if (!(await sustains(rate, reading)) && !(await sustains(rate, reading))) return best;
    best = rate;
  }
}

async function sustains(rate: number, reading: boolean): Promise<boolean> {
  const { delivered, failed, cpu } = await send<Written>({ do: 'write', perSecond: rate, seconds: stepSeconds, reading });
  const [p50, p99] = [delivered.p50.toFixed(1), delivered.p99.toFixed(1)];
  console.log(
    `  ${rate}/s: delivered p50 ${p50} ms, p99 ${p99} ms, ${failed} failed; writers took ${((cpu / stepSeconds) * 100).toFixed(0)} % of a core`,
  );
  await sleep(1000);
  return failed === 0 && delivered.p99 < maxDelayMs;
}

async function measureIdle(members: readonly LoadMember[]): Promise<Figure[]> {
  const server = await start();
  const kilobytes = async () => (await server.ask<{ bytes: number }>('memory')).bytes / 1024;
  // Connected first, so that one-time allocations are not counted.
  await send({ do: 'connect', members: members.slice(0, writers), address: server.address });
  const before = await kilobytes();
  await send({ do: 'connect', members: members.slice(writers), address: server.address });
  await sleep(3000);
  const after = await kilobytes();
  await send({ do: 'disconnect' });
  await server.stop();
  const each = (after - before) / (idle - writers);
  return [{ name: `memory of each of ${idle} idle connections`, value: each, unit: 'kB', target: { max: 15 } }];
}

async function measureOpening(members: readonly LoadMember[]): Promise<Figure[]> {
  const [viewer] = members;
  if (viewer === undefined) throw new Error('no members');
  await insertLongConversation(database, viewer.conversation, longConversation);
  const server = await start();
  const next = () => ({ path: `/api/chat.php?conversation=${viewer.conversation}`, cookie: `auth=${viewer.token}` });
  await openLoop({ address: server.address, next, perSecond: 50, seconds: 3 });
  const { latencies, failed } = await openLoop({ address: server.address, next, perSecond: 50, seconds: short ? 4 : 10 });
  await server.stop();
  const name = `opening a conversation of ${longConversation} messages`;
  return [
    { name: `${name}: p50`, value: percentile(latencies, 0.5), unit: 'ms' },
    { name: `${name}: p99`, value: percentile(latencies, 0.99), unit: 'ms', target: { max: 20 } },
    { name: `${name}: failed`, value: failed, unit: 'requests', target: { max: 0 } },
  ];
}

async function send<Message = unknown>(command: Command): Promise<Message> {
  load.send(command);
  return nextMessage<Message>(load);
}
