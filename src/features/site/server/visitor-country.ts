import type { GeoIp } from '#platform/server/geoip/geoip.ts';
import type { Call } from '#platform/server/http/context.ts';

export interface VisitorCountry {
  /** By the caller's IP address or the proxy's header; null when unknown. */
  readonly guessedCountry: string | null;
  readonly chosenCountry: string | null;
}

export type ReadVisitorCountry = (call: Call) => VisitorCountry;

interface Deps {
  /** Header in which the operator's proxy names the visitor's country, or null. */
  readonly countryHeader: string | null;
  readonly geoip: GeoIp;
}

/** The proxy's header takes precedence over the GeoIP file. */
export const createVisitorCountry =
  ({ countryHeader, geoip }: Deps): ReadVisitorCountry =>
  (call) => ({
    guessedCountry: (countryHeader === null ? null : asCountry(call.header(countryHeader))) ?? geoip.countryOf(call.network),
    chosenCountry: asCountry(call.cookie('country')),
  });

/** Proxies send `XX` for unknown countries. */
const asCountry = (value: string | undefined): string | null =>
  value !== undefined && value !== 'XX' && /^[A-Z]{2}$/.test(value) ? value : null;
