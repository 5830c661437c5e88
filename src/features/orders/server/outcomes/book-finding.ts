import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import {
  book,
  type BookingKind,
  type BookingRefusal,
  type Finding,
  findItemKind,
  type FoundIn,
  listFindingsOf,
  setBookedAs,
} from '#features/accounting/server/index.ts';
import { chargeBack } from '../chargebacks/charge-back.ts';
import { lockOrder, type OrderRow } from '../order/order-repo.ts';
import { receiveForeignRefund } from '../refunds/foreign-refund.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Books a finding as a person has judged it: as money refunded to the buyer, taken back by the buyer's bank, or kept as a fee by the
 * provider or a bank. Closes the finding. Idempotent.
 *
 * @param subject The printed name of the finding: the item or the event.
 * @param within The findings of this name that the caller may close, and the caller's transaction.
 */
export async function bookFinding(
  { db, clock }: Deps,
  subject: string,
  as: BookingKind,
  within?: FoundIn,
): Promise<Result<null, BookingRefusal>> {
  const now = clock.now();
  const finding = (within?.findings ?? (await listFindingsOf(db, subject))).find(({ kind }) => kind !== 'not_settled');
  if (finding === undefined) return fail('finding_unknown', { subject });
  const { order: id, provider } = finding;
  const run = async (tx: Tx): Promise<Result<null, BookingRefusal>> => {
    const order = id === null ? null : await lockOrder(tx, id);
    if (order === null || !isBookable(finding, order)) return fail('finding_unbookable', { subject });
    const key = `by-hand:${provider}:${subject}`;
    if (!(await setBookedAs(tx, finding, as, now))) return fail('finding_booked', { subject });
    // Throws so that the finding stays open and the transaction is rolled back.
    if (!(await bookAs[as](tx, order, finding, key, now))) throw new Unbookable();
    return ok(null);
  };
  return (within === undefined ? transact(db, run) : run(within.tx)).catch((error: unknown) => {
    if (error instanceof Unbookable) return fail('finding_unbookable', { subject });
    throw error;
  });
}

class Unbookable extends Error {}

/** Money of a paid order, in its currency. */
const isBookable = ({ kind, currency }: Finding, { state, total }: OrderRow): boolean =>
  ['other_amount', 'other_refund', 'other_chargeback'].includes(kind) && state === 'completed' && currency === total.currency;

type Book = (tx: Tx, order: OrderRow, finding: Finding, key: string, now: Date) => Promise<boolean>;

const bookAs: Readonly<Record<BookingKind, Book>> = {
  refund: async (tx, order, { amount, currency }, key, now) => {
    const event = {
      id: key,
      reference: order.reference ?? '',
      kind: 'refunded',
      details: { amount, currency, provider_refund: key },
    } as const;
    return receiveForeignRefund(tx, order, event, amount, now);
  },
  chargeback: async (tx, order, { amount }, key, now) =>
    amount <= order.total.amount && (await chargeBack(tx, order, { amount, dispute: key }, now)) === 'taken',
  async fee(tx, order, finding, key, now) {
    const amount = await costOf(tx, order, finding);
    const { id, provider } = order;
    await book(
      tx,
      {
        kind: 'fee',
        order: id,
        currency: order.total.currency,
        key,
        entries: [
          { account: 'fees', order: id, provider, amount },
          { account: 'clearing', order: id, provider, amount: -amount },
        ],
      },
      now,
    );
    return amount !== 0;
  },
};

/**
 * The cost of a finding. For an item its amount; for a chargeback the excess over the payment, or all of it when nothing was taken
 * because another dispute was open. Negative when it was in our favour.
 */
async function costOf(tx: Tx, { total }: OrderRow, finding: Finding): Promise<number> {
  if (finding.kind === 'other_chargeback') return finding.amount > total.amount ? finding.amount - total.amount : finding.amount;
  if (finding.kind === 'other_refund') return finding.amount;
  const kind = await findItemKind(tx, finding);
  return kind === 'refunded' || kind === 'charged_back' ? finding.amount : -finding.amount;
}
