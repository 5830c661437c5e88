import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon, RoundButton } from '#platform/web/ui/index.ts';
import { useListOrigin } from '#features/members/web/index.ts';
import type { DeckState } from './deck.ts';
import type { DeckView } from './use-deck-view.ts';

interface Props {
  readonly state: DeckState;
  readonly view: DeckView;
}

/** All swipe gestures as buttons. Unavailable ones stay, with aria-disabled, so that the focus is not lost. */
export function DecideBar({ state, view }: Props) {
  const t = useTranslations('swipe.act');
  const listOrigin = useListOrigin(null);
  const { cards, canUndo, last, likesLeft } = state;
  const member = cards[0]?.profile;
  const undo = (
    <RoundButton
      small
      icon="arrow-counter-clockwise"
      label={last === null ? t('undo') : t('undoName', { name: last.profile.name })}
      aria-disabled={!canUndo || undefined}
      onClick={view.undo}
    />
  );
  if (member === undefined) return canUndo && <div className="decide">{undo}</div>;
  const { id, name } = member;
  const outOfLikes = likesLeft === 0;
  return (
    <div className="decide" role="group" aria-label={t('label')}>
      {undo}
      <RoundButton icon="x" label={t('pass')} onClick={() => view.decide('left')} />
      <RoundButton
        mirror
        icon="heart-fill"
        tone="like"
        label={outOfLikes ? t('likeOut', { name }) : t('like', { name, n: likesLeft - 1 })}
        aria-disabled={outOfLikes || undefined}
        onClick={() => view.decide('right')}
      />
      <Link className="round small mirror" to={`/members/${id}`} state={listOrigin} aria-label={t('profile')} data-member={id}>
        <Icon name="user" />
      </Link>
    </div>
  );
}
