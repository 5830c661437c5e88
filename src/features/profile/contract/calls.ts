import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getOwnProfile = callOf<typeof endpoints.getOwnProfile>('GET', 'own-profile.php');
export const putProfile = callOf<typeof endpoints.putProfile>('PUT', 'profile.php');
