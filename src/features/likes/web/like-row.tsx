import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink, cx, IconLink, Pill } from '#platform/web/ui/index.ts';
import { MemberPhoto, useCameFrom, useLike, usePlaceLine } from '#features/members/web/index.ts';
import type { LikeRowData, LikeType } from './like-rows.ts';

interface Props {
  readonly row: LikeRowData;
  readonly type: LikeType;
  readonly priority: boolean;
}

const sizes = '(width >= 992px) 168px, (width >= 768px) 112px, 96px';

/** One like: who, from where, and what can be answered. */
export function LikeRow({ row: { member, isNew, match }, type, priority }: Props) {
  const t = useTranslations('likes.row');
  const placeLine = usePlaceLine();
  const cameFrom = useCameFrom(null);
  const setLiked = useLike();
  const { id, name, age, liked } = member;
  const chat = `/members/${id}/chat`;
  const fresh = isNew && type === 'received';
  return (
    <li className={cx('like-row', fresh && 'fresh')}>
      <MemberPhoto image={member.main_image} sizes={sizes} alt="" priority={priority} shape="medium" position="50% 25%" />
      <div className="body">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="h22">
            <Link to={`/likes/m/${id}`} state={cameFrom} data-member={id}>
              {name}, {age}
            </Link>
          </h2>
          {fresh && <Pill kind="new">{t('new')}</Pill>}
        </div>
        <p className="t15 soft">{placeLine(member)}</p>
        <p className="what">{match || type === 'matches' ? t('match') : t(type)}</p>
        <div className="acts-row">
          {!liked && (
            <Button kind="blush" size="small" icon="heart" onClick={() => setLiked(member, true)}>
              {t('likeBack')}
            </Button>
          )}
          {match ? (
            <ButtonLink kind="blush" size="small" icon="chat-circle" to={chat}>
              {t('message')}
            </ButtonLink>
          ) : (
            <IconLink icon="chat-circle" label={t('message')} to={chat} />
          )}
          {type === 'sent' && (
            <Button kind="plain" size="small" onClick={() => setLiked(member, false)}>
              {t('takeBack')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
