import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cx, Icon } from '#platform/web/ui/index.ts';
import { useOffice } from '../../kit/office-context.ts';
import { useSeen } from '../seen/use-seen.ts';
import type { PhotoReason } from '../state/choices.ts';
import { photoUrl, type WaitingPhoto } from '../state/photo-queries.ts';

interface Props {
  readonly photo: WaitingPhoto;
  /** From 1. */
  readonly no: number;
  readonly count: number;
  readonly current: boolean;
  /** The one that Tab reaches. */
  readonly reachable: boolean;
  readonly clear: boolean;
  readonly colour: boolean;
  readonly reason: PhotoReason | null;
  readonly seen: boolean;
  readonly covered: number;
  readonly onSeen: () => void;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A photo of the grid: what happens to it stands on it. */
export function PhotoTile({ photo, no, count, current, reachable, clear, colour, reason, seen, covered, ...on }: Props) {
  const t = useTranslations('office.photos');
  const { about } = useOffice();
  const frame = useRef<HTMLButtonElement>(null);
  const src = photoUrl(about, photo.id, { clear, colour });
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // While another file of it loads, the one before is still shown.
  useSeen(frame, { ready: loaded === src && clear, covered, onSeen: on.onSeen });
  const state = !seen ? t('tileUnseen') : reason === null ? t('tileAccept') : t('tileReject', { reason: t(`reasons.${reason}`) });
  return (
    <button
      ref={frame}
      type="button"
      id={`photo-${photo.id}`}
      className={cx('ph-t', reason !== null && 'bad', current && 'at', !seen && 'unseen')}
      tabIndex={reachable ? 0 : -1}
      aria-current={current ? 'true' : undefined}
      aria-label={t('tile', { no, count, name: photo.member.name, state })}
      onClick={on.onChoose}
      onKeyDown={on.onKeyDown}
    >
      {failed === src ? (
        <span className="ph-failed">
          <Icon name="image" />
          <span>{t('fileFailed')}</span>
        </span>
      ) : (
        <img src={src} alt="" draggable={false} onLoad={() => setLoaded(src)} onError={() => setFailed(src)} />
      )}
      <span className="no">{no}</span>
      {seen && (
        <span className="st">
          <Icon name={reason === null ? 'check' : 'x'} />
        </span>
      )}
      {reason !== null && (
        <span className="lab">
          <span>{t(`reasons.${reason}`)}</span>
        </span>
      )}
    </button>
  );
}
