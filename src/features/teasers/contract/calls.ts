import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getTeasers = callOf<typeof endpoints.getTeasers>('GET', 'teasers.php');
