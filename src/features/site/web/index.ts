export { companyInfoKey, settingsKey } from './keys.ts';
export { companyInfoQuery, settingsQuery, useCompanyInfo, useSettings } from './queries.ts';
export {
  dependsOnSource,
  forgetTracking,
  isTrafficSource,
  keepTracking,
  keptTracking,
  type Tracking,
  trackingIn,
  trackingOfTab,
  trackingOfVisit,
} from './traffic.ts';
