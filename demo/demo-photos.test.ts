// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { cast } from './cast.ts';
import { demoEmail } from './demo-accounts.ts';
import { areDemoPhotosMissing, expectDemoPhotos, importDemoPhotos } from './demo-photos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const withPhotos = cast.filter(({ photos }) => photos > 1).slice(0, 3);
const total = withPhotos.reduce((sum, { photos }) => sum + photos, 0);

/** The members' photos, oldest first. */
async function stored(): Promise<{ user_id: number; position: number; name: string }[]> {
  return app.platform.database.db.selectFrom('photos').select(['user_id', 'position', 'name']).orderBy('id').execute();
}

test('photos of demo members are imported once, also after an interruption, each person’s first ones before the second ones', async () => {
  const { env, storage } = app.platform;
  const ids: number[] = [];
  for (const { key } of withPhotos) ids.push((await buildMember(app, { email: demoEmail(key) })).id);
  expectDemoPhotos(env.dataDir);

  const interrupted = new AbortController();
  const isInterrupted = importDemoPhotos(app.platform, () => {}, interrupted.signal);
  await expect.poll(async () => (await stored()).length).toBeGreaterThan(0);
  interrupted.abort();
  await expect(isInterrupted).rejects.toThrow();
  expect(areDemoPhotosMissing(env.dataDir)).toBe(true);
  const before = await stored();

  const said: string[] = [];
  await importDemoPhotos(app.platform, (text) => said.push(text));
  expect(said).toEqual([`Demo photos: ${total} of ${total} …`]);
  expect(areDemoPhotosMissing(env.dataDir)).toBe(false);
  const after = await stored();
  expect(after.slice(0, before.length)).toEqual(before);
  for (const [n, { photos }] of withPhotos.entries())
    expect(after.filter(({ user_id }) => user_id === ids[n]).map(({ position }) => position)).toEqual(
      Array.from({ length: photos }, (_, position) => position),
    );
  expect(after.slice(0, withPhotos.length).map(({ position }) => position)).toEqual(withPhotos.map(() => 0));
  for (const { name } of after) expect(await storage.open(`photos/${name.slice(0, 2)}/${name}-160.webp`)).not.toBeNull();

  // Nothing is missing: a photo that a member has deleted stays away.
  await app.platform.database.db.deleteFrom('photos').execute();
  await importDemoPhotos(app.platform, () => {});
  expect(await stored()).toEqual([]);
});
