import { inPages } from '#platform/server/db/in-pages.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Sites } from '#features/site/server/index.ts';
import { lockOrder } from '../orders/order-repo.ts';
import { publishWallet, readWallet } from '../orders/publish-wallet.ts';
import { askProviders, type AskDeps } from '../refunds/ask-providers.ts';
import { findRefundByClientId } from '../refunds/refund-repo.ts';
import { startRefund } from '../refunds/request-refund.ts';
import { listOpenWithdrawals, type OpenWithdrawal, setOutcome } from './withdrawal-repo.ts';

interface Deps extends AskDeps {
  readonly sites: Sites;
}

const batchSize = 50;

/**
 * Pays back what is left of the orders that were withdrawn from. A declaration counts from when it was received, and needs
 * nobody's consent: so whoever knows the number and the address of an order can give it back, but only to its buyer, by the
 * method that it was paid with. A cancellation at once is the same for days of premium, also after the time to withdraw; any other
 * changes nothing.
 */
export async function carryOutWithdrawals(deps: Deps): Promise<void> {
  const { db, log } = deps;
  const open = inPages<OpenWithdrawal>((after) => listOpenWithdrawals(db, after, batchSize));
  for await (const withdrawal of open) {
    try {
      await carryOut(deps, withdrawal);
    } catch (error) {
      log.warn({ withdrawal: withdrawal.id, error: String(error) }, 'withdrawal not carried out, will be retried');
    }
  }
  await askProviders(deps);
}

async function carryOut(deps: Deps, { id, site, order: number, clientId, receivedAt, ends }: OpenWithdrawal): Promise<void> {
  const { db, clock, live, sites } = deps;
  const { settings, timeZone } = await sites.byId(site);
  const wallet = await transact(db, async (tx: Tx) => {
    const order = await lockOrder(tx, number);
    const now = clock.now();
    if (ends === 'by_itself' || (ends !== null && order?.days === 0)) {
      await setOutcome(tx, id, 'noted', now);
      return null;
    }
    // Another process may have been faster.
    const done = order !== null && (await findRefundByClientId(tx, order.id, clientId)) !== null;
    const asked = { amount: null, client_id: clientId, at: receivedAt, always: ends !== null };
    const refunded = done || (order !== null && (await startRefund(tx, order, { settings, timeZone }, asked, now)).ok);
    await setOutcome(tx, id, refunded ? 'refunded' : 'nothing_left', now);
    return refunded && order !== null ? readWallet(tx, order.userId) : null;
  });
  publishWallet(live, wallet);
}
