import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutboxHarness } from '#tests/support/chat/outbox-harness.ts';
import { replyTimeout } from './outbox-send.ts';

const anna = 7;

const flushPromises = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('sending over the socket', () => {
  test('sends one message after the other, each after the reply to the one before', async () => {
    const { outbox, ready, socket, sent, posts, states } = createOutboxHarness();
    ready();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    expect(socket().inbox.map(({ text }) => text)).toEqual(['one']);
    socket().answer();
    await flushPromises();
    expect(states()).toEqual(['two sending']);
    socket().answer();
    await flushPromises();
    expect(sent).toEqual(['one', 'two']);
    expect(posts).toEqual([]);
  });

  test('falls back to HTTP while there is no socket', async () => {
    const { outbox, sent, posts } = createOutboxHarness();
    outbox.add(anna, 'one');
    await flushPromises();
    expect([posts, sent]).toEqual([['one'], ['one']]);
  });

  test('survives a disconnection before the server has read the message', async () => {
    const { outbox, ready, socket, stored, sent } = createOutboxHarness();
    ready();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    socket().cut();
    await flushPromises();
    expect(stored).toEqual(['one', 'two']);
    expect(sent).toEqual(['one', 'two']);
  });

  test('stores a message once when the connection is lost between storing and the reply', async () => {
    const { outbox, ready, socket, stored, sent, posts } = createOutboxHarness();
    ready();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    socket().storeOnly();
    socket().cut();
    await flushPromises();
    expect(posts).toEqual(['one', 'two']);
    expect(stored).toEqual(['one', 'two']);
    expect(sent).toEqual(['one', 'two']);
  });

  test('retries with the same client_id after the socket and HTTP were both down', async () => {
    const { outbox, ready, socket, stored, sent, setHttp, states } = createOutboxHarness();
    ready();
    setHttp(false);
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    socket().storeOnly();
    socket().cut();
    await flushPromises();
    expect(states()).toEqual(['one waiting', 'two waiting']);
    await vi.advanceTimersByTimeAsync(700);
    ready();
    await vi.advanceTimersByTimeAsync(1000);
    socket().answer();
    await flushPromises();
    socket().answer();
    await flushPromises();
    expect(stored).toEqual(['one', 'two']);
    expect(sent).toEqual(['one', 'two']);
  });

  test('continues when the live event arrived but the reply did not', async () => {
    const { outbox, ready, socket, stored, states } = createOutboxHarness();
    ready();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    socket().storeOnly();
    outbox.markStored('id-1');
    await flushPromises();
    expect(states()).toEqual(['two sending']);
    expect(socket().inbox.map(({ text }) => text)).toEqual(['two']);
    socket().answer();
    await flushPromises();
    expect(stored).toEqual(['one', 'two']);
    expect(states()).toEqual([]);
  });

  test('sends nothing twice when the reply arrives after the live event', async () => {
    const { outbox, ready, socket, states, stored } = createOutboxHarness();
    ready();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    outbox.add(anna, 'three');
    const [first] = socket().storeOnly();
    outbox.markStored('id-1');
    await flushPromises();
    socket().receive({ type: 'sent', data: { ...first, client_id: 'id-1' } });
    await flushPromises();
    expect(states()).toEqual(['two sending', 'three waiting']);
    expect(socket().inbox).toHaveLength(1);
    socket().answer();
    await flushPromises();
    socket().answer();
    await flushPromises();
    expect(stored).toEqual(['one', 'two', 'three']);
  });

  test('gives up a socket that does not reply in time', async () => {
    const { outbox, ready, sockets, stored, sent } = createOutboxHarness();
    ready();
    outbox.add(anna, 'one');
    await vi.advanceTimersByTimeAsync(replyTimeout);
    expect(sockets).toHaveLength(2);
    expect([stored, sent]).toEqual([['one'], ['one']]);
  });

  test('retries after the time that the server asked for', async () => {
    const { outbox, ready, socket, refuse, states, stored } = createOutboxHarness();
    ready();
    refuse({ status: 429, code: 'rate_limited', retry_after: 3 });
    outbox.add(anna, 'one');
    socket().answer();
    await flushPromises();
    expect(states()).toEqual(['one waiting']);
    refuse(null);
    await vi.advanceTimersByTimeAsync(3000);
    socket().answer();
    await flushPromises();
    expect(stored).toEqual(['one']);
  });

  test.each(['links_not_yet', 'too_many_new_conversations', 'premium_required', 'image_gone', 'gif_unknown'])(
    'returns the text for %s',
    async (code) => {
      const { outbox, ready, socket, refuse, returned, states } = createOutboxHarness();
      ready();
      refuse({ status: 403, code, params: { hours: 40, limit: 2 } });
      outbox.add(anna, 'one');
      outbox.add(anna, 'two');
      socket().answer();
      await flushPromises();
      expect(returned).toEqual(['one\ntwo']);
      expect(states()).toEqual([]);
      expect(outbox.refusal(anna)?.code).toBe(code);
      expect(outbox.refusal(anna)?.params['hours']).toBe(40);
    },
  );

  test('holds messages over the monthly limit until the limit is changed', async () => {
    const { outbox, ready, socket, refuse, states, stored } = createOutboxHarness();
    ready();
    refuse({ status: 402, code: 'monthly_limit_reached', params: { limit: 20, spent: 20, cost: 1 } });
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    socket().answer();
    await flushPromises();
    outbox.add(anna, 'three');
    outbox.release(1000);
    await flushPromises();
    expect(states()).toEqual(['one limited', 'two limited', 'three limited']);
    expect(outbox.refusal(anna)?.code).toBe('monthly_limit_reached');
    refuse(null);
    outbox.releaseLimited();
    for (let responses = 0; responses < 3; responses++) {
      socket().answer();
      await flushPromises();
    }
    expect(stored).toEqual(['one', 'two', 'three']);
    expect(outbox.refusal(anna)).toBeNull();
  });

  test('neither loses nor duplicates a message, whenever the connection is lost', async () => {
    for (let seed = 1; seed <= 200; seed++) {
      let state = seed * 2_654_435_761;
      const random = (below: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((Math.abs(state) / 2_147_483_648) * below);
      };
      const world = createOutboxHarness();
      const expected = Array.from({ length: 6 }, (_, index) => `text ${index}`);
      const left = [...expected];
      world.ready();
      for (let step = 0; step < 60; step++) {
        const text = left[0];
        switch (random(7)) {
          case 0:
            if (text !== undefined) world.outbox.add(anna, String(left.shift()));
            break;
          case 1:
            world.socket().answer();
            break;
          case 2:
            for (const { message } of world.socket().storeOnly()) if (random(2) === 0) world.outbox.markStored(message.client_id);
            break;
          case 3:
            world.socket().cut();
            break;
          case 4:
            world.ready();
            break;
          case 5:
            world.setHttp(random(2) === 0);
            break;
          default:
            await vi.advanceTimersByTimeAsync(random(3000));
        }
        await flushPromises();
      }
      left.forEach((text) => world.outbox.add(anna, text));
      world.setHttp(true);
      world.socket().cut();
      for (let round = 0; round < 4; round++) {
        world.outbox.retry(anna);
        await vi.advanceTimersByTimeAsync(20_000);
      }
      expect(world.states()).toEqual([]);
      expect(world.stored).toEqual(expected);
    }
  });
});
