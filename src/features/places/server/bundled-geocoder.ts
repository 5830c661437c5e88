import { type Coordinates, places } from '../data/index.ts';
import { kmBetween, type Point } from '../contract/geometry.ts';
import type { Geocoder, Located } from './geocoder.ts';

// Maximum distance of a town to be named, and of any place of a region. Places in the home country are preferred by
// `homeBonusKm`, because in countries with few known towns the nearest one is often across the border.
const maxTownKm = 60;
const maxRegionKm = 200;
const homeBonusKm = 20;

interface KnownPlace {
  readonly at: Coordinates;
  /** Km. */
  readonly reach: number;
  readonly located: Located;
}

/** Geocodes by the bundled places of all countries. */
export function createBundledGeocoder(): Geocoder {
  const towns: KnownPlace[] = [];
  const centres: KnownPlace[] = [];
  for (const { country, regions } of Object.values(places))
    for (const { key, name, towns: regionTowns, lat, lon } of regions) {
      const region = { key, name };
      centres.push({ at: { lat, lon }, reach: 0, located: { country, region, town: null } });
      for (const town of regionTowns) towns.push({ at: town, reach: town.reach ?? 0, located: { country, region, town: town.name } });
    }
  const all = [...towns, ...centres];

  return {
    async locate(cell, home) {
      const town = nearest(towns, cell, home);
      if (town !== null && town.km <= maxTownKm) return town.located;
      const any = nearest(all, cell, home);
      return any !== null && any.km <= maxRegionKm ? { ...any.located, town: null } : null;
    },
  };
}

function nearest(
  knownPlaces: readonly KnownPlace[],
  cell: Point,
  home: string | null,
): { readonly located: Located; readonly km: number } | null {
  let best: { readonly located: Located; readonly km: number } | null = null;
  let bestScore = Infinity;
  for (const { at, reach, located } of knownPlaces) {
    const km = kmBetween(cell, at);
    const score = km - reach - (located.country === home ? homeBonusKm : 0);
    if (score >= bestScore) continue;
    bestScore = score;
    best = { located, km };
  }
  return best;
}
