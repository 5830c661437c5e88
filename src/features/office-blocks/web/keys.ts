import type { Office } from '#features/office/web/index.ts';

export const blocksKey = ['office', 'blocks'];

export const blocksKeyOf = (about: Office['about'], filter: object) => [...blocksKey, about.site ?? null, filter];

export const holdsKey = ['office', 'holds'];

export const holdsKeyOf = (about: Office['about']) => [...holdsKey, about.site ?? null];
