import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { buildMember } from '#tests/support/builders.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { sendNotice } from '../contract/endpoints.ts';
import { maxNoticeLength, maxPlaceLength } from '../contract/rules.ts';
import { eraseNotices, forgetNetworks } from './notice-repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Form = BodyOf<typeof sendNotice>;
const formOf = (overrides: Partial<Form> = {}): Form => ({
  client_id: randomUUID(),
  reason: 'fraud',
  place: 'Das zweite Foto von Lena',
  text: 'Es ist meins.',
  name: 'Clara',
  email: `${randomUUID()}@notice.test`,
  good_faith: true,
  ...overrides,
});
const send = (form: Form, client: TestClient = app.client()) => client.call(sendNotice, { body: form });
const stored = (clientId: string) => app.platform.database.db.selectFrom('notices').selectAll().where('client_id', '=', clientId).execute();
const hoursFrom = (iso: string) => Math.round((Date.parse(iso) - app.platform.clock.now().getTime()) / 3_600_000);
/** The limit counts all that come from here. */
const startAnew = () => app.platform.database.db.updateTable('notices').set({ network: null }).execute();

describe('a notice', () => {
  test('of a visitor is stored, with a receipt for its sender and a word to the operator, neither with its text', async () => {
    const form = formOf({ text: '  Es ist\0 meins. ' });
    const { status, reply } = await send(form);
    expect([status, reply.number]).toEqual([200, expect.stringMatching(/^N-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)]);
    expect(hoursFrom(reply.decide_by)).toBe(168);
    expect(await stored(form.client_id)).toEqual([
      expect.objectContaining({ number: reply.number, text: 'Es ist meins.', user_id: null, language: 'de', evidence: null }),
    ]);
    const [receipt] = await mailsTo(app, form.email);
    const operator = (await mailsTo(app, 'hilfe@emberleaf.test')).find(({ subject }) => subject.includes(reply.number));
    for (const mail of [receipt, operator]) {
      expect(mail?.subject).toContain(reply.number);
      expect(`${mail?.text}${mail?.html}`).not.toContain('meins');
    }
  });

  test('about an intimate image needs no name, and is to be decided within 48 hours', async () => {
    for (const reason of ['intimate', 'minor'] as const) {
      const { status, reply } = await send(formOf({ reason, name: '', email: '' }));
      expect([status, hoursFrom(reply.decide_by)]).toEqual([200, 48]);
    }
    for (const missing of ['name', 'email'] as const) {
      const { status, error } = await send(formOf({ [missing]: ' ' }));
      expect([status, error?.code, error?.params]).toEqual([400, 'email_required', { field: missing }]);
    }
  });

  test('stores the content of the member’s page, and nothing of another site or of a page without a member', async () => {
    const { id } = await buildMember(app, { name: 'Lena' });
    const form = formOf({ place: `http://localhost/de/members/${id}?x=1` });
    await send(form);
    await app.platform.database.pool.query(`UPDATE profiles SET about = 'anders' WHERE user_id = $1`, [id]);
    const [row] = await stored(form.client_id);
    expect(row).toMatchObject({ reported_id: id, evidence: { name: 'Lena' } });
    expect(JSON.stringify(row?.evidence)).not.toContain('anders');
    for (const place of ['/members/999999999', `/members/${id}999999999999`, '/members/-1', '/members/1e3000', '/members/']) {
      const other = formOf({ place });
      expect((await send(other)).status).toBe(200);
      expect((await stored(other.client_id))[0]).toMatchObject({ reported_id: null, evidence: null });
    }
    const elsewhere = formOf({ place: `/members/${id}` });
    await send(elsewhere, app.client({ host: 'de.localhost:3000' }));
    expect((await stored(elsewhere.client_id))[0]).toMatchObject({ reported_id: null });
    await startAnew();
  });

  test('is stored once, however often it is repeated after a lost response', async () => {
    const form = formOf();
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(form)));
    responses.push(await send(form));
    expect(new Set(responses.map(({ reply }) => reply.number)).size).toBe(1);
    expect(await stored(form.client_id)).toHaveLength(1);
    expect(await settledMailsTo(app, form.email)).toHaveLength(1);
    await startAnew();
  });

  test('is in the language of the page that sends it', async () => {
    const form = formOf();
    await app.client().raw('POST', '/api/notice.php', form, { 'x-language': 'fi' });
    expect((await stored(form.client_id))[0]?.language).toBe('fi');
    const odd = formOf();
    await app.client().raw('POST', '/api/notice.php', odd, { 'x-language': '<script>' });
    expect((await stored(odd.client_id))[0]?.language).toBe('de');
  });

  test.each<[Partial<Form>, string]>([
    [{ place: ' \u200b ' }, 'place_required'],
    [{ text: '' }, 'text_required'],
    [{ text: 'x'.repeat(maxNoticeLength + 1) }, 'text_too_long'],
    [{ place: 'x'.repeat(maxPlaceLength + 1) }, 'text_too_long'],
    [{ email: 'clara' }, 'invalid_email'],
    [{ email: 'a@b.test\nBcc: c@d.test' }, 'invalid_email'],
    [{ good_faith: false }, 'good_faith_required'],
  ])('with %j is refused as %s', async (wrong, code) => {
    const form = formOf(wrong);
    const { status, error } = await send(form);
    expect([status, error?.code]).toEqual([400, code]);
    expect(await stored(form.client_id)).toEqual([]);
  });

  test('of another shape is refused', async () => {
    for (const body of [
      {},
      { ...formOf(), reason: 'none' },
      { ...formOf(), client_id: '1' },
      { ...formOf(), good_faith: 'yes' },
      { ...formOf(), text: 'x'.repeat(20_001) },
    ])
      expect((await app.client().raw('POST', '/api/notice.php', body)).status).toBe(400);
  });

  test('is the twenty-first of a day: it has to wait, also when all come at once', async () => {
    await startAnew();
    const responses = await Promise.all(Array.from({ length: 22 }, () => send(formOf({ email: '', reason: 'minor' }))));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    await forgetNetworks(app.platform.database.db, new Date(app.platform.clock.now().getTime() + 1000));
    expect((await send(formOf())).status).toBe(200);
  });
});

test('when an account is erased, its notices lose their sender, and notices about it the evidence that no case needs', async () => {
  const [sender, reported] = [await buildMember(app), await buildMember(app)];
  const form = formOf({ place: `/members/${reported.id}` });
  await send(form, sender.client);
  expect((await stored(form.client_id))[0]).toMatchObject({ user_id: sender.id, reported_id: reported.id });
  const { db } = app.platform.database;
  const eraseBoth = () =>
    db.transaction().execute(async (tx) => {
      await eraseNotices(tx, sender.id);
      await eraseNotices(tx, reported.id);
    });
  await eraseBoth();
  // The case needs it.
  expect((await stored(form.client_id))[0]).toMatchObject({ user_id: null, name: '', reported_id: null, evidence: { name: 'Anna' } });
  await db.updateTable('notices').set({ reported_id: reported.id }).where('client_id', '=', form.client_id).execute();
  await db.updateTable('cases').set({ evidence_erased_at: app.platform.clock.now() }).where('subject_id', '=', reported.id).execute();
  await eraseBoth();
  expect((await stored(form.client_id))[0]).toMatchObject({ user_id: null, name: '', email: '', reported_id: null, evidence: null });
});
