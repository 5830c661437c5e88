import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { CallOf } from '#platform/server/http/context.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import {
  findRefundByClientId,
  lockOrder,
  type OrderRow,
  presentRefund,
  refundOffer,
  type RefundRow,
  startRefund,
} from '#features/orders/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import {
  type Act,
  type ApprovalRow,
  askApproval,
  type Entry,
  listOrderApprovals,
  readLogWords,
  replying,
} from '#features/staff/server/index.ts';
import type { makeRefund as endpoint } from '../../contract/endpoints.ts';
import type { ListDeps } from '../list/get-orders.ts';
import { isOrderOf } from '../order/order-repo.ts';
import { needsSecondPerson } from './refund-limit.ts';
import type { RefundRequest } from './refund-request.ts';
import { payRefund } from './pay-refund.ts';

export interface RefundDeps extends ListDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

type Code = 'not_found' | 'refund_unavailable' | 'refund_changed' | 'refund_waits' | 'second_person_missing';

interface Outcome {
  readonly refund: RefundRow | null;
  readonly approval: ReplyOf<typeof endpoint>['approval'];
}

/**
 * Refunds what is left of an order, or asks a second person for it. Nobody refunds another sum than the one that was shown: where it has
 * changed, it is shown anew. Idempotent by `client_id`. The provider is asked by a job that exists only if the refund does.
 */
export async function makeRefund(deps: RefundDeps, body: BodyOf<typeof endpoint>, call: CallOf<typeof endpoint>, act: Act) {
  const { clock, sites } = deps;
  const { site: siteId, staff } = call;
  const reason = readLogWords(body.reason);
  if (typeof reason === 'object') return reason;
  if (reason === undefined) return fail('reason_required', { field: 'reason' });
  const site = await sites.byId(siteId);
  const made = await act(async (tx): Promise<Result<Entry<Outcome>, Code>> => {
    const now = clock.now();
    const order = (await isOrderOf(tx, siteId, body.order)) ? await lockOrder(tx, body.order) : null;
    if (order === null) return fail('not_found');
    const before = await findBefore(tx, siteId, order.id, body.client_id, now);
    if (before !== null) return before.ok ? ok({ value: before.value, nothing: true }) : before;
    const may = rightsAt(staff.grants, siteId).includes('refunds.make');
    const log = { subject: order.number, reason: String(body.amount), words: reason };
    if (needsSecondPerson(site, body.amount, may)) {
      const request = await requestOf(tx, order, site, { ...body, reason }, now);
      if (!request.ok) return request;
      const asked = { kind: 'refund', site: siteId, subject: order.userId, request: request.value, by: staff.staffId } as const;
      const approval = await askApproval(tx, clock, asked);
      return approval.ok ? ok({ value: { refund: null, approval: approval.value }, ...log }) : approval;
    }
    const { amount, client_id } = body;
    const started = await startRefund(
      tx,
      order,
      site,
      { amount, client_id, at: now, cause: 'staff', always: true, by: { staff: staff.staffId, reason } },
      now,
    );
    if (!started.ok) return started;
    await deps.jobs.enqueue(payRefund, { order: order.id, refund: started.value.id }, tx);
    return ok({ value: { refund: started.value, approval: null }, ...log });
  });
  return replying(made, ({ refund, approval }) => ({ refund: refund && presentRefund(refund), approval }));
}

/** What the same call did before; a failure where another request waits for this order. */
async function findBefore(
  tx: Tx,
  site: SiteId,
  order: number,
  clientId: string,
  now: Date,
): Promise<Result<Outcome, 'refund_waits'> | null> {
  const refund = await findRefundByClientId(tx, order, clientId);
  if (refund !== null) return ok({ refund, approval: null });
  const open = (await listOrderApprovals(tx, 'refund', site, order)).filter((row) => isOpen(row, now));
  const same = open.find(({ request }) => clientIdOf(request) === clientId);
  if (same !== undefined) return ok({ refund: null, approval: { id: same.id, hash: same.hash } });
  const [other] = open;
  return other === undefined ? null : fail('refund_waits', { id: other.id });
}

const isOpen = ({ answeredAt, lapsedAt, expiresAt }: ApprovalRow, now: Date): boolean =>
  answeredAt === null && lapsedAt === null && expiresAt > now;

const clientIdOf = (request: unknown): unknown =>
  typeof request === 'object' && request !== null && 'client_id' in request ? request.client_id : undefined;

/** Everything that the second person says yes to: the order, the sum, the way of the money and the reason. */
async function requestOf(
  tx: Tx,
  order: OrderRow,
  site: Site,
  { amount, client_id, reason }: Pick<BodyOf<typeof endpoint>, 'amount' | 'client_id' | 'reason'>,
  now: Date,
): Promise<Result<RefundRequest, 'refund_unavailable' | 'refund_changed'>> {
  const offer = await refundOffer(tx, order, site, now, 'always');
  if (offer === null) return fail('refund_unavailable');
  if (offer.amount.amount !== amount) return fail('refund_changed');
  return ok({
    order: order.id,
    number: order.number,
    amount,
    currency: offer.amount.currency,
    credits: offer.left,
    days: offer.days?.left ?? 0,
    provider: order.provider,
    method: order.method,
    reason,
    client_id,
    counted_at: now.toISOString(),
  });
}
