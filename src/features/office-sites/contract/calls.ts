import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const switchSite = callOf<typeof endpoints.switchSite>('POST', 'admin/site-switch.php');
export const getSite = callOf<typeof endpoints.getSite>('GET', 'admin/site.php');
export const putSite = callOf<typeof endpoints.putSite>('PUT', 'admin/site.php');
export const previewSite = callOf<typeof endpoints.previewSite>('POST', 'admin/site-preview.php');
export const publishSite = callOf<typeof endpoints.publishSite>('POST', 'admin/site-publish.php');
export const revertSite = callOf<typeof endpoints.revertSite>('POST', 'admin/site-revert.php');
export const getSiteEditions = callOf<typeof endpoints.getSiteEditions>('GET', 'admin/site-history.php');
