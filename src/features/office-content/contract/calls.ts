import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getContentList = callOf<typeof endpoints.getContentList>('GET', 'admin/content-list.php');
export const getContent = callOf<typeof endpoints.getContent>('GET', 'admin/content.php');
export const putContent = callOf<typeof endpoints.putContent>('PUT', 'admin/content.php');
export const publishContent = callOf<typeof endpoints.publishContent>('POST', 'admin/content-publish.php');
export const revertContent = callOf<typeof endpoints.revertContent>('POST', 'admin/content-revert.php');
export const addTeaser = callOf<typeof endpoints.addTeaser>('POST', 'admin/teaser-new.php');
export const getContentVersions = callOf<typeof endpoints.getContentVersions>('GET', 'admin/content-history.php');
export const previewContent = callOf<typeof endpoints.previewContent>('POST', 'admin/content-preview.php');
