import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { type BuiltMember, buildMember, buildPhoto, builtPassword } from '#tests/support/builders.ts';
import { storedFile } from '#tests/support/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changePhoto, deletePhoto } from '../../contract/endpoints.ts';
import { publicFiles } from '../photo-files.ts';

/** A CDN with a webhook: the addresses that it was asked to purge, and whether it is reachable. */
let purged: string[] = [];
let isAway = false;
const cdn = createServer((request, response) => {
  void text(request).then((body) => {
    const { files } = JSON.parse(body) as { files: string[] };
    if (!isAway) purged.push(...files);
    response.writeHead(isAway ? 503 : 200).end();
  });
});
let app: TestApp;
beforeAll(async () => {
  await once(cdn.listen(0, '127.0.0.1'), 'listening');
  const address = cdn.address();
  app = await createTestApp({ CDN_PURGE: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/purge` });
});
afterAll(async () => {
  await app.close();
  cdn.close();
});
beforeEach(async () => {
  isAway = false;
  await run(60 * 60);
  await run(60 * 60);
  purged = [];
});

/** Advances the clock and runs the jobs that have to do with withdrawn photos. */
async function run(seconds = 0): Promise<void> {
  app.platform.clock.advance(seconds);
  for (const job of ['photos-forget', 'photos-withdrawn']) await app.platform.jobs.runNow(job);
}

const db = () => app.platform.database.db;
const waiting = async () => (await db().selectFrom('withdrawn_photos').select(['name', 'failures']).execute()).length;
const photosOf = ({ id }: BuiltMember) =>
  db().selectFrom('photos').select(['id', 'name', 'width', 'avif']).where('user_id', '=', id).orderBy('position').execute();
const namesPurged = () => [...new Set(purged.map((address) => address.slice(address.lastIndexOf('/') + 1).slice(0, 40)))].toSorted();

async function withPhotos(count: number) {
  const member = await buildMember(app, { paid_user: true });
  for (let n = 0; n < count; n++) await buildPhoto(app, member.id);
  return { member, photos: await photosOf(member) };
}

describe('the CDN purges', () => {
  test('all addresses of a deleted photo, on each host of the site, and once more a minute later', async () => {
    const { member, photos } = await withPhotos(2);
    const [main] = photos;
    await member.client.call(deletePhoto, { body: { id: main!.id } });
    await run();
    const site = await app.features.sites.byHost('localhost');
    const files = publicFiles(main!);
    for (const host of site.hosts) for (const file of files) expect(purged).toContain(`http://${host}/media/${file}`);
    expect(namesPurged()).toEqual([main!.name]);
    const first = purged.length;
    expect(await waiting()).toBe(1);
    await run(61);
    expect([purged.length, await waiting()]).toEqual([2 * first, 0]);
  });

  test('by its own prefix on a site that has one', async () => {
    const { hosts } = await app.features.sites.byHost('localhost');
    const set = (prefix: string) =>
      app.platform.database.pool.query(
        `UPDATE sites SET settings = settings || jsonb_build_object('cdn_prefix', $1::text) WHERE hosts = $2`,
        [prefix, hosts],
      );
    await set('https://cdn.example.org/media/');
    app.features.sites.changed();
    const { member, photos } = await withPhotos(1);
    await member.client.call(deletePhoto, { body: { id: photos[0]!.id } });
    await run();
    expect(purged.toSorted()).toEqual(
      publicFiles(photos[0]!)
        .map((file) => `https://cdn.example.org/media/${file}`)
        .toSorted(),
    );
    await set('/media/');
    app.features.sites.changed();
  });

  test('a main photo that another photo has replaced', async () => {
    const { member, photos } = await withPhotos(2);
    await member.client.call(changePhoto, { body: { id: photos[1]!.id, main: true } });
    await run();
    expect(namesPurged()).toEqual([photos[0]!.name]);
  });

  test('the photo that was the main one until another was restored or approved before it', async () => {
    const { member, photos } = await withPhotos(2);
    await member.client.call(deletePhoto, { body: { id: photos[0]!.id } });
    await run(61);
    await run(61);
    purged = [];
    await member.client.call(changePhoto, { body: { id: photos[0]!.id, deleted: false } });
    await run();
    expect(namesPurged()).toEqual([photos[1]!.name]);
  });

  test('a rejected photo', async () => {
    const { photos } = await withPhotos(2);
    await db().updateTable('photos').set({ status: 'rejected' }).where('id', '=', photos[1]!.id).execute();
    await run();
    expect(namesPurged()).toEqual([photos[1]!.name]);
  });

  test.each<[string, (member: BuiltMember) => Promise<unknown>]>([
    ['is hidden', ({ id }) => db().updateTable('profiles').set({ status: 'disabled' }).where('user_id', '=', id).execute()],
    ['closes the account', ({ client }) => client.call(deleteUser, { body: { password: builtPassword } })],
    ['is gone for good', ({ id }) => db().deleteFrom('users').where('id', '=', id).execute()],
  ])('all photos of a member who %s', async (_what, leave) => {
    const { member, photos } = await withPhotos(2);
    await leave(member);
    await run();
    expect(namesPurged()).toEqual(photos.map(({ name }) => name).toSorted());
  });

  test('nothing when a change concerns no public file', async () => {
    const { member, photos } = await withPhotos(2);
    await member.client.call(changePhoto, { body: { id: photos[0]!.id, caption: 'Am Hafen' } });
    await member.client.call(changePhoto, { body: { id: photos[0]!.id, main: true } });
    const pending = await buildPhoto(app, member.id, 'pending');
    await db().deleteFrom('photos').where('name', '=', pending).execute();
    await run();
    expect([purged, await waiting()]).toEqual([[], 0]);
  });
});

describe('a CDN that is unreachable', () => {
  test('purges once it is reachable, including photos withdrawn meanwhile, and none is lost', async () => {
    isAway = true;
    const { member, photos } = await withPhotos(3);
    for (const { id } of photos) await member.client.call(deletePhoto, { body: { id } });
    await run();
    expect(await waiting()).toBe(3);
    // The number of requests stays small, because the delays grow.
    for (let n = 0; n < 20; n++) await run(6);
    const rows = await db().selectFrom('withdrawn_photos').select('failures').execute();
    expect(Math.max(...rows.map(({ failures }) => failures))).toBeLessThan(10);
    // By then the photos themselves are purged.
    await run(600);
    isAway = false;
    await run(600);
    expect(namesPurged()).toEqual(photos.map(({ name }) => name).toSorted());
    await run(61);
    expect(await waiting()).toBe(0);
  });

  test('is not retried for ever', async () => {
    const { member, photos } = await withPhotos(1);
    isAway = true;
    await member.client.call(deletePhoto, { body: { id: photos[0]!.id } });
    await db().updateTable('withdrawn_photos').set({ failures: 299 }).execute();
    await run();
    expect(await waiting()).toBe(0);
  });
});

test('a photo that is withdrawn again while it is being purged is purged again', async () => {
  const { member, photos } = await withPhotos(1);
  const body = { id: photos[0]!.id };
  await member.client.call(deletePhoto, { body });
  await run();
  await member.client.call(changePhoto, { body: { ...body, deleted: false } });
  await member.client.call(deletePhoto, { body });
  const row = await db().selectFrom('withdrawn_photos').selectAll().executeTakeFirstOrThrow();
  expect([row.version, row.times_purged, row.due_at]).toEqual([2, 0, null]);
  await run();
  await run(61);
  expect(purged.length % 3).toBe(0);
  expect(await waiting()).toBe(0);
});

test('public photos are cached for a day by a CDN that can be purged and for ten minutes by browsers; without a CDN no rows are kept for long', async () => {
  const { photos } = await withPhotos(1);
  const [file] = publicFiles(photos[0]!);
  await app.platform.storage.put(`photos/${file?.slice(0, 2)}/${file}`, await storedFile());
  const answer = await app.server.inject({ url: `/media/${file}`, headers: { host: 'localhost' } });
  expect(answer.headers['cache-control']).toBe('public, max-age=600, s-maxage=86400, must-revalidate');

  const withoutCdn = await createTestApp();
  const member = await buildMember(withoutCdn);
  await buildPhoto(withoutCdn, member.id);
  await withoutCdn.platform.database.db.deleteFrom('photos').where('user_id', '=', member.id).execute();
  const count = async () => (await withoutCdn.platform.database.db.selectFrom('withdrawn_photos').select('name').execute()).length;
  expect(await count()).toBe(1);
  await withoutCdn.platform.jobs.runAllNow();
  expect(await count()).toBe(0);
  await withoutCdn.close();
});
