import { loadPart } from '#platform/web/shell/load-part.tsx';

/** Most pages have no alert: what knows and draws them comes before a login or the next page needs it. */
export const AlertPart = loadPart(async () => (await import('./alert-view.tsx')).AlertView, { afterPage: true });
