import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as directDebit } from '#features/direct-debit/messages/de.ts';
import { messages as orders } from '#features/orders/messages/de.ts';
import { messages as english } from '#app/messages/en.ts';
import { login, requestPasswordReset } from '#features/account/contract/endpoints.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** The texts that the specification quotes, to the letter, where they are shown. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const textOf = (errors: Readonly<Record<string, string>>, code: string | undefined): string | undefined => errors[code ?? ''];

test('a refused login and a wrong address say in German what the specification quotes', async () => {
  const client = app.client();
  const wrong = await client.call(login, { body: { email: 'nobody@built.test', password: 'wrong-password' } });
  expect(textOf(account.errors, wrong.error?.code)).toBe('Login fehlgeschlagen, bitte versuche es erneut');
  const invalid = await client.call(requestPasswordReset, { body: { email: 'a@' } });
  expect(textOf(account.errors, invalid.error?.code)).toBe('Ungültige E-Mail Adresse');
});

test('a wrong code of the direct debit, a page that is not there and an error page that fails say the same', () => {
  expect([directDebit.errors.code_invalid, orders.errors.invalid_email]).toEqual(['Code ungültig', 'Ungültige E-Mail Adresse']);
  expect(english.error.home).toBe('Back to the home page');
  // Fixed English outside the catalogs, since the texts may be what failed.
  expect(readFileSync('src/app/web/errors/error-page.tsx', 'utf8')).toContain('>An error occurred while showing the error page<');
});
