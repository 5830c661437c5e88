import type { Tx } from '#platform/server/db/open-database.ts';
import { lockBalance } from '#features/credits/server/index.ts';
import { deleteSavedMethodsOfOrder, insertSavedMethod } from '../saved-methods/saved-method-repo.ts';
import type { PaymentEvent } from '#features/payment-providers/server/index.ts';
import { takeRememberConsent, updateOrderPayment } from '../order/order-payment-repo.ts';
import type { OrderRow } from '../order/order-repo.ts';

/**
 * Stores the details of a provider's event about a locked order: the card's mark, 3-D Secure, a refusal, and the method that the buyer
 * wants to save. A chargeback deletes the saved method, even when it arrives before the payment.
 */
export async function recordPayment(
  tx: Tx,
  order: OrderRow,
  { kind, details }: Pick<PaymentEvent, 'kind' | 'details'>,
  now: Date,
): Promise<void> {
  const refused = kind === 'declined' && details.expired !== true && order.state !== 'completed';
  await updateOrderPayment(tx, order.id, details, refused, now);
  if (kind === 'paid' && details.means !== undefined) {
    const textVersion = await takeRememberConsent(tx, order.id, now);
    const { id, userId, provider, method, createdAt } = order;
    if (textVersion !== null) {
      // Saved methods reference the buyer, whom every completion locks after the balance.
      await lockBalance(tx, userId);
      await insertSavedMethod(tx, { user: userId, provider, method, order: id, textVersion, consentedAt: createdAt }, details.means, now);
    }
  }
  if (kind === 'charged_back') {
    await takeRememberConsent(tx, order.id, now);
    await deleteSavedMethodsOfOrder(tx, order.id);
  }
}
