import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { PaymentEvent, PaymentProvider } from '../port/provider.ts';
import { decide } from './decisions.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { decidePayment, findPayment } from './sandbox-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
}

/** The sandbox for generating demo data: without a page and without a server that receives webhooks. */
export interface InstantSandbox {
  readonly provider: PaymentProvider;
  /** Presses the button that pays, and returns the event of the webhook. */
  pay(reference: string): Promise<PaymentEvent>;
}

export function createInstantSandbox({ db, clock, secret }: Deps): InstantSandbox {
  return {
    provider: createSandboxProvider({ db, clock, signer: createSigner(secret, 'sandbox-webhook') }),
    async pay(reference) {
      const payment = await findPayment(db, reference);
      if (payment === null) throw new Error(`the sandbox has no payment ${reference}`);
      const now = clock.now();
      const decided = decide(payment, 'paid', undefined, 'in_order', now);
      await decidePayment(db, payment, { ...decided, webhooks: [] }, now);
      const news = decided.webhooks.at(-1);
      if (news === undefined) throw new Error('a payment is reported');
      return { id: `evt_${reference}`, reference, ...news };
    },
  };
}
