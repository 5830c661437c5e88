import { useTranslations } from 'use-intl';
import type { DistanceBucket } from '../contract/member.ts';
import { useExactDistance } from './use-exact-distance.ts';

interface Distances {
  /** A distance of so many km: "10 km", "6 miles". */
  readonly exact: (km: number) => string;
  /** Formats a distance as it is shown for members: "5–10 km", "3–6 miles". */
  readonly bucket: (bucket: DistanceBucket) => string;
}

/** Distances in the unit in which the reader thinks of them, and the buckets in which members are shown. */
export function useDistance(): Distances {
  const t = useTranslations('members.distance');
  const { whole, exact } = useExactDistance();
  return {
    exact,
    bucket(bucket) {
      const [from = '', to = ''] = bucket.split('_');
      const distance = exact(Number(to));
      return from === 'under' || from === 'over' ? t(from, { distance }) : t('between', { least: whole(Number(from)), distance });
    },
  };
}
