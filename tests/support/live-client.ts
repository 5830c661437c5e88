import { WebSocket } from 'ws';
import type { DataOf, LiveEvent, LiveFrame } from '#platform/contract/live/live-event.ts';
import type { TestApp, TestClient } from './test-app.ts';

/** A browser's live connection. */
export interface LiveConnection {
  /** All received frames, including `ready`, oldest first. */
  readonly frames: readonly LiveFrame[];
  /** Data of the frames of one event received so far. */
  of<E extends LiveEvent>(event: E): DataOf<E>[];
  /** The first frame of an event that matches, already received or still to come; fails after 60 s. */
  next<E extends LiveEvent>(event: E, matches?: (data: DataOf<E>) => boolean): Promise<DataOf<E>>;
  /** Resolves when the messages missed since the message `after` have arrived. */
  hello(after?: number): Promise<void>;
  send(frame: unknown): void;
  /** Sends data unchanged, such as invalid frames. */
  sendRaw(data: string | Buffer): void;
  /** The close code, once the server has closed it; fails after 60 s. */
  closed(): Promise<number>;
  close(): Promise<void>;
}

/** Starts listening on a free port; `http://127.0.0.1:…`. */
export const listen = (app: TestApp): Promise<string> => app.server.listen({ port: 0, host: '127.0.0.1' });

/** Opens a socket with the cookies of a client and the site's own origin. */
export async function connectLive(address: string, { cookies }: Pick<TestClient, 'cookies'>): Promise<LiveConnection> {
  const socket = open(address, { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), origin: address });
  const frames: LiveFrame[] = [];
  const pending = new Set<() => void>();
  socket.on('message', (data) => {
    if (!Buffer.isBuffer(data)) throw new Error('the server sends text');
    frames.push(JSON.parse(data.toString()) as LiveFrame);
    pending.forEach((check) => check());
  });
  const code = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  const until = <Found>(what: string, find: () => Found | undefined): Promise<Found> =>
    new Promise((resolve, reject) => {
      const check = () => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(timer);
        pending.delete(check);
        resolve(found);
      };
      const timer = setTimeout(() => {
        pending.delete(check);
        reject(new Error(`${what} did not come, but ${JSON.stringify(frames)}`));
      }, 60_000);
      pending.add(check);
      check();
    });
  const of: LiveConnection['of'] = ({ type }) => frames.filter((frame) => frame.type === type).map(({ data }) => data as never);
  return {
    frames,
    of,
    next: (event, matches = () => true) => until(event.type, () => of(event).find(matches)),
    async hello(after) {
      const before = frames.filter(({ type }) => type === 'ready').length;
      socket.send(JSON.stringify({ type: 'hello', data: after === undefined ? {} : { after } }));
      await until('ready', () => (frames.filter(({ type }) => type === 'ready').length > before ? true : undefined));
    },
    send: (frame) => socket.send(JSON.stringify(frame)),
    sendRaw: (data) => socket.send(data),
    closed: () =>
      Promise.race([
        code,
        new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('the socket stayed open')), 60_000).unref()),
      ]),
    async close() {
      socket.close();
      await code;
    },
  };
}

/** The HTTP status with which the server refuses to open a socket. */
export const refusal = (address: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = open(address, headers);
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    socket.once('open', () => {
      socket.close();
      reject(new Error('the socket was opened'));
    });
    socket.on('error', () => {});
  });

const open = (address: string, headers: Record<string, string>): WebSocket =>
  new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers });
