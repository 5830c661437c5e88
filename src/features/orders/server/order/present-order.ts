import type { Order } from '../../contract/order.ts';
import type { OrderRow } from './order-repo.ts';
import { vatIn } from '#features/shop/contract/vat.ts';

export function presentOrder(order: OrderRow): Order {
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    package: { id: order.packageId, kind: order.kind, credits: order.credits, days: order.days },
    total: order.total,
    discount: order.discount && { code: order.discount.code, percentage: order.discount.percentage, list_price: order.discount.listPrice },
    vat: { rate: order.vatRate, amount: vatIn(order.total.amount, order.vatRate) },
    method: order.method,
    created_at: order.createdAt.toISOString(),
    payment_url: order.state === 'loading' ? order.paymentUrl : null,
    return_to: order.returnTo,
    means: order.savedMethod,
    settles: order.settles,
    settles_number: order.settlesNumber,
    returned: order.returned,
  };
}
