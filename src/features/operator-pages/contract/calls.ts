import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getOperatorPage = callOf<typeof endpoints.getOperatorPage>('GET', 'page.php');
