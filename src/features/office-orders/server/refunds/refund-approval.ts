import { Value } from 'typebox/value';
import { fail, ok } from '#platform/contract/result.ts';
import { findRefundByClientId, lockOrder, startRefund } from '#features/orders/server/index.ts';
import { type ApprovalHandler, noFacts } from '#features/staff/server/index.ts';
import { isOrderOf } from '../order/order-repo.ts';
import type { RefundDeps } from './make-refund.ts';
import { payRefund } from './pay-refund.ts';
import { RefundRequest } from './refund-request.ts';

/** Refunds that wait for the yes of a second person. */
export const refundApproval = ({ clock, sites, jobs }: RefundDeps): ApprovalHandler => ({
  kind: 'refund',
  async describe({ request }) {
    if (!Value.Check(RefundRequest, request)) return null;
    const { order, number, amount, currency, credits, days, provider, reason, counted_at } = request;
    return {
      ...noFacts,
      words: reason,
      order: { id: order, number, amount: { amount, currency }, provider, reported: null },
      counted_at,
      figures: [
        { name: 'credits_taken', count: credits },
        { name: 'days_taken', count: days },
        { name: 'reversals', count: 1 },
      ],
    };
  },
  async apply(tx, { row }) {
    const { request, askedBy, site: siteId } = row;
    if (!Value.Check(RefundRequest, request) || !(await isOrderOf(tx, siteId, request.order))) return fail('approval_changed');
    const order = await lockOrder(tx, request.order);
    if (order === null || (await findRefundByClientId(tx, order.id, request.client_id)) !== null) return fail('approval_changed');
    const now = clock.now();
    const { amount, client_id, reason } = request;
    const asked = { amount, client_id, at: now, cause: 'staff', always: true, by: { staff: askedBy, reason } } as const;
    // What is left may have changed since: then the yes was for something else.
    const started = await startRefund(tx, order, await sites.byId(siteId), asked, now);
    if (!started.ok) return fail('approval_changed');
    await jobs.enqueue(payRefund, { order: order.id, refund: started.value.id }, tx);
    return ok(null);
  },
});
