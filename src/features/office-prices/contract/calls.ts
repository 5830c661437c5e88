import { callOf } from '#platform/contract/call.ts';
import type * as codes from './code-endpoints.ts';
import type * as endpoints from './endpoints.ts';

export const getOfficePackages = callOf<typeof endpoints.getOfficePackages>('GET', 'admin/packages.php');
export const putOfficePackages = callOf<typeof endpoints.putOfficePackages>('PUT', 'admin/packages.php');
export const previewPackages = callOf<typeof endpoints.previewPackages>('POST', 'admin/packages-preview.php');
export const getOfficeCodes = callOf<typeof codes.getOfficeCodes>('GET', 'admin/codes.php');
export const getCodeWeeks = callOf<typeof codes.getCodeWeeks>('GET', 'admin/code-weeks.php');
export const putOfficeCode = callOf<typeof codes.putOfficeCode>('PUT', 'admin/codes.php');
