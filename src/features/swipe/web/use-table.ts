import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { usePlaceLine } from '#features/members/web/index.ts';
import type { Card } from '../contract/endpoints.ts';
import type { Deck, DeckState } from './deck.ts';
import type { Side } from './drag.ts';
import { useBackAgain } from './likes-left.tsx';
import type { Place } from './swipe-card.tsx';

/** A card as it lies on the table. */
export interface Lying {
  readonly card: Card;
  readonly place: Place;
  readonly at: number;
  readonly side: Side | null;
}

export interface Table {
  readonly cards: readonly Lying[];
  /** The card that says that the day's likes are given lies on top. */
  readonly isOut: boolean;
  readonly decide: (side: Side) => void;
  readonly undo: () => void;
  readonly turn: (step: 1 | -1) => void;
  readonly goOn: () => void;
  readonly moved: (id: number) => void;
}

type Gone = Omit<Lying, 'place'>;

/** What is seen of the deck, what moves, and what a screen reader is told. */
export function useTable(deck: Deck, state: DeckState): Table {
  const [gone, setGone] = useState<readonly Gone[]>([]);
  const [back, setBack] = useState<{ readonly id: number; readonly side: Side } | null>(null);
  const [photo, setPhoto] = useState({ id: 0, at: 0 });
  const [closed, setClosed] = useState(false);
  const sides = useRef(new Map<number, Side>());
  const awaited = useRef(false);
  const say = useSayings();

  const isOut = state.likesLeft === 0 && !closed;
  const [top] = state.cards;
  const at = photo.id === top?.profile.id ? photo.at : 0;
  const places: readonly Place[] = isOut ? ['second', 'third'] : ['top', 'second', 'third'];
  const lying = places.flatMap((place, index): Lying[] => {
    const card = state.cards[index];
    if (card === undefined) return [];
    const side = back?.id === card.profile.id ? back.side : null;
    return [{ card, place, at: index === 0 ? at : 0, side }];
  });

  const arrived = useEffectEvent((card: Card) => {
    if (awaited.current) say.undone(card);
    awaited.current = false;
  });
  useEffect(() => {
    if (top !== undefined) arrived(top);
  }, [top]);

  return {
    cards: [...gone.map((each) => ({ ...each, place: 'gone' as const })), ...lying],
    isOut,
    decide(side) {
      const like = side === 'right';
      if (isOut && !like) return setClosed(true);
      if (top === undefined) return;
      if (like && state.likesLeft === 0) {
        setClosed(false);
        return say.out(state);
      }
      if (!deck.decide(like)) return;
      sides.current.set(top.profile.id, side);
      setGone((all) => [...all, { card: top, side, at }]);
      setBack(null);
      if (like) setClosed(false);
      say.decided(top, like, deck.state());
    },
    undo() {
      if (!state.canUndo) return;
      const card = deck.undo();
      awaited.current = card === null;
      say.undone(card);
      if (card === null) return;
      const { id } = card.profile;
      setGone((all) => all.filter((each) => each.card.profile.id !== id));
      setBack({ id, side: sides.current.get(id) ?? 'left' });
    },
    turn(step) {
      const n = top?.photos.length ?? 0;
      if (top === undefined || isOut || n < 2) return;
      const next = (at + step + n) % n;
      setPhoto({ id: top.profile.id, at: next });
      say.photo(next + 1, n);
    },
    goOn: () => setClosed(true),
    moved(id) {
      setGone((all) => all.filter((each) => each.card.profile.id !== id));
      setBack((kept) => (kept?.id === id ? null : kept));
    },
  };
}

function useSayings() {
  const t = useTranslations('swipe');
  const announce = useAnnounce();
  const placeLine = usePlaceLine();
  const again = useBackAgain();
  const out = ({ resetsAt }: DeckState) => `${t('out.title')}. ${again('out', resetsAt)}`;
  const nextOf = ({ cards: [next] }: DeckState) =>
    next === undefined
      ? t('said.none')
      : t('said.next', { name: next.profile.name, age: next.profile.age, place: placeLine(next.profile) });
  return {
    out: (state: DeckState) => announce(out(state)),
    photo: (at: number, n: number) => announce(t('said.photo', { at, n })),
    undone: (card: Card | null) => announce(card === null ? t('said.undoing') : t('said.undone', { name: card.profile.name })),
    decided({ profile: { name } }: Card, like: boolean, after: DeckState) {
      const what = t(like ? 'said.liked' : 'said.passed', { name });
      if (!like) return announce(`${what} ${nextOf(after)}`);
      const left = after.likesLeft === 0 ? out(after) : `${t('left.likes', { n: after.likesLeft })}. ${nextOf(after)}`;
      announce(`${what} ${left}`);
    },
  };
}
