import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { DecisionLink } from '#platform/web/shell/decision-link.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Icon } from '#platform/web/ui/index.ts';
import { photoLimits } from '../../contract/rules.ts';
import type { Upload } from '../upload/upload-queue.ts';
import type { ChosenPhotos } from '../upload/use-chosen-photos.ts';

interface Props {
  readonly uploads: readonly Upload[];
  readonly chosen: ChosenPhotos;
  readonly limit: number;
  /** Further notes, shown before the count. */
  readonly children?: ReactNode;
}

/** Notes below the photos: upload errors, the number of photos, and how to get more. */
export function PhotoNotes({ uploads, chosen: { taken, remaining, notTaken }, limit, children }: Props) {
  const t = useTranslations('photos.picker');
  const errorText = useErrorText('photos');
  const full = remaining === 0 || notTaken > 0;
  return (
    <div>
      <div role="alert">
        {uploads.map(
          ({ id, file, error }) =>
            error && (
              <p key={id} className="help error">
                <Icon name="warning-circle-fill" />
                <span className="wrap-anywhere">
                  {file.name}: <span>{errorText(error)}</span>
                  <DecisionLink error={error} />
                </span>
              </p>
            ),
        )}
        {notTaken > 0 && (
          <p className="help error">
            <Icon name="warning-circle-fill" />
            <span>{t('notTaken', { n: notTaken, limit })}</span>
          </p>
        )}
      </div>
      {children}
      <p className="help">
        <span>
          <span role="status">{t('count', { n: taken, limit })}</span> {t('checked')}{' '}
          {remaining > 0 && <span className="photo-hint">{t('ways')}</span>}
        </span>
      </p>
      {full && limit < photoLimits.premium && (
        <p className="help photo-more">
          <Icon name="crown-simple" />
          <span>
            {t('more', { premium: photoLimits.premium })}{' '}
            <Link className="link" to="/premium">
              {t('premium')}
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}
