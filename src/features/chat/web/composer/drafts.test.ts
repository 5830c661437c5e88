import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/data/api-client.ts';
import { createMemoryStorage } from '../outbox/browser-storage.ts';
import { createDrafts, type Draft } from './drafts.ts';

const anna = 7;

/** One browser of a member, with a server that several browsers can share. */
function setUp({ storage = createMemoryStorage(), server = new Map<number, string>(), user = 1 } = {}) {
  const puts: string[] = [];
  /** This browser's cached copies of the server's drafts. */
  const cache = new Map(server);
  let down: Error | null = null;
  const drafts = createDrafts({
    storage,
    user,
    saved: (to) => cache.get(to) ?? '',
    async put({ to, text }: Draft) {
      puts.push(text);
      if (down) throw down;
      server.set(to, text);
    },
    onSaved: ({ to, text }) => cache.set(to, text),
    now: () => new Date(),
  });
  const receive = (text: string, writtenAt: string) => {
    if (drafts.acceptRemote(anna, writtenAt)) cache.set(anna, text);
  };
  return { drafts, puts, cache, server, storage, receive, setDown: (error: Error | null) => (down = error) };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a draft', () => {
  test('is stored for its recipient and its author only', () => {
    const { drafts, storage } = setUp();
    drafts.set(anna, 'Das Konzert war doch am');
    expect(drafts.get(anna)).toBe('Das Konzert war doch am');
    expect(drafts.get(8)).toBe('');
    expect(setUp({ storage }).drafts.get(anna)).toBe('Das Konzert war doch am');
    expect(setUp({ storage, user: 2 }).drafts.get(anna)).toBe('');
  });

  test('is saved 800 ms after the last keystroke', async () => {
    const { drafts, puts, storage } = setUp();
    drafts.set(anna, 'a');
    await wait(700);
    drafts.set(anna, 'ab');
    await wait(799);
    expect(puts).toEqual([]);
    await wait(1);
    expect(puts).toEqual(['ab']);
    await wait(5000);
    expect(drafts.get(anna)).toBe('ab');
    expect(storage.keys()).toEqual([]);
  });

  test('is saved at once when the page is left', async () => {
    const { drafts, puts } = setUp();
    drafts.set(anna, 'ab');
    void drafts.flush();
    void drafts.flush();
    await wait(10_000);
    expect(puts[0]).toBe('ab');
    expect(new Set(puts)).toEqual(new Set(['ab']));
  });

  test('is known to be saved, or not, before a logout', async () => {
    const { drafts, server, setDown } = setUp();
    drafts.set(anna, 'ab');
    await drafts.flush();
    expect(server.get(anna)).toBe('ab');
    setDown(new ApiError(503, 'unavailable'));
    drafts.set(anna, 'abc');
    await drafts.flush();
    expect(server.get(anna)).toBe('ab');
  });

  test('causes no request when it is sent before it was saved', async () => {
    const { drafts, puts, storage } = setUp();
    drafts.set(anna, 'Hallo');
    drafts.set(anna, '');
    await wait(20_000);
    expect(puts).toEqual([]);
    expect(storage.keys()).toEqual([]);
  });

  test('is emptied on the server when it is sent after it was saved', async () => {
    const { drafts, puts, server } = setUp();
    drafts.set(anna, 'Hallo');
    await wait(1000);
    drafts.set(anna, '');
    expect(drafts.get(anna)).toBe('');
    await wait(1000);
    expect(puts).toEqual(['Hallo', '']);
    expect(server.get(anna)).toBe('');
  });

  test('comes from the server when nothing was typed here', () => {
    expect(setUp({ server: new Map([[anna, 'vom Telefon']]) }).drafts.get(anna)).toBe('vom Telefon');
  });

  test('is replaced by a newer one from another browser, but never while the member is typing', async () => {
    const { drafts, receive } = setUp();
    drafts.set(anna, 'hier');
    await wait(1000);
    receive('dort, früher', '2026-03-01T11:59:00Z');
    expect(drafts.get(anna)).toBe('hier');
    receive('dort', '2026-03-01T12:00:00.900Z');
    expect(drafts.get(anna)).toBe('hier');
    await wait(3000);
    expect(drafts.get(anna)).toBe('dort');
  });

  test('wins when it is typed after one from another browser', async () => {
    const { drafts, receive, server } = setUp();
    drafts.set(anna, 'hier');
    await wait(1000);
    receive('dort', new Date().toISOString());
    await wait(100);
    drafts.set(anna, 'hier weiter');
    await wait(5000);
    expect(drafts.get(anna)).toBe('hier weiter');
    expect(server.get(anna)).toBe('hier weiter');
  });

  test('is kept in this browser while offline', async () => {
    const { drafts, setDown, storage, server } = setUp();
    setDown(new ApiError(0, 'offline'));
    drafts.set(anna, 'im Tunnel');
    await wait(20_000);
    expect(storage.keys()).toHaveLength(1);
    setDown(null);
    await wait(20_000);
    expect(server.get(anna)).toBe('im Tunnel');
    expect(storage.keys()).toEqual([]);
  });

  test('is kept, and not sent repeatedly, when the other member no longer exists', async () => {
    const { drafts, setDown, puts } = setUp();
    setDown(new ApiError(404, 'not_found'));
    drafts.set(anna, 'zu spät');
    await wait(120_000);
    expect(puts).toEqual(['zu spät']);
    expect(drafts.get(anna)).toBe('zu spät');
  });

  test('of an earlier page is saved, also in the old storage format', async () => {
    const storage = createMemoryStorage();
    storage.set('member:chat-draft:1:7', 'von früher');
    const { drafts, puts } = setUp({ storage });
    expect(drafts.get(anna)).toBe('von früher');
    await wait(1000);
    expect(puts).toEqual(['von früher']);
  });
});
