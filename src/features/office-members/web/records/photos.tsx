import { useTranslations } from 'use-intl';
import { useOffice, useWhen } from '#features/office/web/index.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { Part } from './part.tsx';

/** Photos that others see, blurred and grey as the person wants it; of the others only their state. */
export function Photos({ member: { id, name, photos } }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.photos');
  const when = useWhen();
  const { about } = useOffice();
  const addressOf = (photo: number) =>
    `/api/admin/member-photo.php?${new URLSearchParams({ id: String(id), photo: String(photo), ...(about.site !== undefined && { site: String(about.site) }) })}`;
  return (
    <Part title={t('title')}>
      {photos.length === 0 && <p className="text-s soft">{t('none')}</p>}
      <ul className="pics">
        {photos.map(({ id: photo, status, at, width, height }, place) => (
          <li key={photo} className="shot-s">
            <div className="shot">
              {status === 'active' && (
                <img src={addressOf(photo)} alt={t('shown', { n: place + 1, name })} width={width} height={height} loading="lazy" />
              )}
            </div>
            <p className="text-s soft">
              {t(`states.${status}`)}, {when(at)}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
