import fs from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountPages } from '#app/server/mount-pages.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/**
 * Cards are paid with on the providers' pages only (PCI DSS, SAQ A): none of our pages asks for one, and none of our endpoints
 * takes one.
 */

/** Names of fields for the number, the end and the code of a card, in any spelling. */
const cardField =
  /^(cc|card)(no|num|nr|number|exp|expiry|expires|expiration|cvc|cvv|csc|code|securitycode|holder|name)$|^(pan|cvc|cvv2?|csc|creditcard|kartennummer|prüfziffer)$|^(creditcard|paymentcard|bankcard)(number|no)$/;
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-zü0-9]/g, '');

/** Attributes by which browsers fill in a card, and by which a field would be sent. */
const attribute = /\b(?:name|id|autoComplete|autocomplete|htmlFor)\s*[=:]\s*\{?\s*["'`]([^"'`]+)["'`]/g;

function sources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(full);
    return /\.(tsx?|html)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [full] : [];
  });
}

/** Without a host, or our own. */
const isOurs = (source: string): boolean => /^'(?:self|none)'$|^'nonce-|^(?:data|blob):$|^wss?:\/\/localhost(?::\d+)?$/.test(source);

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

  test('the words that are looked for are found, and others are not', () => {
    for (const name of ['cc-number', 'cc-exp', 'cc-csc', 'card_number', 'cardNumber', 'cardno', 'cvc', 'CVV', 'pan', 'credit-card-number'])
      expect([name, cardField.test(plain(name))]).toEqual([name, true]);
    for (const name of ['card', 'discard', 'cards', 'company', 'expires', 'name', 'number', 'account'])
      expect(cardField.test(plain(name))).toBe(false);
  });

  test('no field in the source of any page is named or filled in as one of a card', () => {
    const files = sources('src');
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(attribute)]
        .flatMap(([, value = '']) => value.split(/\s+/))
        .filter((value) => cardField.test(plain(value)))
        .map((value) => `${file}: ${value}`),
    );
    expect(found).toEqual([]);
  });

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

  test('no page names a script or frame of a provider', () => {
    const found = sources('src').filter((file) => file.includes('/web/') && /stripe|adyen/i.test(fs.readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });

  test('no endpoint has a field for one', () => {
    const endpoints = app.features.routes.map(({ endpoint }) => endpoint);
    expect(endpoints.length).toBeGreaterThan(50);
    const found = endpoints.flatMap((endpoint) => {
      const { query, body }: { readonly query?: TSchema; readonly body?: TSchema } = endpoint;
      return namesIn([query, body])
        .filter((name) => cardField.test(plain(name)))
        .map((name) => `${endpoint.method} ${endpoint.path}: ${name}`);
    });
    expect(found).toEqual([]);
  });
});
