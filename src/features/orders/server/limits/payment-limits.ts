import type { SiteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Viewer } from '#platform/server/http/context.ts';
import type { Limit, LimitName } from './limit.ts';
import { findNthOrder, findNthRefusalOfAccount, findNthRefusalOfCards, findNthRefusalOfDevice, findSiteLimits } from './limit-repo.ts';

/**
 * The limits of sites that have set none of their own (`payment_limits`). People who test cards fail on one device first, then on one
 * account, then with one card.
 */
export const defaultLimits: Readonly<Record<LimitName, Limit>> = {
  account_orders: { count: 20, minutes: 60 },
  account_refused: { count: 6, minutes: 60 },
  device_refused: { count: 5, minutes: 60 },
  card_refused: { count: 10, minutes: 24 * 60 },
};

/** The account, device and card whose orders and refusals count. `savedMethodOrder`: the order with which the charged method was saved. */
interface Buyer extends Pick<Viewer, 'userId' | 'sessionId'> {
  readonly savedMethodOrder: number | null;
}

/** Until when the buyer may not place an order; null: now. Call with the user locked, so that parallel orders are counted. */
export async function limitedUntil(tx: Tx, site: SiteId, { userId, sessionId, savedMethodOrder }: Buyer, now: Date): Promise<Date | null> {
  const limits = { ...defaultLimits, ...(await findSiteLimits(tx, site)) };
  const since = ({ minutes }: Limit) => new Date(now.getTime() - minutes * 60_000);
  const reached: readonly (readonly [LimitName, Date | null])[] = [
    ['account_orders', await findNthOrder(tx, userId, limits.account_orders.count)],
    ['account_refused', await findNthRefusalOfAccount(tx, userId, limits.account_refused.count)],
    ['device_refused', await findNthRefusalOfDevice(tx, sessionId, limits.device_refused.count)],
    ['card_refused', await findNthRefusalOfCards(tx, userId, savedMethodOrder, since(limits.card_refused), limits.card_refused.count)],
  ];
  const ends = reached.flatMap(([name, at]) => (at === null ? [] : [at.getTime() + limits[name].minutes * 60_000]));
  const last = Math.max(0, ...ends);
  return last > now.getTime() ? new Date(last) : null;
}

/** The time to wait, as the error `too_many_payments` reports it. */
export function waitUntil(until: Date, now: Date): { n: number; unit: 'minutes' | 'hours' } {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  return minutes > 60 ? { n: Math.ceil(minutes / 60), unit: 'hours' } : { n: minutes, unit: 'minutes' };
}
