import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/data/api-client.ts';
import { createMemoryStorage } from './browser-storage.ts';
import { createDrafts, type Draft } from './drafts.ts';

const anna = 7;

type Server = Map<number, string>;
/** For each server, when its drafts were typed, in ms. */
const timesOf = new WeakMap<Server, number>();

/** One browser of a member, with a server that several browsers can share. `ahead`: ms by which its clock is wrong. */
function setUp({ storage = createMemoryStorage(), server = new Map() as Server, user = 1, ahead = 0 } = {}) {
  const puts: string[] = [];
  /** This browser's cached copies of the server's drafts. */
  const cache = new Map(server);
  let down: Error | null = null;
  const drafts = createDrafts({
    storage,
    user,
    saved: (to) => cache.get(to) ?? '',
    async put({ to, text, age }: Draft) {
      puts.push(text);
      if (down) throw down;
      const at = Date.now() - age;
      const before = timesOf.get(server) ?? 0;
      if (at >= before) {
        server.set(to, text);
        timesOf.set(server, at);
      }
      return new Date(at).toISOString();
    },
    onSaved: (to, text) => cache.set(to, text),
    now: () => new Date(Date.now() + ahead),
  });
  const receive = (text: string, writtenAt: string) => {
    if (drafts.acceptRemote(anna, text, writtenAt)) cache.set(anna, text);
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

  test('reports before a logout whether it was saved', async () => {
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

  // Regression: drafts were ordered by device clocks. Text typed on a phone that was ten minutes slow lost to older text from the
  // computer, and a phone that was a day fast won for a day.
  test.each([-600_000, 600_000, 86_400_000])('is the one typed last, when a device’s clock is wrong by %s ms', async (ahead) => {
    const server: Server = new Map();
    const [right, wrong] = [setUp({ server }), setUp({ server, ahead })];
    right.drafts.set(anna, 'eins, am Computer');
    await wait(1000);
    wrong.receive('eins, am Computer', '2026-03-01T12:00:00Z');
    wrong.drafts.set(anna, 'zwei, am Telefon');
    await wait(5000);
    expect([server.get(anna), wrong.drafts.get(anna)]).toEqual(['zwei, am Telefon', 'zwei, am Telefon']);
    right.drafts.set(anna, 'drei, am Computer');
    await wait(1000);
    wrong.receive('drei, am Computer', new Date(Date.now() - 1000).toISOString());
    await wait(5000);
    expect([server.get(anna), wrong.drafts.get(anna)]).toEqual(['drei, am Computer', 'drei, am Computer']);
  });

  test('typed offline does not replace text typed later elsewhere, whatever the clock says', async () => {
    const server: Server = new Map();
    const [home, tunnel] = [setUp({ server }), setUp({ server, ahead: 86_400_000 })];
    tunnel.setDown(new ApiError(0, 'offline'));
    tunnel.drafts.set(anna, 'im Tunnel');
    await wait(5000);
    home.drafts.set(anna, 'zu Hause');
    await wait(3000);
    tunnel.receive('zu Hause', new Date(Date.now() - 3000).toISOString());
    tunnel.setDown(null);
    await wait(20_000);
    expect([server.get(anna), tunnel.drafts.get(anna)]).toEqual(['zu Hause', 'zu Hause']);
  });

  // Regression: a logout in one window lost text just typed in another.
  test('of another window is saved before the browser forgets the member', async () => {
    const storage = createMemoryStorage();
    const here = setUp({ storage });
    const there = setUp({ storage, server: here.server });
    there.drafts.set(anna, 'gerade noch');
    await here.drafts.flushAll();
    expect(here.server.get(anna)).toBe('gerade noch');
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
