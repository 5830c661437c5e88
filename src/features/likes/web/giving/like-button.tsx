import './like-leaf.css';
import { useTranslations } from 'use-intl';
import { cx, Icon, RoundButton } from '#platform/web/ui/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { useLike } from './use-like.ts';

interface ToggleProps {
  readonly member: Member;
  readonly onLike: (member: Member, liked: boolean) => void;
  /** `leaf`: in the corner of a photo; `big`: in the corner of a large one; `round`: among other actions. */
  readonly variant?: 'leaf' | 'big' | 'round';
}

/** Adds or removes a like. The `leaf` variants need a positioned parent. */
export function LikeButton(props: Omit<ToggleProps, 'onLike'>) {
  return <LikeToggle {...props} onLike={useLike()} />;
}

/** A `LikeButton` in a list, whose `useLike` serves all of them. */
export function LikeToggle({ member, onLike, variant = 'leaf' }: ToggleProps) {
  const t = useTranslations('members');
  const { liked, name } = member;
  const shared = { 'aria-pressed': liked, onClick: () => onLike(member, !liked) };
  const icon = liked ? 'heart-fill' : 'heart';
  const label = t('like', { name });
  if (variant === 'round') return <RoundButton {...shared} small icon={icon} tone={liked ? 'like' : 'heart'} label={label} />;
  return (
    <button {...shared} type="button" className={cx('like-leaf', variant === 'big' && 'big')} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
