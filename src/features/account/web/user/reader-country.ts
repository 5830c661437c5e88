import type { User } from '../../contract/user.ts';
import type { Settings } from '#features/site/contract/settings.ts';

type Hints = Pick<Settings, 'geoip_selected_country' | 'geoip_country'>;

/** A member's country is in the profile, a visitor's was chosen or guessed. It decides about formats, units and the English of the texts. */
export const readerCountry = (user: User | null | undefined, { geoip_selected_country, geoip_country }: Hints): string | null =>
  user?.profile.country ?? geoip_selected_country ?? geoip_country;
