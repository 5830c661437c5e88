import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getDeck = callOf<typeof endpoints.getDeck>('GET', 'swipe.php');
export const swipe = callOf<typeof endpoints.swipe>('POST', 'swipe.php');
export const undoSwipe = callOf<typeof endpoints.undoSwipe>('DELETE', 'swipe.php');
