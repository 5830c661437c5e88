import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getDiscountCode = callOf<typeof endpoints.getDiscountCode>('GET', 'discountcode.php');
export const getOwnCodes = callOf<typeof endpoints.getOwnCodes>('GET', 'discountcodes.php');
