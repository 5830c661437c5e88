import './swipe.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { requireMember } from '#features/account/web/index.ts';
import { useReturnedFocus } from '#features/members/web/index.ts';
import { isBusy } from '#platform/web/interaction/is-busy.ts';
import { DecideBar } from './decide-bar.tsx';
import { DeckEnd } from './deck-end.tsx';
import { isPlaying, useGame } from './game.ts';
import { KeyList } from './key-list.tsx';
import { LikesLeft } from './likes-left.tsx';
import { OutOfLikes } from './out-of-likes.tsx';
import { deckQuery } from './queries.ts';
import { SwipeCard } from './swipe-card.tsx';
import { SwipeHint } from './swipe-hint.tsx';
import { type SwipeKey, swipeKeyOf } from './swipe-keys.ts';
import { type DeckView, useDeckView } from './use-deck-view.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  const { profile } = await requireMember(tools, request);
  const { api, queries } = tools;
  if (isPlaying(queries, profile.id)) return null;
  await throwToErrorPage(queries.fetchQuery(deckQuery(api)));
  return null;
}

/** /swipe-game: one card at a time, with a daily number of likes. */
export function Component() {
  const t = useTranslations('swipe');
  const [deck, state] = useGame();
  const view = useDeckView(deck, state);
  const game = useReturnedFocus<HTMLDivElement>();
  const stack = useRef<HTMLElement>(null);
  useKeys(game, stack, view);
  const { phase } = state;
  const shown = view.isOut && phase === 'ready' ? 'out' : phase;
  useKeptFocus(stack, `${shown} ${state.cards[0]?.profile.id}`);
  return (
    <div className="swipe" ref={game}>
      <PageTitle text={t('title')} />
      <div className="swipe-side">
        <h1 className="title-l">{t('heading')}</h1>
        <p className="lead soft text-pretty">{t('lead')}</p>
        <LikesLeft {...state} />
      </div>
      <section className="deck" aria-label={t('deck')} ref={stack} tabIndex={-1}>
        {shown === 'out' && <OutOfLikes resetsAt={state.resetsAt} onContinue={view.dismissOut} />}
        {view.cards.map(({ card, ...placed }) => (
          <SwipeCard
            key={card.profile.id}
            card={card}
            {...placed}
            mayLike={state.likesLeft > 0}
            onDecide={view.decide}
            onPhoto={view.turn}
            onMoved={view.onMoved}
          />
        ))}
        {shown === 'ready' && <SwipeHint hasDecided={state.last !== null} />}
        {phase !== 'ready' && <DeckEnd deck={deck} phase={phase} />}
      </section>
      <DecideBar state={state} view={view} />
      <KeyList />
    </div>
  );
}

/** Moves the focus to the stack when the focused element left with its card. Does not take the focus on page load. */
function useKeptFocus(stack: { readonly current: HTMLElement | null }, shown: string): void {
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    const focused = document.activeElement;
    // Inert elements keep the focus until the next frame.
    if (focused === document.body || focused?.closest('[inert]') != null) stack.current?.focus({ preventScroll: true });
  }, [stack, shown]);
}

function useKeys(game: { readonly current: HTMLElement | null }, stack: { readonly current: HTMLElement | null }, view: DeckView): void {
  const act = useEffectEvent((key: SwipeKey) => {
    if (key === 'photo') return view.turn(1);
    if (key === 'undo') return view.undo();
    if (key === 'profile') return stack.current?.querySelector<HTMLElement>('.swipe-card.top [data-member]')?.click();
    view.decide(key === 'like' ? 'right' : 'left');
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const inGame = game.current?.contains(focused) === true;
      const noFocus = focused === null || focused === document.body || focused.id === 'content';
      if (event.defaultPrevented || (!inGame && !noFocus) || isBusy()) return;
      const key = swipeKeyOf(event, { inGame, onControl: inGame && focused?.matches('a, button') === true });
      if (key === null) return;
      event.preventDefault();
      // Focus the game, so that its letter shortcut works from now on.
      if (!inGame) stack.current?.focus({ preventScroll: true });
      act(key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [game, stack]);
}
