import { afterEach, describe, expect, test } from 'vitest';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signup } from '../contract/endpoints.ts';

let app: TestApp;
afterEach(() => app.close());

async function siteWith(signups: string): Promise<void> {
  app = await createTestApp();
  await changeSettings(app, { signups });
}

describe('the signups setting', () => {
  test('`with_trafficsource` accepts only visitors from a network or a referrer', async () => {
    await siteWith('with_trafficsource');
    const attempt = async (form: object) => (await app.client().call(signup, { body: signupForm(form) })).error?.code ?? 'welcome';
    expect(await attempt({})).toBe('signups_closed');
    expect(await attempt({ tracking: {} })).toBe('signups_closed');
    expect(await attempt({ tracking: { sub1: 'x', network: ' ' } })).toBe('signups_closed');
    expect(await attempt({ tracking: { network: 'partner' } })).toBe('welcome');
    expect(await attempt({ tracking: { ref: 'https://blog.example.test/' } })).toBe('welcome');
  });

  test.each(['none', '', 'ALL'])('with any other value, such as "%s", accepts nobody', async (signups) => {
    await siteWith(signups);
    const { status, error } = await app.client().call(signup, { body: signupForm({ tracking: { network: 'partner' } }) });
    expect([status, error]).toEqual([403, { code: 'signups_closed', params: {} }]);
  });
});
