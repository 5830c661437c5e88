import { useUser } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { Member } from '../contract/member.ts';
import { usePlaceLineFrom } from './use-place-line-from.ts';

/** Where a member lives, as precisely as shown: "Leipzig, under 5 km"; abroad with the country instead of the distance. */
export function usePlaceLine(): (member: Member) => string {
  const { geoip_selected_country, geoip_country } = useSettings();
  return usePlaceLineFrom(useUser()?.profile.country ?? geoip_selected_country ?? geoip_country);
}
