import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import { type Point, snapToGrid } from '#features/places/contract/geometry.ts';
import { countryOfRegion, type Geocoder, townCentre } from '#features/places/server/index.ts';
import type { NewPlace } from '../contract/endpoints.ts';
import type { StoredProfile, PlaceSource, ProfileChanges } from './profile-repo.ts';

/** A validated place, no more precise than its grid cell. */
export interface Place {
  readonly country: string;
  readonly region: string;
  readonly town: string | null;
  /** Null when only the region is known, so that no distance is invented. */
  readonly cell: Point | null;
  readonly source: PlaceSource | null;
}

const unknownPlace = (): Failure<'unknown_place'> => fail('unknown_place', { field: 'place' });

/** `home`: the country to prefer near a border. */
export async function readPlace(geocoder: Geocoder, place: NonNullable<NewPlace>, home: string): Promise<Result<Place, 'unknown_place'>> {
  if ('lat' in place) {
    const cell = snapToGrid(place);
    const located = await geocoder.locate(cell, home);
    if (located === null) return unknownPlace();
    return ok({ country: located.country, region: located.region.key, town: located.town, cell, source: 'device' });
  }
  const { region } = place;
  // As the places are written: a client may have the name with a straight apostrophe.
  const town = place.town?.replaceAll("'", '’') ?? null;
  const country = countryOfRegion(region);
  if (country === null) return unknownPlace();
  if (town === null) return ok({ country, region, town, cell: null, source: null });
  const centre = townCentre(region, town);
  return centre === null ? unknownPlace() : ok({ country, region, town, cell: snapToGrid(centre), source: 'town' });
}

/** At most `max` moves within so many ms. More frequent moves could be used to locate other members by their distances. */
const limits = [
  { max: 5, within: 3_600_000 },
  { max: 20, within: 24 * 3_600_000 },
];
const maxRemembered = Math.max(...limits.map(({ max }) => max));

/** The columns of the new place; with the time of the move unless the place stays the same. */
export function moveTo(place: Place, before: StoredProfile, now: Date): Result<ProfileChanges, 'moved_too_often'> {
  const columns: ProfileChanges = {
    country: place.country,
    region: place.region,
    town: place.town,
    lat: place.cell?.lat ?? null,
    lon: place.cell?.lon ?? null,
    place_source: place.source,
  };
  if (isSame(place, before)) return ok(columns);
  const wait = Math.max(...limits.map(({ max, within }) => (before.placedAt.at(-max)?.getTime() ?? -Infinity) + within - now.getTime()));
  if (wait > 0) return fail('moved_too_often', { field: 'place', minutes: Math.ceil(wait / 60_000) });
  return ok({ ...columns, placed_at: [...before.placedAt, now].slice(-maxRemembered) });
}

/** The country only. */
export const noPlace: ProfileChanges = { region: null, town: null, lat: null, lon: null, place_source: null };

const isSame = ({ country, region, town, cell }: Place, before: StoredProfile): boolean =>
  country === before.country && region === before.region && town === before.town && isSameCell(cell, before.cell);

/** The database stores coordinates as 4-byte floats. */
function isSameCell(one: Point | null, other: Point | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.fround(one.lat) === Math.fround(other.lat) && Math.fround(one.lon) === Math.fround(other.lon);
}
