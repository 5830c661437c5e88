import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { BuiltMember } from './builders.ts';

/** Somebody who sends each message again, under its client_id, until it is answered, as the page does. */
export interface StubbornWriter {
  readonly member: BuiltMember;
  /** client_ids of what was acknowledged, in the order of writing. */
  readonly acknowledged: readonly string[];
  /** What the other one wrote, by client_id, in the order in which this socket was told. */
  readonly heard: readonly { readonly id: number; readonly clientId: string }[];
  /** Cuts the line, whatever is on it. */
  cut(): void;
  write(count: number): Promise<void>;
  close(): void;
}

interface Frame {
  readonly type: string;
  readonly data: { readonly client_id: string; readonly message: { readonly id: number; readonly client_id: string } };
}

/** `address` is asked with each connection: a server that is started again listens elsewhere. */
export function stubbornWriter(member: BuiltMember, partner: BuiltMember, address: () => string): StubbornWriter {
  const acknowledged: string[] = [];
  const heard: { id: number; clientId: string }[] = [];
  let socket: WebSocket | null = null;
  let closed = false;
  // An answer to what was sent before, and again, is no answer to the next one.
  let answered: (stored: boolean, clientId?: string) => void = () => {};

  const connected = (): Promise<WebSocket | null> =>
    new Promise((resolve) => {
      if (socket?.readyState === WebSocket.OPEN) return resolve(socket);
      const mine = new WebSocket(`${address().replace('http', 'ws')}/api/live`, {
        headers: { cookie: `auth=${member.client.cookies.get('auth')}`, origin: address() },
      });
      socket = mine;
      mine.on('open', () => {
        mine.send(JSON.stringify({ type: 'hello', data: { after: heard.at(-1)?.id ?? 0 } }));
        resolve(mine);
      });
      mine.on('error', () => {});
      mine.on('close', () => {
        answered(false);
        resolve(null);
      });
      mine.on('message', (raw) => {
        const { type, data } = JSON.parse(Buffer.isBuffer(raw) ? raw.toString() : '') as Frame;
        if (type === 'sent' || type === 'refused') answered(type === 'sent', data.client_id);
        if (type === 'message') heard.push({ id: data.message.id, clientId: data.message.client_id });
      });
    });

  const writeOne = async (clientId: string) => {
    while (!closed) {
      const line = await connected();
      const stored =
        line !== null &&
        (await new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(false), 2000);
          answered = (yes, to = clientId) => {
            if (to !== clientId) return;
            clearTimeout(timer);
            resolve(yes);
          };
          line.send(JSON.stringify({ type: 'send', data: { profile: partner.id, client_id: clientId, text: `Nachricht ${clientId}` } }));
        }));
      if (stored) {
        acknowledged.push(clientId);
        return;
      }
      await sleep(30);
    }
  };

  return {
    member,
    acknowledged,
    heard,
    cut: () => socket?.terminate(),
    async write(count) {
      for (let n = 0; n < count && !closed; n++) await writeOne(randomUUID());
    },
    close() {
      closed = true;
      socket?.terminate();
    },
  };
}
