import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { isCardField } from '../../../scripts/lint/rules/no-card-fields.ts';

/**
 * Cards are paid with on the providers' pages only (PCI DSS, SAQ A): none of our pages may load anything of a provider, and none of
 * our endpoints takes a card. The lint rules `no-card-fields` and `no-providers-in-pages` read the source of the pages.
 */

/** Without a host, or our own. */
const isOurs = (source: string): boolean => /^'(?:self|none)'$|^'sha256-|^(?:data|blob):$|^wss?:\/\/localhost(?::\d+)?$/.test(source);

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : [];
  return [...properties, ...Object.values(schema).flatMap(namesIn)];
}

describe('no card number can reach us', () => {
  let app: TestApp;
  beforeAll(async () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_WEBHOOK_SECRET: 'whsec_local' };
    const adyen = { ADYEN_API_KEY: 'local', ADYEN_MERCHANT_ACCOUNT: 'Shop', ADYEN_HMAC_KEY: 'ab'.repeat(32) };
    app = await createTestApp({ PAYMENT_PROVIDERS: 'stripe; adyen', ...stripe, ...adyen });
    await mountPages(app, 'build');
  });
  afterAll(() => app.close());

  test('no page may load, frame, call or send a form to anything but ourselves, also where buyers go on to a provider', async () => {
    const { client } = await buildMember(app);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const url of ['/packages', '/checkout?package=1', '/transactions', '/pricing']) {
      const { headers } = await app.server.inject({ url, headers: { cookie } });
      const policy = String(headers['content-security-policy']).split('; ');
      // Attributes of style load nothing.
      const loading = policy.filter((directive) => directive !== `style-src-attr 'unsafe-inline'`);
      const foreign = loading.flatMap((directive) => directive.split(' ').slice(1)).filter((source) => !isOurs(source));
      expect([url, foreign]).toEqual([url, []]);
      expect(policy).toEqual(expect.arrayContaining([`default-src 'self'`, `form-action 'self'`, `frame-ancestors 'none'`]));
    }
  });

  test('no endpoint has a field for one', () => {
    const endpoints = app.features.routes.map(({ endpoint }) => endpoint);
    expect(endpoints.length).toBeGreaterThan(50);
    const found = endpoints.flatMap((endpoint) => {
      const { query, body }: { readonly query?: TSchema; readonly body?: TSchema } = endpoint;
      return namesIn([query, body])
        .filter((name) => isCardField(name))
        .map((name) => `${endpoint.method} ${endpoint.path}: ${name}`);
    });
    expect(found).toEqual([]);
  });
});
