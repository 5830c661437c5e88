import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { cx, Icon } from '#platform/web/ui/index.ts';
import { acceptedTypes } from '../upload/upload-queue.ts';

interface Props {
  readonly id?: string | undefined;
  /** True while files are dragged over the page. */
  readonly over: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The empty tile with the file input. */
export function AddPhoto({ id, over, onFiles }: Props) {
  const t = useTranslations('photos.picker');
  return (
    <li>
      <label className={cx('photo medium photo-add', over && 'over')}>
        <input id={id} type="file" className="sr" multiple accept={acceptedTypes.join(',')} onChange={(event) => pick(event, onFiles)} />
        <Icon name={over ? 'arrow-down' : 'plus'} />
        <span>{over ? t('drop') : t('choose')}</span>
      </label>
    </li>
  );
}

/** Takes a photo with the camera; shown on phones and tablets only. */
export function TakePhoto({ onFiles }: Pick<Props, 'onFiles'>) {
  const t = useTranslations('photos.picker');
  return (
    <label className="btn quiet small photo-camera">
      <input type="file" className="sr" accept="image/jpeg" capture="user" onChange={(event) => pick(event, onFiles)} />
      <Icon name="camera" />
      {t('camera')}
    </label>
  );
}

function pick({ target }: ChangeEvent<HTMLInputElement>, onFiles: Props['onFiles']): void {
  onFiles([...(target.files ?? [])]);
  // Allows picking the same file again.
  target.value = '';
}
