import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser, login } from '#features/account/contract/endpoints.ts';
import { getDataExport } from '#features/account-settings/contract/endpoints.ts';
import { languages } from '#platform/contract/languages.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import type { BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import * as calls from '../contract/endpoints.ts';
import { messagePresets } from '../contract/rules.ts';
import { presetWords } from './presets/preset-words.ts';
import { createOffice } from './testing/office.ts';

let app: TestApp;
let office: ReturnType<typeof createOffice>;
let support: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  office = createOffice(app);
  support = await office.staff('support');
});
afterAll(() => app.close());

const view = async (id: number) => (await support.client.call(calls.getMember, { query: { id } })).reply;
const five = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, make));

describe('a message to one member', () => {
  test('goes out once in the house’s letter, and stands in the log, on the page and in the data of the member', async () => {
    const { id, email } = await buildMember(app, { name: 'Jonas' });
    const one = await office.staff('support');
    const body = { member: id, client_id: randomUUID(), words: ' Es ist erledigt.\nSchau bitte nach. ' };
    const sent = await five(() => one.client.call(calls.sendMemberMessage, { body }));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const mails = await settledMailsTo(app, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Hallo Jonas,');
    expect(mails[0]?.text).toContain('Es ist erledigt.');
    expect(JSON.stringify(mails)).not.toContain(one.email);
    expect(await office.logOf(one)).toEqual([
      { what: 'member-message', look: false, subject: String(id), reason: 'own_words', words: null },
    ]);
    expect((await view(id)).messages).toMatchObject([{ preset: null, words: 'Es ist erledigt.\nSchau bitte nach.' }]);
    const parts = app.features.ownData(app.platform.database.db);
    const rows: object[] = [];
    for await (const page of parts.find(({ name }) => name === 'messages-from-staff')?.read(id) ?? []) rows.push(...page);
    expect(rows).toEqual([{ id: expect.any(Number), at: expect.any(Date), words: 'Es ist erledigt.\nSchau bitte nach.' }]);
  });

  test.each(languages)('has every preset in %s', async (language) => {
    const { id, email } = await buildMember(app, { language });
    for (const preset of messagePresets) {
      expect((await support.client.call(calls.sendMemberMessage, { body: { member: id, preset } })).status).toBe(200);
      expect(presetWords(preset, language)).not.toBe('');
    }
    const mails = await mailsTo(app, email, messagePresets.length);
    for (const preset of messagePresets) {
      const [first = ''] = presetWords(preset, language).split('\n');
      const start = first.slice(0, 24).replaceAll(/\s+/g, ' ');
      expect([preset, mails.some(({ text }) => text.replaceAll(/\s+/g, ' ').includes(start))]).toEqual([preset, true]);
    }
    expect((await view(id)).presets.map(({ words }) => words)).toEqual(messagePresets.map((preset) => presetWords(preset, language)));
  });

  test('needs words or one preset, of a member of the site', async () => {
    const { id, email } = await buildMember(app);
    const other = await buildMember(app, { host: 'de.localhost' });
    const wrong: [unknown, number][] = [
      [{ member: id }, 400],
      [{ member: id, words: ' \u200b ' }, 400],
      [{ member: id, words: 'x', preset: 'solved' }, 400],
      [{ member: id, words: 'x'.repeat(5001) }, 400],
      [{ member: id, words: 'x'.repeat(20_001) }, 400],
      [{ member: id, preset: 'hello' }, 400],
      [{ member: id, words: 'x', client_id: 'x' }, 400],
      [{ member: String(id), words: 'x' }, 400],
      [{ id, words: 'x' }, 400],
      [{ member: other.id, words: 'x' }, 404],
      [{ member: 999_999, words: 'x' }, 404],
    ];
    for (const [body, status] of wrong)
      expect([body, (await support.client.raw('POST', '/api/admin/member-message.php', body)).status]).toEqual([body, status]);
    const moved = randomUUID();
    await support.client.call(calls.sendMemberMessage, { body: { member: id, client_id: moved, words: 'x' } });
    const { id: second } = await buildMember(app);
    expect((await support.client.call(calls.sendMemberMessage, { body: { member: second, client_id: moved, words: 'x' } })).status).toBe(
      400,
    );
    expect(await settledMailsTo(app, email)).toHaveLength(1);
  });
});

describe('an activation', () => {
  test('is mailed again as often as the member could ask for it', async () => {
    const { id, email } = await buildMember(app, { status: 'not_confirmed' });
    const ask = () => support.client.call(calls.resendMemberActivation, { body: { id } });
    const statuses = (await five(ask)).map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 429, 429, 429, 429]);
    expect(await settledMailsTo(app, email)).toHaveLength(1);
    const active = await buildMember(app);
    expect((await support.client.call(calls.resendMemberActivation, { body: { id: active.id } })).error?.code).toBe('already_active');
  });
});

describe('deleting and bringing back', () => {
  test('is what the member would do, once, with the name typed, and comes back within 14 days', async () => {
    const { id, email, client } = await buildMember(app, { name: 'Thea Ö.' });
    const one = await office.staff('support');
    const remove = (name: string) => one.client.call(calls.deleteMember, { body: { id, name, reason: 'asked_by_member' } });
    expect((await remove('Thea')).error).toMatchObject({ code: 'name_differs', params: { field: 'name' } });
    expect((await client.call(getUser)).status).toBe(200);
    const deleted = await five(() => remove(' Thea Ö. '));
    expect(deleted.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(deleted.map(({ reply }) => reply.until)).size).toBe(1);
    expect((await client.call(getUser)).error?.code).toBe('authentication_required');
    expect(await settledMailsTo(app, email)).toHaveLength(1);
    expect(await view(id)).toMatchObject({ state: 'deleted', restorable_until: deleted[0]?.reply.until, sessions: [] });
    expect((await one.client.call(calls.startMemberExport, { body: { id } })).error?.code).toBe('account_closed');
    expect((await one.client.call(calls.resendMemberActivation, { body: { id } })).error?.code).toBe('account_closed');
    const restored = await five(() => one.client.call(calls.restoreMember, { body: { id, words: 'C-7K2M-9QXA' } }));
    expect(restored.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await view(id)).toMatchObject({ state: 'active', restorable_until: null });
    expect(await settledMailsTo(app, email)).toHaveLength(2);
    expect(await office.logOf(one)).toEqual([
      { what: 'member-delete', look: false, subject: String(id), reason: 'asked_by_member', words: null },
      { what: 'member-restore', look: false, subject: String(id), reason: null, words: 'C-7K2M-9QXA' },
    ]);
    expect((await app.client().call(login, { body: { email, password: builtPassword } })).status).toBe(200);
  });

  test('has an end, and opens nothing that a decision has closed', async () => {
    const late = await buildMember(app, { name: 'Late' });
    await support.client.call(calls.deleteMember, { body: { id: late.id, name: 'Late', reason: 'heirs' } });
    await office.query(`UPDATE users SET deleted_at = deleted_at - interval '14 days' WHERE id = $1`, [late.id]);
    expect((await support.client.call(calls.restoreMember, { body: { id: late.id } })).error?.code).toBe('not_restorable');
    const banned = await buildMember(app, { name: 'Bad' });
    await office.query(`UPDATE users SET status = 'banned', closed_from = 'active', closed_by = 'D-7K2M-9QXA' WHERE id = $1`, [banned.id]);
    expect((await support.client.call(calls.restoreMember, { body: { id: banned.id } })).error?.code).toBe('not_restorable');
    await support.client.call(calls.deleteMember, { body: { id: banned.id, name: 'Bad', reason: 'asked_by_member' } });
    expect((await support.client.call(calls.restoreMember, { body: { id: banned.id } })).error?.code).toBe('not_restorable');
  });
});

describe('the copy of the data', () => {
  test('is started once a day, and only the member gets it', async () => {
    const { id, email, client } = await buildMember(app);
    const one = await office.staff('support');
    const started = await five(() => one.client.call(calls.startMemberExport, { body: { id } }));
    expect(new Set(started.map(({ reply }) => reply.requested_at)).size).toBe(1);
    expect(Object.keys(started[0]?.reply ?? {})).toEqual(['requested_at']);
    expect(await office.logOf(one)).toMatchObject([{ what: 'member-export', subject: String(id) }]);
    await app.platform.jobs.runAllNow();
    const [mail] = await mailsTo(app, email);
    expect(mail?.links[0]).toContain('/data-export/');
    const { data_export: own } = (await client.call(getDataExport)).reply;
    expect(own).toMatchObject({ state: 'ready' });
    expect(JSON.stringify((await view(id)).data_export)).not.toContain('/data-export/');
  });
});

describe('sessions', () => {
  test('end one by one or all at once, of this member alone', async () => {
    const { id, email, client } = await buildMember(app);
    const other = await buildMember(app);
    await app.client().call(login, { body: { email, password: builtPassword } });
    const one = await office.staff('support');
    const [first] = (await view(id)).sessions;
    const [foreign] = (await view(other.id)).sessions;
    const end = async (session?: number) =>
      (await one.client.call(calls.endMemberSessions, { body: { id, ...(session !== undefined && { session }) } })).reply.ended;
    expect(await end(foreign?.id)).toBe(0);
    expect((await other.client.call(getUser)).status).toBe(200);
    expect(await end(first?.id)).toBe(1);
    expect(await end(first?.id)).toBe(0);
    expect((await client.call(getUser)).status).toBe(200);
    expect((await five(() => end())).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1]);
    expect((await client.call(getUser)).error?.code).toBe('authentication_required');
    expect(await office.logOf(one)).toMatchObject([
      { what: 'member-sessions-end', subject: String(id), reason: 'one' },
      { what: 'member-sessions-end', subject: String(id), reason: 'all' },
    ]);
  });
});

describe('a lock of the login', () => {
  test('ends at once on every device, of this account alone', async () => {
    const [locked, other] = [await buildMember(app), await buildMember(app)];
    const attempt = (email: string, password: string, ip: string) => app.client({ ip }).call(login, { body: { email, password } });
    for (const { email } of [locked, other])
      for (const ip of ['203.0.113.1', '203.0.113.2']) for (let tried = 0; tried < 6; tried++) await attempt(email, 'wrong', ip);
    const one = await office.staff('support');
    expect((await attempt(locked.email, builtPassword, '203.0.113.1')).error?.code).toBe('too_many_attempts');
    expect((await view(locked.id)).locked_until).toEqual(expect.any(String));
    await five(() => one.client.call(calls.unlockMember, { body: { id: locked.id } }));
    expect(await office.logOf(one)).toMatchObject([{ what: 'member-unlock', subject: String(locked.id) }]);
    expect((await view(locked.id)).locked_until).toBeNull();
    for (const ip of ['203.0.113.1', '203.0.113.2']) expect((await attempt(locked.email, builtPassword, ip)).status).toBe(200);
    expect((await attempt(other.email, builtPassword, '203.0.113.1')).error?.code).toBe('too_many_attempts');
  });
});

test('every act needs its right and a member of the site, and refuses what is missing, wrong or huge', async () => {
  const elsewhere = await buildMember(app, { host: 'de.localhost', name: 'Far' });
  const accountant = await office.staff('accountant');
  const acts = {
    'member-resend': { id: elsewhere.id },
    'member-restore': { id: elsewhere.id },
    'member-export': { id: elsewhere.id },
    'member-delete': { id: elsewhere.id, name: 'Far', reason: 'asked_by_member' },
    'member-sessions-end': { id: elsewhere.id },
    'member-unlock': { id: elsewhere.id },
  };
  for (const [name, body] of Object.entries(acts)) {
    const send = async (sent: unknown, { client } = support) => (await client.raw('POST', `/api/admin/${name}.php`, sent)).status;
    expect([name, await send(body)]).toEqual([name, 404]);
    expect([name, await send(body, accountant)]).toEqual([name, 403]);
    for (const id of [undefined, null, 'x', -1, 0, 1.5, 1e300, [], {}])
      expect([name, id, await send({ ...body, id })]).toEqual([name, id, 400]);
    expect([name, await send({ ...body, more: 1 })]).toEqual([name, 400]);
    expect([name, await send(null)]).toEqual([name, 400]);
  }
  const far = { client: app.client({ ip: '203.0.113.77' }) };
  far.client.cookies.set('staff', support.client.cookies.get('staff') ?? '');
  // Nothing is waived there.
  for (const name of Object.keys(acts))
    expect((await far.client.raw('POST', `/api/admin/${name}.php`, { id: elsewhere.id })).status).toBe(403);
  expect((await elsewhere.client.call(getUser)).status).toBe(200);
});
