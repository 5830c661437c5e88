import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { cancelDebit, findDebit } from './debit-repo.ts';
import { insertDebitRefund } from './refund-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/** We collect the debits ourselves: no other server reports anything, and the payment page is our own. */
export function createDirectDebitProvider({ db, clock }: Deps): PaymentProvider {
  return {
    name: 'direct_debit',
    // For buyers in any country: only the country of the account matters.
    offers: (_country, currency) => (currency === 'EUR' ? ['sepa_debit'] : []),
    create: async ({ order, returnUrl }) => ({
      reference: String(order),
      paymentUrl: new URL(`/directdebit?order=${order}`, returnUrl).href,
    }),
    // A full refund of a debit that was not submitted to the bank cancels it. Any other refund is a transfer after the collection.
    async refund({ reference, refund, amount: { amount } }) {
      const order = Number(reference);
      await transact(db, async (tx) => {
        await insertDebitRefund(tx, { id: refund, order, amount });
        await cancelDebit(tx, order, amount, clock.now());
      });
    },
    verify: async () => null,
    lookup: async (reference) => ((await findDebit(db, Number(reference))) === null ? null : 'paid'),
  };
}
