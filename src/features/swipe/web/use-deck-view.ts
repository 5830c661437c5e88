import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { usePlaceLine } from '#features/members/web/index.ts';
import type { Card } from '../contract/endpoints.ts';
import type { Deck, DeckState } from './deck.ts';
import type { Side } from './drag.ts';
import { useResetText } from './likes-left.tsx';
import type { Place } from './swipe-card.tsx';

/** A card with its place in the stack. */
export interface PlacedCard {
  readonly card: Card;
  readonly place: Place;
  readonly at: number;
  readonly side: Side | null;
}

export interface DeckView {
  readonly cards: readonly PlacedCard[];
  /** The out-of-likes notice covers the stack. */
  readonly isOut: boolean;
  readonly decide: (side: Side) => void;
  readonly undo: () => void;
  readonly turn: (step: 1 | -1) => void;
  readonly dismissOut: () => void;
  readonly onMoved: (id: number) => void;
}

type LeavingCard = Omit<PlacedCard, 'place'>;

/** View state of the deck: visible cards, animations and screen reader announcements. */
export function useDeckView(deck: Deck, state: DeckState): DeckView {
  const [leaving, setLeaving] = useState<readonly LeavingCard[]>([]);
  const [back, setBack] = useState<{ readonly id: number; readonly side: Side } | null>(null);
  const [photo, setPhoto] = useState({ id: 0, at: 0 });
  const [outDismissed, setOutDismissed] = useState(false);
  const sides = useRef(new Map<number, Side>());
  const awaitingCard = useRef(false);
  const announcements = useAnnouncements();

  const isOut = state.likesLeft === 0 && !outDismissed;
  const [top] = state.cards;
  const at = photo.id === top?.profile.id ? photo.at : 0;
  const places: readonly Place[] = isOut ? ['second', 'third'] : ['top', 'second', 'third'];
  const placed = places.flatMap((place, index): PlacedCard[] => {
    const card = state.cards[index];
    if (card === undefined) return [];
    const side = back?.id === card.profile.id ? back.side : null;
    return [{ card, place, at: index === 0 ? at : 0, side }];
  });

  const arrived = useEffectEvent((card: Card) => {
    if (awaitingCard.current) announcements.undone(card);
    awaitingCard.current = false;
  });
  useEffect(() => {
    if (top !== undefined) arrived(top);
  }, [top]);

  return {
    cards: [...leaving.map((each) => ({ ...each, place: 'leaving' as const })), ...placed],
    isOut,
    decide(side) {
      const like = side === 'right';
      if (isOut && !like) return setOutDismissed(true);
      if (top === undefined) return;
      if (like && state.likesLeft === 0) {
        setOutDismissed(false);
        return announcements.out(state);
      }
      if (!deck.decide(like)) return;
      sides.current.set(top.profile.id, side);
      setLeaving((all) => [...all, { card: top, side, at }]);
      setBack(null);
      if (like) setOutDismissed(false);
      announcements.decided(top, like, deck.state());
    },
    undo() {
      if (!state.canUndo) return;
      const card = deck.undo();
      awaitingCard.current = card === null;
      announcements.undone(card);
      if (card === null) return;
      const { id } = card.profile;
      setLeaving((all) => all.filter((each) => each.card.profile.id !== id));
      setBack({ id, side: sides.current.get(id) ?? 'left' });
    },
    turn(step) {
      const n = top?.photos.length ?? 0;
      if (top === undefined || isOut || n < 2) return;
      const next = (at + step + n) % n;
      setPhoto({ id: top.profile.id, at: next });
      announcements.photo(next + 1, n);
    },
    dismissOut: () => setOutDismissed(true),
    onMoved(id) {
      setLeaving((all) => all.filter((each) => each.card.profile.id !== id));
      setBack((kept) => (kept?.id === id ? null : kept));
    },
  };
}

function useAnnouncements() {
  const t = useTranslations('swipe');
  const announce = useAnnounce();
  const placeLine = usePlaceLine();
  const resetText = useResetText();
  const out = ({ resetsAt }: DeckState) => `${t('out.title')}. ${resetText('out', resetsAt)}`;
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
