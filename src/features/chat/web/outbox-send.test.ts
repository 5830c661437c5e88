import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSendWorld } from '#tests/support/send-world.ts';
import { answerWithin } from './outbox-send.ts';

const anna = 7;

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('sending over the socket', () => {
  test('is answered on it, one after the other', async () => {
    const { outbox, ready, socket, sent, posts, states } = createSendWorld();
    ready();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    expect(socket().inbox.map(({ text }) => text)).toEqual(['one']);
    socket().answer();
    await settled();
    expect(states()).toEqual(['two sending']);
    socket().answer();
    await settled();
    expect(sent).toEqual(['one', 'two']);
    expect(posts).toEqual([]);
  });

  test('goes by HTTP while there is none', async () => {
    const { outbox, sent, posts } = createSendWorld();
    outbox.add(anna, 'one');
    await settled();
    expect([posts, sent]).toEqual([['one'], ['one']]);
  });

  test('survives a cut before the server read it', async () => {
    const { outbox, ready, socket, stored, sent } = createSendWorld();
    ready();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    socket().cut();
    await settled();
    expect(stored).toEqual(['one', 'two']);
    expect(sent).toEqual(['one', 'two']);
  });

  test('survives a cut after it was stored and before the answer: stored once', async () => {
    const { outbox, ready, socket, stored, sent, posts } = createSendWorld();
    ready();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    socket().storeOnly();
    socket().cut();
    await settled();
    expect(posts).toEqual(['one', 'two']);
    expect(stored).toEqual(['one', 'two']);
    expect(sent).toEqual(['one', 'two']);
  });

  test('survives a cut of everything: goes on with the same client_id when there is a way again', async () => {
    const { outbox, ready, socket, stored, sent, setHttp, states } = createSendWorld();
    ready();
    setHttp(false);
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    socket().storeOnly();
    socket().cut();
    await settled();
    expect(states()).toEqual(['one waiting', 'two waiting']);
    await vi.advanceTimersByTimeAsync(700);
    ready();
    await vi.advanceTimersByTimeAsync(1000);
    socket().answer();
    await settled();
    socket().answer();
    await settled();
    expect(stored).toEqual(['one', 'two']);
    expect(sent).toEqual(['one', 'two']);
  });

  test('goes on when the event came and the answer did not', async () => {
    const { outbox, ready, socket, stored, states } = createSendWorld();
    ready();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    socket().storeOnly();
    outbox.settle('id-1');
    await settled();
    expect(states()).toEqual(['two sending']);
    expect(socket().inbox.map(({ text }) => text)).toEqual(['two']);
    socket().answer();
    await settled();
    expect(stored).toEqual(['one', 'two']);
    expect(states()).toEqual([]);
  });

  test('takes the answer after the event as well, and lets nothing go out twice for it', async () => {
    const { outbox, ready, socket, states, stored } = createSendWorld();
    ready();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    outbox.add(anna, 'three');
    const [first] = socket().storeOnly();
    outbox.settle('id-1');
    await settled();
    socket().receive({ type: 'sent', data: { ...first, client_id: 'id-1' } });
    await settled();
    expect(states()).toEqual(['two sending', 'three waiting']);
    expect(socket().inbox).toHaveLength(1);
    socket().answer();
    await settled();
    socket().answer();
    await settled();
    expect(stored).toEqual(['one', 'two', 'three']);
  });

  test('gives up a socket that does not answer', async () => {
    const { outbox, ready, sockets, stored, sent } = createSendWorld();
    ready();
    outbox.add(anna, 'one');
    await vi.advanceTimersByTimeAsync(answerWithin);
    expect(sockets).toHaveLength(2);
    expect([stored, sent]).toEqual([['one'], ['one']]);
  });

  test('tries again when it is asked to wait', async () => {
    const { outbox, ready, socket, refuse, states, stored } = createSendWorld();
    ready();
    refuse({ status: 429, code: 'rate_limited', retry_after: 3 });
    outbox.add(anna, 'one');
    socket().answer();
    await settled();
    expect(states()).toEqual(['one waiting']);
    refuse(null);
    await vi.advanceTimersByTimeAsync(3000);
    socket().answer();
    await settled();
    expect(stored).toEqual(['one']);
  });

  test.each(['links_not_yet', 'too_many_new_conversations', 'premium_required', 'image_gone', 'gif_unknown'])(
    'gives the words back for %s',
    async (code) => {
      const { outbox, ready, socket, refuse, returned, states } = createSendWorld();
      ready();
      refuse({ status: 403, code, params: { hours: 40, limit: 2 } });
      outbox.add(anna, 'one');
      outbox.add(anna, 'two');
      socket().answer();
      await settled();
      expect(returned).toEqual(['one\ntwo']);
      expect(states()).toEqual([]);
      expect(outbox.refusal(anna)?.code).toBe(code);
      expect(outbox.refusal(anna)?.params['hours']).toBe(40);
    },
  );

  test('holds what would be too much for the month until that is changed', async () => {
    const { outbox, ready, socket, refuse, states, stored } = createSendWorld();
    ready();
    refuse({ status: 402, code: 'monthly_limit_reached', params: { limit: 20, spent: 20, cost: 1 } });
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    socket().answer();
    await settled();
    outbox.add(anna, 'three');
    outbox.release(1000);
    await settled();
    expect(states()).toEqual(['one limited', 'two limited', 'three limited']);
    expect(outbox.refusal(anna)?.code).toBe('monthly_limit_reached');
    refuse(null);
    outbox.releaseLimited();
    for (let answers = 0; answers < 3; answers++) {
      socket().answer();
      await settled();
    }
    expect(stored).toEqual(['one', 'two', 'three']);
    expect(outbox.refusal(anna)).toBeNull();
  });

  test('loses and doubles nothing, whenever the socket is cut', async () => {
    for (let seed = 1; seed <= 200; seed++) {
      let state = seed * 2_654_435_761;
      const random = (below: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((Math.abs(state) / 2_147_483_648) * below);
      };
      const world = createSendWorld();
      const wanted = Array.from({ length: 6 }, (_, index) => `text ${index}`);
      const left = [...wanted];
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
            for (const { message } of world.socket().storeOnly()) if (random(2) === 0) world.outbox.settle(message.client_id);
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
        await settled();
      }
      left.forEach((text) => world.outbox.add(anna, text));
      world.setHttp(true);
      world.socket().cut();
      for (let round = 0; round < 4; round++) {
        world.outbox.retry(anna);
        await vi.advanceTimersByTimeAsync(20_000);
      }
      expect(world.states()).toEqual([]);
      expect(world.stored).toEqual(wanted);
    }
  });
});
