import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveFrame } from '#platform/contract/live/live-event.ts';
import { createApi } from '#platform/web/data/api-client.ts';
import { createLiveClient } from '#platform/web/live/live-client.ts';
import { createReadMarks, markTimeout } from './read-marks.ts';

const talk = 5;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createHarness() {
  /** The marks that reached the server, in order. */
  const overSocket: number[] = [];
  const overHttp: number[] = [];
  let httpIsUp = true;
  let isSignedIn = true;
  let socket: FakeSocket | null = null;
  class FakeSocket {
    readyState = 1;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    send(text: string) {
      const { type, data } = JSON.parse(text) as { type: string; data: { read_up_to: number } };
      if (type === 'read') overSocket.push(data.read_up_to);
    }
    close() {
      this.readyState = 3;
    }
    receive(frame: LiveFrame) {
      this.onmessage?.({ data: JSON.stringify(frame) });
    }
  }
  const live = createLiveClient(() => (socket = new FakeSocket()) as unknown as WebSocket);
  const api = createApi({
    onLoggedOut: () => undefined,
    refusesVisitors: () => false,
    async send({ body }) {
      if (!httpIsUp) throw new TypeError('no connection');
      overHttp.push((body as { read_up_to: number }).read_up_to);
      return { status: 200, body: { num_unread_messages: 0 }, retryAfter: null };
    },
  });
  const marks = createReadMarks(live, api, () => {
    if (!isSignedIn) throw new Error('somebody else is signed in');
  });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    overSocket,
    overHttp,
    mark: (upTo: number) => marks.mark(talk, upTo),
    setHttp: (isUp: boolean) => (httpIsUp = isUp),
    signOut: () => (isSignedIn = false),
    settled,
    async connect() {
      if (socket === null) live.start();
      else await vi.advanceTimersByTimeAsync(20_000);
      socket?.onopen?.();
      socket?.receive({ type: 'ready', data: null });
      await settled();
    },
    async reply() {
      socket?.receive({ type: 'marked', data: { conversation: talk, read_up_to: overSocket.at(-1), num_unread_messages: 0 } });
      await settled();
    },
    async cut() {
      if (socket === null) return;
      socket.readyState = 3;
      socket.onclose?.({ code: 1006 });
      await settled();
    },
  };
}

describe('a read mark', () => {
  test('is sent over the socket, and while it waits for its reply only the newest of the later ones', async () => {
    const { connect, mark, overSocket, overHttp, reply } = createHarness();
    await connect();
    for (const upTo of [1, 2, 3]) mark(upTo);
    expect(overSocket).toEqual([1]);
    await reply();
    expect(overSocket).toEqual([1, 3]);
    await reply();
    expect([overSocket, overHttp]).toEqual([[1, 3], []]);
  });

  test('is sent by HTTP without a socket, or when its reply was lost or does not come', async () => {
    const { connect, cut, mark, overHttp, overSocket, settled } = createHarness();
    mark(1);
    await settled();
    expect(overHttp).toEqual([1]);
    await connect();
    mark(2);
    await cut();
    expect(overHttp).toEqual([1, 2]);
    await connect();
    mark(3);
    await vi.advanceTimersByTimeAsync(markTimeout);
    expect([overSocket, overHttp]).toEqual([
      [2, 3],
      [1, 2, 3],
    ]);
  });

  test('made offline is sent with the next connection', async () => {
    const { connect, mark, overSocket, setHttp, settled } = createHarness();
    setHttp(false);
    mark(1);
    mark(2);
    await settled();
    await connect();
    expect(overSocket).toEqual([2]);
  });

  test('is never sent in the name of a member who signed in later', async () => {
    const { connect, mark, overHttp, overSocket, setHttp, settled, signOut } = createHarness();
    setHttp(false);
    mark(1);
    await settled();
    signOut();
    setHttp(true);
    await connect();
    expect([overSocket, overHttp]).toEqual([[], []]);
  });
});
