import './photo-picker.css';
import { type ChangeEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { cx, Icon, IconButton, Photo, Pill } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '../contract/image.ts';
import { photoLimits } from '../contract/rules.ts';
import { photoOf } from './photo-of.ts';
import { mayRetry, photoTypes, type Upload } from './upload-queue.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

interface Props extends PhotoUploads {
  readonly photos: readonly ProfileImage[];
  readonly limit: number;
}

/** Own photos as a row of leaves, those on their way among them; takes more by picking, dropping anywhere and pasting. */
export function PhotoPicker({ photos, limit, uploads, queue }: Props) {
  const t = useTranslations('photos.picker');
  const errorText = useErrorText('photos');
  const [tooMany, setTooMany] = useState(false);
  const taken = photos.length + uploads.filter(({ state }) => state !== 'failed').length;
  const room = Math.max(0, limit - taken);
  const take = (files: readonly File[]) => {
    setTooMany(files.length > room);
    queue.add(files.slice(0, room));
  };
  const over = useDroppedFiles(take);
  const failed = uploads.find(({ error }) => error !== null);

  return (
    <div>
      <ul className="photo-picker" aria-label={t('label')}>
        {photos.map((photo, index) => (
          <li key={photo.filename}>
            <Photo
              {...photoOf(photo)}
              sizes="(width >= 768px) 160px, 33vw"
              alt={photo.caption || t('photo', { at: index + 1, n: photos.length })}
              shape="medium"
            >
              {index === 0 && <Pill kind="paper">{t('main')}</Pill>}
            </Photo>
          </li>
        ))}
        {uploads.map((upload) => (
          <Sending key={upload.id} upload={upload} onRetry={() => queue.retry(upload.id)} onRemove={() => queue.remove(upload.id)} />
        ))}
        {room > 0 && <Add over={over} onFiles={take} />}
      </ul>
      {failed?.error && (
        <p className="help error" role="alert">
          <Icon name="warning-circle-fill" />
          <span>{errorText(failed.error)}</span>
        </p>
      )}
      {tooMany && (
        <p className="help error" role="alert">
          <Icon name="warning-circle-fill" />
          <span>{errorText(new ApiError(403, 'photo_limit_reached', { limit, premium: photoLimits.premium }))}</span>
        </p>
      )}
      <p className="help">
        <span>
          <span role="status">{t('count', { n: taken, limit })}</span> {t('checked')} <span className="photo-ways">{t('ways')}</span>
        </span>
      </p>
    </div>
  );
}

interface AddProps {
  /** Files are being dragged over the page. */
  readonly over: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function Add({ over, onFiles }: AddProps) {
  const t = useTranslations('photos.picker');
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file may be picked again.
    event.target.value = '';
  };
  return (
    <li>
      <label className={cx('photo medium photo-add', over && 'over')}>
        <input type="file" className="sr" multiple accept={photoTypes.join(',')} onChange={pick} />
        <Icon name={over ? 'arrow-down' : 'plus'} />
        <span>{over ? t('drop') : t('choose')}</span>
      </label>
    </li>
  );
}

interface SendingProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function Sending({ upload, onRetry, onRemove }: SendingProps) {
  const t = useTranslations('photos.picker');
  const format = useFormatter();
  const [drawn, setDrawn] = useState(true);
  const { preview, file, state, share } = upload;
  const { name } = file;
  return (
    <li>
      <span className="photo medium photo-sending">
        {/* A HEIC most browsers cannot draw. */}
        {drawn ? <img src={preview} alt="" width={400} height={500} onError={() => setDrawn(false)} /> : <Icon name="image" />}
        <IconButton icon="x" label={t('remove', { name })} solid onClick={onRemove} />
        {state === 'failed' ? (
          mayRetry(upload) ? (
            <button type="button" className="again" onClick={onRetry}>
              <Icon name="arrow-clockwise" />
              <span className="sr">{t('retry', { name })}</span>
            </button>
          ) : (
            <Icon name="warning-circle-fill" className="wrong" />
          )
        ) : (
          <>
            <progress value={share} max={1} aria-label={t('sending', { name })} />
            <span className="share num" aria-hidden="true">
              {state === 'waiting' ? t('waiting') : format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
            </span>
          </>
        )}
      </span>
    </li>
  );
}
