import * as OTPAuth from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { createSetupApp, type SetupApp } from './testing/setup-app.ts';
import { type Answer, company, missingIn, prices, type setupBrowser, site } from './testing/setup-browser.ts';

let app: SetupApp;
beforeAll(async () => {
  app = await createSetupApp();
});
afterAll(() => app.close());

/** All steps up to the owner's. */
async function provenBrowser() {
  const held = await app.begin();
  const { post } = held;
  await post({ step: 'company', company });
  await post({ step: 'site', site });
  await post({ step: 'prices', prices });
  await post({ step: 'mail', mail: { to: 'carla@example.org', language: 'de' } });
  await post({ step: 'mail_code', mail_code: await app.mailedCode() });
  return held;
}

async function pay({ client, post }: ReturnType<typeof setupBrowser>, outcome: string): Promise<Answer> {
  const started = await post({ step: 'payment', payment: { again: true } });
  const { pathname } = new URL(started.setup.payment.url ?? '');
  const page = await client.raw('GET', pathname);
  expect(page.status).toBe(200);
  const decided = await app.server.inject({
    method: 'POST',
    url: pathname,
    headers: {
      host: 'www.example.org',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: `outcome=${outcome}`,
  });
  expect([decided.statusCode, decided.headers.location]).toEqual([303, 'http://www.example.org/setup']);
  return post({ step: 'payment', payment: { again: false } });
}

describe('the payment test and the opening', () => {
  let held: ReturnType<typeof setupBrowser>;
  beforeAll(async () => {
    await app.reset();
    held = await provenBrowser();
  });

  test('goes from the order to the refund, and its page opens for the holder of the link alone', async () => {
    const started = await held.post({ step: 'payment', payment: { again: true } });
    expect(started.setup.payment).toMatchObject({ state: 'open', phases: [{ name: 'ordered' }] });
    const { pathname } = new URL(started.setup.payment.url ?? '');
    for (const stranger of [app.client({ host: 'www.example.org' }), app.client()])
      expect((await stranger.raw('GET', pathname)).status).toBe(404);
    expect((await held.client.raw('GET', `${pathname}x`)).status).toBe(404);
    expect((await held.client.raw('GET', '/setup/pay/x')).status).toBe(404);

    const declined = await pay(held, 'declined');
    expect([declined.setup.payment.state, missingIn(declined, 'payment')]).toEqual(['failed', ['payment not_proven']]);
    await pay(held, 'paid');
    const done = await held.post({ step: 'payment', payment: { again: false } });
    expect(done.setup.payment).toMatchObject({ state: 'done', url: null, invoice: expect.stringContaining('000001') });
    expect(done.setup.payment.phases.map(({ name }) => name)).toEqual([
      'ordered',
      'page',
      'paid',
      'webhook',
      'credits',
      'invoice',
      'refunded',
    ]);
    expect(missingIn(done, 'payment')).toEqual([]);
    const { rows } = await app.platform.database.pool.query('SELECT kind, count(*)::int FROM invoices GROUP BY kind ORDER BY kind');
    expect(rows).toEqual([
      { kind: 'invoice', count: 1 },
      { kind: 'reversal', count: 1 },
    ]);
    await expectBooks(app);
    await app.platform.jobs.runAllNow();
    expect((await app.platform.outbox.list()).filter((mail) => 'to' in mail && mail.to.endsWith('.invalid'))).toEqual([]);
    // Nobody reaches the site yet.
    expect((await app.client({ host: 'www.example.org' }).raw('GET', '/api/settings.php')).status).toBe(421);
  });

  test('the site opens with keys alone and once, which ends the link, logs in the owner and invites a second one', async () => {
    const { post, client } = held;
    expect((await post({ step: 'owner', owner: { name: ' ', email: 'carla@example.org' } })).code).toBe('name_invalid');
    expect((await post({ step: 'owner', owner: { name: 'Carla', email: 'carla' } })).code).toBe('invalid_email');
    expect((await post({ step: 'owner', owner: { name: 'Carla', email: 'c@example.org', password: 'kurz' } })).code).toBe(
      'password_too_short',
    );
    const password = 'ein langer Satz als Passwort';
    const named = await post({ step: 'owner', owner: { name: 'Carla Weiss', email: 'Carla@example.org', password } });
    expect(missingIn(named, 'owner')).toEqual(['key key_missing']);
    expect((await post({ step: 'open', open: {} })).code).toBe('setup_incomplete');
    const { app: secretOf } = (await post({ step: 'totp_start' })).extra;
    expect((await post({ step: 'totp', totp: '000000' })).code).toBe('code_refused');
    const totp = new OTPAuth.TOTP({ secret: secretOf?.secret ?? '' });
    const code = totp.generate({ timestamp: app.platform.clock.now().getTime() });
    const confirmed = await post({ step: 'totp', totp: code });
    expect(confirmed.extra.recovery_codes).toHaveLength(10);
    expect(missingIn(confirmed, 'owner')).toEqual(['key second_way']);

    expect(confirmed.setup.missing).toEqual([{ step: 'owner', field: 'key', reason: 'second_way' }]);
    expect((await post({ step: 'open', open: { invite: 'carla@example.org' } })).code).toBe('invalid_email');
    const [first, second] = await Promise.all([
      post({ step: 'open', open: { invite: 'tom@example.org' } }),
      post({ step: 'open', open: {} }),
    ]);
    const statuses = [first, second].map(({ status, code: why }) => `${status} ${why ?? ''}`.trim()).toSorted();
    expect(statuses).toEqual(['200', '404 setup_finished']);
    const opened = first.status === 200 ? first : second;
    expect(opened.extra.opened).toBe('https://www.example.org');
    expect((await held.get()).code).toBe('setup_finished');
    expect(await app.features.setupLink('again')).toBeNull();

    expect((await client.raw('GET', '/api/settings.php')).body).toMatchObject({ name: 'Beispiel', domain_language: 'de' });
    const me = await client.raw('GET', '/api/admin/me.php');
    expect(me.body).toMatchObject({ name: 'Carla Weiss', verified: true, roles: [{ role: 'owner', site: null }] });
    const log = await client.raw('GET', '/api/admin/log.php');
    expect(JSON.stringify(log.body)).toContain('"setup"');
    const { rows } = await app.platform.database.pool.query(`SELECT email, joined_at IS NOT NULL AS joined FROM staff ORDER BY id`);
    expect(rows[0]).toEqual({ email: 'carla@example.org', joined: true });
    if (first.status === 200) {
      await app.platform.jobs.runAllNow();
      expect((await app.platform.outbox.list()).some((mail) => 'to' in mail && mail.to === 'tom@example.org')).toBe(true);
    }
    await expectBooks(app);
  });
});
