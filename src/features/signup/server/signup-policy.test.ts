import { afterEach, describe, expect, test } from 'vitest';
import { signupForm } from '#tests/support/signup-form.ts';
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
  test('`with_trafficsource` takes only who comes from a network or a referrer', async () => {
    await siteWith('with_trafficsource');
    const trying = async (form: object) => (await app.client().call(signup, { body: signupForm(form) })).error?.code ?? 'welcome';
    expect(await trying({})).toBe('signups_closed');
    expect(await trying({ tracking: {} })).toBe('signups_closed');
    expect(await trying({ tracking: { sub1: 'x', network: ' ' } })).toBe('signups_closed');
    expect(await trying({ tracking: { network: 'partner' } })).toBe('welcome');
    expect(await trying({ tracking: { ref: 'https://blog.example.test/' } })).toBe('welcome');
  });

  test.each(['none', '', 'ALL'])('of any other value, such as "%s", takes nobody', async (signups) => {
    await siteWith(signups);
    const { status, error } = await app.client().call(signup, { body: signupForm({ tracking: { network: 'partner' } }) });
    expect([status, error]).toEqual([403, { code: 'signups_closed', params: {} }]);
  });
});
