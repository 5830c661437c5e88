import { createSigner } from '#platform/server/secrets.ts';
import type { ProviderModule } from '../port/provider-module.ts';
import { createStripe } from './create-stripe.ts';

export const stripe: ProviderModule = {
  variables: [
    {
      names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
      default: 'none',
      about: 'Keys for Stripe. Webhooks go to `/api/payment-webhook.php?provider=stripe`.',
    },
    { names: ['STRIPE_URL'], default: '`https://api.stripe.com`', about: "Server with Stripe's API." },
  ],
  create({ env: { appEnv, declared }, clock, secret }) {
    const secretKey = declared.text('STRIPE_SECRET_KEY');
    const webhookSecret = declared.text('STRIPE_WEBHOOK_SECRET');
    const url = declared.url('STRIPE_URL') ?? 'https://api.stripe.com';
    if (secretKey === null) return 'STRIPE_SECRET_KEY is not set';
    if (webhookSecret === null) return 'STRIPE_WEBHOOK_SECRET is not set, without which nobody could trust its webhooks';
    if (/^(sk|rk)_live_/.test(secretKey) && appEnv !== 'production')
      return 'STRIPE_SECRET_KEY is a live key, which takes real money and is only for production';
    return createStripe({ account: { secretKey, webhookSecret, url }, clock, signer: createSigner(secret, 'stripe-idempotency') });
  },
};
