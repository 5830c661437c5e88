import { createHmac, randomBytes } from 'node:crypto';
import { adyenReport, type AdyenReportRow } from './adyen-report.ts';
import { openProviderServer, type ProviderCall, type ProviderServer, type SignedWebhook } from '../../testing/provider-server.ts';
import { openAdyenSchemas } from './adyen-schemas.ts';

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
  /** Adyen's number of the payment, once it exists. */
  taken: string | null;
  /** The customer whose method is to be saved. */
  readonly customer: string | null;
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
  readonly reason?: string;
}

/** https://docs.adyen.com/online-payments/payment-result-codes */
const chargeResults = {
  paid: { resultCode: 'Authorised' },
  declined: { resultCode: 'Refused', refusalReason: 'Not enough balance', refusalReasonCode: '12' },
  unauthenticated: { resultCode: 'Refused', refusalReason: 'Authentication required', refusalReasonCode: '38' },
  redirect: {
    resultCode: 'RedirectShopper',
    action: {
      type: 'redirect',
      paymentMethodType: 'scheme',
      method: 'GET',
      url: 'https://checkoutshopper-test.adyen.com/checkoutshopper/threeDS/redirect',
    },
  },
  identify: { resultCode: 'IdentifyShopper', action: { type: 'threeDS2', subtype: 'fingerprint', token: 'e30=' } },
  challenge: { resultCode: 'ChallengeShopper', action: { type: 'threeDS2', subtype: 'challenge', token: 'e30=' } },
};
type Charge = keyof typeof chargeResults;

export const adyenSecrets = {
  apiKey: 'AQE-local',
  merchantAccount: 'EmberleafECOM',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C',
  reportUser: { name: 'report_1@Company.Emberleaf', password: 'read: only' },
};

export const adyenAlias = 'H167852639363479';

export type AdyenServer = ProviderServer & {
  /** The buyer's action on Adyen's page; returns the notification that follows. */
  decide(link: string, outcome: 'paid' | 'pending' | 'declined' | 'expired'): SignedWebhook[];
  endRefund(refund: string, status: 'succeeded' | 'failed'): SignedWebhook[];
  modify(link: string, eventCode: string): SignedWebhook;
  notification(...items: readonly AdyenItemParts[]): SignedWebhook;
  /** All links and charges of saved methods. */
  paymentsOf(order: number): string[];
  /** The outcome of the next charges of saved methods. */
  readonly charges: Charge[];
  /** Adyen's notification about a charge of a saved method. */
  settle(payment: string): SignedWebhook;
  readonly refunds: readonly Refund[];
  /** Creates a payout whose report has these lines; returns the notification that announces it. */
  closeBatch(batch: number, ...rows: readonly AdyenReportRow[]): SignedWebhook;
  /** The downloadable files, by name. */
  readonly reports: Map<string, string>;
  /** Adyen's number of the payment made with a link. */
  takenOf(link: string): string;
};

const reportFolder = `/reports/download/MerchantAccount/${adyenSecrets.merchantAccount}/`;

const newReference = () => randomBytes(8).toString('hex').toUpperCase();

/** A local Adyen: payment links, refunds and notifications with HMAC signatures. */
export async function openAdyenServer(): Promise<AdyenServer> {
  const links = new Map<string, Link>();
  const refunds: Refund[] = [];
  /** The customers of the saved methods. */
  const kept = new Map<string, string>();
  const charges: Charge[] = [];
  const charged = new Map<string, { reference: string; amount: Amount }>();

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
      customer: params['storePaymentMethodMode'] === 'enabled' ? String(params['shopperReference']) : null,
    };
    links.set(id, made);
    return { status: 201, body: made };
  }

  function refund({ path, params }: ProviderCall) {
    const original = path.split('/').at(-2) ?? '';
    if (!charged.has(original) && ![...links.values()].some(({ taken }) => taken === original))
      return { status: 422, body: { status: 422, errorCode: '167', message: 'Original pspReference required' } };
    const made = { pspReference: newReference(), reference: String(params['reference']), original, amount: params['amount'] as Amount };
    refunds.push(made);
    const body = { ...made, paymentPspReference: original, merchantAccount: params['merchantAccount'], status: 'received' };
    return { status: 201, body };
  }

  /** Charges a saved method. */
  function charge({ params }: ProviderCall) {
    const { storedPaymentMethodId = '' } = params['paymentMethod'] as { storedPaymentMethodId?: string };
    if (kept.get(storedPaymentMethodId) !== params['shopperReference'])
      return { status: 422, body: { status: 422, errorCode: '800', message: 'Contract not found' } };
    const pspReference = newReference();
    charged.set(pspReference, { reference: String(params['reference']), amount: params['amount'] as Amount });
    return { status: 200, body: { pspReference, ...chargeResults[charges.shift() ?? 'paid'], merchantReference: params['reference'] } };
  }

  const reports = new Map<string, string>();
  const check = openAdyenSchemas();

  function download({ path, headers }: ProviderCall) {
    const { name, password } = adyenSecrets.reportUser;
    if (headers.authorization !== `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`) return { status: 401, body: '' };
    const file = reports.get(path.replace(reportFolder, ''));
    return file === undefined ? { status: 404, body: '' } : { status: 200, body: file };
  }

  const server = await openProviderServer({
    base: '/v72',
    parse: (sent) => (sent.startsWith('{') ? (JSON.parse(sent) as Record<string, unknown>) : Object.fromEntries(new URLSearchParams(sent))),
    // No public description contains the downloads.
    check: (method, path, params) => (path.startsWith(reportFolder) ? [] : check(method, path, params)),
    respond(call) {
      const { method, path, headers } = call;
      if (path.startsWith(reportFolder)) return download(call);
      if (headers['x-api-key'] !== adyenSecrets.apiKey)
        return { status: 401, body: { status: 401, errorCode: '000', message: 'Unauthorized' } };
      if (method === 'POST') return (path === '/paymentLinks' ? createLink : path === '/payments' ? charge : refund)(call);
      if (method === 'DELETE')
        return kept.delete(path.split('/').at(-1) ?? '') ? { status: 200, body: {} } : { status: 404, body: { status: 404 } };
      const link = links.get(path.split('/').at(-1) ?? '');
      return link === undefined ? { status: 404, body: { status: 404, message: 'Not found' } } : { status: 200, body: link };
    },
  });

  const linkOf = (id: string): Link => {
    const link = links.get(id);
    if (!link) throw new Error(`no link ${id}`);
    return link;
  };
  const methodToSaveOf = ({ customer, id }: Link): Record<string, string> => {
    if (customer === null) return {};
    kept.set(`M${id}`, customer);
    const card = { cardSummary: '4242', expiryDate: '8/2030' };
    return { ...card, 'tokenization.shopperReference': customer, 'tokenization.storedPaymentMethodId': `M${id}` };
  };
  const card = { threeDOffered: 'true', threeDAuthenticated: 'true', threeDAuthenticatedResponse: 'Y', alias: adyenAlias };

  return {
    ...server,
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
              additionalData: { paymentLinkId: id, ...card, ...(outcome === 'paid' ? methodToSaveOf(link) : {}) },
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
    paymentsOf(order) {
      const made = [
        ...[...links].map(([id, { reference }]) => ({ id, reference })),
        ...[...charged].map(([id, { reference }]) => ({ id, reference })),
      ];
      return made.filter(({ reference }) => reference === `order-${order}`).map(({ id }) => id);
    },
    charges,
    settle(id) {
      const { reference = '', amount = { value: 0, currency: 'EUR' } } = charged.get(id) ?? {};
      return notification({ eventCode: 'AUTHORISATION', pspReference: id, merchantReference: reference, amount });
    },
    refunds,
    reports,
    closeBatch(batch, ...rows) {
      const name = `settlement_detail_report_batch_${batch}.csv`;
      reports.set(name, adyenReport(rows));
      return notification({ eventCode: 'REPORT_AVAILABLE', pspReference: name, merchantReference: '' });
    },
    takenOf: (id) => linkOf(id).taken ?? '',
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
  reason = '',
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
    reason,
    success: outcome,
  };
}
