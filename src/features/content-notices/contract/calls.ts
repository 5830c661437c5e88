import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const sendNotice = callOf<typeof endpoints.sendNotice>('POST', 'notice.php');
