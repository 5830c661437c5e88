import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePhoto, deletePhoto } from '#features/photos/contract/endpoints.ts';
import { buildMember, buildPhoto } from '#tests/support/builders.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { decidePhotos, getPhotos } from '../../contract/photo-endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await changeSettings(app, { photo_review: 'all' });
});
afterAll(() => app.close());

test('a photo whose owner deletes it before the rejection counts gets no letter, and waits again when it is restored', async () => {
  const { client } = await buildStaff(app);
  const owner = await buildMember(app);
  await buildPhoto(app, owner.id, 'pending');
  await app.platform.jobs.runAllNow();
  const id = (await client.call(getPhotos)).reply.photos[0]?.id ?? 0;
  const items = [{ id, act: 'remove', reason: 'nudity', seen: true } as const];
  const { results } = (await client.call(decidePhotos, { body: { client_id: randomUUID(), items } })).reply;
  expect(results.map(({ outcome }) => outcome)).toEqual(['done']);
  expect((await owner.client.call(deletePhoto, { body: { id } })).status).toBe(200);
  app.platform.clock.advance(11);
  await app.platform.jobs.runAllNow();
  const { rows } = await app.platform.database.pool.query(
    'SELECT applied_at, withdrawn_at IS NOT NULL AS gone FROM decisions WHERE item = $1',
    [id],
  );
  expect(rows).toEqual([{ applied_at: null, gone: true }]);
  expect(await settledMailsTo(app, owner.email)).toEqual([]);
  expect((await owner.client.call(changePhoto, { body: { id, deleted: false } })).status).toBe(200);
  expect((await client.call(getPhotos)).reply.photos.map((photo) => photo.id)).toEqual([id]);
});
