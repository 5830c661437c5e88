export { companyInfoKey, settingsKey } from './keys.ts';
export { companyInfoQuery, settingsQuery, useCompanyInfo, useSettings } from './queries.ts';
export { forgetTracking, isTrafficSource, keepTracking, keptTracking, type Tracking, trackingIn, trackingOfVisit } from './traffic.ts';
