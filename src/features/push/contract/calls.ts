import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const subscribePush = callOf<typeof endpoints.subscribePush>('POST', 'user.php');
export const getPush = callOf<typeof endpoints.getPush>('GET', 'push.php');
export const putPush = callOf<typeof endpoints.putPush>('PUT', 'push.php');
export const unsubscribePush = callOf<typeof endpoints.unsubscribePush>('DELETE', 'push.php');
