import './card.css';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { cx, Icon } from '#platform/web/ui/index.ts';
import { loginPath, useUser } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { Member } from '../contract/member.ts';
import type { ListOrigin } from './list-origin.ts';
import { MemberPhoto } from './member-photo.tsx';
import { MemberPills } from './member-pills.tsx';
import { usePlaceLine } from './use-place-line.ts';

/** The photo preview; a card works without it when it cannot be loaded. */
const PhotoPreview = loadPart(() => import('./photo-preview.tsx').then((module) => module.PhotoPreview));

/** 2, 3, 4 or 5 cards in a row of at most 1200 px, to the pixel: otherwise many phones would load photos of twice the width. */
const sizes =
  '(width >= 1200px) min(20vw - 27px, 223px), (width >= 768px) calc(25vw - 27px), (width >= 576px) calc(33vw - 20px), calc(50vw - 24px)';

interface Props {
  readonly member: Member;
  /** The list that contains the card; null when there is none to go back to. */
  readonly listOrigin: ListOrigin | null;
  /** The heading level that fits the page. */
  readonly level?: 2 | 3;
  /** For a similar member: the filter that is missed. */
  readonly missed?: string;
  /** The button in the corner of the photo, such as like. */
  readonly action: ReactNode;
  /** The first photo of a page. */
  readonly priority?: boolean;
  /** Without what takes long to draw and no place of its own: only the words, and an empty frame for the photo. Whole without scripts. */
  readonly outline?: boolean;
}

/** A member in a grid: photo, name and age, place, and shared interests. */
export function MemberCard({ member, listOrigin, action, level = 2, missed, priority = false, outline = false }: Props) {
  const placeLine = usePlaceLine();
  const { id, name, age } = member;
  const visitor = useUser() === null;
  const hasPreview = !visitor && member.photo_count > 1;
  const [first, setFirst] = useState<Event | null>(null);
  const loadPreview = ({ nativeEvent }: SyntheticEvent) => hasPreview && navigator.onLine && setFirst((event) => event ?? nativeEvent);
  const Heading = `h${level}` as const;
  const { accepts_signup } = useSettings();
  const profile = `/members/${id}`;
  const path = !visitor ? profile : accepts_signup ? `${profile}/signup` : loginPath(profile);
  const photo = <MemberPhoto image={member.main_image} sizes={sizes} alt="" priority={priority} position="50% 25%" />;
  const pills = <MemberPills member={member} />;
  // Morphs between this photo and that of the profile.
  const moves = useViewTransitionState(path);
  return (
    <article className={cx('member-card', hasPreview && 'has-preview')} onPointerEnter={loadPreview} onFocus={loadPreview}>
      <div className="shot" style={moves ? { viewTransitionName: `photo-${id}` } : undefined}>
        {outline && <span className={cx('photo', visitor && 'noscript:hidden')} />}
        {!outline && photo}
        {first && <PhotoPreview member={member} sizes={sizes} first={first} />}
        {!outline && pills}
        {outline && visitor && (
          <noscript>
            {photo}
            {pills}
          </noscript>
        )}
      </div>
      <Heading className="name">
        <Link to={path} state={listOrigin} data-member={id} viewTransition>
          <span>
            <bdi>{name}</bdi>,
          </span>
          {` ${age}`}
        </Link>
      </Heading>
      <p className="meta">{placeLine(member)}</p>
      {missed !== undefined && (
        <p className="missed">
          <Icon name="info" />
          <span>{missed}</span>
        </p>
      )}
      <SharedInterests member={member} />
      {!outline && action}
    </article>
  );
}

function SharedInterests({ member: { shared_interests } }: Pick<Props, 'member'>) {
  const t = useTranslations('members');
  const [first, second] = shared_interests;
  if (first === undefined) return null;
  return (
    <p className="why">
      <Icon name="leaf" />
      <span>
        {second === undefined ? t('card.both', { interest: t(`interest.${first}`) }) : t('card.shared', { n: shared_interests.length })}
      </span>
    </p>
  );
}
