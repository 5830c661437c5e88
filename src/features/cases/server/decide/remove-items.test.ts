import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPhoto } from '#tests/support/builders.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getCase } from '../../contract/endpoints.ts';
import { decide, previewDecision } from '../../contract/decision-endpoints.ts';
import { buildPair, reported, talk } from '../evidence/testing/reported.ts';

let app: TestApp;
let moderator: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  moderator = await buildStaff(app);
});
afterAll(() => app.close());

/** A case about two photos and a message of one member. */
async function caseAboutThree() {
  const { thea, milan } = await buildPair(app);
  await buildPhoto(app, milan.id, 'active');
  await buildPhoto(app, milan.id, 'active');
  const { rows } = await app.platform.database.pool.query<{ id: number }>('SELECT id::int FROM photos WHERE user_id = $1 ORDER BY id', [
    milan.id,
  ]);
  const [line] = await talk(milan, thea, ['Schick mir Geld.', 'Nein.']);
  const [first = 0, second = 0] = rows.map(({ id }) => id);
  const message = line?.id ?? 0;
  await reported(app, thea, milan, { photo: first });
  await reported(app, thea, milan, { message });
  const number = await reported(app, thea, milan, { photo: second });
  return { number, photos: [first, second], message };
}

const left = async ({ photos, message }: Awaited<ReturnType<typeof caseAboutThree>>) => {
  const { pool } = app.platform.database;
  const shown = await pool.query(`SELECT status FROM photos WHERE id = ANY($1::bigint[]) ORDER BY id`, [photos]);
  const messages = await pool.query('SELECT FROM messages WHERE id = $1', [message]);
  return [...shown.rows.map(({ status }: { status: string }) => status), messages.rows.length];
};
const removing = { act: 'remove', reason: 'harassment' } as const;

test('removing takes all that is reported, as the preview says', async () => {
  const about = await caseAboutThree();
  const body = { number: about.number, ...removing };
  expect((await moderator.client.call(previewDecision, { body })).reply.consequences.photos).toBe(2);
  expect(await left(about)).toEqual(['active', 'active', 1]);
  expect((await moderator.client.call(decide, { body: { client_id: randomUUID(), ...body } })).status).toBe(200);
  await advanceClock(app, 11);
  expect(await left(about)).toEqual(['rejected', 'rejected', 0]);
});

test('or what is chosen of it, and nothing else', async () => {
  const about = await caseAboutThree();
  const [first = 0] = about.photos;
  const shown = (await moderator.client.call(getCase, { query: { number: about.number } })).reply;
  expect(shown.pictures.flatMap(({ item }) => item ?? []).toSorted((a, b) => a - b)).toEqual(about.photos);
  expect(shown.lines.flatMap(({ lines }) => lines.flatMap(({ id, reported: why }) => (why === null ? [] : [id])))).toEqual([about.message]);
  const attempt = (items: unknown, act = 'remove') =>
    moderator.client.raw('POST', '/api/admin/decision.php', {
      client_id: randomUUID(),
      number: about.number,
      act,
      reason: 'harassment',
      items,
    });
  for (const items of [
    [{ content: 'photo', id: 999_999 }],
    [{ content: 'message', id: 999_999 }],
    [
      { content: 'photo', id: first },
      { content: 'photo', id: first },
    ],
  ])
    expect((await attempt(items)).error?.code).toBe('act_does_not_fit');
  expect((await attempt([{ content: 'photo', id: first }], 'warn')).error?.code).toBe('act_does_not_fit');
  for (const items of [[], 'all', [{ content: 'profile', id: 1 }], [{ content: 'photo' }]]) expect((await attempt(items)).status).toBe(400);
  expect((await attempt([{ content: 'photo', id: first }])).status).toBe(200);
  await advanceClock(app, 11);
  expect(await left(about)).toEqual(['rejected', 'active', 1]);
});
