import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink, cx, Pill } from '#platform/web/ui/index.ts';
import { type ListOrigin, FictionalPill, MemberPhoto, usePlaceLine } from '#features/members/web/index.ts';
import type { LikeRowData, LikeType } from './like-rows.ts';
import { LikedSubject } from './liked-subject.tsx';
import { useLikedAt } from './use-liked-at.ts';
import { useLike } from '../giving/use-like.ts';

interface Props {
  readonly row: LikeRowData;
  readonly type: LikeType;
  readonly listOrigin: ListOrigin;
  /** Moves the row to the end; null when it is the only one. */
  readonly onLater: (() => void) | null;
  readonly priority: boolean;
}

const sizes = '(width >= 992px) 168px, (width >= 768px) 112px, 96px';

/** One like: member, place, time, liked part and actions. */
export function LikeRow({ row, type, listOrigin, onLater, priority }: Props) {
  const t = useTranslations('likes.row');
  const placeLine = usePlaceLine();
  const likedAt = useLikedAt();
  const { member, isNew, match, at, what, note } = row;
  const { id, name, age } = member;
  const fresh = isNew && type === 'received';
  const mine = type === 'sent';
  return (
    <li className={cx('like-row', fresh && 'fresh')}>
      <MemberPhoto image={member.main_image} sizes={sizes} alt="" priority={priority} shape="medium" position="50% 25%" />
      <div className="body">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="title-s">
            <Link to={`/likes/m/${id}`} state={listOrigin} data-member={id}>
              <bdi>{name}</bdi>, {age}
            </Link>
          </h2>
          {fresh && <Pill kind="new">{t('new')}</Pill>}
          {match && type !== 'matches' && <Pill kind="amber">{t('match')}</Pill>}
          {member.fictional && <FictionalPill />}
        </div>
        <p className="text-m soft">
          {placeLine(member)}, <span className="inline-block">{likedAt(at)}</span>
        </p>
        <LikedSubject what={what} mine={mine} />
        {note !== null && (
          <p className={cx('note wrap-anywhere', mine && 'mine')}>
            <span className="sr">{t(mine ? 'sentNote' : 'note')} </span>
            <span dir="auto">{note}</span>
          </p>
        )}
        <Actions row={row} type={type} onLater={onLater} />
      </div>
    </li>
  );
}

function Actions({ row: { member, match }, type, onLater }: Pick<Props, 'row' | 'type' | 'onLater'>) {
  const t = useTranslations('likes.row');
  const setLiked = useLike();
  const { id, name, liked } = member;
  return (
    <div className="acts-row">
      {!liked && (
        <Button kind="blush" size="small" icon="heart" aria-label={t('likeBackNamed', { name })} onClick={() => setLiked(member, true)}>
          {t('likeBack')}
        </Button>
      )}
      {match && (
        <ButtonLink kind="blush" size="small" icon="chat-circle" aria-label={t('messageNamed', { name })} to={`/members/${id}/chat`}>
          {t('message')}
        </ButtonLink>
      )}
      {type === 'received' && !liked && onLater !== null && (
        <Button kind="plain" size="small" aria-label={t('laterNamed', { name })} onClick={onLater}>
          {t('later')}
        </Button>
      )}
      {type === 'sent' && (
        <Button kind="plain" size="small" aria-label={t('takeBackNamed', { name })} onClick={() => setLiked(member, false)}>
          {t('takeBack')}
        </Button>
      )}
    </div>
  );
}
