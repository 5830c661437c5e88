import type { Signer } from '#platform/server/secrets.ts';
import { cardLabel } from '../port/card-label.ts';
import { toProviderUnits } from '../port/minor-units.ts';
import type { CreatedPayment, PaymentDetails, PaymentOutcome, PaymentRequest } from '../port/provider.ts';
import { refusedMeans } from '../port/refused-means.ts';
import type { AdyenAccount } from './adyen-account.ts';
import type { AdyenApi } from './adyen-api.ts';
import { adyenDecimals, adyenMethods } from './adyen-methods.ts';

/** Charges means that a buyer had Adyen keep. Null: the buyer's bank wants to see the buyer, on a page, and nothing is paid yet. */
export async function chargeMeans(
  { payments, stored, isUnknownMeans }: AdyenApi,
  { merchantAccount }: AdyenAccount,
  signer: Signer,
  request: PaymentRequest & { readonly reference: string },
  token: string,
): Promise<CreatedPayment | null> {
  const { order, total, method, reference, returnUrl } = request;
  const { customer, means } = readToken(token);
  const params = {
    merchantAccount,
    reference,
    amount: { value: toProviderUnits(total, adyenDecimals), currency: total.currency },
    paymentMethod: stored.means(adyenMethods[method].type, means),
    shopperReference: customer,
    shopperInteraction: stored.interaction,
    recurringProcessingModel: stored.model,
    returnUrl,
  };
  try {
    const answer = await payments.payments(params, { idempotencyKey: signer.sign(`order:${order}`) });
    const { pspReference, resultCode } = answer;
    if (wantsBuyer(answer)) return null;
    if (pspReference === undefined) throw new Error(`Adyen gave the payment of order ${order} no number`);
    return { reference: pspReference, paymentUrl: null, outcome: outcomeOf(resultCode) };
  } catch (error) {
    if (isUnknownMeans(error)) return refusedMeans(order);
    throw error;
  }
}

const pageCodes: ReadonlySet<string> = new Set(['RedirectShopper', 'IdentifyShopper', 'ChallengeShopper']);
/** A bank that refuses a charge only because the buyer was not authenticated: https://docs.adyen.com/development-resources/refusal-reasons */
const authenticationRequired = '38';

const wantsBuyer = ({ resultCode = '', refusalReasonCode }: { resultCode?: string; refusalReasonCode?: string }): boolean =>
  pageCodes.has(resultCode) || (resultCode === 'Refused' && refusalReasonCode === authenticationRequired);

function outcomeOf(code: string | undefined): PaymentOutcome {
  if (code === 'Authorised') return 'paid';
  return code === 'Pending' || code === 'Received' ? 'pending' : 'declined';
}

export async function forgetMeans({ recurring, isMissing }: AdyenApi, { merchantAccount }: AdyenAccount, token: string): Promise<void> {
  const { customer, means } = readToken(token);
  try {
    await recurring.deleteTokenForStoredPaymentDetails(means, customer, merchantAccount);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** The means in the news of a payment; nothing when Adyen did not keep them. */
export function meansOf(paymentMethod: string | undefined, data: (name: string) => string | undefined): Pick<PaymentDetails, 'means'> {
  const customer = data('tokenization.shopperReference') ?? data('recurring.shopperReference') ?? data('shopperReference');
  const means = data('tokenization.storedPaymentMethodId') ?? data('recurring.recurringDetailReference');
  if (customer === undefined || means === undefined) return {};
  const token = `${customer}:${means}`;
  const last4 = data('cardSummary');
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(data('expiryDate') ?? '') ?? [];
  const expires = month === undefined || year === undefined ? {} : { expires: `${year}-${month.padStart(2, '0')}` };
  return { means: { token, label: last4 === undefined ? 'PayPal' : cardLabel(paymentMethod ?? 'card', last4), ...expires } };
}

function readToken(token: string): { customer: string; means: string } {
  const [customer = '', means = ''] = token.split(':');
  return { customer, means };
}
