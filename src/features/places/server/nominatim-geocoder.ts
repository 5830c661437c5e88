import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { Log } from '#platform/server/log.ts';
import type { Point } from '../contract/geometry.ts';
import type { Geocoder, Located } from './geocoder.ts';
import { findRegion, hasPlacesIn } from './regions.ts';

interface Deps {
  /** Base address of a geocoder that speaks Nominatim's protocol; a query in it, such as a key, goes with each request. */
  readonly url: string;
  /** User agent: the installation's public address, so that the geocoder's operator can identify it. */
  readonly agent: string;
  /** Used when the geocoder fails, and for regions whose code we do not know. */
  readonly bundled: Geocoder;
  readonly log: Log;
}

/** Short, because a member is waiting. */
const timeoutMs = 2000;
/** Maximum cached answers. They never expire; public geocoders want few requests. */
const maxCached = 5000;

/** Names of region codes contain their level, such as `ISO3166-2-lvl4`. */
const Address = Type.Intersect([
  Type.Object({
    country_code: Type.String({ pattern: '^[a-z]{2}$' }),
    city: Type.Optional(Type.String()),
    town: Type.Optional(Type.String()),
    municipality: Type.Optional(Type.String()),
  }),
  Type.Record(Type.String(), Type.Unknown()),
]);
const Answer = Type.Object({ address: Address });
/** The reply for points in the sea, for example. */
const NoResult = Type.Object({ error: Type.String() });

/** The service gets only the centre of a cell, and nothing about the member. */
export function createNominatimGeocoder(deps: Deps): Geocoder {
  const cache = new Map<string, Promise<Static<typeof Address> | null>>();
  const reverseCached = (cell: Point) => {
    const key = `${cell.lat},${cell.lon}`;
    const request = cache.get(key) ?? reverse(deps, cell);
    // LRU: reinserting moves the entry to the end, and the first one is evicted.
    cache.delete(key);
    cache.set(key, request);
    if (cache.size > maxCached) cache.delete(cache.keys().next().value ?? key);
    request.catch(() => cache.delete(key));
    return request;
  };
  return {
    async locate(cell, home) {
      try {
        const address = await reverseCached(cell);
        return address === null ? null : await toLocated(deps.bundled, address, cell);
      } catch (error) {
        deps.log.warn({ error: String(error) }, 'the geocoder does not answer');
        return deps.bundled.locate(cell, home);
      }
    },
  };
}

/** Null when there is no place. Throws when the reply is missing or invalid. */
async function reverse({ url, agent }: Deps, { lat, lon }: Point): Promise<Static<typeof Address> | null> {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/$/, '')}/reverse`;
  // Zoom 10 is the level of towns.
  const query = { format: 'jsonv2', lat: lat.toFixed(5), lon: lon.toFixed(5), zoom: '10', addressdetails: '1' };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const response = await fetch(address, {
    headers: { 'user-agent': agent, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`geocoder answered ${response.status}`);
  const answer: unknown = await response.json();
  if (Value.Check(NoResult, answer)) return null;
  if (!Value.Check(Answer, answer)) throw new Error('geocoder answered something else');
  return answer.address;
}

/** Maps to our regions; null in a country without regions. Villages are left out, because too few people live there. */
async function toLocated(bundled: Geocoder, address: Static<typeof Address>, cell: Point): Promise<Located | null> {
  const country = address.country_code.toUpperCase();
  if (!hasPlacesIn(country)) return null;
  const near = await bundled.locate(cell, country);
  const nearHere = near?.country === country ? near : null;
  const region = regionIn(address, country) ?? nearHere?.region;
  if (region === undefined) return null;
  const town = address.city ?? address.town ?? address.municipality;
  return { country, region, town: town?.replaceAll("'", '’') ?? (nearHere?.region.key === region.key ? nearHere.town : null) };
}

function regionIn(address: Static<typeof Address>, country: string): Located['region'] | undefined {
  const codes = Object.entries(address).flatMap(([name, value]) =>
    name.startsWith('ISO3166-2') && typeof value === 'string' && value.startsWith(`${country}-`) ? [value] : [],
  );
  return codes.map(findRegion).find((region) => region !== undefined);
}
