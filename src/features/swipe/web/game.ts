import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { serverNow } from '#platform/web/i18n/server-now.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { matches, setLiked, setMatched } from '#features/likes/web/index.ts';
import { getDeck, swipe, undoSwipe } from '../contract/calls.ts';
import { createDeck, type Deck, type DeckState } from './deck.ts';
import { deckQuery } from './queries.ts';
import { createUnsentStorage } from './unsent-storage.ts';

/** A member's game. It exists as long as the page, so that the deck is unchanged after a visit to a profile. */
interface Game {
  readonly user: number;
  readonly deck: Deck;
  readonly refusals: Set<(error: Error) => void>;
}

const games = new WeakMap<QueryClient, Game>();

export const isPlaying = (queries: QueryClient, user: number): boolean => games.get(queries)?.user === user;

function createGame(queries: QueryClient, api: Api, user: number): Game {
  const refusals: Game['refusals'] = new Set();
  const first = queries.getQueryData(deckQuery(api).queryKey);
  if (first === undefined) throw new Error('the loader brings the first cards');
  const deck = createDeck(first, {
    load: () => api(getDeck),
    judge: (id, like) => api(swipe, { body: { id, like } }),
    undo: () => api(undoSwipe),
    onJudged({ profile }, { liked, match }) {
      if (liked) setLiked(queries, profile, true);
      if (!match) return;
      setMatched(queries, profile);
      matches.add(profile);
    },
    onUndone({ profile }) {
      setLiked(queries, profile, false);
    },
    onRefused: (error) => refusals.forEach((listener) => listener(error)),
    storage: createUnsentStorage(user),
    isOnline: () => typeof document === 'undefined' || navigator.onLine,
  });
  return { user, deck, refusals };
}

/** The deck and its state. Shows a toast for rejected operations. */
export function useGame(): [Deck, DeckState] {
  const queries = useQueryClient();
  const api = useApi();
  const user = useMember().profile.id;
  const existing = games.get(queries);
  const game = existing?.user === user ? existing : createGame(queries, api, user);
  games.set(queries, game);
  const { deck, refusals } = game;
  const state = useSyncExternalStore(deck.subscribe, deck.state, deck.state);
  const toast = useToast();
  const errorText = useErrorText('swipe');
  const showError = useEffectEvent((error: Error) => void toast({ key: 'swipe', text: errorText(error), icon: 'warning-circle' }));
  useEffect(() => {
    const listener = (error: Error) => showError(error);
    refusals.add(listener);
    return () => void refusals.delete(listener);
  }, [refusals]);
  useEffect(() => {
    if (!deck.start()) deck.refresh();
    addEventListener('online', deck.retry);
    return () => removeEventListener('online', deck.retry);
  }, [deck]);
  useNextDay(deck, state.resetsAt);
  return [deck, state];
}

const maxTimeout = 2 ** 31 - 1;

/** Refreshes the deck when the daily likes are reset. */
function useNextDay(deck: Deck, resetsAt: string): void {
  useEffect(() => {
    // When the answer was late, retry after a minute instead of at once.
    const msLeft = Date.parse(resetsAt) - serverNow();
    const timer = setTimeout(deck.refresh, msLeft > 0 ? Math.min(msLeft + 1000, maxTimeout) : 60_000);
    return () => clearTimeout(timer);
  }, [deck, resetsAt]);
}
