import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { deletePhoto } from '#features/photos/contract/endpoints.ts';
import { insertPhoto } from '#features/photos/server/index.ts';
import { login, putMe } from '#features/staff/contract/endpoints.ts';
import { type BuiltMember, buildMember, builtPassword, buildPhoto } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { type BuiltStaff, buildStaff, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { undoDecision } from '../../contract/decision-endpoints.ts';
import { decidePhotos, getPhotos, releasePhotos } from '../../contract/photo-endpoints.ts';

let app: TestApp;
let here: number;
let elsewhere: number;
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
  await changeSettings(app, { photo_review: 'all' });
});
afterAll(() => app.close());
const db = () => app.platform.database.db;
// Each test has its own queue.
beforeEach(async () => {
  await db().updateTable('photos').set({ status: 'active' }).where('status', '=', 'pending').execute();
  await db().updateTable('cases').set({ state: 'closed', claimed_by: null, claimed_until: null }).execute();
});

const moderator = () => buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
/** Photos of one member that wait, without files, with their cases. */
async function waiting(count: number, member?: BuiltMember): Promise<{ owner: BuiltMember; ids: number[] }> {
  const owner = member ?? (await buildMember(app));
  for (let n = 0; n < count; n++) await buildPhoto(app, owner.id, 'pending');
  await app.platform.jobs.runAllNow();
  const rows = await db()
    .selectFrom('photos')
    .select('id')
    .where('user_id', '=', owner.id)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();
  return { owner, ids: rows.map(({ id }) => id) };
}
const stackOf = async ({ client }: BuiltStaff) => (await client.call(getPhotos)).reply;
type Item = { id: number; act: 'accept' | 'remove'; reason?: 'nudity' | 'others_photos' | 'nobody_seen'; seen: boolean };
const decide = ({ client }: BuiltStaff, items: Item[], rest: { client_id?: string; count?: number } = {}) =>
  client.call(decidePhotos, { body: { client_id: randomUUID(), items, ...rest } });
const accepting = (ids: readonly number[]): Item[] => ids.map((id) => ({ id, act: 'accept', seen: true }));
const outcomesOf = async (...of: Parameters<typeof decide>) => (await decide(...of)).reply.results.map(({ outcome }) => outcome);
const statusesOf = async (ids: readonly number[]) =>
  (
    await db()
      .selectFrom('photos')
      .select(['id', 'status'])
      .where('id', 'in', [...ids])
      .orderBy('id')
      .execute()
  ).map(({ status }) => status);
async function later(seconds: number) {
  app.platform.clock.advance(seconds);
  await app.platform.jobs.runAllNow();
}
const rowsOfLog = async (what: string) => (await db().selectFrom('staff_log').select('id').where('what', '=', what).execute()).length;

describe('a stack', () => {
  test('has 24 photos, those due first, and is the same again', async () => {
    const sofie = await moderator();
    const { ids } = await waiting(30);
    const first = await stackOf(sofie);
    expect([first.photos.map(({ id }) => id), first.waiting]).toEqual([ids.slice(0, 24), 6]);
    expect((await stackOf(sofie)).photos).toEqual(first.photos);
    expect(first.photos[1]).toMatchObject({ place: 2, open_case: null, duplicate: null, caption: '' });
  });

  test('belongs to one person, also when two ask fifty times at once', async () => {
    const [sofie, ute] = [await moderator(), await moderator()];
    await waiting(50);
    const asked = await Promise.all(Array.from({ length: 50 }, (_each, n) => stackOf(n % 2 === 0 ? sofie : ute)));
    const of = (odd: number) => new Set(asked.filter((_each, n) => n % 2 === odd).flatMap(({ photos }) => photos.map(({ id }) => id)));
    const [hers, others] = [of(0), of(1)];
    expect([hers.size, others.size]).toEqual([24, 24]);
    expect([...hers].filter((id) => others.has(id))).toEqual([]);
  });

  test('is free after ten minutes without a call, and when its person leaves', async () => {
    const [sofie, ute] = [await moderator(), await moderator()];
    await waiting(3);
    expect((await stackOf(sofie)).photos.length).toBe(3);
    expect(await stackOf(ute)).toMatchObject({ photos: [], waiting: 0, until: null });
    app.platform.clock.advance(601);
    expect((await stackOf(ute)).photos.length).toBe(3);
    expect((await stackOf(sofie)).photos.length).toBe(0);
    expect((await ute.client.call(releasePhotos, { body: {} })).status).toBe(200);
    expect((await ute.client.call(releasePhotos, { body: {} })).status).toBe(200);
    expect((await stackOf(sofie)).photos.length).toBe(3);
  });

  test('has nothing of another site, of deleted photos and of closed accounts', async () => {
    const sofie = await moderator();
    await waiting(1, await buildMember(app, { host: 'de.localhost' }));
    const { owner, ids } = await waiting(2);
    await owner.client.call(deletePhoto, { body: { id: ids[0]! } });
    expect((await stackOf(sofie)).photos.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await sofie.client.call(getPhotos, { query: { site: elsewhere } })).status).toBe(404);
    await owner.client.call(deleteUser, { body: { password: builtPassword } });
    expect((await stackOf(sofie)).photos).toEqual([]);
  });

  test('names the nearest photo of somebody else with its distance, and the open case of the member', async () => {
    const [anna, ronan] = [await buildMember(app), await buildMember(app, { name: 'Ronan' })];
    const photo = { name: '', width: 640, height: 800, thumbHash: '', caption: '', status: 'pending' } as const;
    const insert = (member: BuiltMember, phash: string, status: 'pending' | 'active') =>
      insertPhoto(db(), { ...photo, userId: member.id, name: randomUUID().replaceAll('-', '') + '00000000', phash, status }, new Date());
    await insert(ronan, '1100'.repeat(16), 'active');
    await insert(await buildMember(app), '0'.repeat(64), 'active');
    await insert(anna, `0010${'1100'.repeat(15)}`, 'pending');
    await db().updateTable('users').set({ status: 'held' }).where('id', '=', ronan.id).execute();
    await app.platform.jobs.runAllNow();
    const [seen] = (await stackOf(await moderator())).photos;
    expect(seen?.duplicate).toMatchObject({ of: { id: ronan.id, name: 'Ronan' }, distance: 3, state: 'banned' });
  });
});

describe('a decision about photos', () => {
  test('is one for each, applied after ten seconds, and the owner alone sees a rejected one', async () => {
    const sofie = await moderator();
    const { owner, ids } = await waiting(3);
    const viewer = await buildMember(app);
    const before = await rowsOfLog('photo-decisions');
    const { reply } = await decide(sofie, [
      { id: ids[0]!, act: 'accept', seen: true },
      { id: ids[1]!, act: 'remove', reason: 'others_photos', seen: true },
      { id: ids[2]!, act: 'accept', seen: false },
    ]);
    expect(reply.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'not_seen']);
    expect(new Set(reply.results.map(({ decision }) => decision)).size).toBe(3);
    expect(await statusesOf(ids)).toEqual(['pending', 'pending', 'pending']);
    await later(11);
    expect(await statusesOf(ids)).toEqual(['active', 'rejected', 'pending']);
    expect((await viewer.client.call(getProfile, { query: { id: owner.id } })).reply.profile.photos.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await rowsOfLog('photo-decisions')) - before).toBe(2);
    const rows = await db().selectFrom('decisions').selectAll().where('item', 'in', ids).orderBy('id').execute();
    expect(rows).toMatchObject([
      { act: 'accept', content: 'photo', user_id: owner.id, decided_by: sofie.id, decided_by_machine: false },
      { act: 'remove', reason: 'others_photos', language: 'de', restriction_visibility: 'DECISION_VISIBILITY_CONTENT_REMOVED' },
    ]);
    // The one that was not seen is still hers.
    expect((await stackOf(sofie)).photos.map(({ id }) => id)).toEqual([ids[2]]);
  });

  test('is undone with all others of the call until it is applied, and then no more', async () => {
    const [sofie, ute] = [await moderator(), await moderator()];
    const { ids } = await waiting(3);
    const items: Item[] = [...accepting(ids.slice(1)), { id: ids[0]!, act: 'remove', reason: 'nudity', seen: true }];
    const { results } = (await decide(sofie, items)).reply;
    const number = results[0]?.decision ?? '';
    expect((await ute.client.call(undoDecision, { body: { number } })).status).toBe(404);
    for (let n = 0; n < 2; n++) expect((await sofie.client.call(undoDecision, { body: { number } })).status).toBe(200);
    await later(11);
    expect(await statusesOf(ids)).toEqual(['pending', 'pending', 'pending']);
    expect((await stackOf(sofie)).photos.map(({ id }) => id)).toEqual(ids);
    const again = (await decide(sofie, items)).reply.results;
    expect(again.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    await later(11);
    const late = await sofie.client.call(undoDecision, { body: { number: again[1]?.decision ?? '' } });
    expect([late.status, late.error?.code]).toEqual([409, 'undo_over']);
    expect(await statusesOf(ids)).toEqual(['rejected', 'active', 'active']);
  });

  test('sent again decides nothing twice, also fifty times at once', async () => {
    const sofie = await moderator();
    const { ids } = await waiting(4);
    const client_id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 50 }, () => decide(sofie, accepting(ids), { client_id })));
    expect(new Set(sent.map(({ status, reply }) => JSON.stringify([status, reply.results]))).size).toBe(1);
    expect((await db().selectFrom('decisions').select('id').where('item', 'in', ids).execute()).length).toBe(4);
  });

  test('of two people about the same photos is made once', async () => {
    const [sofie, ute] = [await moderator(), await moderator()];
    const { ids } = await waiting(5);
    const both = await Promise.all([decide(sofie, accepting(ids)), decide(ute, accepting(ids))]);
    const outcomes = both.map(({ reply }) => reply.results.map(({ outcome }) => outcome));
    for (const at of ids.keys()) expect(new Set([outcomes[0]![at], outcomes[1]![at]])).toEqual(new Set(['decided_meanwhile', 'done']));
    const late = both.flatMap(({ reply }) => reply.results).find(({ outcome }) => outcome === 'decided_meanwhile');
    expect(late).toMatchObject({ by: 'moderator', decision: null });
  });

  test('skips what is gone, what somebody else has, and what is on another site', async () => {
    const [sofie, ute] = [await moderator(), await moderator()];
    const { owner, ids } = await waiting(2);
    await owner.client.call(deletePhoto, { body: { id: ids[0]! } });
    expect((await stackOf(ute)).photos.map(({ id }) => id)).toEqual([ids[1]]);
    const foreign = await waiting(1, await buildMember(app, { host: 'de.localhost' }));
    const { results, undo_until } = (await decide(sofie, accepting([...ids, foreign.ids[0]!, 999_999_999]))).reply;
    expect(results.map(({ outcome, by }) => [outcome, by])).toEqual([
      ['gone', null],
      ['taken', 'moderator'],
      ['gone', null],
      ['gone', null],
    ]);
    expect([results[0]?.at === null, undo_until]).toEqual([false, null]);
    expect(await statusesOf(foreign.ids)).toEqual(['pending']);
  });

  test('above twenty accepted ones needs their number', async () => {
    const sofie = await moderator();
    const { ids } = await waiting(22);
    const items = accepting(ids);
    for (const count of [undefined, 20, 21, 23, -1]) {
      const { status, error } = await decide(sofie, items, count === undefined ? {} : { count });
      expect([status, error]).toEqual([400, { code: 'count_required', params: { count: 22 } }]);
    }
    expect(new Set(await outcomesOf(sofie, items, { count: 22 }))).toEqual(new Set(['done']));
    expect(await statusesOf(ids.slice(0, 1))).toEqual(['pending']);
  });

  test('is refused when it says too little, too much or the wrong thing', async () => {
    const { client } = await moderator();
    const { ids } = await waiting(1);
    const [id] = ids;
    const good = { client_id: randomUUID(), items: [{ id, act: 'accept', seen: true }] };
    const item = good.items[0];
    for (const [body, code] of [
      [{}, 'invalid_request'],
      [null, 'invalid_request'],
      [{ ...good, items: [] }, 'invalid_request'],
      [{ ...good, items: Array.from({ length: 25 }, (_each, n) => ({ ...item, id: n + 1 })) }, 'invalid_request'],
      [{ ...good, items: [item, item] }, 'invalid_request'],
      [{ ...good, items: [{ ...item, act: 'ban_rule' }] }, 'invalid_request'],
      [{ ...good, items: [{ ...item, seen: 'yes' }] }, 'invalid_request'],
      [{ ...good, items: [{ id, act: 'accept' }] }, 'invalid_request'],
      [{ ...good, items: [{ ...item, id: -1 }] }, 'invalid_request'],
      [{ ...good, items: [{ ...item, act: 'remove' }] }, 'reason_required'],
      [{ ...good, items: [{ ...item, act: 'remove', reason: 'fraud' }] }, 'invalid_request'],
      [{ ...good, extra: 1 }, 'invalid_request'],
      [{ ...good, client_id: 'x' }, 'invalid_request'],
    ] as const) {
      const { status, error } = await client.raw('POST', '/api/admin/photo-decisions.php', body);
      expect([JSON.stringify(body), status, error?.code]).toEqual([JSON.stringify(body), 400, code]);
    }
    expect(await statusesOf(ids)).toEqual(['pending']);
    expect((await db().selectFrom('decisions').select('id').where('item', '=', id!).execute()).length).toBe(0);
  });

  test('about twenty hard pictures within an hour gives other work until the first of them is an hour old', async () => {
    const sofie = await moderator();
    const { ids } = await waiting(21);
    await stackOf(sofie);
    const remove = ids.slice(0, 20).map((id): Item => ({ id, act: 'remove', reason: 'nudity', seen: true }));
    expect(new Set(await outcomesOf(sofie, remove))).toEqual(new Set(['done']));
    const rest = await stackOf(sofie);
    expect([rest.photos, rest.waiting, rest.rest_until === null]).toEqual([[], 1, false]);
    expect((await stackOf(await moderator())).photos.length).toBe(1);
    app.platform.clock.advance(3601);
    // Sessions end without a request.
    await sofie.client.call(login, { body: { email: sofie.email, password: staffPassword } });
    expect((await stackOf(sofie)).photos.length).toBe(1);
  });
});

describe('the file of a photo', () => {
  const load = ({ client }: BuiltStaff, query: string) =>
    app.server.inject({
      method: 'GET',
      url: `/api/admin/photo-picture.php?${query}`,
      headers: { host: 'localhost', cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
  const colourOf = async (image: Buffer) => {
    const { data } = await sharp(image).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    return data.reduce((most, _value, at) => (at % 3 === 0 ? Math.max(most, Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0))) : most), 0);
  };

  test('comes as the settings of the person say, and in colour or clear when asked', async () => {
    const sofie = await moderator();
    const { photo } = (await sendPhoto(await buildMember(app), await photoOf(9500))).reply;
    const grey = await load(sofie, `id=${photo.id}`);
    expect([grey.statusCode, grey.headers['content-type'], grey.headers['cache-control']]).toEqual([200, 'image/webp', 'no-store']);
    expect(await colourOf(grey.rawPayload)).toBeLessThan(3);
    const blurred = await load(sofie, `id=${photo.id}&colour=1`);
    const clear = await load(sofie, `id=${photo.id}&colour=1&clear=1`);
    expect(await colourOf(blurred.rawPayload)).toBeGreaterThan(20);
    expect(clear.rawPayload.length).toBeGreaterThan(blurred.rawPayload.length);
    await sofie.client.call(putMe, { body: { grey: false, blur: false } });
    expect((await load(sofie, `id=${photo.id}`)).rawPayload.equals(clear.rawPayload)).toBe(true);
    const { width } = await sharp((await load(sofie, `id=${photo.id}&large=1`)).rawPayload).metadata();
    expect(width).toBe(600);
  });

  test('is nobody else’s: other sites, photos that never waited, unknown ids', async () => {
    const sofie = await moderator();
    const other = await sendPhoto(await buildMember(app, { host: 'de.localhost' }), await photoOf(9501));
    await changeSettings(app, { photo_review: 'none' });
    const shown = await sendPhoto(await buildMember(app), await photoOf(9502));
    await changeSettings(app, { photo_review: 'all' });
    for (const id of [other.reply.photo.id, shown.reply.photo.id, 999_999_999])
      expect((await load(sofie, `id=${id}`)).statusCode).toBe(404);
    for (const query of ['', 'id=x', 'id=0', `id=${shown.reply.photo.id}&clear=2`]) expect((await load(sofie, query)).statusCode).toBe(400);
    const { ids } = await waiting(1);
    // A row whose file is missing.
    expect((await load(sofie, `id=${ids[0]}`)).statusCode).toBe(404);
    expect((await load(await buildStaff(app, { roles: [{ role: 'support', site: here }] }), `id=${ids[0]}`)).statusCode).toBe(403);
  });
});
