import { randomUUID } from 'node:crypto';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { OneOf } from '#platform/contract/endpoint.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Signer } from '#platform/server/secrets.ts';
import { methodsIn } from '../port/methods.ts';
import { PaymentDetails, type PaymentEvent, paymentEventKinds, type PaymentProvider } from '../port/provider.ts';
import { charge } from './charge.ts';
import { deleteKept, findOrInsertPayment, findPayment, findDecidedPayment, insertRefund, listSettlements } from './sandbox-repo.ts';
import { signatureHeader } from './send-webhooks.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly signer: Signer;
  /** Path of its payment pages. */
  readonly page?: string;
}

const Webhook = Type.Object({ id: Type.String(), reference: Type.String(), kind: OneOf(paymentEventKinds), details: PaymentDetails });

export const sandboxPage = '/sandbox/pay';

export function createSandboxProvider({ db, clock, signer, page = sandboxPage }: Deps): PaymentProvider {
  return {
    name: 'sandbox',
    offers: (country, currency) => methodsIn({ country, currency }),
    async create(request) {
      const reference = await findOrInsertPayment(db, randomUUID(), request, clock.now());
      const paymentUrl = new URL(`${page}/${reference}`, request.returnUrl).href;
      const outcome = request.savedMethod === null ? null : await charge(db, reference, request.savedMethod, clock.now());
      return outcome === null ? { reference, paymentUrl } : { reference, paymentUrl: null, outcome };
    },
    find: ({ order }) => findDecidedPayment(db, order),
    forget: (token) => deleteKept(db, token),
    refund: (request) => insertRefund(db, request, clock.now()),
    verify: async ({ header, body }) => (signer.verify(body, header(signatureHeader) ?? '') ? [readEvent(body)] : null),
    async *payouts(day) {
      yield* await listSettlements(db, day);
    },
    disputeUrl: ({ paymentUrl }) => paymentUrl,
    async lookup(reference) {
      const state = (await findPayment(db, reference))?.state;
      return state === undefined || state === 'open' ? null : state;
    },
  };
}

function readEvent(body: string): PaymentEvent {
  const { id, reference, kind, details } = Value.Parse(Webhook, JSON.parse(body));
  return { id, reference, kind, details };
}
