import http from 'node:http';
import { stripeSecrets } from '#features/payment-providers/server/stripe/testing/sign-stripe.ts';
import { openStripeServer } from '#features/payment-providers/server/stripe/testing/stripe-server.ts';
import type { SignedWebhook } from '#features/payment-providers/server/testing/provider-server.ts';

/** A local payment provider with a page on which the buyer pays. */
export interface ProviderPage {
  /** The variables of an installation that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** The refunds that it was asked for, in the order of the calls, with amounts in minor units. */
  readonly refunds: readonly { readonly payment_intent: string; readonly amount: number }[];
  /** Requests that the provider's API description does not allow. */
  readonly problems: readonly string[];
  /** Pays all refunds out, and reports each as the provider does: in several events, each of them twice. */
  payRefunds(): Promise<void>;
  close(): Promise<void>;
}

/** @param site The address of the installation that gets the webhooks. */
export async function openProviderPage(site: string): Promise<ProviderPage> {
  const deliver = async (webhooks: readonly SignedWebhook[]) => {
    for (const { headers, body } of [...webhooks, ...webhooks]) {
      const { status } = await fetch(`${site}/api/payment-webhook.php?provider=stripe`, { method: 'POST', headers, body });
      if (status !== 200) throw new Error(`the webhook was answered with ${status}`);
    }
  };
  const page = http.createServer(async ({ url = '', method }, response) => {
    const session = url.split('/').at(-1) ?? '';
    if (method === 'POST') {
      await deliver(stripe.decide(session, 'paid'));
      response.writeHead(303, { location: stripe.returnUrlOf(session) }).end();
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        '<!doctype html><html lang="de"><title>Kasse</title><link rel="icon" href="data:,"><form method="post"><button>Bezahlen</button></form></html>',
      );
    }
  });
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  const address = page.address();
  if (address === null || typeof address === 'string') throw new Error('the payment page has no port');
  const stripe = await openStripeServer(() => new Date(), `http://127.0.0.1:${address.port}/pay`);
  const paid = new Set<string>();
  return {
    env: {
      PAYMENT_PROVIDERS: 'stripe',
      STRIPE_SECRET_KEY: stripeSecrets.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
      STRIPE_URL: stripe.url,
    },
    refunds: stripe.refunds,
    problems: stripe.problems,
    async payRefunds() {
      for (const { id } of stripe.refunds.filter((refund) => !paid.has(refund.id))) {
        paid.add(id);
        await deliver(stripe.endRefund(id, 'succeeded'));
      }
    },
    async close() {
      page.closeAllConnections();
      await new Promise((resolve) => {
        page.close(resolve);
      });
      await stripe.close();
    },
  };
}
