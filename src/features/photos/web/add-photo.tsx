import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { cx, Icon } from '#platform/web/ui/index.ts';
import { photoTypes } from './upload-queue.ts';

interface Props {
  readonly id?: string | undefined;
  /** Files are being dragged over the page. */
  readonly over: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The empty leaf that takes more photos. */
export function AddPhoto({ id, over, onFiles }: Props) {
  const t = useTranslations('photos.picker');
  return (
    <li>
      <label className={cx('photo medium photo-add', over && 'over')}>
        <input id={id} type="file" className="sr" multiple accept={photoTypes.join(',')} onChange={(event) => pick(event, onFiles)} />
        <Icon name={over ? 'arrow-down' : 'plus'} />
        <span>{over ? t('drop') : t('choose')}</span>
      </label>
    </li>
  );
}

/** Where there is a camera to hold in the hand. */
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
  // The same file may be picked again.
  target.value = '';
}
