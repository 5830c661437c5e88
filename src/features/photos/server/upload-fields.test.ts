import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { sendForm } from '#tests/support/form.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the fields of an upload', () => {
  test('are caption, rotation and crop', async () => {
    const anna = await buildMember(app);
    const { status, reply } = await sendPhoto(anna, await photoOf(41, 600, 400), {
      caption: '  Am See ',
      turn: 90,
      crop: '0,0.5,1,0.5',
    });
    expect([status, reply.photo]).toMatchObject([200, { width: 400, height: 300, caption: 'Am See' }]);
    expect(reply.photos).toEqual([reply.photo]);
  });

  test('are rejected when the crop is too small', async () => {
    const anna = await buildMember(app);
    for (const crop of ['0,0,0,1', '1,1,1,1', '0,0,1,.49']) {
      const { status, error } = await sendPhoto(anna, await photoOf(42, 400, 400), { crop });
      expect([crop, status, error]).toEqual([crop, 422, { code: 'photo_crop_too_small', params: { min: 200 } }]);
    }
    expect(await anna.client.call(getProfile)).toMatchObject({ status: 200, reply: { profile: { photos: [] } } });
  });

  test.each<[string, string]>([
    ['turn', '45'],
    ['turn', 'left'],
    ['crop', '0,0,1'],
    ['crop', '0,0,1,2'],
    ['crop', '-1,0,1,1'],
    ['crop', 'NaN,0,1,1'],
    ['crop', '0,0,1,1,'],
    ['caption', 'x'.repeat(141)],
  ])('is refused as %s %j', async (name, value) => {
    const anna = await buildMember(app);
    const { status, error } = await sendForm(anna.client, '/api/photo.php', [
      ['client_id', randomUUID()],
      [name, value],
      ['file', await photoOf(43)],
    ]);
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });
});
