import './profile-photos.css';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { cx, Icon, Pill } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { LikePartButton } from '#features/likes/web/index.ts';
import { MemberPhoto } from '#features/members/web/index.ts';
import { LockLine } from './lock-line.tsx';
import { LockedNote } from './locked-note.tsx';
import { ProfileMenu } from '../safety/profile-safety.tsx';
import { type Neighbours, profilePhotoSizes } from '../neighbours/use-neighbours.ts';
import { usePhotoSwipe } from './use-photo-swipe.ts';
import type { OpenSafetyDialog } from '../safety/use-safety.ts';

const loadViewer = () => import('./photo-viewer.tsx');
const PhotoViewer = loadPart(async () => (await loadViewer()).PhotoViewer);

interface Props {
  readonly profile: Profile;
  readonly neighbours: Neighbours;
  readonly onOpenSafety: OpenSafetyDialog;
}

/**
 * The selected photo, which opens full screen, and thumbnails of all, on phones as bars over the photo. Locked ones are
 * blurred, with a link to premium.
 */
export function ProfilePhotos({ profile, neighbours, onOpenSafety }: Props) {
  const t = useTranslations('member-page');
  const { photos, name, own } = profile;
  const [selected, setSelected] = useState(0);
  const [viewing, setViewing] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  const at = Math.min(selected, Math.max(0, photos.length - 1));
  const image = photos[at] ?? null;
  const n = photos.length;
  const labelOf = (photo: ProfileImage, place: number) => t(photo.locked ? 'photoLocked' : 'photo', { name, at: place + 1, n });
  const alt = image === null ? t('noPhoto', { name }) : image.caption || labelOf(image, at);
  const photo = <MemberPhoto image={image} sizes={profilePhotoSizes} alt={alt} priority position="50% 20%" />;
  const select = (place: number) => {
    setSelected(place);
    // The main photo may have been scrolled out of view above the thumbnails.
    main.current?.scrollIntoView({ block: 'nearest' });
  };
  const swipe = usePhotoSwipe((step) => {
    if (photos[at + step] !== undefined) setSelected(at + step);
    else (step === 1 ? neighbours.next : neighbours.previous)?.open();
  });
  return (
    <>
      <section className="shots" aria-label={t('photos', { name })}>
        <div className="main-photo" ref={main} {...swipe}>
          {image === null || image.locked ? (
            photo
          ) : (
            <button
              type="button"
              className="enlarge"
              style={{ viewTransitionName: `photo-${profile.id}` }}
              aria-haspopup="dialog"
              onPointerEnter={() => void loadViewer().catch(() => {})}
              onClick={() => setViewing(true)}
            >
              {photo}
              <span className="sr">, {t('enlarge')}</span>
            </button>
          )}
          {image?.locked && <LockedNote />}
          {image?.status === 'pending' && (
            <Pill kind="paper" icon="clock" className="pending">
              {t('pending')}
            </Pill>
          )}
          {n > 1 && (
            <Pill kind="paper" className="counter num">
              {t('counter', { at: at + 1, n })}
            </Pill>
          )}
          {!own && <ProfileMenu profile={profile} onOpenSafety={onOpenSafety} />}
        </div>
        {n > 1 && (
          <ul className="thumbs">
            {photos.map((one, place) => (
              <li key={one.id}>
                <Thumb photo={one} label={labelOf(one, place)} on={place === at} onSelect={() => select(place)} />
              </li>
            ))}
          </ul>
        )}
        <LockLine locked={photos.filter((one) => one.locked).length} />
        {viewing && (
          <PhotoViewer profile={profile} at={at} onMove={setSelected} onClose={() => setViewing(false)} onOpenSafety={onOpenSafety} />
        )}
      </section>
      {/* Beside the photos: on phones it sits on the edge of what slides over them. */}
      {!own && image !== null && !image.locked && <LikePartButton key={image.id} member={profile} of={{ photo: image }} variant="big" />}
    </>
  );
}

interface ThumbProps {
  readonly photo: ProfileImage;
  readonly label: string;
  readonly on: boolean;
  readonly onSelect: () => void;
}

function Thumb({ photo, label, on, onSelect }: ThumbProps) {
  return (
    <button
      type="button"
      className={cx('thumb', photo.locked && 'locked')}
      aria-label={label}
      aria-current={on ? 'true' : undefined}
      onClick={onSelect}
    >
      <img {...faceOf(photo)} alt="" width={photo.width} height={photo.height} loading="lazy" decoding="async" />
      {photo.locked && <Icon name="lock-key-fill" />}
    </button>
  );
}
