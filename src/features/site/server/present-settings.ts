import type { Settings } from '../contract/settings.ts';
import type { Site } from './sites.ts';
import type { VisitorCountry } from './visitor-country.ts';

/** Removes dashes and spaces, so that the number can be used in a `tel:` link. */
export const cleanPhone = (phone: string): string => phone.replace(/[\s\-–]/g, '');

export function presentSettings(site: Site, { guessedCountry, chosenCountry }: VisitorCountry, pushPublicKey: string): Settings {
  const { landers: _onlyOnTheirPages, ...shared } = site.settings;
  return {
    ...shared,
    support_phone: cleanPhone(site.settings.support_phone),
    push_public_key: pushPublicKey,
    geoip_country: guessedCountry,
    geoip_selected_country: chosenCountry,
    time_zone: site.timeZone,
  };
}
