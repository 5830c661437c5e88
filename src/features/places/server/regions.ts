import { type Coordinates, type Region, places } from '../data/index.ts';
import type { Region as ContractRegion } from '../contract/endpoints.ts';

const regions: ReadonlyMap<string, Region & { readonly country: string }> = new Map(
  Object.values(places)
    .flatMap(({ country, regions: all }) => all.map((region): Region & { readonly country: string } => ({ ...region, country })))
    .map((region) => [region.key, region]),
);

/** The approximate centre of a region, such as `DE-SN`; null for an unknown region. */
export function regionCentre(key: string): Coordinates | null {
  const region = regions.get(key);
  return region ? { lat: region.lat, lon: region.lon } : null;
}

/** A region by its key; undefined when unknown. */
export function findRegion(key: string): ContractRegion | undefined {
  const region = regions.get(key);
  return region && { key: region.key, name: region.name };
}

/** Whether there are bundled places in a country, ISO 3166-1 alpha-2. */
export const hasPlacesIn = (country: string): boolean => Object.values(places).some((candidate) => candidate.country === country);

/** ISO 3166-1 alpha-2; null for an unknown region. */
export const countryOfRegion = (key: string): string | null => regions.get(key)?.country ?? null;

/** The centre of a town of a region; null when the region has no such town. */
export function townCentre(key: string, town: string): Coordinates | null {
  const found = regions.get(key)?.towns.find(({ name }) => name === town);
  return found ? { lat: found.lat, lon: found.lon } : null;
}

/** Regions by country, for those of the countries that have bundled places. */
export function regionsOf(countries: readonly string[]): Record<string, ContractRegion[]> {
  const wanted = Object.values(places).filter(({ country }) => countries.includes(country));
  return Object.fromEntries(wanted.map(({ country, regions: all }) => [country, all.map(({ key, name }) => ({ key, name }))]));
}
