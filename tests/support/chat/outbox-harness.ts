import type { LiveFrame } from '#platform/contract/live/live-event.ts';
import { createApi } from '#platform/web/data/api-client.ts';
import { createLiveClient } from '#platform/web/live/live-client.ts';
import type { Message } from '#features/chat/contract/message.ts';
import { createMemoryStorage } from '#features/chat/web/state/browser-storage.ts';
import { createOutbox } from '#features/chat/web/state/outbox/outbox.ts';
import { createSender, type Sent } from '#features/chat/web/state/outbox/outbox-send.ts';
import { createOutboxStorage } from '#features/chat/web/state/outbox/outbox-storage.ts';

/** An outbox with a fake server that stores each text once. Its sockets and its HTTP endpoint can fail. */
export function createOutboxHarness() {
  const stored: string[] = [];
  const sockets: FakeSocket[] = [];
  const posts: string[] = [];
  let httpIsUp = true;
  let ids = 0;
  let refusal: { status: number; code: string; params?: Record<string, unknown>; retry_after?: number } | null = null;

  const store = (client_id: string, text: string): Sent => {
    if (!stored.includes(text)) stored.push(text);
    const message: Message = {
      id: stored.indexOf(text) + 1,
      sender: 1,
      client_id,
      text,
      gift: null,
      image: null,
      gif: null,
      cautions: [],
      sent_at: '2026-03-01T12:00:00Z',
      quote: null,
      reaction: null,
    };
    return { conversation: 5, message, credits: 10 };
  };
  class FakeSocket {
    readyState = 1;
    /** Messages that the server has received but not handled yet. */
    inbox: { client_id: string; text: string }[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    send(text: string) {
      const frame = JSON.parse(text) as { type: string; data: { client_id: string; text: string } };
      if (frame.type === 'send') this.inbox.push(frame.data);
    }
    close() {
      this.readyState = 3;
    }
    receive(frame: LiveFrame) {
      if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(frame) });
    }
    cut() {
      this.readyState = 3;
      this.onclose?.({ code: 1006 });
    }
    answer() {
      for (const { client_id, text } of this.inbox.splice(0)) {
        if (refusal) {
          const { status, code, params = {}, ...rest } = refusal;
          this.receive({ type: 'refused', data: { client_id, status, error: { code, params }, ...rest } });
        } else this.receive({ type: 'sent', data: { client_id, ...store(client_id, text) } });
      }
    }
    /** Stores the messages without a reply. */
    storeOnly() {
      return this.inbox.splice(0).map(({ client_id, text }) => store(client_id, text));
    }
  }
  const live = createLiveClient(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  const api = createApi({
    async send({ body }) {
      const { client_id, text } = body as { client_id: string; text: string };
      posts.push(text);
      if (!httpIsUp) throw new TypeError('no connection');
      return { status: 200, body: store(client_id, text), retryAfter: null };
    },
    onLoggedOut: () => {},
    refusesVisitors: () => false,
  });
  const sent: string[] = [];
  const returned: string[] = [];
  const outbox = createOutbox<Sent>({
    send: createSender(live, api),
    onSent: ({ text }) => sent.push(text),
    onSentElsewhere: () => undefined,
    onHeld: () => {},
    onReturned: (_to, { text }) => returned.push(text),
    storage: createOutboxStorage(createMemoryStorage(), 1),
    isOnline: () => true,
    newId: () => `id-${++ids}`,
    now: () => new Date(),
  });
  const socket = () => {
    const newest = sockets.at(-1);
    if (!newest) throw new Error('no socket was opened');
    return newest;
  };
  live.start();
  return {
    outbox,
    sent,
    returned,
    stored,
    posts,
    socket,
    sockets,
    setHttp: (up: boolean) => (httpIsUp = up),
    refuse: (next: typeof refusal) => (refusal = next),
    ready: () => socket().receive({ type: 'ready', data: null }),
    states: () => outbox.items().map(({ text, state }) => `${text} ${state}`),
  };
}
