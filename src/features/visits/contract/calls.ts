import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const putVisit = callOf<typeof endpoints.putVisit>('PUT', 'visit.php');
export const deleteVisit = callOf<typeof endpoints.deleteVisit>('DELETE', 'visit.php');
export const pageHidden = callOf<typeof endpoints.pageHidden>('POST', 'page-hidden.php');
