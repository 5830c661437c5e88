export { companyInfoKey, settingsKey } from './keys.ts';
export { companyInfoQuery, settingsQuery, useCompanyInfo, useSettings } from './queries.ts';
export { isTrafficSource, startOfTab, type Tracking, trackingIn, trackingOfTab } from './traffic.ts';
