import { loadPart } from '#platform/web/shell/load-part.tsx';

/** The operator's advertising below the results. */
export const TeaserSlot = loadPart(async () => (await import('#features/teasers/web/index.ts')).Teasers, {
  afterPage: true,
  texts: ['teasers'],
});
