import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const switchSite = callOf<typeof endpoints.switchSite>('POST', 'admin/site-switch.php');
export const getSite = callOf<typeof endpoints.getSite>('GET', 'admin/site.php');
export const putSite = callOf<typeof endpoints.putSite>('PUT', 'admin/site.php');
export const previewSite = callOf<typeof endpoints.previewSite>('POST', 'admin/site-preview.php');
export const publishSite = callOf<typeof endpoints.publishSite>('POST', 'admin/site-publish.php');
export const revertSite = callOf<typeof endpoints.revertSite>('POST', 'admin/site-revert.php');
export const getSiteEditions = callOf<typeof endpoints.getSiteEditions>('GET', 'admin/site-history.php');
export const exportSite = callOf<typeof endpoints.exportSite>('GET', 'admin/site-export.php');
export const importSite = callOf<typeof endpoints.importSite>('POST', 'admin/site-import.php');
export const addSite = callOf<typeof endpoints.addSite>('POST', 'admin/site-new.php');
export const closeSite = callOf<typeof endpoints.closeSite>('POST', 'admin/site-delete.php');
export const declareFictional = callOf<typeof endpoints.declareFictional>('POST', 'admin/site-fictional.php');
export const getConsequences = callOf<typeof endpoints.getConsequences>('GET', 'admin/site-consequences.php');
