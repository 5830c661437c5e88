import { paginate } from '#platform/server/db/paginate.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { lockOrder, type OrderRow } from '../order/order-repo.ts';
import { publishBalance, readBalance } from '../order/publish-balance.ts';
import { askProviders, type AskDeps } from '../refunds/ask-providers.ts';
import { refundOffer } from '../refunds/refund-offer.ts';
import { findRefundByClientId } from '../refunds/refund-repo.ts';
import { startRefund } from '../refunds/request-refund.ts';
import { mailOutcome, type OutcomeDeps, type Result } from './mail-outcome.ts';
import { isSettled, needsPerson } from './needs-person.ts';
import { listOpenWithdrawals, type OpenWithdrawal, setOutcome } from './open-withdrawal-repo.ts';

type Deps = AskDeps & OutcomeDeps;

const batchSize = 50;

/**
 * Pays back the rest of the orders that were withdrawn from. A declaration counts from its receipt, and needs nobody's consent; but one
 * without a login waits for a click on its link or for a day, in which the account's owner can say that somebody else declared it. A
 * declaration for an order that is not paid yet stays open until it is. A cancellation at once does the same for days of premium, also
 * after the time to withdraw; a person decides about a cancellation of an order that has no end of its own.
 */
export async function carryOutWithdrawals(deps: Deps): Promise<void> {
  const { db, log } = deps;
  const open = paginate<OpenWithdrawal>((after) => listOpenWithdrawals(db, after, batchSize));
  for await (const withdrawal of open) {
    try {
      if (!needsPerson(withdrawal)) await carryOut(deps, withdrawal);
    } catch (error) {
      log.warn({ withdrawal: withdrawal.number, error: String(error) }, 'withdrawal not carried out, will be retried');
    }
  }
  await askProviders(deps);
}

async function carryOut(deps: Deps, withdrawal: OpenWithdrawal): Promise<void> {
  const { db, clock, live, sites } = deps;
  const { id, site: siteId, order: number, ends } = withdrawal;
  const now = clock.now();
  if (number === null || (ends !== 'by_itself' && !isSettled(withdrawal, now))) return;
  const site = await sites.byId(siteId);
  const balance = await transact(db, async (tx: Tx) => {
    const order = await lockOrder(tx, number);
    if (ends === 'by_itself') {
      await setOutcome(tx, id, 'noted', '', now);
      return null;
    }
    if (order?.state === 'loading' || order?.state === 'pending') return null;
    const result = await endOf(tx, order, withdrawal, site, now);
    const outcome = result.refund !== null ? 'refunded' : result.why === 'not_paid' ? 'not_paid' : 'nothing_left';
    // Another process may have been faster.
    if (await setOutcome(tx, id, outcome, result.why, now)) await mailOutcome(tx, deps, withdrawal, order?.userId ?? null, result);
    return result.refund !== null && order !== null ? readBalance(tx, order.userId) : null;
  });
  publishBalance(live, balance);
}

type Site = Parameters<typeof startRefund>[2];

/** The refund, or the reason why there is none. */
async function endOf(
  tx: Tx,
  order: OrderRow | null,
  { clientId, receivedAt, ends }: OpenWithdrawal,
  site: Site,
  now: Date,
): Promise<Result> {
  if (order === null) return { refund: null, why: 'returned' };
  if (order.state !== 'completed') return { refund: null, why: 'not_paid' };
  const done = await findRefundByClientId(tx, order.id, clientId);
  if (done !== null) return { refund: done, why: '' };
  const asked = {
    amount: null,
    client_id: clientId,
    at: receivedAt,
    cause: ends === null ? 'withdrawal' : 'cancellation',
    always: ends !== null,
  } as const;
  const started = await startRefund(tx, order, site, asked, now);
  return started.ok ? { refund: started.value, why: '' } : { refund: null, why: await whyNot(tx, order, site, receivedAt) };
}

async function whyNot(tx: Tx, order: OrderRow, site: Site, at: Date): Promise<Result['why']> {
  if (order.returned !== null) return 'returned';
  return (await refundOffer(tx, order, site, at, 'always')) === null ? 'used' : 'late';
}
