import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/web/data/api-client.ts';
import { shownMember } from '#tests/support/shown-member.ts';
import type { Card } from '../contract/endpoints.ts';
import { createDeck, type Deal, type Deck, type DeckDeps } from './deck.ts';
import type { Unsent } from './deck-ops.ts';

const resetsAt = '2026-11-22T00:00:00.000Z';

const card = (id: number): Card => ({
  profile: shownMember(id),
  photos: [],
  about: '',
  fit: [],
});

/** A fake server that follows the rules of the game. */
function fakeServer(people: number, { likes = 4, pageSize = 20 } = {}) {
  const judged = new Map<number, boolean>();
  const calls: string[] = [];
  const gone = new Set<number>();
  const server = {
    calls,
    judged,
    gone,
    failing: null as ApiError | null,
    likesUsed: 0,
    deal(): Deal {
      const cards = Array.from({ length: people }, (_, at) => card(at + 1)).filter(
        ({ profile: { id } }) => !judged.has(id) && !gone.has(id),
      );
      return { cards: cards.slice(0, pageSize), likes_left: likes - server.likesUsed, resets_at: resetsAt, can_undo: judged.size > 0 };
    },
  };
  const answer = async <Value>(name: string, make: () => Value): Promise<Value> => {
    calls.push(name);
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (server.failing !== null) throw server.failing;
    return make();
  };
  const left = () => ({ likes_left: likes - server.likesUsed, resets_at: resetsAt });
  return Object.assign(server, {
    load: () => answer('load', server.deal),
    judge: (id: number, like: boolean) =>
      answer(`${like ? 'like' : 'pass'} ${id}`, () => {
        if (gone.has(id)) throw new ApiError(404, 'not_found');
        if (!judged.has(id)) {
          if (like && server.likesUsed >= likes) throw new ApiError(403, 'no_likes_left', { resets_at: resetsAt });
          judged.set(id, like);
          if (like) server.likesUsed += 1;
        }
        return { ...left(), liked: judged.get(id) === true, match: judged.get(id) === true && id === 3 };
      }),
    undo: () =>
      answer('undo', () => {
        const last = [...judged].at(-1);
        if (last === undefined) throw new ApiError(409, 'nothing_to_undo');
        judged.delete(last[0]);
        if (last[1]) server.likesUsed -= 1;
        return { card: gone.has(last[0]) ? null : card(last[0]), ...left(), can_undo: judged.size > 0 };
      }),
  });
}

describe('the deck', () => {
  let online = true;
  let storedOps: readonly Unsent[] = [];
  let server: ReturnType<typeof fakeServer>;
  const callbacks = {
    onJudged: vi.fn<DeckDeps['onJudged']>(),
    onUndone: vi.fn<DeckDeps['onUndone']>(),
    onRefused: vi.fn<DeckDeps['onRefused']>(),
  };

  const openDeck = (): Deck => {
    const deck = createDeck(server.deal(), {
      ...callbacks,
      load: () => server.load(),
      judge: (id, like) => server.judge(id, like),
      undo: () => server.undo(),
      storage: { load: () => storedOps, save: (unsent) => (storedOps = unsent) },
      isOnline: () => online,
    });
    deck.start();
    return deck;
  };
  const top = (deck: Deck) => deck.state().cards[0]?.profile.id;
  const ids = (deck: Deck) => deck.state().cards.map(({ profile }) => profile.id);
  const settle = () => vi.advanceTimersByTimeAsync(1000);

  beforeEach(() => {
    vi.useFakeTimers();
    online = true;
    storedOps = [];
    server = fakeServer(60);
    vi.clearAllMocks();
  });
  afterEach(() => vi.useRealTimers());

  it('applies decisions at once and sends them one at a time, in order', async () => {
    const deck = openDeck();
    deck.decide(true);
    deck.decide(false);
    deck.decide(true);
    expect(top(deck)).toBe(4);
    expect(deck.state().likesLeft).toBe(2);
    expect(server.calls).toEqual(['like 1']);
    await settle();
    expect(server.calls).toEqual(['like 1', 'pass 2', 'like 3']);
    expect(deck.state().likesLeft).toBe(2);
    expect(callbacks.onJudged.mock.calls.map(([{ profile }, { match }]) => [profile.id, match])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('is out of likes after the fourth, and still accepts passes', async () => {
    const deck = openDeck();
    for (let like = 0; like < 4; like += 1) expect(deck.decide(true)).toBe(true);
    expect(deck.state().likesLeft).toBe(0);
    expect(deck.decide(true)).toBe(false);
    expect(top(deck)).toBe(5);
    expect(deck.decide(false)).toBe(true);
    await settle();
    expect(server.judged.size).toBe(5);
    expect(openDeck().state().likesLeft).toBe(0);
  });

  it('restores the card when the likes were used up elsewhere', async () => {
    const deck = openDeck();
    server.likesUsed = 3;
    deck.decide(true);
    deck.decide(true);
    deck.decide(false);
    deck.decide(true);
    await settle();
    expect(ids(deck).slice(0, 3)).toEqual([2, 4, 5]);
    expect([...server.judged]).toEqual([
      [1, true],
      [3, false],
    ]);
    expect(deck.state().likesLeft).toBe(0);
    expect(callbacks.onRefused).toHaveBeenCalledOnce();
  });

  it('loads more when five cards are left, and never repeats a decided card', async () => {
    const deck = openDeck();
    const seen = new Set<number>();
    for (let turn = 0; turn < 60; turn += 1) {
      const id = top(deck);
      if (id === undefined) break;
      expect(seen.has(id)).toBe(false);
      seen.add(id);
      deck.decide(false);
      if (turn === 13) expect(server.calls).not.toContain('load');
      if (turn % 5 === 0) await settle();
    }
    await settle();
    expect(seen.size).toBe(60);
    expect(deck.state()).toMatchObject({ phase: 'empty', canUndo: true });
  });

  it('undoes an unsent decision without a request', async () => {
    const deck = openDeck();
    deck.decide(false);
    deck.decide(true);
    expect(deck.undo()?.profile.id).toBe(2);
    expect(deck.state()).toMatchObject({ likesLeft: 4 });
    expect(top(deck)).toBe(2);
    await settle();
    expect(server.calls).toEqual(['pass 1']);
  });

  it('undoes sent decisions one at a time with their likes, and the card can be decided again at once', async () => {
    const deck = openDeck();
    deck.decide(false);
    deck.decide(true);
    await settle();
    expect(deck.state().likesLeft).toBe(3);
    deck.undo();
    expect([top(deck), deck.state().likesLeft]).toEqual([2, 4]);
    deck.decide(false);
    await settle();
    expect(server.calls).toEqual(['pass 1', 'like 2', 'undo', 'pass 2']);
    expect([...server.judged.values()]).toEqual([false, false]);
    deck.undo();
    deck.undo();
    await settle();
    expect(ids(deck).slice(0, 3)).toEqual([1, 2, 3]);
    expect(server.judged.size).toBe(0);
    expect(deck.state().canUndo).toBe(false);
    expect(deck.undo()).toBeNull();
  });

  it('undoes decisions made before the page was loaded', async () => {
    server.judged.set(1, true);
    server.likesUsed = 1;
    const deck = openDeck();
    expect(deck.state()).toMatchObject({ canUndo: true, last: null });
    expect(deck.undo()).toBeNull();
    await settle();
    expect([top(deck), deck.state().likesLeft]).toEqual([1, 4]);
    expect(callbacks.onUndone).toHaveBeenCalledOnce();
  });

  it('keeps a card decided when the server has nothing to undo', async () => {
    const deck = openDeck();
    deck.decide(true);
    await settle();
    server.failing = new ApiError(409, 'nothing_to_undo');
    deck.undo();
    await settle();
    expect(top(deck)).toBe(2);
    expect(deck.state()).toMatchObject({ canUndo: false, likesLeft: 3 });
    expect(callbacks.onRefused).toHaveBeenCalledOnce();
  });

  it('drops the card of a member who is gone, and returns the like', async () => {
    const deck = openDeck();
    server.gone.add(1);
    deck.decide(true);
    await settle();
    expect([top(deck), deck.state().likesLeft, deck.state().canUndo]).toEqual([2, 4, false]);
  });

  it('retries after 1, 2, 4, 8 and 16 s, then waits for the next action', async () => {
    const deck = openDeck();
    server.failing = new ApiError(503, 'unavailable');
    deck.decide(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.calls.length).toBe(6);
    expect(deck.state()).toMatchObject({ pending: 1, likesLeft: 3 });
    server.failing = null;
    deck.decide(false);
    await settle();
    expect(server.calls.slice(6)).toEqual(['like 1', 'pass 2']);
    expect(deck.state().pending).toBe(0);
  });

  it('waits while offline, also across a reload, and continues when online', async () => {
    online = false;
    const first = openDeck();
    first.decide(true);
    first.decide(false);
    expect(first.state().pending).toBe(2);
    await settle();
    expect(server.calls).toEqual([]);
    const reloaded = openDeck();
    expect([top(reloaded), reloaded.state().likesLeft]).toEqual([3, 3]);
    online = true;
    reloaded.retry();
    await settle();
    expect(server.calls).toEqual(['like 1', 'pass 2']);
    expect(storedOps).toEqual([]);
  });

  it('refreshes without changing the top card, and drops members who are gone', async () => {
    const deck = openDeck();
    deck.decide(false);
    await settle();
    server.gone.add(3);
    server.likesUsed = 2;
    deck.refresh();
    deck.decide(false);
    await settle();
    expect(ids(deck).slice(0, 2)).toEqual([4, 5]);
    expect(deck.state().likesLeft).toBe(2);
  });

  it('reports when nobody is left and when loading fails', async () => {
    server = fakeServer(0);
    const deck = openDeck();
    expect(deck.state().phase).toBe('empty');
    server.failing = new ApiError(500, 'internal');
    deck.refresh();
    expect(deck.state().phase).toBe('loading');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(deck.state().phase).toBe('failed');
    server.failing = null;
    deck.retry();
    await settle();
    expect(deck.state().phase).toBe('empty');
  });
});
