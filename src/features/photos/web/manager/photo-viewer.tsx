import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, IconButton, Photo } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '../../contract/image.ts';
import { photoOf } from '../photo-of.ts';

interface Props {
  readonly photos: readonly ProfileImage[];
  /** The id of the photo that is open. */
  readonly shown: number;
  readonly onShow: (id: number) => void;
  readonly onClose: () => void;
}

/** The member's own photos in a dialog, uncropped, one at a time. */
export function PhotoViewer({ photos, shown, onShow, onClose }: Props) {
  const t = useTranslations('photos.manager');
  const picker = useTranslations('photos.picker');
  const index = photos.findIndex(({ id }) => id === shown);
  const photo = photos[index];
  const [before, after] = [photos[index - 1], photos[index + 1]];
  if (photo === undefined) return null;
  const go = (to: ProfileImage | undefined) => to && onShow(to.id);
  const key = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(before);
    if (event.key === 'ArrowRight') go(after);
  };
  const title = picker('photo', { at: index + 1, n: photos.length });
  return (
    <Dialog open wide className="photo-full" title={title} closeLabel={t('close')} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside do the same */}
      <div className="photo-full-stage" onKeyDown={key}>
        <IconButton icon="caret-left" label={t('previous')} aria-disabled={before === undefined || undefined} onClick={() => go(before)} />
        <Photo key={photo.id} {...photoOf(photo)} sizes="(width >= 940px) 800px, 90vw" alt={photo.caption || title} />
        <IconButton icon="caret-right" label={t('next')} aria-disabled={after === undefined || undefined} onClick={() => go(after)} />
      </div>
      {photo.caption !== '' && (
        <p className="mt-3 text-center text-pretty" dir="auto">
          {photo.caption}
        </p>
      )}
    </Dialog>
  );
}
