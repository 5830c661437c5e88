import { setTimeout as sleep } from 'node:timers/promises';
import { openSocket, type RawSocket } from './raw-socket.ts';
import { percentile } from './report.ts';

/** Members in pairs, each with an open socket, in a process of their own; the parent says what they do. */
export type Order =
  | { readonly do: 'connect'; readonly members: readonly LoadMember[]; readonly address: string }
  /** Writes each message when it is due, whether or not the earlier ones were answered. */
  | { readonly do: 'write'; readonly perSecond: number; readonly seconds: number }
  | { readonly do: 'disconnect' };

export interface LoadMember {
  readonly id: number;
  /** With the neighbour, who is the partner. */
  readonly conversation: number;
  /** Of the session cookie; a relay needs none. */
  readonly token: string;
}

export interface Written {
  readonly sent: number;
  /** Refused, or not acknowledged and delivered within 5 s. */
  readonly failed: number;
  /** ms from when a message was due to its acknowledgement. */
  readonly acknowledged: Spread;
  /** ms from when a message was due to the partner's socket. */
  readonly delivered: Spread;
  /** Processor seconds of this process. */
  readonly cpu: number;
}

export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

interface Connected extends LoadMember {
  readonly socket: RawSocket;
}

/** 200 bytes. */
const text = 'Samstag am Kanal? Ich kenne eine Bank mit sehr guter Aussicht, und wenn es regnet, gibt es gleich daneben ein Café. '
  .repeat(2)
  .slice(0, 199);

let connected: Connected[] = [];
let run = 0;
let started = 0;
let perSecondNow = 1;
let acknowledged: number[] = [];
let delivered: number[] = [];
let refused = 0;

process.on('message', (order: Order) => {
  void obey(order).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit(0));

async function obey(order: Order): Promise<Written | { done: true }> {
  if (order.do === 'write') return write(order.perSecond, order.seconds);
  if (order.do === 'connect') {
    for (let n = 0; n < order.members.length; n += 50)
      connected.push(...(await Promise.all(order.members.slice(n, n + 50).map((member) => connect(order.address, member)))));
  } else {
    for (const { socket } of connected) socket.end();
    connected = [];
    await sleep(500);
  }
  return { done: true };
}

async function connect(address: string, member: LoadMember): Promise<Connected> {
  const { id, conversation, token } = member;
  return { ...member, socket: await openSocket(`${address}/api/live?${id}.${conversation}`, { cookie: `auth=${token}` }, hear) };
}

/** The frames are told apart by their beginnings and messages by their ids: reading all of it is not what is measured. */
function hear(frame: string): void {
  if (frame.startsWith('{"type":"message"')) note(delivered, frame);
  else if (frame.startsWith('{"type":"sent"')) note(acknowledged, frame);
  else if (frame.startsWith('{"type":"refused"')) refused++;
}

function note(times: number[], frame: string): void {
  const at = frame.indexOf('"client_id":"') + 13;
  if (Number.parseInt(frame.slice(at, at + 8), 16) !== run) return;
  times.push(performance.now() - dueAt(Number.parseInt(frame.slice(at + 24, at + 36), 16)));
}

const dueAt = (n: number) => started + (n * 1000) / perSecondNow;
const clientId = (n: number) => `${run.toString(16).padStart(8, '0')}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

async function write(perSecond: number, seconds: number): Promise<Written> {
  run = Math.floor(Math.random() * 0xffff_ffff);
  perSecondNow = perSecond;
  acknowledged = [];
  delivered = [];
  refused = 0;
  const total = perSecond * seconds;
  const cpuBefore = process.cpuUsage();
  started = performance.now();
  for (let n = 0; n < total; await sleep(1)) {
    for (; n < total && dueAt(n) <= performance.now(); n++) {
      const from = connected[(n * 7919) % connected.length];
      from?.socket.send(`{"type":"send","data":{"conversation":${from.conversation},"client_id":"${clientId(n)}","text":"${text}"}}`);
    }
  }
  const all = () => Math.min(acknowledged.length, delivered.length) + refused >= total;
  for (let waited = 0; waited < 500 && !all(); waited++) await sleep(10);
  const cpu = process.cpuUsage(cpuBefore);
  return {
    sent: total,
    failed: total - Math.min(acknowledged.length, delivered.length),
    acknowledged: spreadOf(acknowledged),
    delivered: spreadOf(delivered),
    cpu: (cpu.user + cpu.system) / 1e6,
  };
}

const spreadOf = (times: readonly number[]): Spread => ({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) });
