import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const countMembers = callOf<typeof endpoints.countMembers>('GET', 'members-count.php');
export const searchMembers = callOf<typeof endpoints.searchMembers>('GET', 'members.php');
export const getSignupMatches = callOf<typeof endpoints.getSignupMatches>('GET', 'signup-matches.php');
