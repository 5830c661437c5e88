import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { BuiltMember } from '../builders.ts';

/** Who writes, with the session as a browser sends it. */
export interface Correspondent {
  readonly id: number;
  readonly cookie: string;
}

export const asCorrespondent = ({ id, client }: BuiltMember): Correspondent => ({ id, cookie: `auth=${client.cookies.get('auth')}` });

/** A client that resends each message with the same client_id until it is acknowledged, as the page does. */
export interface RetryingWriter {
  readonly member: Correspondent;
  /** The client_ids of acknowledged messages, in the order of writing. */
  readonly acknowledged: readonly string[];
  /** The other member's messages, in the order in which this socket received them. */
  readonly received: readonly { readonly id: number; readonly clientId: string }[];
  /** Drops the connection, whatever is in flight. */
  cut(): void;
  write(count: number): Promise<void>;
  close(): void;
}

interface Frame {
  readonly type: string;
  readonly data: { readonly client_id: string; readonly message: { readonly id: number; readonly client_id: string } };
}

/** `address` is called for each connection, because a restarted server listens on another port. */
export function retryingWriter(member: Correspondent, partner: Correspondent, address: () => string): RetryingWriter {
  const acknowledged: string[] = [];
  const received: { id: number; clientId: string }[] = [];
  let socket: WebSocket | null = null;
  let closed = false;
  // Called with the client_id, so that a second acknowledgement of an earlier message is not taken for the next one's.
  let answered: (stored: boolean, clientId?: string) => void = () => {};

  const connected = (): Promise<WebSocket | null> =>
    new Promise((resolve) => {
      if (socket?.readyState === WebSocket.OPEN) return resolve(socket);
      const mine = new WebSocket(`${address().replace('http', 'ws')}/api/live`, {
        headers: { cookie: member.cookie, origin: address() },
      });
      socket = mine;
      mine.on('open', () => {
        mine.send(JSON.stringify({ type: 'hello', data: { after: received.at(-1)?.id ?? 0 } }));
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
        if (type === 'message') received.push({ id: data.message.id, clientId: data.message.client_id });
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
    received,
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
