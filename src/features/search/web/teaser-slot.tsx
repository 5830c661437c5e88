import { deferredPart } from '#platform/web/shell/deferred-part.tsx';

/** The operator's advertising below the results. */
export const TeaserSlot = deferredPart(async () => (await import('#features/teasers/web/index.ts')).Teasers, ['teasers']);
