export { acceptsSignup } from './accepts-signup.ts';
export { companyInfoKey, settingsKey } from './keys.ts';
export { companyInfoQuery, settingsQuery, useCompanyInfo } from './queries.ts';
export { SettingsProvider, useSettings } from './settings-context.ts';
export { isTrafficSource, startOfTab, type Tracking, trackingIn, trackingOfTab } from './traffic.ts';
