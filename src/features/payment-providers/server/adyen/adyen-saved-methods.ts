import type { Signer } from '#platform/server/secrets.ts';
import { cardLabel } from '../port/card-label.ts';
import { toProviderUnits } from '../port/minor-units.ts';
import type { CreatedPayment, PaymentDetails, PaymentOutcome, PaymentRequest } from '../port/provider.ts';
import { refusedSavedMethod } from '../port/refused-saved-method.ts';
import type { AdyenAccount } from './adyen-account.ts';
import type { AdyenApi } from './adyen-api.ts';
import { adyenDecimals, adyenMethods } from './adyen-methods.ts';

/** Charges a method that Adyen has saved for a buyer. Null: the bank requires authentication on a page, and nothing is paid yet. */
export async function chargeSavedMethod(
  { payments, stored, isUnknownSavedMethod }: AdyenApi,
  { merchantAccount }: AdyenAccount,
  signer: Signer,
  request: PaymentRequest & { readonly reference: string },
  token: string,
): Promise<CreatedPayment | null> {
  const { order, total, method, reference, returnUrl } = request;
  const { customer, savedMethod } = readToken(token);
  const params = {
    merchantAccount,
    reference,
    amount: { value: toProviderUnits(total, adyenDecimals), currency: total.currency },
    paymentMethod: stored.savedMethod(adyenMethods[method].type, savedMethod),
    shopperReference: customer,
    shopperInteraction: stored.interaction,
    recurringProcessingModel: stored.model,
    returnUrl,
  };
  try {
    const response = await payments.payments(params, { idempotencyKey: signer.sign(`order:${order}`) });
    const { pspReference, resultCode } = response;
    if (wantsBuyer(response)) return null;
    if (pspReference === undefined) throw new Error(`Adyen gave the payment of order ${order} no number`);
    return { reference: pspReference, paymentUrl: null, outcome: outcomeOf(resultCode) };
  } catch (error) {
    if (isUnknownSavedMethod(error)) return refusedSavedMethod(order);
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

export async function forgetSavedMethod(
  { recurring, isMissing }: AdyenApi,
  { merchantAccount }: AdyenAccount,
  token: string,
): Promise<void> {
  const { customer, savedMethod } = readToken(token);
  try {
    await recurring.deleteTokenForStoredPaymentDetails(savedMethod, customer, merchantAccount);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** The saved method in a notification about a payment; empty when Adyen did not save it. */
export function methodToSaveOf(
  paymentMethod: string | undefined,
  data: (name: string) => string | undefined,
): Pick<PaymentDetails, 'means'> {
  const customer = data('tokenization.shopperReference') ?? data('recurring.shopperReference') ?? data('shopperReference');
  const savedMethod = data('tokenization.storedPaymentMethodId') ?? data('recurring.recurringDetailReference');
  if (customer === undefined || savedMethod === undefined) return {};
  const token = `${customer}:${savedMethod}`;
  const last4 = data('cardSummary');
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(data('expiryDate') ?? '') ?? [];
  const expires = month === undefined || year === undefined ? {} : { expires: `${year}-${month.padStart(2, '0')}` };
  return { means: { token, label: last4 === undefined ? 'PayPal' : cardLabel(paymentMethod ?? 'card', last4), ...expires } };
}

function readToken(token: string): { customer: string; savedMethod: string } {
  const [customer = '', savedMethod = ''] = token.split(':');
  return { customer, savedMethod };
}
