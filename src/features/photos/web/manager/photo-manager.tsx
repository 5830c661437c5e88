import '../upload/photo-picker.css';
import './photo-manager.css';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '../../contract/image.ts';
import { AddPhoto, TakePhoto } from '../upload/add-photo.tsx';
import { ChosenPhoto } from '../upload/chosen-photo.tsx';
import { PhotoNotes } from './photo-notes.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { SendingPhoto } from './sending-photo.tsx';
import { useChosenPhotos } from '../upload/use-chosen-photos.ts';
import { useDragOrder } from './use-drag-order.ts';
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
  const drag = useDragOrder({ list, order, onDrop: (from, to) => actions.place(from, to) });

  // A tile that is moved or removed in the DOM loses the focus.
  const focusNext = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [order]);
  const place = (from: number, to: number) => {
    focusNext.current = document.activeElement?.id ?? null;
    actions.place(from, to);
  };
  const remove = (index: number) => {
    const neighbour = photos[index + 1] ?? photos[index - 1];
    focusNext.current = neighbour ? viewId(neighbour) : addId;
    actions.remove(index);
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    // In the caption field and in the menu these keys have other functions.
    const inTileControls = event.target instanceof Element && event.target.matches('.photo-view, .photo-actions > button');
    const to = inTileControls && event.shiftKey ? targetOf(event.key, index, photos.length) : null;
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
