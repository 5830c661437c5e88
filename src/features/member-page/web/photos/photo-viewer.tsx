import { useTranslations } from 'use-intl';
import { IconButton, useAnnounce } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { FullScreen, photoOf, Slide } from '#features/photos/web/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { LikePartButton } from '#features/likes/web/index.ts';
import { LockedNote } from './locked-note.tsx';
import type { OpenSafetyDialog } from '../safety/use-safety.ts';

interface Props {
  readonly profile: Profile;
  /** Which photo, from 0. */
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
  readonly onOpenSafety: OpenSafetyDialog;
}

/** A member's photos in full screen, one at a time, with keys, buttons and swiping. */
export function PhotoViewer({ profile, at, onMove, onClose, onOpenSafety }: Props) {
  const t = useTranslations('member-page');
  const announce = useAnnounce();
  const { photos, name, own } = profile;
  const n = photos.length;
  const photo = photos[at];
  const altOf = (one: ProfileImage, place: number) => one.caption || t(one.locked ? 'photoLocked' : 'photo', { name, at: place + 1, n });
  const go = (step: 1 | -1) => {
    const next = photos[at + step];
    if (next === undefined) return;
    onMove(at + step);
    announce(`${t('counter', { at: at + step + 1, n })}: ${altOf(next, at + step)}`);
  };
  if (photo === undefined) return null;
  return (
    <FullScreen
      onClose={onClose}
      title={t('photos', { name })}
      shown={photo.id}
      onStep={go}
      bar={
        <>
          <p className="num text-m soft">{t('counter', { at: at + 1, n })}</p>
          <p className="caption wrap-anywhere" dir="auto">
            {photo.caption}
          </p>
          {!own && !photo.locked && (
            <div className="flex">
              <IconButton icon="flag" label={t('reportPhoto')} aria-haspopup="dialog" onClick={() => onOpenSafety({ photo: photo.id })} />
              <LikePartButton key={photo.id} member={profile} of={{ photo }} variant="bar" />
            </div>
          )}
        </>
      }
    >
      {photos.map(
        (one, place) =>
          // Adjacent photos are rendered ahead.
          Math.abs(place - at) <= 1 && (
            <Slide {...photoOf(one)} key={one.id} locked={one.locked} slot={place - at} alt={place === at ? altOf(one, place) : ''}>
              {place === at && one.locked && <LockedNote />}
            </Slide>
          ),
      )}
      {n > 1 && (
        <>
          <IconButton
            solid
            className="before"
            icon="caret-left"
            label={t('previousPhoto')}
            aria-disabled={at === 0}
            onClick={() => go(-1)}
          />
          <IconButton
            solid
            className="after"
            icon="caret-right"
            label={t('nextPhoto')}
            aria-disabled={at === n - 1}
            onClick={() => go(1)}
          />
        </>
      )}
    </FullScreen>
  );
}
