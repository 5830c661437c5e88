import './swipe.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { orErrorPage, toolsContext } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { requireMember } from '#features/account/web/index.ts';
import { areHandsFull, useReturnedFocus } from '#features/members/web/index.ts';
import { regionsQuery } from '#features/places/web/index.ts';
import { DecideBar } from './decide-bar.tsx';
import { DeckEnd } from './deck-end.tsx';
import { isPlaying, useGame } from './game.ts';
import { KeyList } from './key-list.tsx';
import { LikesLeft } from './likes-left.tsx';
import { OutCard } from './out-card.tsx';
import { deckQuery } from './queries.ts';
import { SwipeCard } from './swipe-card.tsx';
import { type SwipeKey, swipeKeyOf } from './swipe-keys.ts';
import { type Table, useTable } from './use-table.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(toolsContext);
  const { profile } = await requireMember(tools);
  const { api, queries } = tools;
  if (isPlaying(queries, profile.id)) return null;
  await orErrorPage(Promise.all([queries.fetchQuery(deckQuery(api)), queries.ensureQueryData(regionsQuery(api))]));
  return null;
}

/** /swipe-game: one card after the other, four likes a day. */
export function Component() {
  const t = useTranslations('swipe');
  const [deck, state] = useGame();
  const table = useTable(deck, state);
  const game = useReturnedFocus<HTMLDivElement>();
  const stack = useRef<HTMLElement>(null);
  useKeys(game, stack, table);
  const { phase } = state;
  const shown = table.isOut && phase === 'ready' ? 'out' : phase;
  useKeptFocus(stack, `${shown} ${state.cards[0]?.profile.id}`);
  return (
    <div className="swipe" ref={game}>
      <PageTitle text={t('title')} />
      <div className="swipe-side">
        <h1 className="h36">{t('heading')}</h1>
        <p className="lead soft text-pretty">{t('lead')}</p>
        <LikesLeft {...state} />
      </div>
      <section className="deck" aria-label={t('deck')} ref={stack} tabIndex={-1}>
        {shown === 'out' && <OutCard resetsAt={state.resetsAt} onGoOn={table.goOn} />}
        {table.cards.map(({ card, ...lying }) => (
          <SwipeCard
            key={card.profile.id}
            card={card}
            {...lying}
            mayLike={state.likesLeft > 0}
            onDecide={table.decide}
            onPhoto={table.turn}
            onMoved={table.moved}
          />
        ))}
        {phase !== 'ready' && <DeckEnd deck={deck} phase={phase} />}
      </section>
      <DecideBar state={state} table={table} />
      <KeyList />
    </div>
  );
}

/** Whoever pressed something that went with its card goes on where it was; a page that opens takes no focus. */
function useKeptFocus(stack: { readonly current: HTMLElement | null }, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const focused = document.activeElement;
    // What is inert loses the focus only with the next frame.
    if (focused === document.body || focused?.closest('[inert]') != null) stack.current?.focus({ preventScroll: true });
  }, [stack, shown]);
}

function useKeys(game: { readonly current: HTMLElement | null }, stack: { readonly current: HTMLElement | null }, table: Table): void {
  const act = useEffectEvent((key: SwipeKey) => {
    if (key === 'photo') return table.turn(1);
    if (key === 'undo') return table.undo();
    if (key === 'profile') return stack.current?.querySelector<HTMLElement>('.swipe-card.top [data-member]')?.click();
    table.decide(key === 'like' ? 'right' : 'left');
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const inGame = game.current?.contains(focused) === true;
      const nowhere = focused === null || focused === document.body || focused.id === 'content';
      if (event.defaultPrevented || (!inGame && !nowhere) || areHandsFull()) return;
      const key = swipeKeyOf(event, { inGame, onControl: inGame && focused?.matches('a, button') === true });
      if (key === null) return;
      event.preventDefault();
      // From now on the game has the focus, and with it its letter.
      if (!inGame) stack.current?.focus({ preventScroll: true });
      act(key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [game, stack]);
}
