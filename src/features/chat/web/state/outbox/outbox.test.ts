import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/data/api-client.ts';
import { createMemoryStorage } from '../browser-storage.ts';
import { createOutbox, type Outgoing } from './outbox.ts';
import { createOutboxStorage } from './outbox-storage.ts';

const anna = 7;
const imageOf = (id: number) => ({
  id,
  width: 4,
  height: 3,
  files: { address: '', widths: [], avif: false },
  blurred: '',
  thumb_hash: '',
});
const noCredits = () => new ApiError(402, 'not_enough_credits', { cost: 2, credits: 1 });
const noResponse = () => new ApiError(0, 'offline');

function setUp(storage = createMemoryStorage()) {
  let ids = 0;
  let online = true;
  const tries: string[] = [];
  const responses: (Error | 'sent' | Promise<never>)[] = [];
  const sent: string[] = [];
  const elsewhere: string[] = [];
  const returned: string[] = [];
  const images: number[] = [];
  const credits: number[] = [];
  const outbox = createOutbox<string>({
    async send({ text }) {
      tries.push(text);
      const response = responses.shift() ?? 'sent';
      if (response instanceof Error) throw response;
      return response;
    },
    onSent: ({ client_id }) => sent.push(client_id),
    onSentElsewhere: ({ client_id }) => elsewhere.push(client_id),
    onHeld: (number) => credits.push(number),
    onReturned(_to, content) {
      returned.push(content.text);
      images.push(...content.images.map(({ id }) => id));
    },
    storage: createOutboxStorage(storage, 1),
    isOnline: () => online,
    newId: () => `id-${++ids}`,
    now: () => new Date(),
  });
  const states = () => outbox.items().map(({ text, state }) => `${text} ${state}`);
  const setOnline = (value: boolean) => {
    online = value;
    if (value) outbox.resume();
  };
  return { outbox, tries, responses, sent, elsewhere, returned, images, credits, states, setOnline, storage };
}

const flushPromises = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('the outbox', () => {
  test('sends messages one after the other, in order, each once', async () => {
    const { outbox, tries, sent, states } = setUp();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    expect(states()).toEqual(['one sending', 'two waiting']);
    await flushPromises();
    expect(tries).toEqual(['one', 'two']);
    expect(sent).toEqual(['id-1', 'id-2']);
    expect(states()).toEqual([]);
  });

  // Regression: the message was sent under the name of a member who had logged in in another window. Then it became a draft, and was
  // stored and paid twice when only the response to the first attempt had been lost.
  test('keeps a message, with its client_id, that was stopped by another member’s login', async () => {
    const { outbox, responses, tries, sent, returned, states } = setUp();
    responses.push(new ApiError(0, 'unavailable'), new ApiError(409, 'other_member'));
    outbox.add(anna, 'nur Text');
    outbox.add(anna, 'mit Bild', { image: imageOf(3) });
    await vi.advanceTimersByTimeAsync(1000);
    expect([returned, states()]).toEqual([[], ['nur Text failed', 'mit Bild failed']]);
    outbox.retry(anna);
    await flushPromises();
    expect([tries.length, sent]).toEqual([4, ['id-1', 'id-2']]);
  });

  test('sends to one member without waiting for another', async () => {
    const { outbox, responses, tries } = setUp();
    responses.push(new Promise<never>(() => {}));
    outbox.add(anna, 'to Anna');
    outbox.add(8, 'to Kaya');
    await flushPromises();
    expect(tries).toEqual(['to Anna', 'to Kaya']);
  });

  test('retries five times with growing delays, then waits for the member', async () => {
    const { outbox, responses, tries, states } = setUp();
    responses.push(...Array.from({ length: 6 }, () => new ApiError(503, 'unavailable')));
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000 + 15_000);
    expect(tries).toHaveLength(5);
    expect(states()).toEqual(['one waiting', 'two waiting']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(states()).toEqual(['one failed', 'two failed']);
    outbox.retry(anna);
    await flushPromises();
    expect(tries.slice(6)).toEqual(['one', 'two']);
  });

  test('is sent at once on demand, and reports retrying until it is sent', async () => {
    const { outbox, responses, tries, states } = setUp();
    responses.push(...Array.from({ length: 4 }, () => new ApiError(503, 'unavailable')));
    outbox.add(anna, 'one');
    expect(outbox.isRetrying(anna)).toBe(false);
    await vi.advanceTimersByTimeAsync(1000 + 2000);
    expect([tries.length, outbox.isRetrying(anna), outbox.isRetrying(8)]).toEqual([3, true, false]);
    outbox.retry(anna);
    expect([states(), outbox.isRetrying(anna)]).toEqual([['one sending'], true]);
    await flushPromises();
    expect([tries.length, states(), outbox.isRetrying(anna)]).toEqual([4, ['one waiting'], true]);
    outbox.retry(anna);
    await flushPromises();
    expect([tries.length, states(), outbox.isRetrying(anna)]).toEqual([5, [], false]);
  });

  test('retries after the delay that the server named', async () => {
    const { outbox, responses, tries } = setUp();
    responses.push(new ApiError(429, 'rate_limited', {}, null, 7));
    outbox.add(anna, 'one');
    await vi.advanceTimersByTimeAsync(6900);
    expect(tries).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(tries).toHaveLength(2);
  });

  test('queues messages while offline and continues automatically', async () => {
    const { outbox, tries, states, setOnline } = setUp();
    setOnline(false);
    outbox.add(anna, 'one');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tries).toEqual([]);
    setOnline(true);
    await flushPromises();
    expect(tries).toEqual(['one']);
    expect(states()).toEqual([]);
  });

  test('does not count attempts while offline', async () => {
    const { outbox, responses, states, setOnline } = setUp();
    responses.push(noResponse());
    outbox.add(anna, 'one');
    setOnline(false);
    await flushPromises();
    expect(states()).toEqual(['one waiting']);
    setOnline(true);
    await flushPromises();
    expect(states()).toEqual([]);
  });

  test('holds a message that the balance does not cover, and those after it', async () => {
    const { outbox, responses, tries, states, credits } = setUp();
    responses.push(noCredits());
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    await flushPromises();
    outbox.add(anna, 'three');
    expect(states()).toEqual(['one held', 'two held', 'three held']);
    expect(credits).toEqual([1]);
    outbox.release(1);
    await flushPromises();
    expect(tries).toEqual(['one']);
    outbox.release(40);
    await flushPromises();
    expect(tries).toEqual(['one', 'one', 'two', 'three']);
    expect(states()).toEqual([]);
  });

  test('sends a held message once with the same client_id after leaving the page to pay', async () => {
    const before = setUp();
    before.responses.push(noCredits());
    before.outbox.add(anna, 'one');
    await flushPromises();
    before.outbox.stop();

    const after = setUp(before.storage);
    after.outbox.start();
    after.outbox.start();
    await flushPromises();
    expect(after.tries).toEqual([]);
    after.outbox.release(40);
    after.outbox.release(40);
    await flushPromises();
    expect(after.tries).toEqual(['one']);
    expect(after.sent).toEqual(['id-1']);
    expect(before.storage.keys()).toEqual([]);
  });

  test('returns a message that was refused for good, and those after it', async () => {
    const { outbox, responses, returned, states } = setUp();
    responses.push(new ApiError(402, 'premium_required', { limit: 2 }));
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    await flushPromises();
    expect(returned).toEqual(['one\ntwo']);
    expect(states()).toEqual([]);
    expect(outbox.refusal(anna)?.code).toBe('premium_required');
    outbox.add(anna, 'again');
    expect(outbox.refusal(anna)).toBeNull();
  });

  test('returns images as well, except one that no longer exists', async () => {
    const { outbox, responses, returned, images } = setUp();
    responses.push(new ApiError(409, 'image_gone'));
    outbox.add(anna, 'whose picture is gone', { image: imageOf(1) });
    outbox.add(anna, '', { image: imageOf(2) });
    await flushPromises();
    expect(returned).toEqual(['whose picture is gone']);
    expect(images).toEqual([2]);
    responses.push(new ApiError(403, 'links_not_yet', { hours: 3 }));
    outbox.add(anna, '', { image: imageOf(3) });
    await flushPromises();
    expect(images).toEqual([2, 3]);
  });

  test('keeps the text when the session has ended', async () => {
    const { outbox, responses, states } = setUp();
    responses.push(new ApiError(403, 'authentication_required'));
    outbox.add(anna, 'one');
    await flushPromises();
    expect(states()).toEqual(['one failed']);
  });

  test('drops a message that a live event reported as stored before its reply', async () => {
    const { outbox, responses, states, tries, elsewhere } = setUp();
    responses.push(new ApiError(503, 'unavailable'));
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    outbox.markStored('id-1');
    await flushPromises();
    expect(tries).toEqual(['one', 'two']);
    expect(states()).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  test('says of a held message that another window has sent it', async () => {
    const { outbox, responses, states, sent, elsewhere } = setUp();
    responses.push(noCredits());
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    await flushPromises();
    outbox.markStored('id-1');
    outbox.markStored('id-1');
    expect(elsewhere).toEqual(['id-1']);
    expect([states(), sent]).toEqual([['two held'], []]);
  });

  test('removes held messages so that they can become a draft again', async () => {
    const { outbox, responses, states, storage } = setUp();
    responses.push(noCredits());
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    await flushPromises();
    expect(outbox.removeUnsent(anna)).toEqual({ text: 'one\ntwo', images: [], quote: null });
    expect(states()).toEqual([]);
    expect(storage.keys()).toEqual([]);
  });

  test('resumes messages that an earlier page left, unless they are older than a day', async () => {
    const storage = createMemoryStorage();
    const saved = createOutboxStorage(storage, 1);
    const item = (client_id: string, made_at: string): Outgoing => ({
      client_id,
      to: anna,
      text: client_id,
      gift: null,
      image: null,
      gif: null,
      quote: null,
      made_at,
      state: 'sending',
      cost: 0,
    });
    saved.save(item('young', '2026-03-01T11:00:00.000Z'));
    saved.save({ ...item('old', '2026-02-27T11:00:00.000Z'), to: 8 });
    storage.set('member:chat-outbox:1:broken', '{"to":');
    storage.set('member:chat-outbox:2:another', JSON.stringify(item('another', '2026-03-01T11:00:00.000Z')));
    const { outbox, tries, states } = setUp(storage);
    outbox.start();
    await flushPromises();
    expect(tries).toEqual(['young']);
    expect(states()).toEqual(['old failed']);
  });
});
