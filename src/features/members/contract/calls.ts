import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getPhotoPreview = callOf<typeof endpoints.getPhotoPreview>('GET', 'photo-peek.php');
export const getInterests = callOf<typeof endpoints.getInterests>('GET', 'interests.php');
export const getShownToVisitors = callOf<typeof endpoints.getShownToVisitors>('GET', 'shown-to-visitors.php');
