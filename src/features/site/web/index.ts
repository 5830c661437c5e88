export { companyInfoKey, settingsKey } from './keys.ts';
export { companyInfoQuery, settingsQuery, useCompanyInfo, useSettings } from './queries.ts';
export { isTrafficSource, type Tracking, trackingIn, trackingOfVisit } from './traffic.ts';
