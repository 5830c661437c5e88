import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getNotificationSettings = callOf<typeof endpoints.getNotificationSettings>('GET', 'notification-settings.php');
export const putNotificationSettings = callOf<typeof endpoints.putNotificationSettings>('PUT', 'notification-settings.php');
export const getUnsubscription = callOf<typeof endpoints.getUnsubscription>('GET', 'unsubscribe.php');
export const unsubscribe = callOf<typeof endpoints.unsubscribe>('POST', 'unsubscribe.php');
export const resubscribe = callOf<typeof endpoints.resubscribe>('DELETE', 'unsubscribe.php');
