import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { fail, type Failure } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { findUser } from '#features/account/server/index.ts';
import { listDebts } from '#features/orders/server/index.ts';
import { hasOpenReturn, isBlockedForFraud, isOfAnother, listOrdered, type OrderedDebit } from './account-repo.ts';
import { findReturnedDebit, hasFirstDebitOpen } from '../debits/debit-repo.ts';
import type { Fingerprints } from '../debits/details.ts';
import { dayMs, limitWindowDays } from '../rules.ts';

export interface Asked {
  readonly user: UserId;
  readonly site: SiteId;
  readonly fingerprints: Fingerprints;
  /** Minor units of the euro. */
  readonly amount: number;
  /** Minor units of the euro: the limit for one account, and for one telephone, within the window. */
  readonly limit: number;
}

type OwnRefusal = 'blocked_account' | 'spending_frozen' | 'activation_first' | 'first_debit_open' | 'limit_reached';

/**
 * Refuses a debit because of the member's own orders and account. This reveals nothing about others, so it is answered at once, with its
 * reason.
 */
export async function refuseForOwn(tx: Tx, { user, fingerprints, amount, limit }: Asked, now: Date): Promise<Failure<OwnRefusal> | null> {
  if ((await findReturnedDebit(tx, user)) !== null) return fail('blocked_account');
  if ((await listDebts(tx, user)).length > 0) return fail('spending_frozen');
  if ((await findUser(tx, user))?.status !== 'active') return fail('activation_first');
  if (await hasFirstDebitOpen(tx, user)) return fail('first_debit_open');
  const ordered = await listOrdered(tx, fingerprints, startOfWindow(now));
  const from = fitsFrom(
    ordered.filter((debit) => debit.user === user),
    amount,
    limit,
  );
  return from === null ? null : fail('limit_reached', { limit, days: limitWindowDays, from });
}

/**
 * Whether other members' use of the account or the telephone forbids the debit. Checked only after the right code, because that costs a
 * text message and shows who asks; answered without a reason, or anybody could ask about anybody's IBAN.
 */
export async function isRefusedForOthers(tx: Tx, { user, site, fingerprints, amount, limit }: Asked, now: Date): Promise<boolean> {
  return (
    (await isBlockedForFraud(tx, fingerprints, site)) ||
    (await isOfAnother(tx, fingerprints, user, site)) ||
    (await hasOpenReturn(tx, fingerprints)) ||
    fitsFrom(await listOrdered(tx, fingerprints, startOfWindow(now)), amount, limit) !== null
  );
}

const startOfWindow = (now: Date): Date => new Date(now.getTime() - limitWindowDays * dayMs);

/** Null when the amount fits into the limit of the window. Else the time from which it will, in epoch milliseconds; 0: never. */
function fitsFrom(ordered: readonly OrderedDebit[], amount: number, limit: number): number | null {
  let sum = ordered.reduce((total, debit) => total + debit.amount, amount);
  if (sum <= limit) return null;
  for (const debit of ordered) {
    sum -= debit.amount;
    if (sum <= limit) return debit.at.getTime() + limitWindowDays * dayMs;
  }
  return 0;
}
