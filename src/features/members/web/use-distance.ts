import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { DistanceBucket } from '../contract/member.ts';

const kmPerMile = 1.609344;
/** Locales of countries whose roads are measured in miles. */
const withMiles = /-(GB|US)$/;

interface Distances {
  /** A distance of so many km: "10 km", "6 miles". */
  readonly exact: (km: number) => string;
  /** As it is shown of members: "5–10 km", "3–6 miles". */
  readonly bucket: (bucket: DistanceBucket) => string;
}

/** Distances in the unit in which the reader thinks of them, to whole ones. Needs no texts. */
export function useExactDistance(): { readonly whole: (km: number) => number; readonly exact: Distances['exact'] } {
  const format = useFormatter();
  const inMiles = withMiles.test(useLocale());
  const whole = (km: number) => (inMiles ? Math.round(km / kmPerMile) : km);
  return {
    whole,
    exact: (km) =>
      format
        .number(whole(km), { style: 'unit', unit: inMiles ? 'mile' : 'kilometer', unitDisplay: inMiles ? 'long' : 'short' })
        .replaceAll(' ', '\u00a0'),
  };
}

/** The same, and the buckets in which members are shown. */
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
