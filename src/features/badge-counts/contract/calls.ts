import { callOf } from '#platform/contract/call.ts';
import type * as totals from './totals.ts';

export const getTotals = callOf<typeof totals.getTotals>('GET', 'totals.php');
