import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon, IconButton } from '#platform/web/ui/index.ts';
import type { Turn } from '../contract/endpoints.ts';
import { mayRetry, type Upload, type UploadQueue } from './upload-queue.ts';

interface Props {
  readonly upload: Upload;
  readonly queue: Pick<UploadQueue<never>, 'retry' | 'remove'>;
}

/** A photo on its way: how far it is, leaving it out, and once more. Why it failed stands below the photos. */
export function SendingPhoto({ upload, queue }: Props) {
  const t = useTranslations('photos.picker');
  const [drawn, setDrawn] = useState(true);
  const { id, preview, file, state, share, turn } = upload;
  const { name } = file;
  return (
    <li>
      <span className="photo medium photo-sending">
        {drawn ? (
          <img src={preview} alt="" width={400} height={500} style={turnedBy(turn)} onError={() => setDrawn(false)} />
        ) : (
          <Icon name="image" />
        )}
        <IconButton icon="x" label={t('remove', { name })} solid onClick={() => queue.remove(id)} />
        {(state === 'offline' || mayRetry(upload)) && (
          <IconButton icon="arrow-clockwise" className="again" label={t('retry', { name })} solid onClick={() => queue.retry(id)} />
        )}
        {state === 'failed' && !mayRetry(upload) && <Icon name="warning-circle-fill" className="wrong" />}
        {state !== 'failed' && (
          <>
            {state !== 'offline' && <progress value={share} max={1} aria-label={t('sending', { name })} />}
            <Share upload={upload} />
          </>
        )}
      </span>
    </li>
  );
}

function Share({ upload: { state, share } }: Pick<Props, 'upload'>) {
  const t = useTranslations('photos.picker');
  const format = useFormatter();
  if (state === 'offline')
    return (
      <span className="share" role="status">
        {t('offline')}
      </span>
    );
  return (
    <span className="share num" aria-hidden="true">
      {state === 'waiting'
        ? t('waiting')
        : share === 1
          ? t('almost')
          : format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
    </span>
  );
}

/** A lying picture is enlarged until it fills its 4:5 again. */
const turnedBy = (turn: Turn) => (turn === 0 ? undefined : { rotate: `${turn}deg`, scale: turn === 180 ? 1 : 1.25 });
