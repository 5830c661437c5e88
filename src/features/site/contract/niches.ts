import type { Static } from 'typebox';
import * as Type from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';

/** The default search of visitors, and of members without criteria. */
export const DefaultSearch = Type.Object({
  gender: Type.Optional(Type.Array(OneOf(['woman', 'man']))),
  min_age: Type.Optional(Type.Integer()),
});
export type DefaultSearch = Static<typeof DefaultSearch>;

/** 1 general, 2 casual, 3 over 40, 4 men for men, 5 women for women, 6 kink-friendly, 7 international. */
export const Niche = Type.Integer({ minimum: 1, maximum: 7 });

const defaultSearches: Readonly<Partial<Record<number, DefaultSearch>>> = {
  3: { min_age: 40 },
  4: { gender: ['man'] },
  5: { gender: ['woman'] },
};

/** The default search of a site's niche; empty where the niche says nothing of it. */
export const defaultSearchOf = (niche: number): DefaultSearch => defaultSearches[niche] ?? {};
