import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { geocode as endpoint } from '../contract/endpoints.ts';
import { snapToGrid } from '../contract/geometry.ts';
import type { Geocoder } from './geocoder.ts';

export interface GeocodeDeps {
  readonly geocoder: Geocoder;
  /** The country of the member's profile. */
  readonly countryOf: (user: UserId) => Promise<string>;
}

/** All points of a cell have the same answer. Stores nothing: the member saves the place. */
export async function geocode(
  { geocoder, countryOf }: GeocodeDeps,
  point: QueryOf<typeof endpoint>,
  viewer: UserId,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const located = await geocoder.locate(snapToGrid(point), await countryOf(viewer));
  return located === null ? fail('not_found') : ok({ ...located });
}
