import { type Coordinates, places } from '../data/index.ts';
import { kmBetween, type Point } from '../contract/geometry.ts';
import type { Geocoder, Located } from './geocoder.ts';

// In km: how far a town may be to be named, how far anything of a region, and how much farther than the nearest
// place of all one at home may be: of some countries we know so few towns that across a border there is often a nearer one.
const townWithin = 60;
const regionWithin = 200;
const homeBonus = 20;

interface Spot {
  readonly at: Coordinates;
  /** Km. */
  readonly reach: number;
  readonly located: Located;
}

/** By the places that we bring along, all countries of them. */
export function createBundledGeocoder(): Geocoder {
  const towns: Spot[] = [];
  const centres: Spot[] = [];
  for (const { country, regions } of Object.values(places))
    for (const { key, name, towns: known, lat, lon } of regions) {
      const region = { key, name };
      centres.push({ at: { lat, lon }, reach: 0, located: { country, region, town: null } });
      for (const town of known) towns.push({ at: town, reach: town.reach ?? 0, located: { country, region, town: town.name } });
    }
  const all = [...towns, ...centres];

  return {
    async locate(cell, home) {
      const town = nearest(towns, cell, home);
      if (town !== null && town.km <= townWithin) return town.located;
      const any = nearest(all, cell, home);
      return any !== null && any.km <= regionWithin ? { ...any.located, town: null } : null;
    },
  };
}

function nearest(spots: readonly Spot[], cell: Point, home: string | null): { readonly located: Located; readonly km: number } | null {
  let best: { readonly located: Located; readonly km: number } | null = null;
  let least = Infinity;
  for (const { at, reach, located } of spots) {
    const km = kmBetween(cell, at);
    const weighed = km - reach - (located.country === home ? homeBonus : 0);
    if (weighed >= least) continue;
    least = weighed;
    best = { located, km };
  }
  return best;
}
