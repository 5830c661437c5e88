import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoticeReason } from '#features/content-notices/contract/rules.ts';
import { report } from '#features/safety/contract/endpoints.ts';
import type { ReportReason } from '#features/safety/contract/rules.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { casesAbout, notify, sendComplaint, sendReport } from './testing/cases.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.platform.database.db;
const sourcesOf = (id: number) => db().selectFrom('case_sources').selectAll().where('case_id', '=', id).orderBy('id').execute();
const eventsOf = async (id: number) =>
  (await db().selectFrom('case_events').select('what').where('case_id', '=', id).orderBy('id').execute()).map(({ what }) => what);
const hours = ({ opened_at, due_at }: { opened_at: Date; due_at: Date }) =>
  Math.round((due_at.getTime() - opened_at.getTime()) / 3_600_000);

describe('a report', () => {
  test.each<[ReportReason, string, number]>([
    ['underage', 'minor', 1],
    ['money', 'danger', 1],
    ['harassment', 'report', 12],
    ['explicit', 'report', 12],
    ['other', 'report', 12],
  ])('for the reason %s opens a case of the kind %s, due in %i hours', async (reason, kind, due) => {
    const about = await buildMember(app);
    await sendReport(await buildMember(app), about, reason);
    const [opened] = await casesAbout(app, about);
    expect(opened).toMatchObject({ kind, state: 'open', number: expect.stringMatching(/^M-[0-9A-Z]{4}-[0-9A-Z]{4}$/) });
    expect(opened && hours(opened)).toBe(due);
    expect(opened && (await eventsOf(opened.id))).toEqual(reason === 'underage' ? ['opened', 'hidden_at_once'] : ['opened']);
  });

  test('joins the open case about the member, with the more urgent kind and the earlier due time', async () => {
    const about = await buildMember(app);
    const reporters = await Promise.all(Array.from({ length: 3 }, () => buildMember(app)));
    const [first, second, third] = reporters;
    if (!first || !second || !third) throw new Error('built');
    await sendReport(first, about);
    await sendReport(third, about);
    await notify(app, about, 'fraud');
    await sendReport(second, about, 'underage');
    const found = await casesAbout(app, about);
    expect(found).toMatchObject([{ kind: 'minor' }]);
    const [opened] = found;
    if (opened === undefined) throw new Error('opened');
    expect(hours(opened)).toBe(1);
    expect(await sourcesOf(opened.id)).toHaveLength(4);
    expect(await eventsOf(opened.id)).toEqual(['opened', 'joined', 'joined', 'joined', 'hidden_at_once']);
  });

  test('opens one case, however many arrive at once, and none twice', async () => {
    const about = await buildMember(app);
    const reporters = await Promise.all(Array.from({ length: 20 }, () => buildMember(app)));
    const body = { client_id: randomUUID(), id: about.id, subject: 'profile', reason: 'fake' } as const;
    await Promise.all([...reporters, ...reporters].map(({ client }) => client.call(report, { body })));
    const found = await casesAbout(app, about);
    expect(found).toHaveLength(1);
    expect(await sourcesOf(found[0]?.id ?? 0)).toHaveLength(20);
  });

  test('about a member whose case has ended opens another', async () => {
    const about = await buildMember(app);
    await sendReport(await buildMember(app), about);
    await db().updateTable('cases').set({ state: 'decided' }).where('subject_id', '=', about.id).execute();
    await sendReport(await buildMember(app), about);
    expect(await casesAbout(app, about)).toMatchObject([{ state: 'decided' }, { state: 'open' }]);
  });

  test('of somebody with three unfounded ones in thirty days, the last after a warning, is stored, joins, and opens none', async () => {
    const reporter = await buildMember(app);
    const others = await Promise.all(Array.from({ length: 4 }, () => buildMember(app)));
    for (const other of others.slice(0, 3)) await sendReport(reporter, other);
    const dismiss = (daysAgo: number) => {
      const at = new Date(app.platform.clock.now().getTime() - daysAgo * 24 * 3_600_000);
      return db()
        .updateTable('reports')
        .set({ state: 'dismissed', decided_at: at, warned_at: at })
        .where('reporter_id', '=', reporter.id)
        .where('set_aside', '=', false)
        .execute();
    };
    await dismiss(1);
    const [, , , fourth] = others;
    if (fourth === undefined) throw new Error('built');
    expect((await sendReport(reporter, fourth)).status).toBe(200);
    expect(await casesAbout(app, fourth)).toEqual([]);
    await sendReport(await buildMember(app), fourth);
    const joined = await buildMember(app);
    await sendReport(await buildMember(app), joined);
    await sendReport(reporter, joined);
    const [opened] = await casesAbout(app, joined);
    expect(await sourcesOf(opened?.id ?? 0)).toHaveLength(2);
    expect(await db().selectFrom('reports').select('set_aside').where('reporter_id', '=', reporter.id).orderBy('id').execute()).toEqual(
      [false, false, false, true, true].map((set_aside) => ({ set_aside })),
    );
    await dismiss(31);
    const later = await buildMember(app);
    await sendReport(reporter, later);
    expect(await casesAbout(app, later)).toHaveLength(1);
  });
});

test.each<[NoticeReason, string, number]>([
  ['intimate', 'intimate', 48],
  ['minor', 'minor', 1],
  ['threat', 'danger', 1],
  ['rights', 'notice', 24],
])('a notice for the reason %s opens a case of the kind %s, due in %i hours', async (reason, kind, due) => {
  const about = await buildMember(app);
  expect((await notify(app, about, reason)).status).toBe(200);
  const [opened] = await casesAbout(app, about);
  expect(opened).toMatchObject({ kind });
  expect(opened && hours(opened)).toBe(due);
});

test('each complaint is a case of its own, also on subjects of data', async () => {
  const member = await buildMember(app);
  for (const subject of ['privacy', 'payment'] as const) await sendComplaint(member, subject);
  expect(await casesAbout(app, member)).toMatchObject([{ kind: 'complaint' }, { kind: 'complaint' }]);
});

test('a site sets due times, except those of urgent cases', async () => {
  const site = await app.features.sites.byHost('localhost');
  const before = site.settings;
  const set = async (settings: object) => {
    await db()
      .updateTable('sites')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', site.id)
      .execute();
    app.features.sites.changed();
  };
  await set({ ...before, due_hours: { report: 3 } });
  const about = await buildMember(app);
  await sendReport(await buildMember(app), about);
  expect((await casesAbout(app, about)).map(hours)).toEqual([3]);
  await set(before);
});

test('what stands in no case gets one, due from when it came, once', async () => {
  const about = await buildMember(app);
  await sendReport(await buildMember(app), about);
  await notify(app, about, 'hate');
  const [before] = await casesAbout(app, about);
  if (before === undefined) throw new Error('opened');
  for (const table of ['case_events', 'case_sources'] as const) await db().deleteFrom(table).where('case_id', '=', before.id).execute();
  await db().deleteFrom('cases').where('id', '=', before.id).execute();
  for (let n = 0; n < 2; n += 1) await app.platform.jobs.runAllNow();
  const found = await casesAbout(app, about);
  expect(found).toMatchObject([{ kind: 'report', due_at: before.due_at }]);
  expect(await sourcesOf(found[0]?.id ?? 0)).toHaveLength(2);
});
