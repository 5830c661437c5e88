import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getCandidates = callOf<typeof endpoints.getCandidates>('GET', 'match-finder.php');
export const skipCandidate = callOf<typeof endpoints.skipCandidate>('POST', 'match-finder.php');
