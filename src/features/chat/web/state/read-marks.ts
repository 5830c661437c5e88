import type { Api } from '#platform/web/data/api-client.ts';
import type { LiveClient } from '#platform/web/live/live-client.ts';
import { markRead, readMarked } from '../../contract/calls.ts';

export interface ReadMarks {
  /** Tells the server up to which message the member has read a conversation. */
  mark(conversation: number, upTo: number): void;
}

/** Ms to wait for a reply on the socket before the call is made over HTTP. */
export const markTimeout = 8000;

/**
 * Sends the newest mark of each conversation, one at a time: over the socket when it is connected, by HTTP when no reply comes. Marks
 * that could not be sent at all are sent after the next connection. `assertSignedIn` throws when another member has signed in.
 */
export function createReadMarks(live: LiveClient, api: Api, assertSignedIn: () => void): ReadMarks {
  /** By conversation: the newest mark that is not confirmed. */
  const pending = new Map<number, number>();
  const sending = new Set<number>();
  const replies = new Map<number, (arrived: boolean) => void>();
  live.on(readMarked, ({ conversation }) => replies.get(conversation)?.(true));
  live.onLost(() => replies.forEach((resolve) => resolve(false)));
  live.onReady(() => [...pending.keys()].forEach((conversation) => void send(conversation)));

  const overSocket = (body: { readonly conversation: number; readonly read_up_to: number }): Promise<boolean> =>
    new Promise((resolve) => {
      if (!live.send({ type: 'read', data: body })) return resolve(false);
      const timer = setTimeout(() => replies.get(body.conversation)?.(false), markTimeout);
      replies.set(body.conversation, (arrived) => {
        clearTimeout(timer);
        replies.delete(body.conversation);
        resolve(arrived);
      });
    });

  const send = async (conversation: number): Promise<void> => {
    if (sending.has(conversation)) return;
    sending.add(conversation);
    try {
      for (let upTo = pending.get(conversation); upTo !== undefined; upTo = pending.get(conversation)) {
        assertSignedIn();
        const body = { conversation, read_up_to: upTo };
        if (!(await overSocket(body))) await api(markRead, { body });
        if (pending.get(conversation) === upTo) pending.delete(conversation);
      }
    } catch {
      // The mark stays pending.
    } finally {
      sending.delete(conversation);
    }
  };

  return {
    mark(conversation, upTo) {
      pending.set(conversation, Math.max(upTo, pending.get(conversation) ?? 0));
      void send(conversation);
    },
  };
}
