import type { CreatedPayment } from './provider.ts';

/**
 * A charge of means that the provider does not have any more, because they were revoked or deleted there. It made no payment, so
 * the id is ours.
 */
export const refusedMeans = (order: number): CreatedPayment => ({ reference: `refused-${order}`, paymentUrl: null, outcome: 'declined' });
