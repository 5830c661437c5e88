import { useFormatter, useLocale } from 'use-intl';

const kmPerMile = 1.609344;
/** Locales of countries whose roads are measured in miles. */
const withMiles = /-(GB|US)$/;

interface ExactDistances {
  /** To whole ones. */
  readonly whole: (km: number) => number;
  /** A distance of so many km: "10 km", "6 miles". */
  readonly exact: (km: number) => string;
}

/** Distances in the unit in which the reader thinks of them, to whole ones. Dependencies no texts. */
export function useExactDistance(): ExactDistances {
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
