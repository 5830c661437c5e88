import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { matches, setLiked, setMatched } from '#features/members/web/index.ts';
import { getDeck, swipe, undoSwipe } from '../contract/endpoints.ts';
import { createDeck, type Deck, type DeckState } from './deck.ts';
import { deckQuery } from './queries.ts';
import { createUnsentStorage } from './unsent-storage.ts';

/** A member's game: it lives as long as the page, so that going to a profile and back changes nothing. */
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

/** The deck and how it stands; it says itself what was refused. */
export function useGame(): [Deck, DeckState] {
  const queries = useQueryClient();
  const api = useApi();
  const user = useMember().profile.id;
  const kept = games.get(queries);
  const game = kept?.user === user ? kept : createGame(queries, api, user);
  games.set(queries, game);
  const { deck, refusals } = game;
  const state = useSyncExternalStore(deck.subscribe, deck.state, deck.state);
  const toast = useToast();
  const errorText = useErrorText('swipe');
  const tell = useEffectEvent((error: Error) => void toast({ key: 'swipe', text: errorText(error), icon: 'warning-circle' }));
  useEffect(() => {
    const listener = (error: Error) => tell(error);
    refusals.add(listener);
    return () => void refusals.delete(listener);
  }, [refusals]);
  useEffect(() => {
    if (!deck.start()) deck.refresh();
    addEventListener('online', deck.wake);
    return () => removeEventListener('online', deck.wake);
  }, [deck]);
  useNextDay(deck, state.resetsAt);
  return [deck, state];
}

const longestTimer = 2 ** 31 - 1;

/** New likes come at the end of the site's day, without a reload. */
function useNextDay(deck: Deck, resetsAt: string): void {
  useEffect(() => {
    // A clock that is ahead asks again a minute later, not at once.
    const left = new Date(resetsAt).getTime() - Date.now();
    const timer = setTimeout(deck.refresh, left > 0 ? Math.min(left + 1000, longestTimer) : 60_000);
    return () => clearTimeout(timer);
  }, [deck, resetsAt]);
}
