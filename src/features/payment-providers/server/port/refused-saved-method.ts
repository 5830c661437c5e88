import type { CreatedPayment } from './provider.ts';

/**
 * a charge of a saved method that the provider does not have any more, because it was revoked or deleted there. It made no payment, so
 * the id is ours.
 */
export const refusedSavedMethod = (order: number): CreatedPayment => ({
  reference: `refused-${order}`,
  paymentUrl: null,
  outcome: 'declined',
});
