import type { Db } from '#platform/server/db/open-database.ts';
import type { Signer } from '#platform/server/secrets.ts';
import { methodsIn } from '../../packages/methods.ts';
import type { Patience } from '../call-provider.ts';
import { toProviderUnits } from '../minor-units.ts';
import type { PaymentEvent, PaymentOutcome, PaymentProvider, PaymentRequest, RefundRequest } from '../provider.ts';
import type { AdyenAccount, AdyenApi } from './adyen-api.ts';
import { type AdyenItem, orderReference, readAdyenItem, readItems, refundReference, signedText } from './adyen-events.ts';
import { adyenDecimals, adyenMethods } from './adyen-methods.ts';
import { findReference, findTakenPayment } from './adyen-repo.ts';

interface Deps {
  readonly account: AdyenAccount;
  readonly db: Db;
  /** Makes idempotency keys that no other installation with the same merchant account makes. */
  readonly signer: Signer;
  readonly patience?: Patience;
}

/** Adyen's Pay by Link: the buyer pays on a page of Adyen's, so that no card number ever reaches us. */
export function createAdyen({ account, db, signer, patience }: Deps): PaymentProvider {
  let loading: Promise<AdyenApi> | undefined;
  const load = async () => {
    const { createAdyenApi } = await import('./adyen-api.ts');
    return createAdyenApi(account, patience);
  };
  const api = () => (loading ??= load());
  return {
    name: 'adyen',
    acknowledgement: '[accepted]',
    offers: (country, currency) => methodsIn({ country, currency }),
    create: async (request) => createLink(await api(), account, signer, request),
    refund: async (request) => refund(await api(), account, signer, request, await findTakenPayment(db, request.reference)),
    async verify({ body }) {
      const items = readItems(body);
      const { hmac } = await api();
      if (items === null || !items.every((item) => isSigned(hmac, item, account.hmacKey))) return null;
      const events: PaymentEvent[] = [];
      for (const item of items.filter(({ merchantAccountCode }) => merchantAccountCode === account.merchantAccount)) {
        const event = await readAdyenItem(item, (order) => findReference(db, order));
        if (event !== null) events.push(event);
      }
      return events;
    },
    lookup: async (reference) => outcomeOf((await (await api()).links.getPaymentLink(reference)).status),
  };
}

function isSigned(hmac: AdyenApi['hmac'], item: AdyenItem, key: string): boolean {
  const signature = item.additionalData?.['hmacSignature'];
  return typeof signature === 'string' && hmac.validateHMACSignature(key, signature, signedText(item));
}

async function createLink(
  { links }: AdyenApi,
  { merchantAccount }: AdyenAccount,
  signer: Signer,
  { order, total, method, description, returnUrl }: PaymentRequest,
): Promise<{ reference: string; paymentUrl: string }> {
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
    },
    { idempotencyKey: signer.sign(`order:${order}`) },
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
  if (taken === null) throw new Error(`Adyen has not told yet by which number payment ${reference} can be refunded`);
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
