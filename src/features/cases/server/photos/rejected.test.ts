import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMember, buildPhoto } from '#tests/support/builders.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { hold } from '../../contract/hold-endpoints.ts';
import { decidePhotos, getPhotos } from '../../contract/photo-endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await changeSettings(app, { photo_review: 'all' });
});
afterAll(() => app.close());

const day = 86_400;
async function later(seconds: number) {
  app.platform.clock.advance(seconds);
  await app.platform.jobs.runAllNow();
}

test('a rejected photo is erased when nobody can appeal any more, unless its account is held', async () => {
  const { client } = await buildStaff(app);
  const [anna, ben] = [await buildMember(app), await buildMember(app)];
  for (const { id } of [anna, ben]) await buildPhoto(app, id, 'pending');
  await app.platform.jobs.runAllNow();
  const { photos } = (await client.call(getPhotos)).reply;
  const items = photos.map(({ id }) => ({ id, act: 'remove', reason: 'nudity', seen: true }) as const);
  await client.call(decidePhotos, { body: { client_id: randomUUID(), items } });
  await client.call(hold, { body: { member: ben.id, reference: 'Az. 1', reason: 'Anfrage' } });
  const left = async () => {
    const { rows } = await app.platform.database.pool.query<{ owner: number }>(
      `SELECT user_id::int AS owner FROM photos WHERE status = 'rejected' ORDER BY id`,
    );
    return rows.map(({ owner }) => owner);
  };
  await later(11);
  await later(200 * day);
  expect(await left()).toEqual([anna.id, ben.id]);
  await later(20 * day);
  await later(601);
  expect(await left()).toEqual([ben.id]);
});
