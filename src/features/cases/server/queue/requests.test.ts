import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { Role } from '#platform/contract/rights.ts';
import { buildMember } from '#tests/support/builders.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getHome } from '#features/staff/contract/log.ts';
import { answerCase, claimCase, getCases, openCase } from '../../contract/endpoints.ts';
import { maxAnswerLength } from '../../contract/rules.ts';
import { casesAbout, openedCase, openedComplaint } from './testing/cases.ts';

let app: TestApp;
let here: number;
let elsewhere: number;
let support: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.platform.database.pool.query('TRUNCATE cases, case_sources, case_events CASCADE');
  support = await staffAs('support');
});

const db = () => app.platform.database.db;
const staffAs = (role: Role, site: number | null = here) => buildStaff(app, { roles: [{ role, site }] });
const stateOf = async (id: number) => db().selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const events = async (id: number) =>
  (await db().selectFrom('case_events').select('what').where('case_id', '=', id).orderBy('id').execute()).map(({ what }) => what);

type Answer = BodyOf<typeof answerCase>;
const answer = (from: BuiltStaff, number: string, form: Partial<Answer> = {}) =>
  from.client.call(answerCase, {
    body: { number, client_id: randomUUID(), words: 'Das Geld ist zurück.\n\nAlles Gute', close: true, ...form },
  });

describe('an answer', () => {
  test('is mailed once in the language of the complaint, and ends the case', async () => {
    const complaint = await openedComplaint(app, 'other', 'fi');
    const form = { client_id: randomUUID() };
    const asked = await Promise.all(Array.from({ length: 20 }, () => answer(support, complaint.number, form)));
    expect(asked.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const sent = (await settledMailsTo(app, complaint.by.email)).filter(({ text }) => text.includes('Das Geld'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toMatch(/^Vastaus: C-/);
    expect(sent[0]?.text).toContain('Das Geld ist zurück.\n\nAlles Gute');
    expect(`${sent[0]?.text}${sent[0]?.html}`).not.toContain(support.email);
    expect(await stateOf(complaint.id)).toMatchObject({ state: 'closed', claimed_by: null });
    expect(await events(complaint.id)).toEqual(['opened', 'claimed', 'answered', 'closed']);
    expect((await answer(support, complaint.number)).error?.code).toBe('decided_meanwhile');
    const { rows } = await app.platform.database.pool.query('SELECT what, words, reason FROM staff_log WHERE subject = $1', [
      complaint.number,
    ]);
    expect(rows).toEqual([{ what: 'case-answer', words: null, reason: 'closed' }]);
  });

  test('without its end leaves the case its time', async () => {
    const complaint = await openedComplaint(app);
    await advanceClock(app, 20 * 60);
    expect((await answer(support, complaint.number, { close: false })).status).toBe(200);
    const { state, due_at } = await stateOf(complaint.id);
    expect([state, due_at]).toEqual(['open', complaint.due_at]);
  });

  test('is refused while somebody else has the case, and for what is not answered by mail', async () => {
    const complaint = await openedComplaint(app, 'payment');
    const accountant = await staffAs('accountant');
    await accountant.client.call(claimCase, { body: { number: complaint.number } });
    expect((await answer(support, complaint.number)).error).toMatchObject({ code: 'claimed', params: { by: 'accountant' } });
    expect((await answer(accountant, complaint.number)).status).toBe(200);
    const manager = await staffAs('manager');
    const report = await openedCase(app);
    expect((await answer(manager, report.number)).error?.code).toBe('not_answerable');
    expect((await answer(support, report.number)).error?.code).toBe('right_missing');
    expect((await answer(await staffAs('moderator'), complaint.number)).error?.code).toBe('right_missing');
    expect((await answer(support, 'M-0000-0000')).error?.code).toBe('not_found');
    const foreign = await staffAs('owner', elsewhere);
    const asked = await foreign.client.call(answerCase, {
      query: { site: elsewhere },
      body: { number: report.number, client_id: randomUUID(), words: 'x', close: true },
    });
    expect(asked.status).toBe(404);
  });

  test('needs words, and not too many', async () => {
    const { number } = await openedComplaint(app);
    for (const [words, code] of [
      [' \u200b', 'text_required'],
      ['x'.repeat(maxAnswerLength + 1), 'text_too_long'],
    ] as const)
      expect((await answer(support, number, { words })).error?.code).toBe(code);
    for (const wrong of [
      {},
      { number },
      { number, client_id: 'x', words: 'x', close: true },
      { number, client_id: randomUUID(), words: 'x', close: 'yes' },
    ])
      expect((await support.client.raw('POST', '/api/admin/case-answer.php', wrong)).status).toBe(400);
  });
});

type Letter = BodyOf<typeof openCase>;
const enter = (from: BuiltStaff, form: Partial<Letter> = {}) =>
  from.client.call(openCase, { body: { kind: 'data_request', subject: null, words: 'Ein Brief.', ...form } });

describe('what came by letter', () => {
  test('is entered once, and answered to the address of the member', async () => {
    const member = await buildMember(app, { language: 'pl' });
    const form = { subject: member.id, client_id: randomUUID() };
    const asked = await Promise.all(Array.from({ length: 20 }, () => enter(support, form)));
    const [first] = asked;
    expect(new Set(asked.map(({ reply }) => reply.number)).size).toBe(1);
    const [opened] = await casesAbout(app, member);
    expect(opened).toMatchObject({ number: first?.reply.number, kind: 'data_request' });
    expect(Math.round((Number(opened?.due_at) - Number(opened?.opened_at)) / 3_600_000)).toBe(720);
    expect((await answer(support, first?.reply.number ?? '')).status).toBe(200);
    expect((await settledMailsTo(app, member.email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Odpowiedź na M-')]);
    expect((await enter(await staffAs('support'), form)).error?.code).toBe('invalid_request');
  });

  test('joins the open case about the member, and names an authority', async () => {
    const { about, id, number } = await openedCase(app);
    const asked = await enter(await staffAs('moderator'), { kind: 'danger', subject: about.id, source: 'authority' });
    expect(asked.reply.number).toBe(number);
    expect(await stateOf(id)).toMatchObject({ kind: 'danger' });
    const sources = await db().selectFrom('case_sources').select(['words', 'sent_by']).where('case_id', '=', id).orderBy('id').execute();
    expect(sources).toEqual([
      { words: null, sent_by: null },
      { words: 'Ein Brief.', sent_by: 'authority' },
    ]);
  });

  test('is refused without words, about a member of another site, or with wrong fields', async () => {
    const foreign = await buildMember(app, { host: 'de.localhost' });
    expect((await enter(support, { subject: foreign.id })).status).toBe(404);
    expect((await enter(support, { words: ' ' })).error?.code).toBe('text_required');
    expect((await enter(support, { words: 'x'.repeat(maxAnswerLength + 1) })).error?.code).toBe('text_too_long');
    expect((await enter(await staffAs('accountant'))).error?.code).toBe('right_missing');
    const words = 'x';
    for (const wrong of [
      {},
      { kind: 'appeal', subject: null, words },
      { kind: 'picture', subject: null, words },
      { kind: 'report', subject: 'x', words },
      { kind: 'report', subject: 1e30, words },
      { kind: 'report', subject: null, words: 'x'.repeat(200_000) },
    ])
      expect((await support.client.raw('POST', '/api/admin/case-open.php', wrong)).status).toBeGreaterThanOrEqual(400);
    // Nobody's address is known.
    const { reply } = await enter(support);
    expect((await answer(support, reply.number)).error?.code).toBe('not_answerable');
  });
});

describe('urgent cases', () => {
  const run = () => app.platform.jobs.runAllNow();
  const named = async ({ email }: BuiltStaff, number: string) =>
    (await settledMailsTo(app, email)).filter(({ text }) => text.includes(number)).length;

  test('mail whoever may decide at once and at half time, and owners when they are overdue, each once', async () => {
    const [moderator, owner, foreign] = [await staffAs('moderator'), await staffAs('owner'), await staffAs('owner', elsewhere)];
    const { number, about } = await openedCase(app, 'underage');
    const counts = async () => Promise.all([moderator, owner, support, foreign].map((one) => named(one, number)));
    for (let n = 0; n < 2; n += 1) await run();
    await settledMailsTo(app, owner.email);
    expect(await counts()).toEqual([1, 1, 0, 0]);
    await advanceClock(app, 31 * 60);
    await run();
    await settledMailsTo(app, owner.email);
    expect(await counts()).toEqual([2, 2, 0, 0]);
    await advanceClock(app, 30 * 60);
    for (let n = 0; n < 2; n += 1) await run();
    await settledMailsTo(app, owner.email);
    expect(await counts()).toEqual([2, 3, 0, 0]);
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.text).toContain(`/admin/cases/${number}`);
    for (const one of await mailsTo(app, owner.email)) expect(`${one.subject}${one.text}`).not.toContain(String(about.email));
    const ready = await app.client().raw('GET', '/readyz');
    expect([ready.status, JSON.stringify(ready.body)]).toEqual([200, expect.stringContaining('overdue_cases')]);
    expect((await app.features.openTasks()).find(({ name }) => name === 'overdue_cases')?.items).toMatchObject([{ subject: number }]);
  });

  test('of a flood are one mail', async () => {
    const moderator = await staffAs('moderator');
    const now = app.platform.clock.now();
    await db()
      .insertInto('cases')
      .values(
        Array.from({ length: 120 }, (_, n) => ({
          site_id: here,
          number: `M-${String(n).padStart(4, '0')}-BBBB`,
          kind: 'minor',
          opened_at: now,
          due_at: new Date(now.getTime() + 3_600_000),
        })),
      )
      .execute();
    await run();
    const mails = await settledMailsTo(app, moderator.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('120');
  });
});

test('the first page counts what waits by kind, as far as its reader sees it', async () => {
  const [complaint, minor] = [await openedComplaint(app), await openedCase(app, 'underage')];
  const waits = async (one: BuiltStaff) => (await one.client.call(getHome)).reply.waits;
  expect(await waits(support)).toEqual([{ kind: 'complaint', count: 1, due_at: complaint.due_at.toISOString() }]);
  const moderator = await staffAs('moderator');
  expect(await waits(moderator)).toEqual([
    { kind: 'minor', count: 1, due_at: minor.due_at.toISOString() },
    { kind: 'complaint', count: 1, due_at: complaint.due_at.toISOString() },
  ]);
  const listed = await moderator.client.call(getCases);
  expect(listed.reply.counts).toEqual((await waits(moderator)).map(({ kind, count }) => ({ kind, count })));
});
