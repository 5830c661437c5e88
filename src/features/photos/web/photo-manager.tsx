import './photo-picker.css';
import './photo-manager.css';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '../contract/image.ts';
import { AddPhoto, TakePhoto } from './add-photo.tsx';
import { ChosenPhoto } from './chosen-photo.tsx';
import { PhotoNotes } from './photo-notes.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { SendingPhoto } from './sending-photo.tsx';
import { useChosenPhotos } from './use-chosen-photos.ts';
import { useDragOrder } from './use-drag-order.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import type { PhotosReply } from './use-photo-changes.ts';
import { usePhotoDeeds } from './use-photo-deeds.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

interface Props extends PhotoUploads {
  /** With all wishes. */
  readonly photos: readonly ProfileImage[];
  readonly limit: number;
  readonly keep: (reply: PhotosReply) => void;
  /** The field for a photo's caption; `at` from 1. */
  readonly caption: (photo: ProfileImage, at: number) => ReactNode;
}

const addId = 'photo-add';

/** Own photos: more of them, their order, what stands below them, and away with them. */
export function PhotoManager({ photos, limit, uploads, queue, keep, caption }: Props) {
  const t = useTranslations('photos');
  const chosen = useChosenPhotos({ count: photos.length, limit, uploads, queue });
  const over = useDroppedFiles(chosen.take);
  const deeds = usePhotoDeeds({ photos, keep });
  const [shown, setShown] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const order = photos.map(({ id }) => id).join();
  const drag = useDragOrder({ list, order, onDrop: (from, to) => deeds.place(from, to) });

  // A tile that moves in the page loses the focus, and one that goes takes it along.
  const focusNext = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [order]);
  const place = (from: number, to: number) => {
    focusNext.current = document.activeElement?.id ?? null;
    deeds.place(from, to);
  };
  const remove = (index: number) => {
    const neighbour = photos[index + 1] ?? photos[index - 1];
    focusNext.current = neighbour ? viewId(neighbour) : addId;
    deeds.remove(index);
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    // In its caption and its menu these keys mean something else.
    const held = event.target instanceof Element && event.target.matches('.photo-view, .photo-deeds > button');
    const to = held && event.shiftKey ? targetOf(event.key, index, photos.length) : null;
    if (to === null) return;
    event.preventDefault();
    place(index, to);
  };

  return (
    <div className={cx('photo-manager', over && 'over')}>
      <ul
        ref={list}
        className={cx('photo-tiles', drag.dragging && 'dragging')}
        data-dragging={drag.dragging || undefined}
        aria-label={t('picker.label')}
      >
        {photos.map((photo, index) => (
          <li key={photo.id} style={drag.styleOf(index)} onKeyDown={(event) => moveByKey(event, index)}>
            <PhotoTile
              photo={photo}
              index={index}
              count={photos.length}
              viewId={viewId(photo)}
              onPointerDown={(event) => drag.onPointerDown(event, index)}
              onView={() => !drag.wasDrag() && setShown(photo.id)}
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
        {chosen.room > 0 && <AddPhoto id={addId} over={over} onFiles={chosen.take} />}
      </ul>
      {chosen.room > 0 && <TakePhoto onFiles={chosen.take} />}
      <PhotoNotes uploads={uploads} chosen={chosen} limit={limit}>
        {photos.length > 1 && (
          <p className="help">
            <span>
              {t('manager.order')} <span className="photo-ways">{t('manager.keys')}</span>
            </span>
          </p>
        )}
      </PhotoNotes>
      <ChosenPhoto chosen={chosen} />
      <PhotoViewer photos={photos} shown={shown} onShow={setShown} />
    </div>
  );
}

const viewId = ({ id }: ProfileImage) => `photo-${id}-view`;

function targetOf(key: string, at: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at > 0 ? at - 1 : null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return at < last ? at + 1 : null;
  if (key === 'Home') return at > 0 ? 0 : null;
  if (key === 'End') return at < last ? last : null;
  return null;
}
