import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getSetup = callOf<typeof endpoints.getSetup>('GET', 'setup.php');
export const postSetup = callOf<typeof endpoints.postSetup>('POST', 'setup.php');
