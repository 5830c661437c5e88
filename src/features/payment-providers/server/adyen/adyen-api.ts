import ClientModule from '@adyen/api-library/lib/src/client.js';
import ConfigModule, { EnvironmentEnum } from '@adyen/api-library/lib/src/config.js';
import { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js';
import { PaymentLinksApi } from '@adyen/api-library/lib/src/services/checkout/paymentLinksApi.js';
import { PaymentsApi } from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js';
import { RecurringApi } from '@adyen/api-library/lib/src/services/checkout/recurringApi.js';
import { CardDetails } from '@adyen/api-library/lib/src/typings/checkout/cardDetails.js';
import { PaymentLinkRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentLinkRequest.js';
import { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js';
import { PayPalDetails } from '@adyen/api-library/lib/src/typings/checkout/payPalDetails.js';
import HmacModule from '@adyen/api-library/lib/src/utils/hmacValidator.js';
import { type CallOptions, defaultCallOptions } from '../port/call-provider.ts';
import type { AdyenAccount } from './adyen-account.ts';
import { createAdyenHttp, isMissing, isUnknownSavedMethod } from './adyen-http.ts';

export type AdyenApi = ReturnType<typeof createAdyenApi>;

/** The parts of Adyen's library that we use. Loading all of it takes seconds, loading these a tenth of a second. */
export function createAdyenApi({ apiKey, livePrefix, url }: AdyenAccount, callOptions: CallOptions = defaultCallOptions) {
  const environment = livePrefix === null ? EnvironmentEnum.TEST : EnvironmentEnum.LIVE;
  const config = new (classOf(ConfigModule))({
    apiKey,
    environment,
    ...(livePrefix === null ? {} : { liveEndpointUrlPrefix: livePrefix }),
  });
  const client = new (classOf(ClientModule))(config, createAdyenHttp({ apiKey, url, callOptions }));
  return {
    links: new PaymentLinksApi(client),
    modifications: new ModificationsApi(client),
    payments: new PaymentsApi(client),
    recurring: new RecurringApi(client),
    hmac: new (classOf(HmacModule))(),
    isMissing,
    isUnknownSavedMethod,
    stored: {
      interaction: PaymentRequest.ShopperInteractionEnum.ContAuth,
      model: PaymentRequest.RecurringProcessingModelEnum.CardOnFile,
      savedMethod: (type: string, storedPaymentMethodId: string) =>
        type === 'paypal'
          ? { type: PayPalDetails.TypeEnum.Paypal, storedPaymentMethodId }
          : { type: CardDetails.TypeEnum.Scheme, storedPaymentMethodId },
    },
    link: {
      kept: PaymentLinkRequest.StorePaymentMethodModeEnum.Enabled,
      model: PaymentLinkRequest.RecurringProcessingModelEnum.CardOnFile,
    },
  };
}

/** The library is CommonJS: Node wraps the exports of a file, the test runner does not. */
const classOf = <T extends abstract new (...args: never[]) => unknown>(module: T | { readonly default: T }): T =>
  typeof module === 'function' ? module : module.default;
