import { setTimeout as sleep } from 'node:timers/promises';
import { openSocket, type RawSocket } from './raw-socket.ts';
import { percentile } from './report.ts';

/** Load generator: members in pairs, each with an open socket, in a separate process that its parent controls. */
export type Command =
  /** With several addresses the members take them in turns, so that the two sides of a conversation are on different processes. */
  | { readonly do: 'connect'; readonly members: readonly LoadMember[]; readonly address: string | readonly string[] }
  /**
   * Open loop: sends each message when it is due, whether or not earlier ones were acknowledged. `reading`: every recipient marks
   * messages as read, as the browser does: the newest message, one mark at a time.
   */
  | { readonly do: 'write'; readonly perSecond: number; readonly seconds: number; readonly reading?: boolean }
  | { readonly do: 'disconnect' };

export interface LoadMember {
  readonly id: number;
  /** The conversation with the next member in the list. */
  readonly conversation: number;
  /** Session token; not needed for a relay. */
  readonly token: string;
}

export interface Written {
  readonly sent: number;
  /** Messages that were refused, or not acknowledged and delivered (and read, when all are read) within 5 s. */
  readonly failed: number;
  /** Milliseconds from when a message was due to its acknowledgement. */
  readonly acknowledged: Spread;
  /** Milliseconds from when a message was due to its delivery on the partner's socket. */
  readonly delivered: Spread;
  /** CPU seconds of this process. */
  readonly cpu: number;
}

export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

interface Connected extends LoadMember {
  readonly socket: RawSocket;
  readonly read: ReadState;
}

/** Ids of messages. */
interface ReadState {
  received: number;
  /** The mark that has no reply yet; 0: none. */
  sent: number;
  marked: number;
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
let isReading = false;

process.on('message', (command: Command) => {
  void execute(command).then((response) => process.send?.(response));
});
process.once('disconnect', () => process.exit(0));

async function execute(command: Command): Promise<Written | { done: true }> {
  if (command.do === 'write') return write(command);
  if (command.do === 'connect') {
    const addresses = [command.address].flat();
    const at = (n: number) => addresses[n % addresses.length] ?? '';
    for (let n = 0; n < command.members.length; n += 50)
      connected.push(...(await Promise.all(command.members.slice(n, n + 50).map((member, k) => connect(at(n + k), member)))));
  } else {
    for (const { socket } of connected) socket.end();
    connected = [];
    await sleep(500);
  }
  return { done: true };
}

async function connect(address: string, member: LoadMember): Promise<Connected> {
  const { id, conversation, token } = member;
  const read: ReadState = { received: 0, sent: 0, marked: 0 };
  const onFrame = (frame: string) => {
    readFrame(frame);
    if (isReading) markRead(frame);
  };
  /** As `src/features/chat/web/state/read-marks.ts`. */
  const markRead = (frame: string) => {
    if (frame.startsWith('{"type":"message"')) read.received = messageId(frame);
    else if (frame.startsWith('{"type":"marked"')) [read.marked, read.sent] = [read.sent, 0];
    if (read.sent > 0 || read.received <= read.marked) return;
    read.sent = read.received;
    socket.send(`{"type":"read","data":{"conversation":${conversation},"read_up_to":${read.sent}}}`);
  };
  const socket = await openSocket(`${address}/api/live?${id}.${conversation}`, { cookie: `auth=${token}` }, onFrame);
  return { ...member, socket, read };
}

function messageId(frame: string): number {
  const at = frame.indexOf('"message":{"id":') + 16;
  return Number.parseInt(frame.slice(at, at + 20), 10);
}

/** Distinguishes frames by prefix and messages by id: parsing JSON would cost processor time that the bench must not count. */
function readFrame(frame: string): void {
  if (frame.startsWith('{"type":"message"')) recordLatency(delivered, frame);
  else if (frame.startsWith('{"type":"sent"')) recordLatency(acknowledged, frame);
  else if (frame.startsWith('{"type":"refused"')) refused++;
}

function recordLatency(times: number[], frame: string): void {
  const at = frame.indexOf('"client_id":"') + 13;
  if (Number.parseInt(frame.slice(at, at + 8), 16) !== run) return;
  times.push(performance.now() - dueAt(Number.parseInt(frame.slice(at + 24, at + 36), 16)));
}

const dueAt = (n: number) => started + (n * 1000) / perSecondNow;
const clientId = (n: number) => `${run.toString(16).padStart(8, '0')}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

async function write({ perSecond, seconds, reading = false }: Command & { do: 'write' }): Promise<Written> {
  run = Math.floor(Math.random() * 0xffff_ffff);
  perSecondNow = perSecond;
  acknowledged = [];
  delivered = [];
  refused = 0;
  isReading = reading;
  const total = perSecond * seconds;
  const cpuBefore = process.cpuUsage();
  started = performance.now();
  for (let n = 0; n < total; await sleep(1)) {
    for (; n < total && dueAt(n) <= performance.now(); n++) {
      const from = connected[(n * 7919) % connected.length];
      from?.socket.send(`{"type":"send","data":{"conversation":${from.conversation},"client_id":"${clientId(n)}","text":"${text}"}}`);
    }
  }
  const unread = () => (reading ? connected.filter(({ read }) => read.marked < read.received).length : 0);
  const all = () => Math.min(acknowledged.length, delivered.length) + refused >= total && unread() === 0;
  for (let waited = 0; waited < 500 && !all(); waited++) await sleep(10);
  const cpu = process.cpuUsage(cpuBefore);
  return {
    sent: total,
    failed: total - Math.min(acknowledged.length, delivered.length) + unread(),
    acknowledged: spreadOf(acknowledged),
    delivered: spreadOf(delivered),
    cpu: (cpu.user + cpu.system) / 1e6,
  };
}

const spreadOf = (times: readonly number[]): Spread => ({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) });
