import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/data/api-client.ts';
import { createMemoryStorage } from './browser-storage.ts';
import { createDrafts, type Draft } from './drafts.ts';

const anna = 7;

/** A server for all browsers of one member, and one browser. */
function setUp({ storage = createMemoryStorage(), server = new Map<number, string>(), user = 1 } = {}) {
  const puts: string[] = [];
  /** What this browser's cache knows of the server. */
  const cache = new Map(server);
  let down: Error | null = null;
  const drafts = createDrafts({
    storage,
    user,
    kept: (to) => cache.get(to) ?? '',
    async put({ to, text }: Draft) {
      puts.push(text);
      if (down) throw down;
      server.set(to, text);
    },
    onKept: ({ to, text }) => cache.set(to, text),
    now: () => new Date(),
  });
  const hear = (text: string, writtenAt: string) => {
    if (drafts.heard(anna, writtenAt)) cache.set(anna, text);
  };
  return { drafts, puts, cache, server, storage, hear, setDown: (error: Error | null) => (down = error) };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a draft', () => {
  test('is there for its member and its writer only', () => {
    const { drafts, storage } = setUp();
    drafts.set(anna, 'Das Konzert war doch am');
    expect(drafts.get(anna)).toBe('Das Konzert war doch am');
    expect(drafts.get(8)).toBe('');
    expect(setUp({ storage }).drafts.get(anna)).toBe('Das Konzert war doch am');
    expect(setUp({ storage, user: 2 }).drafts.get(anna)).toBe('');
  });

  test('goes to the server after the last key', async () => {
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

  test('goes at once when the page is left', async () => {
    const { drafts, puts } = setUp();
    drafts.set(anna, 'ab');
    drafts.flush();
    drafts.flush();
    await wait(10_000);
    expect(puts[0]).toBe('ab');
    expect(new Set(puts)).toEqual(new Set(['ab']));
  });

  test('costs nothing when it is sent before the server heard of it', async () => {
    const { drafts, puts, storage } = setUp();
    drafts.set(anna, 'Hallo');
    drafts.set(anna, '');
    await wait(20_000);
    expect(puts).toEqual([]);
    expect(storage.keys()).toEqual([]);
  });

  test('is emptied on the server when it is sent later', async () => {
    const { drafts, puts, server } = setUp();
    drafts.set(anna, 'Hallo');
    await wait(1000);
    drafts.set(anna, '');
    expect(drafts.get(anna)).toBe('');
    await wait(1000);
    expect(puts).toEqual(['Hallo', '']);
    expect(server.get(anna)).toBe('');
  });

  test('comes from the server where nothing was typed', () => {
    expect(setUp({ server: new Map([[anna, 'vom Telefon']]) }).drafts.get(anna)).toBe('vom Telefon');
  });

  test('of another browser takes its place when it is newer, but never while somebody types', async () => {
    const { drafts, hear } = setUp();
    drafts.set(anna, 'hier');
    await wait(1000);
    hear('dort, früher', '2026-03-01T11:59:00Z');
    expect(drafts.get(anna)).toBe('hier');
    hear('dort', '2026-03-01T12:00:00.900Z');
    expect(drafts.get(anna)).toBe('hier');
    await wait(3000);
    expect(drafts.get(anna)).toBe('dort');
  });

  test('typed on after one from elsewhere wins again', async () => {
    const { drafts, hear, server } = setUp();
    drafts.set(anna, 'hier');
    await wait(1000);
    hear('dort', new Date().toISOString());
    await wait(100);
    drafts.set(anna, 'hier weiter');
    await wait(5000);
    expect(drafts.get(anna)).toBe('hier weiter');
    expect(server.get(anna)).toBe('hier weiter');
  });

  test('waits here for a connection', async () => {
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

  test('stays here when the other side is gone, and is not offered again and again', async () => {
    const { drafts, setDown, puts } = setUp();
    setDown(new ApiError(404, 'not_found'));
    drafts.set(anna, 'zu spät');
    await wait(120_000);
    expect(puts).toEqual(['zu spät']);
    expect(drafts.get(anna)).toBe('zu spät');
  });

  test('of an earlier page goes to the server, also one from when drafts were here only', async () => {
    const storage = createMemoryStorage();
    storage.set('chat-draft:1:7', 'von früher');
    const { drafts, puts } = setUp({ storage });
    expect(drafts.get(anna)).toBe('von früher');
    await wait(1000);
    expect(puts).toEqual(['von früher']);
  });
});
