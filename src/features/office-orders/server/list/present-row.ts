import { ageOn, type Day } from '#platform/contract/time.ts';
import { orderNumber } from '#features/orders/contract/order-number.ts';
import { orderStates } from '#features/orders/contract/order.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import { hangReasons } from '../../contract/rules.ts';
import type { OrderRow } from '../../contract/schemas.ts';
import type { ListedOrder } from './order-list-repo.ts';

export function presentRow(row: ListedOrder, today: Day): OrderRow {
  const state = orderStates.find((one) => one === row.state);
  const method = paymentMethods.find((one) => one === row.method);
  if (state === undefined || method === undefined) throw new Error(`order ${row.id} is ${row.state} by ${row.method}`);
  return {
    id: row.id,
    number: orderNumber(row.id, row.code),
    state,
    hangs: hangReasons.find((one) => one === row.hangs) ?? null,
    returned: row.charged_back ? 'chargeback' : row.refunded ? 'refund' : null,
    member: { id: row.user_id, name: row.name ?? '', age: row.born === null ? null : ageOn(row.born as Day, today) },
    method,
    provider: row.provider,
    total: { amount: row.amount, currency: row.currency },
    credits: row.credits,
    days: row.days,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}
