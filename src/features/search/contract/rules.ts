import { searchFields } from '#features/site/contract/fields.ts';

export const pageSize = 24;

/** Maximum distances in km that a search may ask for: the limits of the buckets in which distances are shown. */
export const distances = [10, 25, 50, 100] as const;

/** `active`: most recently active first. `new`: newest account first. `near`: nearest first. `fitting`: mutual search criteria, then near, then shared interests. */
export const sorts = ['active', 'new', 'near', 'fitting'] as const;
export type Sort = (typeof sorts)[number];

/** Names of the filters; `age` covers both of its limits. */
export const filterNames = [...searchFields, 'new'] as const;
export type FilterName = (typeof filterNames)[number];
