import { randomUUID } from 'node:crypto';
import { createOrder } from '#features/orders/contract/endpoints.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { packageOf } from './shop.ts';
import type { TestApp, TestClient } from '../test-app.ts';

interface CodeOptions {
  readonly host?: string;
  readonly country?: string;
  readonly user?: UserId;
  readonly expires?: Date;
  readonly percentage?: number;
  readonly currency?: string;
  readonly minimum?: number;
  readonly status?: 'active' | 'inactive';
  readonly validity?: 'once-per-user' | 'unlimited';
  readonly methods?: string[];
  readonly starts?: Date;
  /** Orders in all, and of one member. */
  readonly most?: number;
  readonly each?: number;
}

/** Stores an operator's code: by default 10 percent, active, for everybody once. Returns its text. */
export async function buildCode(app: TestApp, options: CodeOptions = {}): Promise<string> {
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
  const site = await app.features.sites.byHost(options.host ?? 'localhost');
  await app.platform.database.db
    .insertInto('discount_codes')
    .values({
      site_id: site.id,
      code,
      country: options.country ?? null,
      user_id: options.user ?? null,
      expires: options.expires ?? null,
      value_percentage: options.percentage ?? 10,
      currency: options.currency ?? null,
      minimum_order_value: options.minimum ?? null,
      status: options.status ?? 'active',
      validity: options.validity ?? 'once-per-user',
      paymentmethods: options.methods ?? null,
      starts: options.starts ?? null,
      max_uses: options.most ?? null,
      member_limit: options.each ?? null,
    })
    .execute();
  return code;
}

/** Asks for an order of a package of so many credits with a code; the answer may be a refusal. */
export async function orderWith(client: TestClient, code: string, credits = 100, method: PaymentMethod = 'paypal') {
  const body = { package: await packageOf(client, credits), method, client_id: randomUUID(), code, start_consent: startConsentVersion };
  return client.call(createOrder, { body });
}
