// @module-tag slow
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { siteId } from '#platform/contract/ids.ts';
import { cast } from './cast.ts';
import { demoEmail } from './demo-accounts.ts';
import { areDemoPhotosMissing, expectDemoPhotos, importDemoPhotos, keepImportingDemoPhotos } from './demo-photos.ts';
import { seedTeasers } from './seed-teasers.ts';
import { demoTeasers } from './teasers.ts';

const [somebody, other] = cast.filter(({ photos }) => photos === 1);
let bucket: S3Server;
let app: TestApp;
beforeAll(async () => {
  bucket = await startS3Server();
  // For the process that makes the files.
  vi.stubEnv('S3_URL', bucket.url);
  app = await createTestApp({ S3_URL: bucket.url });
});
afterEach(() => {
  bucket.fault = null;
  bucket.delay = 0;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  await bucket.close();
});

const photoFiles = () => [...bucket.objects.keys()].filter((key) => key.startsWith('photos/'));
const stored = () => app.platform.database.db.selectFrom('photos').select(['name']).execute();

test('photos wait for a bucket that is away, and for one that takes its time, and leave no file of a try that failed', async () => {
  await buildMember(app, { email: demoEmail(somebody?.key ?? '') });
  expectDemoPhotos(app.platform.env.dataDir);
  bucket.fault = 'failing';
  const imported = importDemoPhotos(app.platform, () => {});
  await expect.poll(() => bucket.requests.length).toBeGreaterThan(3);
  expect(areDemoPhotosMissing(app.platform.env.dataDir)).toBe(true);
  // Longer than a member waits.
  bucket.delay = 7000;
  bucket.fault = null;
  await imported;
  expect(areDemoPhotosMissing(app.platform.env.dataDir)).toBe(false);
  const [photo, ...more] = await stored();
  expect(more).toEqual([]);
  expect(photoFiles().length).toBeGreaterThan(0);
  for (const file of photoFiles()) expect(file).toContain(photo?.name);
});

test('an import that fails goes on later, until the site ends', async () => {
  const { database, env } = app.platform;
  await buildMember(app, { email: demoEmail(other?.key ?? '') });
  expectDemoPhotos(env.dataDir);
  const said: string[] = [];
  const stopping = new AbortController();
  const options = { report: (text: string) => void said.push(text), signal: stopping.signal, pause: 10 };
  await database.pool.query('ALTER TABLE photos RENAME TO photos_away');
  const imported = keepImportingDemoPhotos(app.platform, options);
  await expect.poll(() => said.length).toBeGreaterThan(1);
  expect(said[0]).toMatch(/^Not all demo photos are there/);
  await database.pool.query('ALTER TABLE photos_away RENAME TO photos');
  await imported;
  expect(await stored()).toHaveLength(2);
  expect(areDemoPhotosMissing(env.dataDir)).toBe(false);

  expectDemoPhotos(env.dataDir);
  await database.pool.query('ALTER TABLE photos RENAME TO photos_away');
  const ended = keepImportingDemoPhotos(app.platform, { ...options, pause: 60_000 });
  const before = said.length;
  await expect.poll(() => said.length).toBeGreaterThan(before);
  stopping.abort();
  await ended;
  await database.pool.query('ALTER TABLE photos_away RENAME TO photos');
});

test('the pictures of teasers wait for it, too, and end the start if it refuses', async () => {
  const { platform } = app;
  const site = await platform.database.db.selectFrom('sites').select('id').orderBy('id').executeTakeFirstOrThrow();
  const teasers = () => platform.database.db.selectFrom('teasers').select('id').execute();
  const before = (await teasers()).length;
  bucket.fault = 'refused';
  await expect(seedTeasers(platform, siteId(site.id))).rejects.toThrow('refused');
  bucket.fault = 'failing';
  const asked = bucket.requests.length;
  const seeded = seedTeasers(platform, siteId(site.id));
  await expect.poll(() => bucket.requests.length).toBeGreaterThan(asked + 3);
  bucket.fault = null;
  await seeded;
  expect((await teasers()).length).toBe(before + demoTeasers.length);
});
