import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getText = callOf<typeof endpoints.getText>('GET', 'text.php');
