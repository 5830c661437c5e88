import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getRegions = callOf<typeof endpoints.getRegions>('GET', 'regions.php');
export const geocode = callOf<typeof endpoints.geocode>('GET', 'geocode.php');
export const getTowns = callOf<typeof endpoints.getTowns>('GET', 'towns.php');
