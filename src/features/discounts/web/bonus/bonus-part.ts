import { loadPart } from '#platform/web/shell/load-part.tsx';

/** Preloaded before hydration or a login where the discount is active. */
export const BonusPart = loadPart(async () => (await import('./bonus-line.tsx')).BonusLine, { afterPage: true });
