import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getOrders = callOf<typeof endpoints.getOrders>('GET', 'admin/orders.php');
export const getStory = callOf<typeof endpoints.getStory>('GET', 'admin/order.php');
export const makeRefund = callOf<typeof endpoints.makeRefund>('POST', 'admin/refund.php');
export const askProvider = callOf<typeof endpoints.askProvider>('POST', 'admin/ask-provider.php');
export const getWithdrawals = callOf<typeof endpoints.getWithdrawals>('GET', 'admin/withdrawals.php');
