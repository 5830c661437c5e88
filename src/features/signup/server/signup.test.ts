import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { activate, getUser, login } from '#features/account/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { bornAgo, buildMember } from '#tests/support/builders.ts';
import { mailsTo, tokenFor } from '#tests/support/mails.ts';
import { cookieSetBy } from '#tests/support/set-cookies.ts';
import { signupForm, signUpByMail } from '#tests/support/account/signup-form.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signup } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a signup', () => {
  test('creates a member who is not yet activated, and logs in', async () => {
    const client = app.client();
    const form = signupForm({ email: ' Anna.Signup@Example.TEST ', name: '  Anna  ' });
    const answer = await client.call(signup, { body: form });
    expect(answer.status).toBe(200);
    expect(answer.reply.user).toMatchObject({
      email: 'anna.signup@example.test',
      status: 'not_confirmed',
      credits: 5,
      paid_user: false,
      language: 'de',
      notifications_disabled: [],
      operator: false,
    });
    expect(Date.now() - Date.parse(answer.reply.user.signup_date)).toBeLessThan(60_000);
    expect(answer.reply.user.profile).toMatchObject({
      name: 'Anna',
      country: 'DE',
      region: null,
      status: 'disabled',
      main_image: null,
      gender: 'woman',
      search_gender: ['man', 'non_binary'],
    });
    expect(cookieSetBy(answer, 'auth')).toMatchObject({ 'max-age': '2592000', httponly: '', samesite: 'Lax' });
    expect((await client.call(getUser)).reply.user).toEqual(answer.reply.user);
    expect((await app.client().call(login, { body: { email: form.email, password: form.password } })).status).toBe(200);
  });

  test('mails a link that activates the account', async () => {
    const client = app.client();
    const form = signupForm();
    await client.call(signup, { body: form });
    expect((await app.client().call(activate, { body: { token: await tokenFor(app, form.email) } })).status).toBe(200);
    expect((await client.call(getUser)).reply.user).toMatchObject({ status: 'active', profile: { status: 'active' } });
  });

  test('can be found by other members once it is activated', async () => {
    const searcher = await buildMember(app, { gender: 'man', search_gender: ['woman'] });
    const found = async () =>
      (await searcher.client.call(searchMembers, { query: { country: 'IS' } })).reply.profiles.map(({ name }) => name);
    const form = signupForm({ country: 'IS', name: 'Sigrún' });
    await app.client().call(signup, { body: form });
    expect(await found()).toEqual([]);
    await app.client().call(activate, { body: { token: await tokenFor(app, form.email) } });
    await eventually(async () => expect(await found()).toEqual(['Sigrún']));
  });

  test('uses the credits, the language and the mail sender of the site', async () => {
    const form = signupForm({ country: 'NL' });
    const reply = await signUpByMail(app, 'de.localhost', form);
    expect(reply.user).toMatchObject({ credits: 3, language: 'nl', profile: { country: 'NL' } });
    const [mail] = await mailsTo(app, form.email);
    expect([mail?.from, mail?.subject]).toEqual([expect.stringMatching(/^Najaar </), 'Bevestig je e-mailadres bij Najaar']);
  });

  test.each([
    ['sv', 'sv'],
    ['no', 'nb'],
    ['tlh', 'de'],
  ])('with the language cookie %s uses %s', async (cookie, language) => {
    const client = app.client();
    client.cookies.set('locale', cookie);
    expect((await client.call(signup, { body: signupForm() })).reply.user.language).toBe(language);
  });

  test.each([
    ['20-year-old', 20, 18, 30],
    ['40-year-old', 40, 30, 50],
    ['115-year-old', 115, 105, 120],
  ])('of a %s searches around their own age', async (_who, age, min, max) => {
    const { reply } = await app.client().call(signup, { body: signupForm({ date_of_birth: bornAgo(app, age) }) });
    expect([reply.user.profile.search_min_age, reply.user.profile.search_max_age]).toEqual([min, max]);
  });

  test('records every consent decision with the version of its text', async () => {
    const consents = { adult: true, terms: true, promotions: true, tracking: false };
    const { reply } = await app.client().call(signup, { body: signupForm({ consents }) });
    const rows = await app.platform.database.db
      .selectFrom('consents')
      .select(['purpose', 'granted', 'text_version'])
      .where('user_id', '=', reply.user.profile.id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ purpose, granted }) => [purpose, granted])).toEqual([
      ['adult', true],
      ['terms', true],
      ['tracking', false],
      ['promotions', true],
    ]);
    expect(new Map(rows.map(({ purpose, text_version }) => [purpose, text_version]))).toEqual(
      new Map([
        ['adult', '2023-12-01'],
        ['terms', '2026-11-27'],
        ['tracking', '2023-12-01'],
        ['promotions', '2023-12-01'],
      ]),
    );
  });

  test('takes the birth date for being an adult, and records nothing that was not said', async () => {
    const { reply } = await app.client().call(signup, { body: signupForm({ consents: { terms: true } }) });
    const rows = await app.platform.database.db
      .selectFrom('consents')
      .select('purpose')
      .where('user_id', '=', reply.user.profile.id)
      .execute();
    expect(rows).toEqual([{ purpose: 'terms' }]);
  });

  test('records that the terms were accepted as the site shows them', async () => {
    const reply = await signUpByMail(app, 'de.localhost', signupForm({ country: 'NL' }));
    const rows = await app.platform.database.db
      .selectFrom('consents')
      .select(['purpose', 'text_version'])
      .where('user_id', '=', reply.user.profile.id)
      .orderBy('id')
      .execute();
    expect(rows).toContainEqual({ purpose: 'terms', text_version: '2026-11-27' });
    expect(rows).toContainEqual({ purpose: 'adult', text_version: '2023-12-01' });
  });

  test('books its credits in the ledger', async () => {
    const { reply } = await app.client().call(signup, { body: signupForm() });
    const booked = await app.platform.database.db
      .selectFrom('ledger_transactions')
      .select('kind')
      .where('idempotency_key', '=', `signup:${reply.user.profile.id}`)
      .execute();
    expect(booked).toEqual([{ kind: 'signup' }]);
  });

  test('stores a name as one line, and replaces a lone surrogate, which no mail can contain', async () => {
    const { status, reply } = await app.client().call(signup, { body: signupForm({ name: 'Anna\r\nMaria \u0000\ud800' }) });
    expect([status, reply.user?.profile.name]).toEqual([200, 'Anna Maria \ufffd']);
  });

  test('also works on a site that gives no credits', async () => {
    const own = await createTestApp();
    await changeSettings(own, { signup_credits: 0 });
    expect((await own.client().call(signup, { body: signupForm() })).reply.user.credits).toBe(0);
    await own.close();
  });
});
