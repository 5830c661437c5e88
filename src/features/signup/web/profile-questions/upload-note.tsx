import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { OwnPhotos } from '#features/profile/web/index.ts';

interface Props {
  readonly uploads: OwnPhotos['uploads'];
  /** Opens the photo step. */
  readonly onShow: () => void;
}

/** Status of photos that were still uploading when the photo step was left. */
export function UploadNote({ uploads, onShow }: Props) {
  const t = useTranslations('signup.photo');
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const sending = uploads.length - failed;
  if (uploads.length === 0) return null;
  return (
    <p className="help" role="status">
      <Icon name={failed > 0 ? 'warning-circle' : 'upload-simple'} />
      <span>
        {sending > 0 ? t('sending', { n: sending }) : t('failed', { n: failed })}{' '}
        <button type="button" className="link" onClick={onShow}>
          {t('again')}
        </button>
      </span>
    </p>
  );
}
