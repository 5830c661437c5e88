import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { takeFromLot } from '#features/credits/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { requestRefund as endpoint } from '../../contract/endpoints.ts';
import type { Refund } from '../../contract/refund.ts';
import { book, takeWithEntries, vatIn } from '#features/accounting/server/index.ts';
import { lockOrder, type OrderRow } from '../order/order-repo.ts';
import { beginDays } from '../premium/begin-days.ts';
import { takeDays } from '../premium/time-entries.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { publishBalance, readBalance, type BalanceUpdate } from '../order/publish-balance.ts';
import { askProvider, type AskDeps } from './ask-providers.ts';
import { presentRefund } from './present-refund.ts';
import { refundOffer } from './refund-offer.ts';
import { type ByStaff, findRefundByClientId, insertRefund, type RefundCause, type RefundRow, type UnaskedRefund } from './refund-repo.ts';

interface Deps extends AskDeps {
  readonly sites: Sites;
}

type Refusal = 'not_found' | 'refund_unavailable' | 'refund_changed';

/**
 * Refunds the rest of an order. The credits are taken at once, and the provider pays the money. If the sum has changed since the buyer
 * confirmed it, they are asked again. Idempotent by `client_id`.
 */
export async function requestRefund(
  deps: Deps,
  body: BodyOf<typeof endpoint>,
  call: Call<Viewer>,
): Promise<Result<{ refund: Refund }, Refusal>> {
  const now = deps.clock.now();
  const site = await deps.sites.byId(call.site);
  const { userId } = call.viewer;
  const result = await transact(deps.db, async (tx): Promise<Result<Begun, Refusal>> => {
    const order = await lockOrder(tx, body.order);
    if (order === null || order.userId !== userId) return fail('not_found');
    const before = await findRefundByClientId(tx, order.id, body.client_id);
    const refund = before === null ? await startRefund(tx, order, site, { ...body, at: now, cause: 'asked' }, now) : ok(before);
    if (!refund.ok) return refund;
    const asked = { ...refund.value, provider: order.provider, reference: order.reference };
    return ok({ refund: asked, balance: await readBalance(tx, userId) });
  });
  if (!result.ok) return result;
  const { refund, balance } = result.value;
  publishBalance(deps.live, balance);
  if (refund.state === 'requested') await askProvider(deps, refund);
  return ok({ refund: presentRefund(refund) });
}

interface Begun {
  readonly refund: UnaskedRefund;
  readonly balance: BalanceUpdate | null;
}

interface Asked {
  /** The sum that was shown; null: any sum. */
  readonly amount: number | null;
  readonly client_id: string;
  /** When the buyer asked for it, which decides whether that was in time. */
  readonly at: Date;
  readonly cause: RefundCause;
  /** True: allowed also after the time for it. */
  readonly always?: boolean;
  /** Somebody of the staff asked for it, and not the buyer. */
  readonly by?: ByStaff;
}

/** Takes the rest of a locked order, and books the amount that its provider is to pay back. */
export async function startRefund(
  tx: Tx,
  order: OrderRow,
  site: Pick<Site, 'settings' | 'timeZone'>,
  { amount, client_id, at, cause, always, by }: Asked,
  now: Date,
): Promise<Result<RefundRow, Refusal>> {
  // Taking zero credits locks the balance, so that none is spent between the offer and the refund.
  await takeFromLot(tx, { user: order.userId, order: order.id, credits: 0, kind: 'refund', key: `refund-lock:${order.id}` }, now);
  if (order.days > 0) await beginDays(tx, order.userId, dayIn(site.timeZone, at), now, order.id);
  const offer = await refundOffer(tx, order, site, at, always === true ? 'always' : 'grace');
  if (offer === null) return fail('refund_unavailable');
  if (amount !== null && offer.amount.amount !== amount) return fail('refund_changed');
  const id = randomUUID();
  const key = `refund:${id}`;
  const taken =
    offer.days === null
      ? { days: 0, ...(await takeWithEntries(tx, { order, credits: offer.left, kind: 'refund', key }, now)) }
      : { credits: 0, ...(await takeDays(tx, order, offer.days.left, dayIn(site.timeZone, now), now)) };
  const total = { amount: taken.amount, currency: order.total.currency };
  const { credits, days } = taken;
  const vat = vatIn(taken.entries);
  const refund: RefundRow = { id, order: order.id, credits, days, amount: total, vat, goodwill: 0, state: 'requested', createdAt: now };
  await insertRefund(tx, refund, client_id, { cause, ...(by && { by }) });
  // The VAT is corrected only when the refund is paid.
  const entries = [
    ...taken.entries.filter(({ account }) => account !== 'vat'),
    { account: vat === 0 ? 'refunds' : 'returning', order: order.id, amount: vat - taken.amount } as const,
  ];
  await book(tx, { kind: 'refund', order: order.id, currency: total.currency, key, entries }, now);
  await refreshPremium(tx, order.userId);
  return ok(refund);
}
