import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getInvoices = callOf<typeof endpoints.getInvoices>('GET', 'invoices.php');
