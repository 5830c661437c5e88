import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { buildMember } from '#tests/support/builders.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { complain } from '../contract/endpoints.ts';
import { maxComplaintLength } from '../contract/rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Form = BodyOf<typeof complain>;
const formOf = (overrides: Partial<Form> = {}): Form => ({
  client_id: randomUUID(),
  email: `${randomUUID()}@complaint.test`,
  name: 'Clara',
  subject: 'payment',
  text: 'Ich habe zweimal bezahlt.',
  ...overrides,
});
const send = (form: Form, client: TestClient = app.client()) => client.call(complain, { body: form });
const stored = (clientId: string) =>
  app.platform.database.db.selectFrom('complaints').selectAll().where('client_id', '=', clientId).execute();

describe('a complaint', () => {
  test('of a visitor is stored under a number, which is mailed to the address without the text', async () => {
    const form = formOf({ text: '  Ich habe\nzweimal\0 bezahlt. ', name: ' Clara ' });
    const { status, reply } = await send(form);
    expect([status, reply.number]).toEqual([200, expect.stringMatching(/^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)]);
    expect(await stored(form.client_id)).toEqual([
      expect.objectContaining({
        number: reply.number,
        user_id: null,
        email: form.email,
        name: 'Clara',
        subject: 'payment',
        text: 'Ich habe\nzweimal bezahlt.',
        language: 'de',
      }),
    ]);
    const [mail] = await mailsTo(app, form.email);
    expect(mail?.subject).toContain(reply.number);
    expect(mail?.text).toContain('Clara');
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('zweimal');
  });

  test('of a member is stored with their id, and confirmed in their language', async () => {
    const anna = await buildMember(app);
    anna.client.cookies.set('locale', 'fi');
    const form = formOf({ email: ' Anna@Complaint.TEST ', name: '' });
    expect((await send(form, anna.client)).status).toBe(200);
    expect(await stored(form.client_id)).toEqual([
      expect.objectContaining({ user_id: anna.id, email: 'anna@complaint.test', name: '', language: 'fi' }),
    ]);
    expect(await settledMailsTo(app, 'anna@complaint.test')).toHaveLength(1);
  });

  test('sent again gets the same number and one mail, also for 50 parallel requests', async () => {
    const form = formOf();
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(form)));
    expect(new Set(responses.map(({ status, reply }) => `${status} ${reply.number}`)).size).toBe(1);
    expect(await stored(form.client_id)).toHaveLength(1);
    expect(await settledMailsTo(app, form.email)).toHaveLength(1);
  });

  test('sent again with another address is the first one', async () => {
    const clientId = randomUUID();
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(formOf({ client_id: clientId }))));
    expect(new Set(responses.map(({ reply }) => reply.number)).size).toBe(1);
    expect(await stored(clientId)).toHaveLength(1);
  });

  test('on another site is a separate one', async () => {
    const form = formOf();
    const [here, there] = [await send(form), await send(form, app.client({ host: 'de.localhost' }))];
    expect(here.reply.number).not.toBe(there.reply.number);
    expect(await stored(form.client_id)).toHaveLength(2);
  });
});

describe('complaints', () => {
  test('are limited to five a day per address, ignoring case, also for parallel requests', async () => {
    const email = `${randomUUID()}@complaint.test`;
    const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => send(formOf({ email: n % 2 ? email : email.toUpperCase() }))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = await send(formOf({ email }));
    expect([refused.status, refused.error]).toEqual([429, { code: 'too_many_complaints', params: { minutes: 24 * 60 } }]);
    app.platform.clock.advance(24 * 3600 - 90);
    expect((await send(formOf({ email }))).error?.params).toEqual({ minutes: 2 });
    app.platform.clock.advance(90);
    expect((await send(formOf({ email }))).status).toBe(200);
  });

  test('are limited to ten a day per member, for any addresses', async () => {
    const anna = await buildMember(app);
    const responses = await Promise.all(Array.from({ length: 15 }, () => send(formOf(), anna.client)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(new Set(responses.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'too_many_complaints']));
    expect((await send(formOf())).status).toBe(200);
  });

  test('sent again count once', async () => {
    const form = formOf();
    for (let n = 0; n < 8; n++) expect((await send(form)).status).toBe(200);
    expect((await send(formOf({ email: form.email }))).status).toBe(200);
  });
});

describe('a complaint is rejected and not stored', () => {
  test.each([
    ['without a text', { text: '' }, { code: 'text_required', params: { field: 'text' } }],
    ['with an invisible text', { text: ' \n\u200B\0' }, { code: 'text_required', params: { field: 'text' } }],
    [
      'with a text that is too long',
      { text: 'x'.repeat(maxComplaintLength + 1) },
      { code: 'text_too_long', params: { field: 'text', max: maxComplaintLength } },
    ],
    ['with half an address', { email: 'a@' }, { code: 'invalid_email', params: { field: 'email' } }],
    ['with two addresses', { email: 'a@b.test,c@d.test' }, { code: 'invalid_email', params: { field: 'email' } }],
  ])('%s', async (_what, wrong, error) => {
    const form = formOf(wrong);
    const response = await send(form);
    expect([response.status, response.error, await stored(form.client_id)]).toEqual([400, error, []]);
  });

  test.each([
    ['no client id', { client_id: undefined }],
    ['a client id that is none', { client_id: 'mine' }],
    ['an unknown subject', { subject: 'weather' }],
    ['a text that is none', { text: 7 }],
    ['a text beyond all measure', { text: 'x'.repeat(20_001) }],
    ['a name beyond all measure', { name: 'x'.repeat(101) }],
    ['an address that is none', { email: null }],
  ])('with %s', async (_what, wrong) => {
    const { status, error } = await app.client().raw('POST', '/api/complaint.php', { ...formOf(), ...wrong });
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });
});
