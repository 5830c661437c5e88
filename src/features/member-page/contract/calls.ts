import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getProfile = callOf<typeof endpoints.getProfile>('GET', 'profile.php');
