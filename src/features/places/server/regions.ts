import { type Coordinates, type Region, places } from '../data/index.ts';
import type { Region as RegionOnTheWire } from '../contract/endpoints.ts';

const regions: ReadonlyMap<string, Region & { readonly country: string }> = new Map(
  Object.values(places)
    .flatMap(({ country, regions: all }) => all.map((region): Region & { readonly country: string } => ({ ...region, country })))
    .map((region) => [region.key, region]),
);

/** Roughly the middle of a region, such as `DE-SN`. Null: there is no such region. */
export function regionCentre(key: string): Coordinates | null {
  const region = regions.get(key);
  return region ? { lat: region.lat, lon: region.lon } : null;
}

/** By its key. Undefined: there is no such region. */
export function findRegion(key: string): RegionOnTheWire | undefined {
  const region = regions.get(key);
  return region && { key: region.key, name: region.name };
}

/** We have places of that country, ISO 3166-1 alpha-2. */
export const holdsPlacesOf = (country: string): boolean => Object.values(places).some((held) => held.country === country);

/** ISO 3166-1 alpha-2. Null: there is no such region. */
export const countryOfRegion = (key: string): string | null => regions.get(key)?.country ?? null;

/** The centre of a town of a region. Null: the region has no such town. */
export function townCentre(key: string, town: string): Coordinates | null {
  const found = regions.get(key)?.towns.find(({ name }) => name === town);
  return found ? { lat: found.lat, lon: found.lon } : null;
}

/** The regions of those countries that we hold places for. */
export function regionsOf(countries: readonly string[]): Record<string, RegionOnTheWire[]> {
  const wanted = Object.values(places).filter(({ country }) => countries.includes(country));
  return Object.fromEntries(wanted.map(({ country, regions: all }) => [country, all.map(({ key, name }) => ({ key, name }))]));
}
