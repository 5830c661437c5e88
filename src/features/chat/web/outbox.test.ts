import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/data/api-client.ts';
import { createMemoryStorage } from './browser-storage.ts';
import { createOutbox, type Outgoing } from './outbox.ts';
import { createOutboxStorage } from './outbox-storage.ts';

const anna = 7;
const noCredits = () => new ApiError(402, 'not_enough_credits', { cost: 2, credits: 1 });
const noAnswer = () => new ApiError(0, 'offline');

function setUp(storage = createMemoryStorage()) {
  let ids = 0;
  let online = true;
  const tries: string[] = [];
  const answers: (Error | 'sent' | Promise<never>)[] = [];
  const sent: string[] = [];
  const returned: string[] = [];
  const images: number[] = [];
  const credits: number[] = [];
  const outbox = createOutbox<string>({
    async send({ text }) {
      tries.push(text);
      const answer = answers.shift() ?? 'sent';
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onSent: ({ client_id }) => sent.push(client_id),
    onHeld: (number) => credits.push(number),
    onReturned(_to, back) {
      returned.push(back.text);
      images.push(...back.images.map(({ id }) => id));
    },
    storage: createOutboxStorage(storage, 1),
    isOnline: () => online,
    newId: () => `id-${++ids}`,
    now: () => new Date(),
  });
  const states = () => outbox.items().map(({ text, state }) => `${text} ${state}`);
  const setOnline = (value: boolean) => {
    online = value;
    if (value) outbox.wake();
  };
  return { outbox, tries, answers, sent, returned, images, credits, states, setOnline, storage };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('the outbox', () => {
  test('sends one after the other, in order, each once', async () => {
    const { outbox, tries, sent, states } = setUp();
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    expect(states()).toEqual(['one sending', 'two waiting']);
    await settled();
    expect(tries).toEqual(['one', 'two']);
    expect(sent).toEqual(['id-1', 'id-2']);
    expect(states()).toEqual([]);
  });

  test('does not let one member wait for another', async () => {
    const { outbox, answers, tries } = setUp();
    answers.push(new Promise<never>(() => {}));
    outbox.add(anna, 'to Anna');
    outbox.add(8, 'to Kaya');
    await settled();
    expect(tries).toEqual(['to Anna', 'to Kaya']);
  });

  test('tries five times more, later each time, then waits for a tap', async () => {
    const { outbox, answers, tries, states } = setUp();
    answers.push(...Array.from({ length: 6 }, () => new ApiError(503, 'unavailable')));
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000 + 15_000);
    expect(tries).toHaveLength(5);
    expect(states()).toEqual(['one waiting', 'two waiting']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(states()).toEqual(['one failed', 'two failed']);
    outbox.retry(anna);
    await settled();
    expect(tries.slice(6)).toEqual(['one', 'two']);
  });

  test('tries again when the server said it would answer', async () => {
    const { outbox, answers, tries } = setUp();
    answers.push(new ApiError(429, 'rate_limited', {}, null, 7));
    outbox.add(anna, 'one');
    await vi.advanceTimersByTimeAsync(6900);
    expect(tries).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(tries).toHaveLength(2);
  });

  test('queues while there is no connection and continues by itself', async () => {
    const { outbox, tries, states, setOnline } = setUp();
    setOnline(false);
    outbox.add(anna, 'one');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tries).toEqual([]);
    setOnline(true);
    await settled();
    expect(tries).toEqual(['one']);
    expect(states()).toEqual([]);
  });

  test('does not count tries without a connection', async () => {
    const { outbox, answers, states, setOnline } = setUp();
    answers.push(noAnswer());
    outbox.add(anna, 'one');
    setOnline(false);
    await settled();
    expect(states()).toEqual(['one waiting']);
    setOnline(true);
    await settled();
    expect(states()).toEqual([]);
  });

  test('holds what cannot be paid, and what comes behind it', async () => {
    const { outbox, answers, tries, states, credits } = setUp();
    answers.push(noCredits());
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    await settled();
    outbox.add(anna, 'three');
    expect(states()).toEqual(['one held', 'two held', 'three held']);
    expect(credits).toEqual([1]);
    outbox.release(1);
    await settled();
    expect(tries).toEqual(['one']);
    outbox.release(40);
    await settled();
    expect(tries).toEqual(['one', 'one', 'two', 'three']);
    expect(states()).toEqual([]);
  });

  test('sends a held message once after the way to the payment and back, with the same client_id', async () => {
    const before = setUp();
    before.answers.push(noCredits());
    before.outbox.add(anna, 'one');
    await settled();
    before.outbox.stop();

    const after = setUp(before.storage);
    after.outbox.start();
    after.outbox.start();
    await settled();
    expect(after.tries).toEqual([]);
    after.outbox.release(40);
    after.outbox.release(40);
    await settled();
    expect(after.tries).toEqual(['one']);
    expect(after.sent).toEqual(['id-1']);
    expect(before.storage.keys()).toEqual([]);
  });

  test('gives back what was refused for good, and what comes behind it', async () => {
    const { outbox, answers, returned, states } = setUp();
    answers.push(new ApiError(402, 'premium_required', { limit: 2 }));
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    await settled();
    expect(returned).toEqual(['one\ntwo']);
    expect(states()).toEqual([]);
    expect(outbox.refusal(anna)?.code).toBe('premium_required');
    outbox.add(anna, 'again');
    expect(outbox.refusal(anna)).toBeNull();
  });

  test('gives pictures back, too, but not one that is gone', async () => {
    const picture = (id: number) => ({
      id,
      width: 4,
      height: 3,
      files: { address: '', widths: [], avif: false },
      blurred: '',
      thumb_hash: '',
    });
    const { outbox, answers, returned, images } = setUp();
    answers.push(new ApiError(409, 'image_gone'));
    outbox.add(anna, 'whose picture is gone', { image: picture(1) });
    outbox.add(anna, '', { image: picture(2) });
    await settled();
    expect(returned).toEqual(['whose picture is gone']);
    expect(images).toEqual([2]);
    answers.push(new ApiError(403, 'links_not_yet', { hours: 3 }));
    outbox.add(anna, '', { image: picture(3) });
    await settled();
    expect(images).toEqual([2, 3]);
  });

  test('keeps the text when the login is gone', async () => {
    const { outbox, answers, states } = setUp();
    answers.push(new ApiError(403, 'authentication_required'));
    outbox.add(anna, 'one');
    await settled();
    expect(states()).toEqual(['one failed']);
  });

  test('forgets a message that came back as stored before its answer', async () => {
    const { outbox, answers, states, tries } = setUp();
    answers.push(new ApiError(503, 'unavailable'));
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    outbox.settle('id-1');
    await settled();
    expect(tries).toEqual(['one', 'two']);
    expect(states()).toEqual([]);
  });

  test('lets a held message be taken back as a draft', async () => {
    const { outbox, answers, states, storage } = setUp();
    answers.push(noCredits());
    outbox.add(anna, 'one');
    outbox.add(anna, 'two');
    await settled();
    expect(outbox.takeBack(anna)).toEqual({ text: 'one\ntwo', images: [] });
    expect(states()).toEqual([]);
    expect(storage.keys()).toEqual([]);
  });

  test('continues with what an earlier page left, but not after a day', async () => {
    const storage = createMemoryStorage();
    const saved = createOutboxStorage(storage, 1);
    const item = (client_id: string, made_at: string): Outgoing => ({
      client_id,
      to: anna,
      text: client_id,
      gift: null,
      image: null,
      gif: null,
      made_at,
      state: 'sending',
      cost: 0,
    });
    saved.save(item('young', '2026-03-01T11:00:00.000Z'));
    saved.save({ ...item('old', '2026-02-27T11:00:00.000Z'), to: 8 });
    storage.set('chat-outbox:1:broken', '{"to":');
    storage.set('chat-outbox:2:another', JSON.stringify(item('another', '2026-03-01T11:00:00.000Z')));
    const { outbox, tries, states } = setUp(storage);
    outbox.start();
    await settled();
    expect(tries).toEqual(['young']);
    expect(states()).toEqual(['old failed']);
  });
});
