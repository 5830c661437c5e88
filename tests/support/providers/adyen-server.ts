import { createHmac, randomBytes } from 'node:crypto';
import { openProviderServer, type ProviderCall, type ProviderServer, type SignedWebhook } from './provider-server.ts';
import { openAdyenSchemas } from './request-schemas.ts';

interface Amount {
  readonly value: number;
  readonly currency: string;
}

interface Link {
  readonly id: string;
  readonly url: string;
  readonly reference: string;
  readonly merchantAccount: string;
  readonly amount: Amount;
  status: 'active' | 'completed' | 'expired' | 'paymentPending';
  /** Adyen's number of the payment, once there is one. */
  taken: string | null;
}

interface Refund {
  readonly pspReference: string;
  readonly reference: string;
  readonly original: string;
  readonly amount: Amount;
}

export interface AdyenItemParts {
  readonly eventCode: string;
  readonly success?: boolean;
  readonly pspReference?: string;
  readonly originalReference?: string;
  readonly merchantReference: string;
  readonly merchantAccountCode?: string;
  readonly amount?: Amount;
  readonly additionalData?: Readonly<Record<string, string>>;
}

export const adyenSecrets = { apiKey: 'AQE-local', merchantAccount: 'EmberleafECOM', hmacKey: '44782DEF547AAA06C910C43932B1EB0C' };

export const adyenAlias = 'H167852639363479';

export type AdyenServer = ProviderServer & {
  readonly checked: boolean;
  /** What the buyer does on Adyen's page; answers the notification that follows. */
  decide(link: string, outcome: 'paid' | 'pending' | 'declined' | 'expired'): SignedWebhook[];
  endRefund(refund: string, status: 'succeeded' | 'failed'): SignedWebhook[];
  modify(link: string, eventCode: string): SignedWebhook;
  notification(...items: readonly AdyenItemParts[]): SignedWebhook;
  linksOf(order: number): Link[];
  readonly refunds: readonly Refund[];
};

const newReference = () => randomBytes(8).toString('hex').toUpperCase();

/** A local Adyen: payment links, refunds and notifications with HMAC signatures. */
export async function openAdyenServer(): Promise<AdyenServer> {
  const links = new Map<string, Link>();
  const refunds: Refund[] = [];
  const check = openAdyenSchemas();

  function createLink({ params }: ProviderCall) {
    const id = `PL${newReference()}`;
    const made: Link = {
      id,
      url: `https://test.adyen.link/${id}`,
      reference: String(params['reference']),
      merchantAccount: String(params['merchantAccount']),
      amount: params['amount'] as Amount,
      status: 'active',
      taken: null,
    };
    links.set(id, made);
    return { status: 201, body: made };
  }

  function refund({ path, params }: ProviderCall) {
    const original = path.split('/').at(-2) ?? '';
    if (![...links.values()].some(({ taken }) => taken === original))
      return { status: 422, body: { status: 422, errorCode: '167', message: 'Original pspReference required' } };
    const made = { pspReference: newReference(), reference: String(params['reference']), original, amount: params['amount'] as Amount };
    refunds.push(made);
    const body = { ...made, paymentPspReference: original, merchantAccount: params['merchantAccount'], status: 'received' };
    return { status: 201, body };
  }

  const server = await openProviderServer({
    base: '/v72',
    parse: (body) => (body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)),
    check,
    answer(call) {
      const { method, path, headers } = call;
      if (headers['x-api-key'] !== adyenSecrets.apiKey)
        return { status: 401, body: { status: 401, errorCode: '000', message: 'Unauthorized' } };
      if (method === 'POST') return path === '/paymentLinks' ? createLink(call) : refund(call);
      const link = links.get(path.split('/').at(-1) ?? '');
      return link === undefined ? { status: 404, body: { status: 404, message: 'Not found' } } : { status: 200, body: link };
    },
  });

  const linkOf = (id: string): Link => {
    const link = links.get(id);
    if (!link) throw new Error(`no link ${id}`);
    return link;
  };
  const card = { threeDOffered: 'true', threeDAuthenticated: 'true', threeDAuthenticatedResponse: 'Y', alias: adyenAlias };

  return {
    ...server,
    checked: check !== null,
    decide(id, outcome) {
      const link = linkOf(id);
      const { amount, reference: merchantReference } = link;
      link.taken ??= newReference();
      const about = { merchantReference, amount, pspReference: link.taken };
      link.status = ({ paid: 'completed', pending: 'paymentPending', declined: 'active', expired: 'expired' } as const)[outcome];
      switch (outcome) {
        case 'paid':
        case 'declined':
          return [
            notification({
              ...about,
              eventCode: 'AUTHORISATION',
              success: outcome === 'paid',
              additionalData: { paymentLinkId: id, ...card },
            }),
          ];
        case 'pending':
          return [notification({ ...about, eventCode: 'PENDING' })];
        case 'expired':
          return [notification({ ...about, eventCode: 'OFFER_CLOSED' })];
      }
    },
    endRefund(id, status) {
      const found = refunds.find(({ pspReference }) => pspReference === id);
      if (!found) throw new Error(`no refund ${id}`);
      const { pspReference, reference, original, amount } = found;
      const about = { pspReference, merchantReference: reference, originalReference: original, amount };
      return status === 'failed'
        ? [notification({ ...about, eventCode: 'REFUND_FAILED' })]
        : [notification({ ...about, eventCode: 'REFUND' })];
    },
    modify(id, eventCode) {
      const { taken, reference: merchantReference, amount } = linkOf(id);
      return notification({ eventCode, merchantReference, amount, ...(taken === null ? {} : { originalReference: taken }) });
    },
    notification,
    linksOf: (order) => [...links.values()].filter(({ reference }) => reference === `order-${order}`),
    refunds,
  };
}

function notification(...items: readonly AdyenItemParts[]): SignedWebhook {
  const notificationItems = items.map((item) => ({ NotificationRequestItem: signedItem(item) }));
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ live: 'false', notificationItems }) };
}

/** https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures */
function signedItem({
  eventCode,
  success = true,
  originalReference = '',
  merchantReference,
  additionalData = {},
  ...parts
}: AdyenItemParts): object {
  const { pspReference = newReference(), merchantAccountCode = adyenSecrets.merchantAccount } = parts;
  const { amount = { value: 0, currency: 'EUR' } } = parts;
  const outcome = String(success);
  const signed = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    amount.value,
    amount.currency,
    eventCode,
    outcome,
  ];
  const hmacSignature = createHmac('sha256', Buffer.from(adyenSecrets.hmacKey, 'hex')).update(signed.join(':')).digest('base64');
  return {
    additionalData: { ...additionalData, hmacSignature },
    amount,
    eventCode,
    eventDate: '2026-01-01T01:00:00+01:00',
    merchantAccountCode,
    merchantReference,
    originalReference,
    paymentMethod: 'visa',
    pspReference,
    reason: '',
    success: outcome,
  };
}
