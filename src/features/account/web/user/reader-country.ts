import type { User } from '../../contract/user.ts';
import type { Settings } from '#features/site/contract/settings.ts';

type Hints = Pick<Settings, 'geoip_selected_country' | 'geoip_country'>;

/**
 * The reader's country: from a member's profile, or chosen by or guessed for a visitor. It determines formats, units and the variant
 * of English.
 */
export const readerCountry = (user: User | null | undefined, { geoip_selected_country, geoip_country }: Hints): string | null =>
  user?.profile.country ?? geoip_selected_country ?? geoip_country;
