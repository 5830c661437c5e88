import { useTranslations } from 'use-intl';
import { useUser } from '#features/account/web/index.ts';
import { useCountryName } from '#features/places/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { Member } from '../contract/member.ts';

/** Where a member lives, as precisely as shown: "Leipzig, under 5 km"; abroad with the country instead of the distance. */
export function usePlaceLine(): (member: Member) => string {
  const t = useTranslations('members');
  const countryName = useCountryName();
  const { geoip_selected_country, geoip_country } = useSettings();
  const home = useUser()?.profile.country ?? geoip_selected_country ?? geoip_country;
  return ({ town, region, country, distance }) => {
    const place = town ?? region?.name ?? null;
    if (place === null) return countryName(country);
    if (distance !== null && (country === home || distance !== 'over_100'))
      return t('place', { place, distance: t(`distance.${distance}`) });
    return country === home ? place : t('place', { place, distance: countryName(country) });
  };
}
