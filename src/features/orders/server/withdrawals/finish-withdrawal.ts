import type { Clock } from '#platform/server/clock.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { findUser } from '#features/account/server/index.ts';
import { orderNumber, readOrderId, readOrderNumber } from '../../contract/order-number.ts';
import { findOrderIn } from '../order/order-repo.ts';
import { mailOutcome, type OutcomeDeps } from './mail-outcome.ts';
import { lockOpenWithdrawal, type OpenWithdrawal, setApproved, setOutcome } from './open-withdrawal-repo.ts';

interface Deps extends OutcomeDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export type FinishRefusal = 'withdrawal_unknown' | 'order_unknown' | 'reason_needed';

/** A person's decision about a declaration that no program could finish. */
export interface FinishWithdrawal {
  /** Assigns this order, `E-10482` or with its random part, which has to be right; it is carried out within a minute. */
  match(number: string, order: string): Promise<Result<object, FinishRefusal>>;
  /** Ends it without consequences; the declarer gets this reason by mail. */
  end(number: string, reason: string): Promise<Result<object, FinishRefusal>>;
}

export function createFinishWithdrawal(deps: Deps): FinishWithdrawal {
  const { db, clock } = deps;
  const withOpen = (number: string, act: (tx: Tx, open: OpenWithdrawal) => Promise<Result<object, FinishRefusal>>) =>
    transact(db, async (tx) => {
      const open = await lockOpenWithdrawal(tx, number.trim().toUpperCase());
      return open === null ? fail('withdrawal_unknown', { number }) : act(tx, open);
    });
  return {
    match: (number, text) =>
      withOpen(number, async (tx, open) => {
        const [id, written] = [readOrderId(text), readOrderNumber(text)];
        const order = id === null ? null : await findOrderIn(tx, id);
        if (written !== null && order !== null && orderNumber(written.id, written.code) !== order.number)
          return fail('order_unknown', { order: text });
        const buyer = order && (await findUser(tx, order.userId));
        if (!order || !buyer || buyer.siteId !== open.site || order.settles !== null) return fail('order_unknown', { order: text });
        await setApproved(tx, open.id, order, clock.now());
        return ok({});
      }),
    end: (number, text) =>
      withOpen(number, async (tx, open) => {
        const words = text.trim();
        if (words === '') return fail('reason_needed');
        await setOutcome(tx, open.id, 'rejected', words, clock.now());
        await mailOutcome(tx, deps, open, await buyerOf(tx, open), { refund: null, why: '', words });
        return ok({});
      }),
  };
}

/** Only for a declaration with a matched order. */
async function buyerOf(tx: Tx, { order }: OpenWithdrawal): Promise<UserId | null> {
  return order === null ? null : ((await findOrderIn(tx, order))?.userId ?? null);
}
