import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import { type Point, snapToGrid } from '#features/places/contract/geometry.ts';
import { countryOfRegion, type Geocoder, townCentre } from '#features/places/server/index.ts';
import type { NewPlace } from '../contract/endpoints.ts';
import type { KeptProfile, PlaceSource, ProfileChanges } from './profile-repo.ts';

/** A place that exists. Nothing of it is nearer than the cell. */
export interface Place {
  readonly country: string;
  readonly region: string;
  readonly town: string | null;
  /** Null: only the region is known, and a distance would be made up. */
  readonly cell: Point | null;
  readonly source: PlaceSource | null;
}

const unknown = (): Failure<'unknown_place'> => fail('unknown_place', { field: 'place' });

/** `home` is the country that is meant in doubt. */
export async function readPlace(geocoder: Geocoder, wish: NonNullable<NewPlace>, home: string): Promise<Result<Place, 'unknown_place'>> {
  if ('lat' in wish) {
    const cell = snapToGrid(wish);
    const located = await geocoder.locate(cell, home);
    if (located === null) return unknown();
    return ok({ country: located.country, region: located.region.key, town: located.town, cell, source: 'device' });
  }
  const { region, town } = wish;
  const country = countryOfRegion(region);
  if (country === null) return unknown();
  if (town === null) return ok({ country, region, town, cell: null, source: null });
  const centre = townCentre(region, town);
  return centre === null ? unknown() : ok({ country, region, town, cell: snapToGrid(centre), source: 'town' });
}

/** In ms: so many changes in such a time. Whoever moves more often is measuring how far others are. */
const limits = [
  { most: 5, within: 3_600_000 },
  { most: 20, within: 24 * 3_600_000 },
];
const remembered = Math.max(...limits.map(({ most }) => most));

/** The columns of the place, and when it was changed, unless it is the same as before. */
export function moveTo(place: Place, before: KeptProfile, now: Date): Result<ProfileChanges, 'moved_too_often'> {
  const columns: ProfileChanges = {
    country: place.country,
    region: place.region,
    town: place.town,
    lat: place.cell?.lat ?? null,
    lon: place.cell?.lon ?? null,
    place_source: place.source,
  };
  if (isSame(place, before)) return ok(columns);
  const wait = Math.max(...limits.map(({ most, within }) => (before.placedAt.at(-most)?.getTime() ?? -Infinity) + within - now.getTime()));
  if (wait > 0) return fail('moved_too_often', { field: 'place', minutes: Math.ceil(wait / 60_000) });
  return ok({ ...columns, placed_at: [...before.placedAt, now].slice(-remembered) });
}

/** Nothing nearer than the country. */
export const nowhere: ProfileChanges = { region: null, town: null, lat: null, lon: null, place_source: null };

const isSame = ({ country, region, town, cell }: Place, before: KeptProfile): boolean =>
  country === before.country && region === before.region && town === before.town && isSameCell(cell, before.cell);

/** The database keeps a cell in four bytes. */
function isSameCell(one: Point | null, other: Point | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.fround(one.lat) === Math.fround(other.lat) && Math.fround(one.lon) === Math.fround(other.lon);
}
