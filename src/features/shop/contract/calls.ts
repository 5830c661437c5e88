import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getPackages = callOf<typeof endpoints.getPackages>('GET', 'packages.php');
export const getPricing = callOf<typeof endpoints.getPricing>('GET', 'pricing.php');
