import { useTranslations } from 'use-intl';
import { useCountryName } from '#features/places/web/index.ts';
import type { Member } from '../contract/member.ts';
import { useDistance } from './use-distance.ts';

/** Where a member lives, as it is said to somebody in the country `home`. */
export function usePlaceLineFrom(home: string | null): (member: Member) => string {
  const t = useTranslations('members');
  const countryName = useCountryName();
  const { bucket } = useDistance();
  return ({ town, region, country, distance }) => {
    const place = town ?? region?.name ?? null;
    if (place === null) return countryName(country);
    if (distance !== null && (country === home || distance !== 'over_100')) return t('place', { place, distance: bucket(distance) });
    return country === home ? place : t('place', { place, distance: countryName(country) });
  };
}
