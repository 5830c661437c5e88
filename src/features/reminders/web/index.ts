export { AlertCentre } from './alert-centre-part.ts';
export { alertId } from './alert-id.ts';
export { type DismissKey, dismissKeys } from './alert-kinds.ts';
export { AlertPart } from './alert-part.ts';
export { latestReplierQuery } from './latest-replier-query.ts';
export { readMirror } from './dismissals.ts';
export { useDismissals } from './dismissals-context.ts';
export { DismissedProvider } from './dismissals-provider.ts';
export { PageAlerts } from './page-alerts.tsx';
