import { lengthOf } from '#platform/contract/text/text.ts';
import { fictionalIcons } from '../contract/fictional-icon.ts';
import { defaultSearchOf } from '../contract/niches.ts';
import type { Settings } from '../contract/settings.ts';
import { siteSwitches } from '../contract/switches.ts';
import type { Site } from './sites.ts';
import { switchedOff } from './switches.ts';
import { acceptsSignup, type TrafficSource } from './traffic-source.ts';
import type { VisitorCountry } from './visitor-country.ts';

/** Removes dashes and spaces, so that the number can be used in a `tel:` link. */
export const cleanPhone = (phone: string): string => phone.replace(/[\s\-–]/g, '');

interface Asked {
  readonly country: VisitorCountry;
  readonly fromTraffic: boolean;
  /** In the address of the page that asks. */
  readonly source: TrafficSource;
  readonly pushPublicKey: string;
  /** Null: no gift is offered. */
  readonly leastGiftPrice: number | null;
}

export function presentSettings(site: Site, { country, fromTraffic, source, pushPublicKey, leastGiftPrice }: Asked): Settings {
  const { landers: _onlyOnTheirPages, films: _onlyOnLanders, brand, apps: _onlyWellKnown, ...others } = site.settings;
  const { photo_review: _onlyForStaff, due_hours: _onlyInTheOffice, refund_limit: _onlyForRefunds, ...shared } = others;
  const noSignups = switchedOff(site, 'signups') !== null;
  return {
    ...shared,
    ...(noSignups && { signups: 'closed' }),
    accent: brand?.accent ?? null,
    fictional_icon: drawableIcon(site.settings.fictional_icon),
    support_phone: cleanPhone(site.settings.support_phone),
    default_search: defaultSearchOf(site.settings.niche),
    least_gift_credits: leastGiftPrice,
    push_public_key: pushPublicKey,
    geoip_country: country.guessedCountry,
    geoip_selected_country: country.chosenCountry,
    time_zone: site.timeZone,
    from_traffic_source: fromTraffic,
    accepts_signup: !noSignups && acceptsSignup(site.settings.signups, source, fromTraffic),
    switched_off: siteSwitches.flatMap((what) =>
      switchedOff(site, what) === null ? [] : [{ what, words: site.switches[what]?.words ?? null }],
    ),
    closes_at: site.closesAt?.toISOString() ?? null,
  };
}

/** A path on this site, the name of an icon or one character. Any other word is a star: printed before a label it would be read as part of it. */
function drawableIcon(icon: string | null): string | null {
  if (icon === null || icon === '') return null;
  const drawable = icon.startsWith('/') || fictionalIcons.some((name) => name === icon) || lengthOf(icon) === 1;
  return drawable ? icon : 'star';
}
