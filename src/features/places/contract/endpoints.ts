import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

export const Region = Type.Object({
  /** ISO 3166-2, such as `DE-SN`. */
  key: Type.String(),
  /** In the region's own language. */
  name: Type.String(),
});
export type Region = Static<typeof Region>;

/** Regions by country, for the countries in which the site offers itself. */
export const getRegions = endpoint({
  method: 'GET',
  path: 'regions.php',
  access: 'public',
  reply: Type.Object({ regions: Type.Record(Type.String(), Type.Array(Region)) }),
  errors: {},
});
