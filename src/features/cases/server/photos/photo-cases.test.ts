import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { changePhoto, deletePhoto } from '#features/photos/contract/endpoints.ts';
import { type BuiltMember, buildMember, builtPassword, buildPhoto } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => changeSettings(app, { photo_review: 'all' }));

let pictures = 9000;
const upload = async (member: BuiltMember) => (await sendPhoto(member, await photoOf(++pictures))).reply.photo;
const db = () => app.platform.database.db;
/** States of all cases about the photo, the oldest first, with what happened to each. */
async function casesOf(photo: number) {
  const rows = await db().selectFrom('cases').selectAll().where('photo_id', '=', photo).orderBy('id').execute();
  const events = await db()
    .selectFrom('case_events')
    .select(['case_id', 'what'])
    .where('case_id', 'in', rows.map(({ id }) => id).concat(0))
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, state, subject_id }) => ({
    kind,
    state,
    subject_id,
    events: events.filter(({ case_id }) => case_id === id).map(({ what }) => what),
  }));
}
const daysAgo = (days: number) => new Date(app.platform.clock.now().getTime() - days * 86_400_000);

describe('a photo that waits', () => {
  test('has one case, due two hours after the upload, also when the upload is repeated', async () => {
    const anna = await buildMember(app);
    const { id } = await upload(anna);
    await app.platform.jobs.runAllNow();
    expect(await casesOf(id)).toEqual([{ kind: 'picture', state: 'open', subject_id: anna.id, events: ['opened'] }]);
    const { due_at } = await db().selectFrom('cases').select('due_at').where('photo_id', '=', id).executeTakeFirstOrThrow();
    const { created_at } = await db().selectFrom('photos').select('created_at').where('id', '=', id).executeTakeFirstOrThrow();
    expect(due_at.getTime() - created_at.getTime()).toBe(2 * 3_600_000);
  });

  test('from before there were cases gets one, and an active one gets none', async () => {
    const anna = await buildMember(app);
    await buildPhoto(app, anna.id, 'pending');
    await buildPhoto(app, anna.id, 'active');
    await Promise.all([app.platform.jobs.runAllNow(), app.platform.jobs.runAllNow()]);
    const ids = await db().selectFrom('photos').select('id').where('user_id', '=', anna.id).orderBy('id').execute();
    expect([(await casesOf(ids[0]!.id)).length, await casesOf(ids[1]!.id)]).toEqual([1, []]);
  });

  test('closes its case when its owner deletes it, and opens the same one when it is restored', async () => {
    const anna = await buildMember(app);
    const { id } = await upload(anna);
    await anna.client.call(deletePhoto, { body: { id } });
    await anna.client.call(deletePhoto, { body: { id } });
    expect(await casesOf(id)).toMatchObject([{ state: 'closed', events: ['opened', 'closed'] }]);
    await app.platform.jobs.runAllNow();
    await anna.client.call(changePhoto, { body: { id, deleted: false } });
    expect(await casesOf(id)).toMatchObject([{ state: 'open', events: ['opened', 'closed', 'reopened'] }]);
  });

  test('closes its case when its account is closed', async () => {
    const anna = await buildMember(app);
    const { id } = await upload(anna);
    await anna.client.call(deleteUser, { body: { password: builtPassword } });
    await app.platform.jobs.runAllNow();
    expect(await casesOf(id)).toMatchObject([{ state: 'closed' }]);
  });

  test('that was hidden for another case has none', async () => {
    const anna = await buildMember(app);
    await buildPhoto(app, anna.id, 'pending');
    await db().updateTable('photos').set({ held_for: 'decision' }).where('user_id', '=', anna.id).execute();
    await app.platform.jobs.runAllNow();
    expect(await db().selectFrom('cases').select('id').where('subject_id', '=', anna.id).execute()).toEqual([]);
  });
});

describe('new photos of an old account wait, where the site looks at suspicious ones', () => {
  beforeEach(() => changeSettings(app, { photo_review: 'suspicious' }));
  const old = () => buildMember(app, { signup_date: daysAgo(100) });
  const statusAfter = async (member: BuiltMember) => (await upload(member)).status;
  const site = async () => (await app.features.sites.byHost('localhost')).id;
  let numbers = 0;
  async function report(reporter: BuiltMember, reported: BuiltMember, state: 'received' | 'dismissed', days = 1) {
    await db()
      .insertInto('reports')
      .values({
        site_id: await site(),
        number: `R-DOUBT-${++numbers}`,
        client_id: crypto.randomUUID(),
        reporter_id: reporter.id,
        reported_id: reported.id,
        subject: 'profile',
        reason: 'fake',
        evidence: JSON.stringify({}),
        state,
        created_at: daysAgo(days),
        decided_at: state === 'received' ? null : daysAgo(days),
      })
      .execute();
  }

  test('never without a reason', async () => {
    expect(await statusAfter(await old())).toBe('active');
  });

  test('while a report about the member is open, not afterwards', async () => {
    const [anna, ben] = [await old(), await old()];
    await report(ben, anna, 'received');
    expect(await statusAfter(anna)).toBe('pending');
    await db()
      .updateTable('reports')
      .set({ state: 'dismissed', decided_at: daysAgo(0) })
      .where('reported_id', '=', anna.id)
      .execute();
    await db().updateTable('cases').set({ state: 'closed' }).where('subject_id', '=', anna.id).execute();
    expect(await statusAfter(anna)).toBe('active');
  });

  test('after two unfounded reports in ninety days', async () => {
    const [anna, one, two] = [await old(), await old(), await old()];
    await report(anna, one, 'dismissed', 91);
    await report(anna, two, 'dismissed', 89);
    expect(await statusAfter(anna)).toBe('active');
    await report(anna, await old(), 'dismissed', 1);
    expect(await statusAfter(anna)).toBe('pending');
  });

  test('and the others of the site never learn which ones wait', async () => {
    const anna = await buildMember(app);
    await upload(anna);
    const ben = await buildMember(app);
    expect((await ben.client.call(getProfile, { query: { id: anna.id } })).reply.profile.photos).toEqual([]);
  });
});
