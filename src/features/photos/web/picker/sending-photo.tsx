import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon, IconButton } from '#platform/web/ui/index.ts';
import type { Turn } from '../../contract/endpoints.ts';
import { mayRetry, type Upload, type UploadQueue } from '../upload/upload-queue.ts';

interface Props {
  readonly upload: Upload;
  readonly queue: Pick<UploadQueue<never>, 'retry' | 'remove'>;
}

/** A photo being uploaded: progress, cancel and retry. Errors are shown below the photos. */
export function SendingPhoto({ upload, queue }: Props) {
  const t = useTranslations('photos.picker');
  const [canPreview, setCanPreview] = useState(true);
  const { id, preview, file, state, progress, turn } = upload;
  const { name } = file;
  return (
    <li>
      <span className="photo medium photo-sending">
        {canPreview ? (
          <img src={preview} alt="" width={400} height={500} style={rotationStyle(turn)} onError={() => setCanPreview(false)} />
        ) : (
          <Icon name="image" />
        )}
        <IconButton icon="x" label={t('remove', { name })} solid onClick={() => queue.remove(id)} />
        {(state === 'offline' || mayRetry(upload)) && (
          <IconButton icon="arrow-clockwise" className="retry" label={t('retry', { name })} solid onClick={() => queue.retry(id)} />
        )}
        {state === 'failed' && !mayRetry(upload) && <Icon name="warning-circle-fill" className="failed" />}
        {state !== 'failed' && (
          <>
            {state !== 'offline' && <progress value={progress} max={1} aria-label={t('sending', { name })} />}
            <UploadProgress upload={upload} />
          </>
        )}
      </span>
    </li>
  );
}

function UploadProgress({ upload: { state, progress } }: Pick<Props, 'upload'>) {
  const t = useTranslations('photos.picker');
  const format = useFormatter();
  if (state === 'offline')
    return (
      <span className="upload-progress" role="status">
        {t('offline')}
      </span>
    );
  return (
    <span className="upload-progress num" aria-hidden="true">
      {state === 'waiting'
        ? t('waiting')
        : progress === 1
          ? t('almost')
          : format.number(progress, { style: 'percent', maximumFractionDigits: 0 })}
    </span>
  );
}

/** An image rotated sideways is scaled up until it covers its 4:5 again. */
const rotationStyle = (turn: Turn) => (turn === 0 ? undefined : { rotate: `${turn}deg`, scale: turn === 180 ? 1 : 1.25 });
