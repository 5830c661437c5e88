import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getSettings = callOf<typeof endpoints.getSettings>('GET', 'settings.php');
export const getPublicChanges = callOf<typeof endpoints.getPublicChanges>('GET', 'site-changes.php');
export const getCompanyInfo = callOf<typeof endpoints.getCompanyInfo>('GET', 'companyinfo.php');
