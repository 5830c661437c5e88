import type { Db } from '#platform/server/db/open-database.ts';
import type { PaymentOutcome } from '../port/provider.ts';
import { decide } from './decisions.ts';
import { decidePayment, findKeptSource, findPayment } from './sandbox-repo.ts';
import { findTestMethod } from './test-methods.ts';

/** Charges a saved method. Idempotent. Null: its owner has to confirm the payment on its page. */
export async function charge(db: Db, reference: string, token: string, now: Date): Promise<PaymentOutcome | null> {
  const payment = await findPayment(db, reference);
  if (payment === null) throw new Error(`the sandbox has no payment ${reference}`);
  const source = await findKeptSource(db, token, payment.customer);
  const savedMethod = source === null ? null : findTestMethod(payment.method, source);
  if (savedMethod?.later === 'page') return null;
  // A token that is not saved for this customer is declined like any other card.
  const outcome = savedMethod?.later ?? 'declined';
  await decidePayment(db, payment, decide(payment, outcome, source ?? undefined, 'in_order', now), now);
  const state = (await findPayment(db, reference))?.state ?? 'open';
  return state === 'open' ? null : state;
}
