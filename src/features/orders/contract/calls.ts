import { callOf, eventOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';
import type * as debts from './debts.ts';
import type * as events from './events.ts';
import type * as movements from './movements.ts';
import type * as premium from './premium.ts';
import type * as withdrawal from './withdrawal.ts';

export const getPaymentMethods = callOf<typeof endpoints.getPaymentMethods>('GET', 'payment-methods.php');
export const createOrder = callOf<typeof endpoints.createOrder>('POST', 'order.php');
export const getOrder = callOf<typeof endpoints.getOrder>('GET', 'order.php');
export const getTransactions = callOf<typeof endpoints.getTransactions>('GET', 'transactions.php');
export const getRepeatOrder = callOf<typeof endpoints.getRepeatOrder>('GET', 'order-repeat.php');
export const getSavedMethods = callOf<typeof endpoints.getSavedMethods>('GET', 'payment-means.php');
export const deleteSavedMethod = callOf<typeof endpoints.deleteSavedMethod>('DELETE', 'payment-means.php');
export const getRefund = callOf<typeof endpoints.getRefund>('GET', 'refund.php');
export const requestRefund = callOf<typeof endpoints.requestRefund>('POST', 'refund.php');

export const getDebts = callOf<typeof debts.getDebts>('GET', 'dues.php');
export const payDebt = callOf<typeof debts.payDebt>('POST', 'settle.php');

export const orderChanged = eventOf<typeof events.orderChanged>('order');

export const getMovements = callOf<typeof movements.getMovements>('GET', 'movements.php');

export const getPremium = callOf<typeof premium.getPremium>('GET', 'premium.php');

export const declareWithdrawal = callOf<typeof withdrawal.declareWithdrawal>('POST', 'withdrawal.php');
export const declareCancellation = callOf<typeof withdrawal.declareCancellation>('POST', 'cancellation.php');
export const getDeclaration = callOf<typeof withdrawal.getDeclaration>('GET', 'withdrawal-link.php');
export const confirmDeclaration = callOf<typeof withdrawal.confirmDeclaration>('POST', 'withdrawal-confirm.php');
export const denyDeclaration = callOf<typeof withdrawal.denyDeclaration>('POST', 'withdrawal-deny.php');
