import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getDirectDebit = callOf<typeof endpoints.getDirectDebit>('GET', 'direct-debit.php');
export const sendDirectDebit = callOf<typeof endpoints.sendDirectDebit>('POST', 'direct-debit.php');
export const confirmDirectDebit = callOf<typeof endpoints.confirmDirectDebit>('POST', 'direct-debit-sms.php');
