import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon, RoundButton } from '#platform/web/ui/index.ts';
import { useCameFrom } from '#features/members/web/index.ts';
import type { DeckState } from './deck.ts';
import type { Table } from './use-table.ts';

interface Props {
  readonly state: DeckState;
  readonly table: Table;
}

/** All that a finger can do with a card, as buttons. What is not to be had now stays where it is and says so: focus is not lost. */
export function DecideBar({ state, table }: Props) {
  const t = useTranslations('swipe.act');
  const cameFrom = useCameFrom(null);
  const { cards, canUndo, last, likesLeft } = state;
  const member = cards[0]?.profile;
  const undo = (
    <RoundButton
      small
      icon="arrow-counter-clockwise"
      label={last === null ? t('undo') : t('undoName', { name: last.profile.name })}
      aria-disabled={!canUndo || undefined}
      onClick={table.undo}
    />
  );
  if (member === undefined) return canUndo && <div className="decide">{undo}</div>;
  const { id, name } = member;
  const out = likesLeft === 0;
  return (
    <div className="decide" role="group" aria-label={t('label')}>
      {undo}
      <RoundButton icon="x" label={t('pass')} onClick={() => table.decide('left')} />
      <RoundButton
        mirror
        icon="heart-fill"
        tone="like"
        label={out ? t('likeOut', { name }) : t('like', { name, n: likesLeft - 1 })}
        aria-disabled={out || undefined}
        onClick={() => table.decide('right')}
      />
      <Link className="round small mirror" to={`/members/${id}`} state={cameFrom} aria-label={t('profile')} data-member={id}>
        <Icon name="user" />
      </Link>
    </div>
  );
}
