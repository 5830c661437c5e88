import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildMember, buildPhoto, type BuiltMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { casesAbout, notify, sendReport } from './testing/cases.ts';

let app: TestApp;
let viewer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.platform.database;
  await db.updateTable('notices').set({ network: null }).execute();
  await db.updateTable('reports').set({ network: null }).execute();
});

const machine = async ({ id }: BuiltMember) =>
  app.platform.database.db
    .selectFrom('decisions')
    .select(['act', 'content', 'decided_by', 'applied_at', 'reversed_by'])
    .where('user_id', '=', id)
    .where('decided_by_machine', '=', true)
    .execute();
const isShown = async ({ id }: BuiltMember) => (await viewer.client.call(getProfile, { query: { id } })).status === 200;

test('a profile reported as under 18 is hidden at once, once, by a decision of its own', async () => {
  const about = await buildMember(app);
  expect(await isShown(about)).toBe(true);
  const reporters = await Promise.all(Array.from({ length: 12 }, () => buildMember(app)));
  const sent = await Promise.all(reporters.map((one) => sendReport(one, about, 'underage')));
  expect(sent.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect(await machine(about)).toMatchObject([{ act: 'hide', content: 'profile', decided_by: null, reversed_by: null }]);
  expect(await isShown(about)).toBe(false);
  expect(await casesAbout(app, about)).toMatchObject([{ kind: 'minor', state: 'open' }]);
});

test('photos are hidden at once for an intimate notice, and the profile stays', async () => {
  const about = await buildMember(app);
  const photo = await buildPhoto(app, about.id);
  expect((await notify(app, about, 'intimate', { name: '', email: '' })).status).toBe(200);
  expect(await machine(about)).toMatchObject([{ act: 'hide', content: 'photo' }]);
  const row = await app.platform.database.db.selectFrom('photos').select('status').where('name', '=', photo).executeTakeFirstOrThrow();
  expect(row.status).not.toBe('active');
  expect(await isShown(about)).toBe(true);
});

test('one account hides three members a day, one network too, and none after an unfounded one', async () => {
  const accuser = await buildMember(app);
  const accused = await Promise.all(Array.from({ length: 5 }, () => buildMember(app)));
  for (const one of accused) expect((await sendReport(accuser, one, 'underage')).status).toBe(200);
  expect((await Promise.all(accused.map(machine))).map(({ length }) => length)).toEqual([1, 1, 1, 0, 0]);
  for (const one of accused) expect(await casesAbout(app, one)).toMatchObject([{ kind: 'minor' }]);

  const noticed = await Promise.all(Array.from({ length: 5 }, () => buildMember(app)));
  for (const one of noticed) await notify(app, one, 'minor', { ip: '203.0.113.77' });
  expect((await Promise.all(noticed.map(machine))).map(({ length }) => length)).toEqual([1, 1, 1, 0, 0]);

  const [first, second] = [await buildMember(app), await buildMember(app)];
  const hasty = await buildMember(app);
  await sendReport(hasty, first, 'underage');
  const [opened] = await casesAbout(app, first);
  if (opened === undefined) throw new Error('opened');
  await app.platform.database.pool.query(`UPDATE decisions SET act = 'no_violation' WHERE case_id = $1`, [opened.id]);
  await sendReport(hasty, second, 'underage');
  expect(await machine(second)).toEqual([]);
});

test('an unfounded report of one account takes nothing from others in its network, an unfounded notice from notices there', async () => {
  const { pool } = app.platform.database;
  const members = await Promise.all(Array.from({ length: 5 }, () => buildMember(app)));
  const [first, second, third, fourth, fifth] = members as [BuiltMember, BuiltMember, BuiltMember, BuiltMember, BuiltMember];
  const unfounded = (one: BuiltMember) => pool.query(`UPDATE decisions SET act = 'no_violation' WHERE user_id = $1`, [one.id]);
  await sendReport(await buildMember(app), first, 'underage');
  await unfounded(first);
  await sendReport(await buildMember(app), second, 'underage');
  await notify(app, third, 'minor');
  expect([await machine(second), await machine(third)]).toMatchObject([[{ act: 'hide' }], [{ act: 'hide' }]]);

  await pool.query('UPDATE reports SET network = NULL');
  await unfounded(third);
  await notify(app, fourth, 'minor');
  await sendReport(await buildMember(app), fifth, 'underage');
  expect([await machine(fourth), await machine(fifth)]).toMatchObject([[], [{ act: 'hide' }]]);
});
