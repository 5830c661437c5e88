import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as Type from 'typebox';
import { eventOf } from '#platform/contract/call.ts';
import { liveEvent } from '#platform/contract/live/live-event.ts';
import { createLiveClient } from './live-client.ts';

const greetingEvent = liveEvent('greeting', Type.Object({ text: Type.String() }));
const greeting = eventOf<typeof greetingEvent>('greeting');

/** Fake WebSocket, driven by the test. */
class FakeSocket {
  sent: string[] = [];
  closed = false;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  receive(frame: unknown) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

let sockets: FakeSocket[] = [];
const newest = () => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};
/** Moves the time on until this is so, at most by so many ms: a loop of fake time has no other limit. */
const advanceUntil = (isSo: () => boolean, most = 20_000) => {
  for (let ms = 0; !isSo() && ms < most; ms += 50) vi.advanceTimersByTime(50);
  expect(isSo()).toBe(true);
};
const start = () => {
  const client = createLiveClient(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  client.start();
  return client;
};

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the live client', () => {
  // Regression: somebody who returned to a page of another member than the logged-in one waited a minute for the reload.
  test('says once that it is refused, since browsers do not say why', () => {
    const client = start();
    const refused = vi.fn();
    client.onRefused(refused);
    newest().onopen?.();
    newest().receive({ type: 'ready', data: null });
    newest().onclose?.({ code: 1006 });
    expect(refused).not.toHaveBeenCalled();
    for (let attempt = 0; attempt < 3; attempt++) {
      vi.advanceTimersByTime(20_000);
      newest().onclose?.({ code: 1006 });
    }
    expect([sockets.length, refused.mock.calls.length]).toEqual([4, 1]);
  });

  test('sends the id from which to resume', () => {
    const client = start();
    newest().onopen?.();
    expect(newest().sent).toEqual(['{"type":"hello","data":{"understands":["move","catch_up"]}}']);
    expect([client.markReceived(7), client.markReceived(5), client.markReceived(7)]).toEqual([true, false, false]);
    newest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(20_000);
    newest().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(newest().sent).toEqual(['{"type":"hello","data":{"after":7,"understands":["move","catch_up"]}}']);
  });

  test('calls the listeners of an event, and distinguishes the first connection from a reconnection', () => {
    const client = start();
    const received: string[] = [];
    client.on(greeting, ({ text }) => received.push(text));
    client.onReady((first) => received.push(first ? 'first' : 'again'));
    newest().receive({ type: 'ready', data: null });
    newest().receive({ type: 'greeting', data: { text: 'hello' } });
    newest().receive({ type: 'unknown', data: null });
    newest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(20_000);
    newest().receive({ type: 'ready', data: null });
    expect(received).toEqual(['first', 'hello', 'again']);
  });

  test('backs off after each failure', () => {
    start();
    const opened: number[] = [];
    for (let failure = 0; failure < 6; failure++) {
      newest().onclose?.({ code: 1006 });
      const before = Date.now();
      const count = sockets.length;
      advanceUntil(() => sockets.length > count);
      opened.push(Date.now() - before);
    }
    expect(opened[5] ?? 0).toBeGreaterThan((opened[0] ?? 0) * 8);
    expect(Math.max(...opened)).toBeLessThan(20_000);
  });

  test('does not reconnect when the session has ended or it was stopped', () => {
    const client = start();
    newest().onclose?.({ code: 4001 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    client.start();
    client.stop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
    expect(newest().closed).toBe(true);
  });

  test('sends only while it is connected', () => {
    const client = start();
    client.send({ type: 'typing', data: { conversation: 1 } });
    newest().receive({ type: 'ready', data: null });
    client.send({ type: 'typing', data: { conversation: 2 } });
    expect(newest().sent).toEqual(['{"type":"typing","data":{"conversation":2}}']);
  });

  test('reports a failed send and a lost connection', () => {
    const client = start();
    const lost = vi.fn();
    client.onLost(lost);
    expect(client.send({ type: 'typing', data: null })).toBe(false);
    newest().receive({ type: 'ready', data: null });
    expect(client.send({ type: 'typing', data: null })).toBe(true);
    newest().readyState = 2;
    expect(client.send({ type: 'typing', data: null })).toBe(false);
    newest().onclose?.({ code: 1006 });
    expect(lost).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(20_000);
    newest().onclose?.({ code: 1006 });
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('replaces an unresponsive connection', () => {
    const client = start();
    const lost = vi.fn();
    client.onLost(lost);
    newest().receive({ type: 'ready', data: null });
    const silent = newest();
    client.reconnect();
    expect([silent.closed, sockets.length]).toEqual([true, 2]);
    expect(lost).toHaveBeenCalledTimes(1);
    client.reconnect();
    expect(sockets).toHaveLength(2);
    silent.onclose?.({ code: 1000 });
    newest().receive({ type: 'ready', data: null });
    expect(client.send({ type: 'typing', data: null })).toBe(true);
  });

  /** A connection that is ready and is asked to move within ten seconds. */
  const startMoving = () => {
    const client = start();
    const seen: string[] = [];
    client.on(greeting, ({ text }) => seen.push(text));
    client.onReady((first) => seen.push(first ? 'first' : 'again'));
    client.onLost(() => seen.push('lost'));
    newest().receive({ type: 'ready', data: null });
    const old = newest();
    old.receive({ type: 'move', data: { within_ms: 10_000 } });
    return { client, seen, old };
  };

  test('moves to another connection at a moment of its own within the time, and keeps the old one until then', () => {
    const moments: number[] = [];
    for (let page = 0; page < 20; page++) {
      const { client, seen, old } = startMoving();
      const before = Date.now();
      advanceUntil(() => newest() !== old);
      moments.push(Date.now() - before);
      client.markReceived(7);
      old.receive({ type: 'greeting', data: { text: 'still here' } });
      newest().onopen?.();
      expect(newest().sent[0]).toContain('"after":7');
      expect(old.closed).toBe(false);
      newest().receive({ type: 'ready', data: null });
      expect(old.closed).toBe(true);
      old.onclose?.({ code: 1000 });
      newest().receive({ type: 'greeting', data: { text: 'there' } });
      expect(seen).toEqual(['first', 'still here', 'lost', 'again', 'there']);
      expect(client.send({ type: 'typing', data: null })).toBe(true);
      client.stop();
    }
    expect(Math.max(...moments)).toBeLessThan(9100);
    expect(new Set(moments).size).toBeGreaterThan(5);
  });

  // A proxy that has not yet asked whether the process is ready sends the first who move back to it, which refuses them.
  test('tries once more, later within the time, if nobody takes the new connection, and keeps the old one until then', () => {
    for (let page = 0; page < 20; page++) {
      const { client, old, seen } = startMoving();
      const before = Date.now();
      advanceUntil(() => newest() !== old);
      const moment = Date.now() - before;
      const refused = newest();
      refused.onclose?.({ code: 1006 });
      expect([old.closed, seen]).toEqual([false, ['first']]);
      advanceUntil(() => newest() !== refused);
      const again = Date.now() - before;
      expect(again).toBeLessThan(9150);
      expect(again - moment).toBeGreaterThanOrEqual((9000 - moment) / 2 - 50);
      newest().receive({ type: 'ready', data: null });
      expect([old.closed, seen]).toEqual([true, ['first', 'lost', 'again']]);
      client.stop();
    }
  });

  test('leaves the old connection even if nobody takes the new one twice, and reconnects later', () => {
    const { old, seen } = startMoving();
    advanceUntil(() => sockets.length === 2);
    newest().onclose?.({ code: 1006 });
    advanceUntil(() => sockets.length === 3);
    expect(old.closed).toBe(false);
    newest().onclose?.({ code: 1006 });
    expect([old.closed, seen]).toEqual([true, ['first', 'lost']]);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(4);
    newest().receive({ type: 'ready', data: null });
    expect(seen).toEqual(['first', 'lost', 'again']);
  });

  test('goes on with the new connection if the old one is closed meanwhile', () => {
    const { old, seen } = startMoving();
    vi.advanceTimersByTime(10_000);
    old.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(2);
    newest().receive({ type: 'ready', data: null });
    expect(seen).toEqual(['first', 'lost', 'again']);
  });

  test('opens no other connection when it was stopped before its moment', () => {
    const { client } = startMoving();
    client.stop();
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(1);
  });

  test('catches up after the message that it had when events were lost', () => {
    const client = start();
    newest().receive({ type: 'ready', data: null });
    client.markReceived(7);
    newest().receive({ type: 'catch_up', data: { within_ms: 10_000 } });
    client.markReceived(9);
    vi.advanceTimersByTime(10_000);
    expect(newest().sent).toEqual(['{"type":"hello","data":{"after":7,"understands":["move","catch_up"]}}']);
    expect(sockets).toHaveLength(1);
  });

  test('catches up after that message also when more is lost, when it moves, and when the connection is lost before', () => {
    const client = start();
    newest().onopen?.();
    client.markReceived(7);
    newest().receive({ type: 'catch_up', data: { within_ms: 10_000 } });
    // The reply to the first hello, which was asked for before.
    newest().receive({ type: 'ready', data: null });
    client.markReceived(9);
    newest().receive({ type: 'catch_up', data: { within_ms: 10_000 } });
    newest().receive({ type: 'move', data: { within_ms: 1 } });
    for (const tries of [2, 3]) {
      vi.advanceTimersByTime(2);
      expect(sockets).toHaveLength(tries);
      newest().onopen?.();
      expect(newest().sent).toEqual(['{"type":"hello","data":{"after":7,"understands":["move","catch_up"]}}']);
      newest().onclose?.({ code: 1006 });
    }
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(4);
    newest().onopen?.();
    expect(newest().sent).toEqual(['{"type":"hello","data":{"after":7,"understands":["move","catch_up"]}}']);
    newest().receive({ type: 'ready', data: null });
    newest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(20_000);
    newest().onopen?.();
    expect(newest().sent).toEqual(['{"type":"hello","data":{"after":9,"understands":["move","catch_up"]}}']);
  });
});
