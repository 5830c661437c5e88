import type { CreatedPayment } from './provider.ts';

/**
 * The charge of a saved method that the provider no longer has, because it was revoked or deleted there. There is no payment at the
 * provider, so the id is ours.
 */
export const refusedSavedMethod = (order: number): CreatedPayment => ({
  reference: `refused-${order}`,
  paymentUrl: null,
  outcome: 'declined',
});
