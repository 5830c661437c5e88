import { type Coordinates, type Region, places } from '../data/index.ts';
import type { Region as RegionOnTheWire } from '../contract/endpoints.ts';

const regions: ReadonlyMap<string, Region> = new Map(
  Object.values(places)
    .flatMap((country): readonly Region[] => country.regions)
    .map((region) => [region.key, region]),
);

/** Roughly the middle of a region, such as `DE-SN`. Null: there is no such region. */
export function regionCentre(key: string): Coordinates | null {
  const region = regions.get(key);
  return region ? { lat: region.lat, lon: region.lon } : null;
}

/** The regions of those countries that we hold places for. */
export function regionsOf(countries: readonly string[]): Record<string, RegionOnTheWire[]> {
  const wanted = Object.values(places).filter(({ country }) => countries.includes(country));
  return Object.fromEntries(wanted.map(({ country, regions: all }) => [country, all.map(({ key, name }) => ({ key, name }))]));
}
