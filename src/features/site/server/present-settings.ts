import type { Settings } from '../contract/settings.ts';
import type { Site } from './sites.ts';

interface Circumstances {
  readonly guessedCountry: string | null;
  readonly chosenCountry: string | null;
}

/** Phone numbers are cleaned of dashes and spaces, so that they can be dialled from a link. */
export const cleanPhone = (phone: string): string => phone.replace(/[\s\-–]/g, '');

export function presentSettings(site: Site, { guessedCountry, chosenCountry }: Circumstances): Settings {
  return {
    ...site.settings,
    support_phone: cleanPhone(site.settings.support_phone),
    push_public_key: '',
    geoip_country: guessedCountry,
    geoip_selected_country: chosenCountry,
    time_zone: site.timeZone,
  };
}
