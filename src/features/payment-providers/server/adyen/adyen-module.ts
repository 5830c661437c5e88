import { createSigner } from '#platform/server/secrets.ts';
import type { ProviderModule } from '../port/provider-module.ts';
import { createAdyen } from './create-adyen.ts';

export const adyen: ProviderModule = {
  variables: [
    {
      names: ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY'],
      default: 'none',
      about: 'Keys for Adyen. Webhooks go to `/api/payment-webhook.php?provider=adyen`.',
    },
    {
      names: ['ADYEN_REPORT_USER', 'ADYEN_REPORT_PASSWORD'],
      default: 'none: payouts are not read',
      about: 'Adyen user with the role Merchant Report Download. It fetches the payout reports.',
    },
    { names: ['ADYEN_LIVE_PREFIX'], default: "Adyen's test system", about: "The company's prefix of Adyen's live addresses." },
    { names: ['ADYEN_URL'], default: "Adyen's own", about: "Server with Adyen's API." },
  ],
  create({ env: { appEnv, declared }, db, clock, secret }) {
    const apiKey = declared.text('ADYEN_API_KEY');
    const merchantAccount = declared.text('ADYEN_MERCHANT_ACCOUNT');
    const hmacKey = declared.text('ADYEN_HMAC_KEY');
    const livePrefix = declared.text('ADYEN_LIVE_PREFIX');
    const [name, password] = [declared.text('ADYEN_REPORT_USER'), declared.text('ADYEN_REPORT_PASSWORD')];
    const url = declared.url('ADYEN_URL');
    if (apiKey === null) return 'ADYEN_API_KEY is not set';
    // A key that is not a valid header value would be quoted in the error message.
    if (!/^[\x21-\x7e]+$/.test(apiKey)) return 'ADYEN_API_KEY has a character that is in no key';
    if (merchantAccount === null) return 'ADYEN_MERCHANT_ACCOUNT is not set';
    if (hmacKey === null) return 'ADYEN_HMAC_KEY is not set, without which nobody could trust its webhooks';
    if (!/^([0-9a-f]{2}){16,}$/i.test(hmacKey)) return 'ADYEN_HMAC_KEY is not a key of hexadecimal digits';
    if (livePrefix !== null && appEnv !== 'production') return 'ADYEN_LIVE_PREFIX leads to real money and is only for production';
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Only whether they are set.
    if ((name === null) !== (password === null)) return 'ADYEN_REPORT_USER and ADYEN_REPORT_PASSWORD must be set together';
    const reportUser = name === null || password === null ? null : { name, password };
    const account = { apiKey, merchantAccount, hmacKey, livePrefix, url, reportUser };
    return createAdyen({ account, db, clock, signer: createSigner(secret, 'adyen-idempotency') });
  },
};
