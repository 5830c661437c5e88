import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { login } from '#features/account/contract/endpoints.ts';
import { signup } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function countUsers(): Promise<number> {
  const { rows } = await app.platform.database.pool.query<{ count: number }>('SELECT count(*) FROM users');
  return rows[0]?.count ?? -1;
}

describe('a signup is refused, and nothing is stored,', () => {
  const consents = { adult: true, terms: true };
  test.each([
    ['a message that is too long', { signup_message: 'x'.repeat(1001), profile_id: 1 }, 'message_too_long', 'signup_message'],
    ['no name', { name: '  ' }, 'name_required', 'name'],
    ['a name without visible characters', { name: '\u200b\u2060\u0000' }, 'name_required', 'name'],
    ['a long name', { name: 'x'.repeat(41) }, 'name_too_long', 'name'],
    ['the address as name, in different case', { name: 'Anna@Example.test', email: 'anna@example.TEST' }, 'name_is_email', 'name'],
    ['a name that starts with @', { name: ' @anna' }, 'name_starts_with_at', 'name'],
    ['a name that starts with a wide @', { name: '＠anna' }, 'name_starts_with_at', 'name'],
    ['a name in which nothing visible is before the @', { name: '\u200b\u2060@anna' }, 'name_starts_with_at', 'name'],
    ['a name of marks without a letter', { name: '\u0301\u0308' }, 'name_required', 'name'],
    ['a domain as name', { name: 'anna.de' }, 'name_not_allowed', 'name'],
    ['another address as name', { name: 'me@elsewhere.test' }, 'name_not_allowed', 'name'],
    ['a phone number as name', { name: 'Anna 0171 2345678' }, 'name_not_allowed', 'name'],
    ['a name of two scripts', { name: '\u0410nna' }, 'name_not_allowed', 'name'],
    ['no address', { email: '' }, 'invalid_email', 'email'],
    ['half an address', { email: 'a@' }, 'invalid_email', 'email'],
    ['an address without a dot', { email: 'a@b' }, 'invalid_email', 'email'],
    ['two addresses', { email: 'a@b.test,c@d.test' }, 'invalid_email', 'email'],
    ['an address with a line break', { email: 'a@b.test\r\nBcc: c@d.test' }, 'invalid_email', 'email'],
    ['a short password', { password: '1234567' }, 'password_too_short', 'password'],
    ['a password of 129 characters', { password: 'autumn leaves glow '.repeat(7).slice(0, 129) }, 'password_too_long', 'password'],
    ['a common password', { password: 'PassWord' }, 'password_too_common', 'password'],
    ['one letter eight times', { password: 'aaaaaaaa' }, 'password_too_common', 'password'],
    ['one letter a hundred times', { password: 'a'.repeat(100) }, 'password_too_common', 'password'],
    ['eight blanks', { password: '        ' }, 'password_too_common', 'password'],
    ['a row of keys', { password: 'qwertzuiop' }, 'password_too_common', 'password'],
    ['a common password with a number and a mark', { password: 'Hallo123!' }, 'password_too_common', 'password'],
    ['a common password in Spanish', { password: 'contraseña' }, 'password_too_common', 'password'],
    ['a common password in Swedish', { password: 'lösenord' }, 'password_too_common', 'password'],
    [
      'the own address as password',
      { email: 'kaisa.virta@signup.test', password: 'Kaisa.Virta@signup.test' },
      'password_is_own',
      'password',
    ],
    ['the part of the address before the @', { email: 'kaisa.virta@signup.test', password: 'kaisa.virta' }, 'password_is_own', 'password'],
    ['the own name as password', { name: 'Franziska', password: 'FRANZISKA' }, 'password_is_own', 'password'],
    ['the own name with a number', { name: 'Franziska', password: 'franziska1' }, 'password_is_own', 'password'],
    ['the own name with a year', { name: 'Franziska', password: 'franziska1990' }, 'password_too_common', 'password'],
    ['no birth date', { date_of_birth: '' }, 'birth_date_required', 'date_of_birth'],
    ['31 February', { date_of_birth: '1990-02-31' }, 'invalid_birth_date', 'date_of_birth'],
    ['29 February in a common year', { date_of_birth: '1990-02-29' }, 'invalid_birth_date', 'date_of_birth'],
    ['a birth date in words', { date_of_birth: '5 May 1990' }, 'invalid_birth_date', 'date_of_birth'],
    ['a birth date in the future', { date_of_birth: '2190-05-05' }, 'invalid_birth_date', 'date_of_birth'],
    ['a birth date too far in the past', { date_of_birth: '1850-05-05' }, 'invalid_birth_date', 'date_of_birth'],
    ['an unknown gender', { gender: 'x' }, 'gender_required', 'gender'],
    ['no gender searched', { search_gender: [] }, 'search_gender_required', 'search_gender'],
    ['an unknown gender searched', { search_gender: ['man', 'x'] }, 'search_gender_required', 'search_gender'],
    ['a gender searched twice', { search_gender: ['man', 'man'] }, 'search_gender_required', 'search_gender'],
    ['a country that the site does not serve', { country: 'AQ' }, 'invalid_country', 'country'],
    ['a country in lower case', { country: 'de' }, 'invalid_country', 'country'],
    ['no confirmation of being an adult', { consents: { ...consents, adult: false } }, 'adult_required', 'adult'],
    ['no consent to the terms', { consents: { ...consents, terms: false } }, 'terms_required', 'terms'],
  ])('for %s', async (_what, wrong, code, field) => {
    const before = await countUsers();
    const client = app.client();
    const { status, error } = await client.call(signup, { body: signupForm(wrong) });
    expect([status, error?.code, error?.params['field']]).toEqual([400, code, field]);
    expect([await countUsers(), client.cookies.size]).toEqual([before, 0]);
  });

  test('with its first invalid field when there are several', async () => {
    const { error } = await app.client().call(signup, { body: signupForm({ name: '@anna', email: 'a@', password: '1' }) });
    expect(error).toEqual({ code: 'name_starts_with_at', params: { field: 'name' } });
  });

  test('with the numbers that the error text needs', async () => {
    const params = async (wrong: object) => (await app.client().call(signup, { body: signupForm(wrong) })).error?.params;
    expect(await params({ password: '1234567' })).toEqual({ field: 'password', min: 8 });
    expect(await params({ date_of_birth: '2020-01-01' })).toEqual({ field: 'date_of_birth', min_age: 18 });
    expect(await params({ name: 'x'.repeat(41) })).toEqual({ field: 'name', max: 40 });
  });

  test('which a password of 128 characters is not, nor one with blanks around it, nor eight random characters', async () => {
    const long = 'autumn leaves glow above a quiet harbour while nine herons count the lanterns twice '.repeat(2).slice(0, 128);
    for (const password of [long, '  seven brown herons  ', 'kp7xq2mz']) {
      const form = signupForm({ password });
      expect((await app.client().call(signup, { body: form })).status).toBe(200);
      expect((await app.client().call(login, { body: { email: form.email, password } })).status).toBe(200);
    }
  });

  test.each([
    ['nothing', undefined],
    ['text', 'hello'],
    ['a list', []],
    ['an empty form', {}],
    ['a number for a name', { ...signupForm(), name: 5 }],
    ['null for an address', { ...signupForm(), email: null }],
    ['a list for a password', { ...signupForm(), password: ['autumn leaves glow'] }],
    ['a word for the searched genders', { ...signupForm(), search_gender: 'man' }],
    ['"true" for a consent', { ...signupForm(), consents: { adult: 'true', terms: true } }],
    ['no consents', { ...signupForm(), consents: undefined }],
  ])('for %s instead of a form', async (_what, body) => {
    const before = await countUsers();
    const { status, error } = await app
      .client()
      .raw('POST', '/api/signup.php', JSON.stringify(body), { 'content-type': 'application/json' });
    expect([status, error?.code, await countUsers()]).toEqual([400, 'invalid_request', before]);
  });

  test.each(['email', 'name', 'password', 'date_of_birth', 'gender', 'search_gender', 'country', 'consents'])(
    'for a form without %s, which it names',
    async (field) => {
      const { error } = await app.client().raw('POST', '/api/signup.php', { ...signupForm(), [field]: undefined });
      expect(error).toEqual({ code: 'invalid_request', params: { field, rule: 'required' } });
    },
  );

  test('for 10 megabytes', async () => {
    const { status, error } = await app.client().raw('POST', '/api/signup.php', signupForm({ name: 'x'.repeat(10_000_000) }));
    expect([status, error?.code]).toEqual([413, 'too_large']);
  });

  test('for JSON that ends in the middle', async () => {
    const answer = await app.client().raw('POST', '/api/signup.php', '{"email": "a@b', { 'content-type': 'application/json' });
    expect([answer.status, answer.error?.code]).toEqual([400, 'invalid_request']);
  });
});

describe('the 18th birthday', () => {
  // 22:30 UTC, so already the next day in Berlin and Amsterdam.
  const at = new Date('2031-06-14T22:30:00Z');

  test("starts at midnight in the site's time zone", async () => {
    app.platform.clock.advance((at.getTime() - app.platform.clock.now().getTime()) / 1000);
    const born = (date_of_birth: string, host: string) => app.client({ host }).call(signup, { body: signupForm({ date_of_birth }) });
    for (const host of ['localhost', 'de.localhost']) {
      expect((await born('2013-06-15', host)).error?.code ?? 'welcome').toBe(host === 'localhost' ? 'welcome' : 'check_mail');
      const early = await born('2013-06-16', host);
      expect(early.error).toEqual({ code: 'too_young', params: { field: 'date_of_birth', min_age: 18 } });
    }
  });
});
