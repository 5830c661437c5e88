import { deferredPart } from '#platform/web/shell/deferred-part.tsx';

/** Preloaded before hydration or a login where the discount is active. */
export const BonusPart = deferredPart(async () => (await import('./bonus-line.tsx')).BonusLine);
