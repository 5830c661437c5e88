import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getLegal = callOf<typeof endpoints.getLegal>('GET', 'admin/legal.php');
export const putLegal = callOf<typeof endpoints.putLegal>('PUT', 'admin/legal.php');
