import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getDecision = callOf<typeof endpoints.getDecision>('GET', 'decision.php');
export const appeal = callOf<typeof endpoints.appeal>('POST', 'appeal.php');
export const getLooks = callOf<typeof endpoints.getLooks>('GET', 'looks.php');
