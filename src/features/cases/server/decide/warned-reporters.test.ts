import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { languages } from '#platform/contract/languages.ts';
import { getDecision } from '#features/decisions/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { getReports, report } from '#features/safety/contract/endpoints.ts';
import type { ReportReason } from '#features/safety/contract/rules.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { decided, deciding, passUndo, reportMember } from '#tests/support/deciding.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { casesAbout } from '../queue/testing/cases.ts';

let app: TestApp;
let judge: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  judge = await buildStaff(app);
});

const unfounded = async (by: BuiltMember) =>
  decided(app, judge, await reportMember(app, await buildMember(app), { by }), { act: 'no_violation' });
const send = async (from: BuiltMember, reason: ReportReason = 'fake') => {
  const about = await buildMember(app);
  const { status } = await from.client.call(report, { body: { client_id: randomUUID(), id: about.id, subject: 'profile', reason } });
  expect(status).toBe(200);
  return about;
};
const outcomes = async (by: BuiltMember) => (await settledMailsTo(app, by.email)).map(({ text }) => text).toReversed();
const letterOf = async (by: BuiltMember, number: string) =>
  JSON.stringify((await by.client.call(getDecision, { query: { number } })).reply.letter);
const warning = 'stellen wir deine Meldungen 30 Tage lang zurück';

test('the second unfounded report within thirty days warns, once, and only what follows it sets the reporter aside', async () => {
  const hasty = await buildMember(app);
  const first = await unfounded(hasty);
  const second = await unfounded(hasty);
  expect((await outcomes(hasty)).map((text) => text.includes(warning))).toEqual([false, true]);
  expect([await letterOf(hasty, first.number), await letterOf(hasty, second.number)].map((one) => one.includes(warning))).toEqual([
    false,
    true,
  ]);
  // Warned, and not set aside yet.
  expect(await casesAbout(app, await send(hasty))).toHaveLength(1);
  await unfounded(hasty);
  expect((await outcomes(hasty)).filter((text) => text.includes(warning))).toHaveLength(1);
  expect(await casesAbout(app, await send(hasty))).toEqual([]);
});

test('three reports sent before the warning set nobody aside', async () => {
  const quick = await buildMember(app);
  const numbers = [];
  for (let n = 0; n < 3; n++) numbers.push(await reportMember(app, await buildMember(app), { by: quick }));
  for (const number of numbers) expect((await deciding(judge, number, { act: 'no_violation' })).status).toBe(200);
  await passUndo(app);
  expect((await outcomes(quick)).filter((text) => text.includes(warning))).toHaveLength(1);
  expect(await casesAbout(app, await send(quick))).toHaveLength(1);
});

test('a warning counts no longer when a month has passed', async () => {
  const patient = await buildMember(app);
  await unfounded(patient);
  await unfounded(patient);
  const { pool } = app.platform.database;
  await pool.query(
    `UPDATE reports SET decided_at = decided_at - interval '31 days', warned_at = warned_at - interval '31 days' WHERE reporter_id = $1`,
    [patient.id],
  );
  await unfounded(patient);
  expect(await casesAbout(app, await send(patient))).toHaveLength(1);
});

test('reports of minors and of sexual content open a case, set aside or not, and hide nobody then', async () => {
  const hasty = await buildMember(app);
  for (let n = 0; n < 3; n++) await unfounded(hasty);
  const viewer = await buildMember(app);
  for (const [reason, kind] of [
    ['underage', 'minor'],
    ['explicit', 'report'],
  ] as const) {
    const about = await send(hasty, reason);
    expect(await casesAbout(app, about)).toMatchObject([{ kind, state: 'open' }]);
    expect((await viewer.client.call(getProfile, { query: { id: about.id } })).status).toBe(200);
  }
  // Also where a process of before stored it without a case.
  const about = await send(hasty, 'underage');
  const [opened] = await casesAbout(app, about);
  const { db } = app.platform.database;
  for (const table of ['case_events', 'case_sources'] as const) await db.deleteFrom(table).where('case_id', '=', opened!.id).execute();
  await db.deleteFrom('cases').where('id', '=', opened!.id).execute();
  await app.platform.jobs.runAllNow();
  expect(await casesAbout(app, about)).toMatchObject([{ kind: 'minor' }]);
});

test('the warning is written in the language of the reporter', async () => {
  const texts = new Set<string>();
  for (const language of languages) {
    const reporter = await buildMember(app, { language });
    for (let n = 0; n < 2; n++) await unfounded(reporter);
    const [before, after] = await outcomes(reporter);
    expect([language, (after?.length ?? 0) - (before?.length ?? 0) > 100]).toEqual([language, true]);
    texts.add(after ?? '');
    expect((await reporter.client.call(getReports)).reply.reports).toHaveLength(2);
  }
  expect(texts.size).toBe(languages.length);
});
