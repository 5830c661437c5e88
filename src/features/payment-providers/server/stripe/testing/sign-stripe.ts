import { createHmac } from 'node:crypto';

export const stripeSecrets = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };

/** https://docs.stripe.com/webhooks#verify-manually */
export function signStripe(body: string, seconds: number, secret = stripeSecrets.webhookSecret): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
