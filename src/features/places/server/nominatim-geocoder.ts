import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { Log } from '#platform/server/log.ts';
import type { Point } from '../contract/geometry.ts';
import type { Geocoder, Located } from './geocoder.ts';
import { findRegion, holdsPlacesOf } from './regions.ts';

interface Deps {
  /** Base address of a geocoder that speaks Nominatim's protocol; a query in it, such as a key, goes with each request. */
  readonly url: string;
  /** By which its operator knows who asks: the installation's public address. */
  readonly agent: string;
  /** Asked when the geocoder does not answer, and for regions that it does not name as we do. */
  readonly bundled: Geocoder;
  readonly log: Log;
}

/** Ms; a person is waiting. */
const patience = 2000;
/** Answers kept: cells do not move, and a public geocoder wants to be asked as little as possible. */
const kept = 5000;

/** Region codes are named by their level, such as `ISO3166-2-lvl4`. */
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
/** In the sea, for example. */
const Nowhere = Type.Object({ error: Type.String() });

/** Learns the centre of a cell alone, and neither who asks nor why. */
export function createNominatimGeocoder(deps: Deps): Geocoder {
  const known = new Map<string, Promise<Static<typeof Address> | null>>();
  const ask = (cell: Point) => {
    const key = `${cell.lat},${cell.lon}`;
    const asked = known.get(key) ?? reverse(deps, cell);
    // The newest is the last to be forgotten.
    known.delete(key);
    known.set(key, asked);
    if (known.size > kept) known.delete(known.keys().next().value ?? key);
    asked.catch(() => known.delete(key));
    return asked;
  };
  return {
    async locate(cell, home) {
      try {
        const address = await ask(cell);
        return address === null ? null : await toLocated(deps.bundled, address, cell);
      } catch (error) {
        deps.log.warn({ error: String(error) }, 'the geocoder does not answer');
        return deps.bundled.locate(cell, home);
      }
    },
  };
}

/** Null: there is nothing. Throws when there is no answer, or none that can be read. */
async function reverse({ url, agent }: Deps, { lat, lon }: Point): Promise<Static<typeof Address> | null> {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/$/, '')}/reverse`;
  // 10 is the level of towns.
  const query = { format: 'jsonv2', lat: lat.toFixed(5), lon: lon.toFixed(5), zoom: '10', addressdetails: '1' };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const response = await fetch(address, {
    headers: { 'user-agent': agent, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`geocoder answered ${response.status}`);
  const answer: unknown = await response.json();
  if (Value.Check(Nowhere, answer)) return null;
  if (!Value.Check(Answer, answer)) throw new Error('geocoder answered something else');
  return answer.address;
}

/** In our regions; null in a country of which we know none. Villages are left out: too few people live in one. */
async function toLocated(bundled: Geocoder, address: Static<typeof Address>, cell: Point): Promise<Located | null> {
  const country = address.country_code.toUpperCase();
  if (!holdsPlacesOf(country)) return null;
  const near = await bundled.locate(cell, country);
  const nearHere = near?.country === country ? near : null;
  const region = regionIn(address, country) ?? nearHere?.region;
  if (region === undefined) return null;
  const town = address.city ?? address.town ?? address.municipality;
  return { country, region, town: town ?? (nearHere?.region.key === region.key ? nearHere.town : null) };
}

function regionIn(address: Static<typeof Address>, country: string): Located['region'] | undefined {
  const codes = Object.entries(address).flatMap(([name, value]) =>
    name.startsWith('ISO3166-2') && typeof value === 'string' && value.startsWith(`${country}-`) ? [value] : [],
  );
  return codes.map(findRegion).find((region) => region !== undefined);
}
