export { companyInfoQuery, settingsQuery, useCompanyInfo, useSettings } from './queries.ts';
