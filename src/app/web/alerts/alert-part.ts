import { deferredPart } from '#platform/web/shell/deferred-part.tsx';

/** Most pages have no alert: what knows and draws them comes before a login or the next page needs it. */
export const AlertPart = deferredPart(async () => (await import('./alert-view.tsx')).AlertView);
