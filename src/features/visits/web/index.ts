export { hasRefused } from './choice-store.ts';
export { trackingOfVisit } from './visit-tracking.ts';
export { TrackingChoice } from './tracking-choice.tsx';
export { VisitStart } from './visit-start.tsx';
