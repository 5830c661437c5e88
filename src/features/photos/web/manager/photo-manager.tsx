import '../picker/photo-picker.css';
import './photo-manager.css';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReorder } from '#platform/web/interaction/order/use-reorder.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { cx } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '../../contract/image.ts';
import { AddPhoto, TakePhoto } from '../picker/add-photo.tsx';
import { ChosenPhoto } from '../picker/chosen-photo.tsx';
import { PhotoNotes } from '../picker/photo-notes.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { SendingPhoto } from '../picker/sending-photo.tsx';
import { useChosenPhotos } from '../upload/use-chosen-photos.ts';
import { useDroppedFiles } from '../upload/use-dropped-files.ts';
import type { PhotosReply } from './use-photo-changes.ts';
import { usePhotoActions } from './use-photo-actions.ts';
import type { PhotoUploads } from '../upload/use-photo-uploads.ts';

interface Props extends PhotoUploads {
  /** Including pending edits. */
  readonly photos: readonly ProfileImage[];
  readonly limit: number;
  readonly keep: (reply: PhotosReply) => void;
  /** The field for a photo's caption; `at` from 1. */
  readonly caption: (photo: ProfileImage, at: number) => ReactNode;
}

const PhotoViewer = loadPart(async () => (await import('./photo-viewer.tsx')).PhotoViewer);

const addId = 'photo-add';

/** Manages the member's photos: add, reorder, caption, delete. */
export function PhotoManager({ photos, limit, uploads, queue, keep, caption }: Props) {
  const t = useTranslations('photos');
  const chosen = useChosenPhotos({ count: photos.length, limit, uploads, queue });
  const over = useDroppedFiles(chosen.take);
  const actions = usePhotoActions({ photos, keep });
  const [shown, setShown] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const order = photos.map(({ id }) => id).join();
  const { place, focusNext, ...reorder } = useReorder({
    list,
    order,
    count: photos.length,
    keysOn: '.photo-view, .photo-actions > button',
    onPlace: actions.place,
  });
  const remove = (index: number) => {
    const neighbour = photos[index + 1] ?? photos[index - 1];
    focusNext(neighbour ? viewId(neighbour) : addId);
    actions.remove(index);
  };

  return (
    <div className={cx('photo-manager', over && 'over')}>
      <ul ref={list} className="photo-tiles reorder" data-dragging={reorder.dragging || undefined} aria-label={t('picker.label')}>
        {photos.map((photo, index) => (
          <li key={photo.id} style={reorder.styleOf(index)} onKeyDown={(event) => reorder.onKeyDown(event, index)}>
            <PhotoTile
              photo={photo}
              index={index}
              count={photos.length}
              viewId={viewId(photo)}
              onPointerDown={(event) => reorder.onPointerDown(event, index)}
              onView={() => !reorder.wasDrag() && setShown(photo.id)}
              onPlace={(to) => place(index, to)}
              onRemove={() => remove(index)}
            >
              {caption(photo, index + 1)}
            </PhotoTile>
          </li>
        ))}
        {uploads.map((upload) => (
          <SendingPhoto key={upload.id} upload={upload} queue={queue} />
        ))}
        {chosen.remaining > 0 && <AddPhoto id={addId} over={over} onFiles={chosen.take} />}
      </ul>
      {chosen.remaining > 0 && <TakePhoto onFiles={chosen.take} />}
      <PhotoNotes uploads={uploads} chosen={chosen} limit={limit}>
        {photos.length > 1 && (
          <p className="help">
            <span>
              {t('manager.order')} <span className="photo-hint">{t('manager.keys')}</span>
            </span>
          </p>
        )}
      </PhotoNotes>
      <ChosenPhoto chosen={chosen} />
      {shown !== null && <PhotoViewer photos={photos} shown={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </div>
  );
}

const viewId = ({ id }: ProfileImage) => `photo-${id}-view`;
