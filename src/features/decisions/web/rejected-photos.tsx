import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Icon, Photo } from '#platform/web/ui/index.ts';
import { addressOf } from '#features/photos/contract/image-address.ts';
import { averageColour, avifSetOf, srcSetOf } from '#features/photos/web/index.ts';
import type { RejectedPhoto } from '../contract/rejected.ts';
import { rejectedPhotosQuery } from './queries.ts';

/** Below the own photos: those that were removed, why, and the way to the letter and the appeal. Nothing when there are none. */
export function RejectedPhotos() {
  const t = useTranslations('decisions.rejected');
  const { data: photos = [] } = useQuery(rejectedPhotosQuery(useApi()));
  if (photos.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="rejected-photos">
      <h3 id="rejected-photos" className="font-bold">
        {t('title')}
      </h3>
      <p className="help mt-1 max-w-[60ch]">
        <Icon name="eye-slash" />
        <span>{t('lead')}</span>
      </p>
      <ul className="mt-3 grid gap-4">
        {photos.map((photo) => (
          <Row key={`${photo.number} ${photo.image?.files.address ?? ''}`} photo={photo} />
        ))}
      </ul>
    </section>
  );
}

function Row({ photo: { number, reason, at, appeal_until, appeal, image } }: { readonly photo: RejectedPhoto }) {
  const t = useTranslations('decisions.rejected');
  const reasons = useTranslations('decisions.reasons');
  const dateText = useDateFormat();
  const day = (iso: string) => dateText(new Date(iso), { dateStyle: 'long' });
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-4">
      <Picture image={image} />
      <div className="grid justify-items-start gap-0.5">
        <p>
          <b>{reasons(reason)}</b>
        </p>
        <p className="text-m soft">{t('at', { date: day(at) })}</p>
        <p className="text-m soft text-pretty">{appeal === null ? t('until', { date: day(appeal_until) }) : t(appeal)}</p>
        <Link className="link mt-1" to={`/decisions/${number}`}>
          {t('letter')}
        </Link>
      </div>
    </li>
  );
}

function Picture({ image }: Pick<RejectedPhoto, 'image'>) {
  const t = useTranslations('decisions.rejected');
  const width = image?.files.widths[0];
  if (image === null || width === undefined)
    return (
      <span className="photo medium grid place-items-center" role="img" aria-label={t('hidden')}>
        <Icon name="eye-slash" />
      </span>
    );
  return (
    <Photo
      src={addressOf(image.files, width)}
      srcSet={srcSetOf(image.files)}
      avif={avifSetOf(image.files)}
      sizes="72px"
      width={image.width}
      height={image.height}
      alt={t('photo')}
      placeholder={averageColour(image.thumb_hash)}
      shape="medium"
    />
  );
}
