import './photo-picker.css';
import { useTranslations } from 'use-intl';
import { Photo, Pill } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '../../contract/image.ts';
import { AddPhoto, TakePhoto } from './add-photo.tsx';
import { ChosenPhoto } from './chosen-photo.tsx';
import { PhotoNotes } from './photo-notes.tsx';
import { photoOf } from '../photo-of.ts';
import { SendingPhoto } from './sending-photo.tsx';
import { useChosenPhotos } from '../upload/use-chosen-photos.ts';
import { useDroppedFiles } from '../upload/use-dropped-files.ts';
import type { PhotoUploads } from '../upload/use-photo-uploads.ts';

interface Props extends PhotoUploads {
  readonly photos: readonly ProfileImage[];
  readonly limit: number;
}

/** The member's photos as tiles, the main one large, with those being uploaded. Adds more by file dialog, drop on the page, and paste. */
export function PhotoPicker({ photos, limit, uploads, queue }: Props) {
  const t = useTranslations('photos.picker');
  const chosen = useChosenPhotos({ count: photos.length, limit, uploads, queue });
  const over = useDroppedFiles(chosen.take);
  return (
    <div>
      <ul className="photo-picker" aria-label={t('label')}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Photo
              {...photoOf(photo)}
              sizes={index === 0 ? '300px' : '(width >= 768px) 160px, 33vw'}
              alt={photo.caption || t('photo', { at: index + 1, n: photos.length })}
              shape="medium"
            >
              {index === 0 && <Pill kind="paper">{t('main')}</Pill>}
            </Photo>
          </li>
        ))}
        {uploads.map((upload) => (
          <SendingPhoto key={upload.id} upload={upload} queue={queue} />
        ))}
        {chosen.remaining > 0 && <AddPhoto over={over} onFiles={chosen.take} />}
      </ul>
      {chosen.remaining > 0 && <TakePhoto onFiles={chosen.take} />}
      <PhotoNotes uploads={uploads} chosen={chosen} limit={limit} />
      <ChosenPhoto chosen={chosen} />
    </div>
  );
}
