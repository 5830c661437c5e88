import type { GeoIp } from '#platform/server/geoip/geoip.ts';
import type { Call } from '#platform/server/http/context.ts';

export interface VisitorCountry {
  /** By where the call comes from; null when nothing is known. */
  readonly guessedCountry: string | null;
  readonly chosenCountry: string | null;
}

export type ReadVisitorCountry = (call: Call) => VisitorCountry;

interface Deps {
  /** Header in which the operator's proxy names the visitor's country, or null. */
  readonly countryHeader: string | null;
  readonly geoip: GeoIp;
}

/** The proxy knows the visitor's line best; where it does not, the operator's file is asked. */
export const createVisitorCountry =
  ({ countryHeader, geoip }: Deps): ReadVisitorCountry =>
  (call) => ({
    guessedCountry: (countryHeader === null ? null : asCountry(call.header(countryHeader))) ?? geoip.countryOf(call.network),
    chosenCountry: asCountry(call.cookie('country')),
  });

/** `XX` is how proxies write that they do not know. */
const asCountry = (value: string | undefined): string | null =>
  value !== undefined && value !== 'XX' && /^[A-Z]{2}$/.test(value) ? value : null;
