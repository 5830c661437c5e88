import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { frameFrom, upgradeRequest } from '../../support/raw-socket.ts';
import { ask } from '../ask.ts';
import { type Attacker, type Flood, type Ground, inParallel } from './flood.ts';

const hello = frameFrom(1, Buffer.from('{"type":"hello","data":{"after":0}}'));

/** Ms to wait for the answer to a handshake. */
const patience = 5000;

/** A socket of an attacker, with the status of the handshake: 101 when it is open, 0 without an answer. */
async function openAs({ cookie }: Attacker, { target }: Ground): Promise<{ readonly socket: Socket; readonly status: number }> {
  const socket = connect(Number(target.port), target.hostname);
  socket.on('error', () => {});
  socket.write(upgradeRequest(target, '/api/live', { cookie }));
  const head = await new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString('latin1'))).once('close', () => resolve(''));
    setTimeout(resolve, patience, '');
  });
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
  if (status !== 101) socket.destroy();
  return { socket, status };
}

const attackerOf = ({ attackers }: Ground, n: number): Attacker => attackers[n % attackers.length] ?? { id: 0, cookie: '' };

/** Each resume may read hundreds of rows. */
const resumes: Flood = (ground) =>
  inParallel(10, ground, async (worker) => {
    const { socket, status } = await openAs(attackerOf(ground, worker % 2), ground);
    ground.count(status);
    socket.resume();
    while (!socket.destroyed && !ground.signal.aborted) {
      socket.write(Buffer.concat(Array.from({ length: 40 }, () => hello)));
      await sleep(20);
    }
    socket.destroy();
    if (status !== 101) await sleep(50);
  });

/** As many sockets as one member may have, and then more. */
const manySockets: Flood = async (ground) => {
  const open: Socket[] = [];
  await inParallel(10, ground, async () => {
    const { socket, status } = await openAs(attackerOf(ground, 0), ground);
    ground.count(status);
    if (status === 101) open.push(socket.resume());
  });
  for (const socket of open) socket.destroy();
};

/** Sockets of many members from one address. */
const oneAddress: Flood = async (ground) => {
  const open: Socket[] = [];
  await inParallel(20, ground, async (worker) => {
    const { socket, status } = await openAs(attackerOf(ground, worker), ground);
    ground.count(status);
    if (status === 101) open.push(socket.resume());
  });
  for (const socket of open) socket.destroy();
};

const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };

/** Made-up session tokens; the server has to look up each of them. */
const strangers: Flood = (ground) =>
  inParallel(40, ground, async () => {
    const { status } = await openAs({ id: 0, cookie: `__Host-auth=${randomBytes(32).toString('base64url')}` }, ground);
    ground.count(status);
  });

const garbage: readonly (() => Buffer)[] = [
  () => frameFrom(1, randomBytes(300)),
  () => frameFrom(2, randomBytes(300)),
  () => frameFrom(1, Buffer.alloc(60_000, '[')),
  () => frameFrom(1, Buffer.from('{"type":"send","data":{"client_id":{},"text":[]}}')),
  // A frame of a gigabyte, of which only the header is sent.
  () => Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0]),
  // A fragment that never ends.
  () => Buffer.from([0x01, 0x80, 0, 0, 0, 0]),
  () => randomBytes(2000),
];

const garbageFrames: Flood = (ground) =>
  inParallel(10, ground, async (worker, turn) => {
    const { socket, status } = await openAs(attackerOf(ground, worker), ground);
    ground.count(status);
    socket.resume();
    for (let n = 0; n < 20 && !socket.destroyed; n++) {
      socket.write(garbage[(turn + n) % garbage.length]?.() ?? '');
      await sleep(2);
    }
    socket.destroy();
    if (status !== 101) await sleep(50);
  });

/** Clients that request much and read nothing. */
const slowReaders: Flood = async (ground) => {
  const open: Socket[] = [];
  await inParallel(10, ground, async (worker) => {
    if (open.length >= 40) {
      for (const socket of open) socket.write(hello);
      return sleep(100);
    }
    const { socket, status } = await openAs(attackerOf(ground, worker % 2), ground);
    ground.count(status);
    if (status !== 101) return sleep(200);
    open.push(socket.pause());
    return socket.write(hello);
  });
  for (const socket of open) socket.destroy();
};

/** Upgrades to addresses that have none. */
const wrongUpgrades: Flood = (ground) =>
  inParallel(20, ground, async (_worker, turn) => {
    const { status } = await ask(ground.target, { path: `/nothing?${turn}`, signal: AbortSignal.timeout(1000), headers: upgrade });
    ground.count(status);
  });

/** Ms after which the server should have closed a refused connection. */
const soonGone = 1000;

/** Handshakes from pages of other sites; the client keeps the refused connections half-open. */
const halfOpen: Flood = async ({ target, signal, count }) => {
  const open = new Map<Socket, number>();
  while (!signal.aborted) {
    for (let n = 0; n < 20; n++) {
      const socket = connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true });
      socket
        .on('error', () => {})
        .on('close', () => open.delete(socket))
        .resume();
      socket.write(upgradeRequest(target, '/api/live', { origin: 'https://evil.test' }));
      open.set(socket, performance.now());
      count('refused');
    }
    await sleep(50);
    for (const [socket, since] of open) {
      // Distinguishes a connection that still exists from one that only this end keeps.
      socket.write('x');
      if (performance.now() - since < soonGone) continue;
      count('kept');
      socket.destroy();
    }
  }
  for (const socket of open.keys()) socket.destroy();
};

export const socketFloods: Readonly<Record<string, Flood>> = {
  '10 sockets that resume without end': resumes,
  'ever more sockets of one member': manySockets,
  'ever more sockets of one address': oneAddress,
  '40 × a handshake without a session': strangers,
  'refused handshakes that stay half-open': halfOpen,
  'upgrades elsewhere': wrongUpgrades,
  'frames that are garbage or too large': garbageFrames,
  'sockets that do not read': slowReaders,
};
