import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { percentile } from './report.ts';

/** Members in pairs, each with an open socket, in a process of their own; the parent says what they do. */
export type Order =
  | { readonly do: 'connect'; readonly members: readonly LoadMember[]; readonly address: string }
  /** Writes each message when it is due, whether or not the earlier ones were answered. */
  | { readonly do: 'write'; readonly by: 'api' | 'relay'; readonly perSecond: number; readonly seconds: number }
  | { readonly do: 'disconnect' };

export interface LoadMember {
  readonly id: number;
  readonly partner: number;
  /** Of the session cookie; a relay needs none. */
  readonly token: string;
}

export interface Written {
  readonly sent: number;
  /** Answered with anything but 200, or not shown within 5 s. */
  readonly failed: number;
  /** ms from when a message was due to the answer that it is stored; absent for a relay. */
  readonly accepted: Spread | null;
  /** ms from when a message was due to the partner's socket. */
  readonly shown: Spread;
  /** Processor seconds of this process. */
  readonly cpu: number;
}

interface Spread {
  readonly p50: number;
  readonly p99: number;
}

interface Connected extends LoadMember {
  readonly socket: WebSocket;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
let connected: Connected[] = [];
let target = new URL('http://127.0.0.1');
/** When each message that is under way was due. */
const due = new Map<string, number>();
let shown: number[] = [];

process.on('message', (order: Order) => {
  void obey(order).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit(0));

async function obey(order: Order): Promise<Written | { done: true }> {
  if (order.do === 'write') return write(order.by === 'api' ? postMessage : relayMessage, order.by, order.perSecond, order.seconds);
  if (order.do === 'connect') {
    target = new URL(order.address);
    for (let n = 0; n < order.members.length; n += 50) connected.push(...(await Promise.all(order.members.slice(n, n + 50).map(connect))));
  } else {
    for (const { socket } of connected) socket.terminate();
    connected = [];
    await sleep(500);
  }
  return { done: true };
}

function connect(member: LoadMember): Promise<Connected> {
  const socket = new WebSocket(`ws://${target.host}/api/live?${member.id}`, {
    headers: { cookie: `auth=${member.token}`, origin: target.origin },
    perMessageDeflate: false,
  });
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : '';
    if (!text.startsWith('{"type":"message"')) return;
    const { message } = (JSON.parse(text) as { data: { message: { sender: number; client_id: string } } }).data;
    const since = message.sender === member.id ? undefined : due.get(message.client_id);
    if (since === undefined) return;
    due.delete(message.client_id);
    shown.push(performance.now() - since);
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve({ ...member, socket }));
    socket.once('error', reject);
  });
}

type Send = (from: Connected, clientId: string) => Promise<boolean>;

async function write(send: Send, by: 'api' | 'relay', perSecond: number, seconds: number): Promise<Written> {
  shown = [];
  due.clear();
  const accepted: number[] = [];
  let failed = 0;
  const total = perSecond * seconds;
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  const dueAt = (n: number) => started + (n * 1000) / perSecond;
  const sendOne = async (n: number) => {
    const from = connected[(n * 7919) % connected.length];
    if (!from) throw new Error('nobody is connected');
    const clientId = randomUUID();
    due.set(clientId, dueAt(n));
    if (await send(from, clientId)) accepted.push(performance.now() - dueAt(n));
    else failed++;
  };
  const open: Promise<void>[] = [];
  for (let n = 0; n < total; await sleep(1)) while (n < total && dueAt(n) <= performance.now()) open.push(sendOne(n++));
  await Promise.all(open);
  for (let waited = 0; waited < 500 && shown.length < total - failed; waited++) await sleep(10);
  const cpu = process.cpuUsage(cpuBefore);
  return {
    sent: total,
    failed: failed + due.size,
    accepted: by === 'api' ? spreadOf(accepted) : null,
    shown: spreadOf(shown),
    cpu: (cpu.user + cpu.system) / 1e6,
  };
}

const spreadOf = (times: readonly number[]): Spread => ({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) });

function postMessage({ partner, token }: Connected, clientId: string): Promise<boolean> {
  const body = JSON.stringify({
    profile: partner,
    client_id: clientId,
    text: 'Samstag am Kanal? Ich kenne eine Bank mit sehr guter Aussicht.',
  });
  return new Promise((resolve) => {
    http
      .request(
        {
          agent,
          method: 'POST',
          hostname: target.hostname,
          port: target.port,
          path: '/api/chat.php',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            cookie: `auth=${token}`,
            origin: target.origin,
          },
        },
        (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode === 200));
        },
      )
      .once('error', () => resolve(false))
      .end(body);
  });
}

async function relayMessage({ id, partner, socket }: Connected, clientId: string): Promise<boolean> {
  socket.send(
    JSON.stringify({ to: partner, frame: { type: 'message', data: { message: { sender: id, client_id: clientId, text: 'Hallo' } } } }),
  );
  return true;
}
