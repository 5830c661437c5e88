import type { Office } from '#features/office/web/index.ts';

export const blocksKey = ['office', 'blocks'];

export const blocksKeyOf = (about: Office['about'], filter: object) => [...blocksKey, about.site ?? null, filter];
