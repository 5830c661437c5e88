export { companyInfoQuery, settingsQuery, useCompanyInfo, useSettings } from './queries.ts';
export { isTrafficSource, type Tracking, trackingIn, trackingOfVisit } from './traffic.ts';
