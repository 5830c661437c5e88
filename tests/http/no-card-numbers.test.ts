import fs from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitionOf } from '#platform/contract/endpoint.ts';
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

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : [];
  return [...properties, ...Object.values(schema).flatMap(namesIn)];
}

describe('no card number can reach us', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
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

  test('no endpoint has a field for one', () => {
    const endpoints = app.features.routes.map(({ endpoint }) => endpoint);
    expect(endpoints.length).toBeGreaterThan(50);
    const found = endpoints.flatMap((endpoint) => {
      const { query, body }: { readonly query?: TSchema; readonly body?: TSchema } = definitionOf(endpoint);
      return namesIn([query, body])
        .filter((name) => cardField.test(plain(name)))
        .map((name) => `${endpoint.method} ${endpoint.path}: ${name}`);
    });
    expect(found).toEqual([]);
  });
});
