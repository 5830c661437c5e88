import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Signer } from '#platform/server/secrets.ts';
import { adyenAcknowledgement } from '../../contract/provider-names.ts';
import { methodsIn } from '../port/methods.ts';
import type { CallOptions } from '../port/call-provider.ts';
import { toProviderUnits } from '../port/minor-units.ts';
import type { CreatedPayment, PaymentEvent, PaymentOutcome, PaymentProvider, PaymentRequest, RefundRequest } from '../port/provider.ts';
import { adyen, type AdyenAccount } from './adyen-account.ts';
import type { AdyenApi } from './adyen-api.ts';
import { orderReference, readAdyenItem, readItems, refundReference } from './adyen-events.ts';
import { chargeSavedMethod, forgetSavedMethod } from './adyen-saved-methods.ts';
import { adyenDecimals, adyenMethods } from './adyen-methods.ts';
import { createAdyenReports } from './adyen-reports.ts';
import { isSigned } from './adyen-signature.ts';
import { findReference, findTakenPayment } from './adyen-repo.ts';

interface Deps {
  readonly account: AdyenAccount;
  readonly db: Db;
  readonly clock: Clock;
  /** Makes idempotency keys that are unique among the installations with the same merchant account. */
  readonly signer: Signer;
  readonly callOptions?: CallOptions;
}

/** Adyen's Pay by Link: the buyer pays on Adyen's page, so no card number ever reaches us. */
export function createAdyen({ account, db, clock, signer, callOptions }: Deps): PaymentProvider {
  const reports = createAdyenReports({ account, db, clock, callOptions });
  let loading: Promise<AdyenApi> | undefined;
  const load = async () => {
    const { createAdyenApi } = await import('./adyen-api.ts');
    return createAdyenApi(account, callOptions);
  };
  const api = () => (loading ??= load());
  return {
    name: adyen,
    acknowledgement: adyenAcknowledgement,
    offers: (country, currency) => methodsIn({ country, currency }),
    async create(request) {
      const { order, savedMethod } = request;
      if (savedMethod === null) return createLink(await api(), account, request, signer.sign(`order:${order}`));
      const charged = await chargeSavedMethod(await api(), account, signer, { ...request, reference: orderReference(order) }, savedMethod);
      // A charge that waits for the buyer's authentication takes no money unless its details are sent, so the buyer pays by a link
      // instead.
      return charged ?? createLink(await api(), account, request, signer.sign(`order:${order}:page`));
    },
    forget: async (token) => forgetSavedMethod(await api(), account, token),
    async refund(request) {
      // If the refusal of a charge arrived before its link was stored, the order has the number of the charge, and the link's capture has
      // another number.
      const taken = (await findTakenPayment(db, request.reference)) ?? (isLink(request.reference) ? null : request.reference);
      await refund(await api(), account, signer, request, taken);
    },
    async verify({ body }) {
      const items = readItems(body);
      const { hmac } = await api();
      if (items === null || !items.every((item) => isSigned(hmac, item, account.hmacKey))) return null;
      const ours = items.filter(({ merchantAccountCode }) => merchantAccountCode === account.merchantAccount);
      await reports.note(ours);
      const events: PaymentEvent[] = [];
      for (const item of ours) {
        const event = await readAdyenItem(item, (order) => findReference(db, order));
        if (event !== null) events.push(event);
      }
      return events;
    },
    ...(account.reportUser === null ? {} : { payouts: (day) => reports.payouts(day) }),
    // Adyen cannot be asked about a charge of a saved method; only its answer and its notifications report the outcome.
    disputeUrl: ({ dispute }) => (dispute === null ? null : disputePage(account, dispute)),
    lookup: async (reference) => (isLink(reference) ? outcomeOf((await (await api()).links.getPaymentLink(reference)).status) : null),
  };
}

/** The reference of a payment by a saved method is the number of the payment itself. */
const isLink = (reference: string): boolean => reference.startsWith('PL');

/** A second chargeback has the number of the first at Adyen. */
const disputePage = ({ livePrefix }: AdyenAccount, dispute: string): string =>
  `https://ca-${livePrefix === null ? 'test' : 'live'}.adyen.com/ca/ca/accounts/showTx.shtml?pspReference=${encodeURIComponent(dispute.replace(/:second$/, ''))}&txType=Payment`;

async function createLink(
  { links, link }: AdyenApi,
  { merchantAccount }: AdyenAccount,
  { order, total, method, description, returnUrl, customer, remember }: PaymentRequest,
  idempotencyKey: string,
): Promise<CreatedPayment> {
  const { type, country } = adyenMethods[method];
  const { id, url } = await links.paymentLinks(
    {
      merchantAccount,
      reference: orderReference(order),
      amount: { value: toProviderUnits(total, adyenDecimals), currency: total.currency },
      description,
      returnUrl,
      allowedPaymentMethods: [type],
      ...(country === undefined ? {} : { countryCode: country }),
      ...(remember ? { shopperReference: customer, storePaymentMethodMode: link.kept, recurringProcessingModel: link.model } : {}),
    },
    { idempotencyKey },
  );
  return { reference: id, paymentUrl: url };
}

async function refund(
  { modifications }: AdyenApi,
  { merchantAccount }: AdyenAccount,
  signer: Signer,
  { reference, refund: id, amount }: RefundRequest,
  taken: string | null,
): Promise<void> {
  if (taken === null) throw new Error(`Adyen has not sent yet the number by which payment ${reference} can be refunded`);
  await modifications.refundCapturedPayment(
    taken,
    {
      merchantAccount,
      reference: refundReference(reference, id),
      amount: { value: toProviderUnits(amount, adyenDecimals), currency: amount.currency },
    },
    { idempotencyKey: signer.sign(`refund:${id}`) },
  );
}

function outcomeOf(status: string): PaymentOutcome | null {
  switch (status) {
    case 'paid':
    case 'completed':
      return 'paid';
    case 'paymentPending':
      return 'pending';
    case 'expired':
      return 'declined';
    default:
      return null;
  }
}
