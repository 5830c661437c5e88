import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';

export const Region = Type.Object({
  /** ISO 3166-2, such as `DE-SN`. */
  key: Type.String(),
  /** In the region's own language. */
  name: Type.String(),
});
export type Region = Static<typeof Region>;

export const getRegions = endpoint({
  method: 'GET',
  path: 'regions.php',
  about: "The regions of each of the site's countries.",
  access: 'public',
  reply: Type.Object({ regions: Type.Record(Type.String(), Type.Array(Region)) }),
  errors: {},
});

export const geocode = endpoint({
  method: 'GET',
  path: 'geocode.php',
  about:
    'The nearest known town and its region for a point in degrees. The point is reduced to its grid cell before use; `not_found` when no place is known nearby.',
  access: 'member',
  limit: 60,
  query: Type.Object({ lat: Type.Number({ minimum: -90, maximum: 90 }), lon: Type.Number({ minimum: -180, maximum: 180 }) }),
  reply: Type.Object({
    /** ISO 3166-1 alpha-2; one of the site's countries or not. */
    country: Type.String(),
    region: Region,
    town: Nullable(Type.String()),
  }),
  /** 404 `not_found` when no place is known within 200 km. */
  errors: {},
});

export const getTowns = endpoint({
  method: 'GET',
  path: 'towns.php',
  about:
    'Towns of a country whose name, or what another language calls them, is the text, starts with it or contains it, in this order and largest first, at most 20. Those of the same rank are in the alphabetical order of `language`, or without it in that of Unicode.',
  access: 'public',
  limit: 240,
  query: Type.Object({
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    q: Type.String({ maxLength: 80 }),
    language: Type.Optional(OneOf(languages)),
  }),
  reply: Type.Object({
    towns: Type.Array(
      Type.Object({
        name: Type.String(),
        region: Region,
        /** The name in another language by which it was found; absent when it was found by its own. */
        also: Type.Optional(Type.String()),
        /** The text is the whole name, however it is written; absent when it is a part. */
        exact: Type.Optional(Type.Literal(true)),
      }),
    ),
  }),
  errors: {},
});
