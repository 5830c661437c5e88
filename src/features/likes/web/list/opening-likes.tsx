import './opening-likes.css';
import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import type { LikesBetween } from '../../contract/endpoints.ts';
import { subjectOf } from './like-rows.ts';
import { LikedSubject } from './liked-subject.tsx';

interface Props {
  readonly likes: LikesBetween;
  readonly name: string;
}

/** The likes of two members before their first message: photo, text or prompt answer, with the note. The earlier one comes first. */
export function OpeningLikes({ likes: { received, sent }, name }: Props) {
  const t = useTranslations('likes.row');
  const likes = [
    ...(received === null ? [] : [{ ...received, mine: false, what: subjectOf({ ...received, isPhoto: received.photo !== null }) }]),
    ...(sent === null ? [] : [{ ...sent, mine: true, what: subjectOf({ ...sent, photo: null, isPhoto: sent.photo !== null }) }]),
  ];
  return (
    <ol className="opening-likes">
      {likes
        .filter(({ what, note }) => what.kind !== 'profile' || note !== null)
        .toSorted((one, other) => one.liked_at.localeCompare(other.liked_at))
        .map(({ mine, what, note }) => (
          <li key={String(mine)} className={cx(mine && 'mine')}>
            <b dir="auto">{name}</b>
            <LikedSubject what={what} mine={mine} />
            {note !== null && (
              <p className="note wrap-anywhere">
                <span className="sr">{t(mine ? 'sentNote' : 'note')} </span>
                <span dir="auto">{note}</span>
              </p>
            )}
          </li>
        ))}
    </ol>
  );
}
