import './like-leaf.css';
import { useTranslations } from 'use-intl';
import { cx, Icon, RoundButton } from '#platform/web/ui/index.ts';
import type { Member } from '../contract/member.ts';
import { useLike } from './use-like.ts';

interface Props {
  readonly member: Member;
  /** `leaf` is cut into the corner of a photo, `big` into that of a large one, `round` stands among other actions. */
  readonly look?: 'leaf' | 'big' | 'round';
}

/** Likes or takes it back. Needs a positioned parent as a leaf. */
export function LikeButton({ member, look = 'leaf' }: Props) {
  const t = useTranslations('members');
  const setLiked = useLike();
  const { liked, name } = member;
  const shared = { 'aria-pressed': liked, onClick: () => setLiked(member, !liked) };
  const icon = liked ? 'heart-fill' : 'heart';
  const label = t('like', { name });
  if (look === 'round') return <RoundButton {...shared} small icon={icon} tone={liked ? 'like' : 'heart'} label={label} />;
  return (
    <button {...shared} type="button" className={cx('like-leaf', look === 'big' && 'big')} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
