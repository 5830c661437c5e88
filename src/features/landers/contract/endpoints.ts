import * as Type from 'typebox';
import { endpoint, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { interests } from '#features/members/contract/traits.ts';
import { Country } from '#features/site/contract/settings.ts';
import { FilmTexts } from '#features/site/contract/own-films.ts';
import { LanderTexts } from '#features/site/contract/landers.ts';
import { films } from '#features/site/contract/slugged-pages.ts';
import { nicheLines, openSlugs } from './landers.ts';
import { smallestCount } from './smallest.ts';

export const getLander = endpoint({
  method: 'GET',
  path: 'lander.php',
  about: 'Whether there is a landing page with this name and slug, and what the slug changes on it; otherwise `not_found`.',
  access: 'public',
  limit: 240,
  query: Type.Object({ name: Type.String({ maxLength: 60 }), slug: Type.Optional(Type.String({ maxLength: 60 })) }),
  reply: Type.Object({
    /** The operator's words by language. */
    texts: Type.Record(Type.String(), LanderTexts),
    /** One of our own slugs: a line above the title. */
    line: Nullable(OneOf(openSlugs)),
    /** On a lander whose slug adds no line: whom the site is for. */
    niche_line: Nullable(OneOf(nicheLines)),
    film: Nullable(OneOf(films)),
    /** The operator's own film that a slug shows. */
    own_film: Nullable(
      Type.Object({
        h264: Type.String(),
        av1: Nullable(Type.String()),
        still: Type.String(),
        /** Size of the largest file. */
        kilobytes: Type.Integer(),
        seconds: Type.Integer(),
        /** By language. */
        texts: Type.Record(Type.String(), FilmTexts),
      }),
    ),
  }),
  errors: {},
});

export const getTonight = endpoint({
  method: 'GET',
  path: 'lander-tonight.php',
  about: 'How many members are online now and let it be seen, without fictional profiles; null when there are too few to say.',
  access: 'public',
  limit: 120,
  reply: Type.Object({ online: Nullable(Type.Integer()) }),
  errors: {},
});

const Count = Nullable(Type.Integer());

export const getMap = endpoint({
  method: 'GET',
  path: 'lander-map.php',
  about: `Members by region. A region with fewer than ${smallestCount} is counted with a neighbour, and a number is null where it would be below that.`,
  access: 'public',
  limit: 120,
  query: Type.Object({ country: Type.Optional(Country) }),
  reply: Type.Object({
    country: Country,
    width: Type.Integer(),
    height: Type.Integer(),
    /** Size of one field. */
    km: Type.Integer(),
    /** Null when all of the country has fewer. */
    total: Count,
    areas: Type.Array(
      Type.Object({
        /** The one with most members first. */
        regions: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
        members: Type.Integer(),
        /** Here in the last 24 hours. */
        today: Count,
        /** Signed up in the last 7 days. */
        new: Count,
        /** Column and row of each field, one after the other. */
        cells: Type.Array(Type.Integer()),
      }),
    ),
    counted_at: Instant,
  }),
  errors: {},
});

export const getTopics = endpoint({
  method: 'GET',
  path: 'lander-topics.php',
  about: `What members say they like, most often first, and how many like all of \`interests\`; null for fewer than ${smallestCount}.`,
  access: 'public',
  limit: 240,
  query: Type.Object({ interests: Type.Optional(Type.Array(OneOf(interests), { maxItems: 50 })) }),
  reply: Type.Object({
    topics: Type.Array(Type.Object({ interest: OneOf(interests), members: Type.Integer() })),
    together: Count,
    counted_at: Instant,
  }),
  errors: {},
});
