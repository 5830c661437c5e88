import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getToday = callOf<typeof endpoints.getToday>('GET', 'today.php');
export const hideToday = callOf<typeof endpoints.hideToday>('DELETE', 'today.php');
