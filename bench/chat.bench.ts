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
import { findHighestRate as findHighest, maxDelayMs } from './support/highest-rate.ts';
import { openLoop } from './support/open-loop.ts';
import { postgresCpu } from './support/postgres-cpu.ts';
import { type Figure, percentile, report } from './support/report.ts';

/**
 * Chat through the whole product on a durable database: members in pairs, 200 bytes per message, sent over the socket at a fixed
 * rate, with and without read marks for every message. For comparison, under the same load: a bare relay, and a relay that commits
 * one row per message. Server, database and writers share the machine. `--short` for a quick run; `--update` writes the new figures
 * to the baseline. `--messages 10000000` starts with so many older messages, none of them in the page cache of the operating system;
 * this has a baseline of its own, because it includes the disk.
 */
const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    messages: { type: 'string', default: '0' },
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
  await measureAll(members);
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

function findHighestRate(from: number, reading = false): Promise<number> {
  return findHighest(from, (perSecond) => send<Written>({ do: 'write', perSecond, seconds: stepSeconds, reading }));
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
