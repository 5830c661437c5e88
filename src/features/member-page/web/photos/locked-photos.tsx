import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { LockLine } from './lock-line.tsx';

/** On phones: the blurred photos at the end of the profile, with what shows them. Wide screens have them among the thumbnails. */
export function LockedPhotos({ profile: { photos, name } }: { readonly profile: Profile }) {
  const t = useTranslations('member-page');
  const locked = photos.filter((photo) => photo.locked);
  if (locked.length === 0) return null;
  return (
    <section className="locked-photos" aria-label={t('lockedPhotos', { name })}>
      <ul>
        {locked.map((photo) => (
          <li key={photo.id}>
            <Link
              className="locked-photo"
              to="/premium"
              aria-label={t('photoLocked', { name, at: photos.indexOf(photo) + 1, n: photos.length })}
            >
              <img {...faceOf(photo)} alt="" width={photo.width} height={photo.height} loading="lazy" decoding="async" />
              <Icon name="lock-key-fill" />
            </Link>
          </li>
        ))}
      </ul>
      <LockLine locked={locked.length} />
    </section>
  );
}
