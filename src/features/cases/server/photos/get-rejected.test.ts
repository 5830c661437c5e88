import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appeal, getDecision } from '#features/decisions/contract/endpoints.ts';
import { getRejectedPhotos } from '#features/decisions/contract/rejected.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { addressOf } from '#features/photos/contract/image-address.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { caseAbout, decided, passUndo } from '#tests/support/deciding.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { decidePhotos, getPhotos } from '../../contract/photo-endpoints.ts';

let app: TestApp;
let judge: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  await changeSettings(app, { photo_review: 'all' });
});
afterAll(() => app.close());

const listOf = async ({ client }: BuiltMember) => (await client.call(getRejectedPhotos)).reply.photos;
const load = async (url: string) => (await app.server.inject({ url, headers: { host: 'localhost' } })).statusCode;

/** A photo of a new member that was removed. */
async function removed(reason: 'nudity' | 'minor', picture: number) {
  judge = await buildStaff(app);
  const owner = await buildMember(app);
  const uploaded = (await sendPhoto(owner, await photoOf(picture))).reply.photo;
  await app.platform.jobs.runAllNow();
  const [photo] = (await judge.client.call(getPhotos)).reply.photos;
  const items = [{ id: photo?.id ?? 0, act: 'remove', reason, seen: true } as const];
  await judge.client.call(decidePhotos, { body: { client_id: randomUUID(), items } });
  expect(await listOf(owner)).toEqual([]);
  await passUndo(app);
  // As the page had it before.
  return { owner, address: addressOf(uploaded.files, uploaded.files.widths[0] ?? 0) };
}

test('a removed photo is shown to its owner alone, with the reason and its decision, until nobody can appeal', async () => {
  const [{ owner }, other] = [await removed('nudity', 3), await buildMember(app, { paid_user: true })];
  const [shown, ...more] = await listOf(owner);
  expect(more).toEqual([]);
  expect(shown).toMatchObject({ reason: 'nudity', appeal: null, number: expect.stringMatching(/^D-/) });
  expect((await owner.client.call(getDecision, { query: { number: shown?.number ?? '' } })).reply).toMatchObject({
    role: 'member',
    act: 'remove',
  });
  const { image } = shown!;
  const address = addressOf(image!.files, image!.files.widths[0]!);
  expect(await load(address)).toBe(200);
  expect(await load(address.replace(/\?.*/, ''))).toBe(404);
  expect(await load(address.replace('for=owner', 'for=viewer'))).toBe(404);
  expect(await listOf(other)).toEqual([]);
  expect((await app.client().call(getRejectedPhotos)).error?.code).toBe('authentication_required');
  const profile = JSON.stringify((await other.client.call(getProfile, { query: { id: owner.id } })).body);
  const name = /[0-9a-f]{40}/.exec(address)?.[0] ?? '';
  expect([name.length, profile.includes(name)]).toEqual([40, false]);

  await owner.client.call(appeal, { query: {}, body: { number: shown!.number, words: 'Das bin ich beim Baden.' } });
  expect(await listOf(owner)).toMatchObject([{ appeal: 'sent' }]);
  const second = await buildStaff(app);
  await decided(app, second, await caseAbout(app, owner), { act: 'uphold', reason: 'other', words: 'Es bleibt dabei.' });
  expect(await listOf(owner)).toMatchObject([{ appeal: 'upheld' }]);
  app.platform.clock.advance(190 * 86_400);
  expect(await listOf(await loggedIn(owner))).toEqual([]);
});

test('one that is given back is gone from the list', async () => {
  const { owner } = await removed('nudity', 4);
  const [shown] = await listOf(owner);
  await owner.client.call(appeal, { query: {}, body: { number: shown!.number, words: 'Das bin ich.' } });
  await decided(app, await buildStaff(app), await caseAbout(app, owner), { act: 'restore', reason: 'other', words: 'Stimmt.' });
  expect(await listOf(owner)).toEqual([]);
});

test('one that may show somebody under 18 is named, but shown to nobody', async () => {
  const { owner, address } = await removed('minor', 5);
  expect(await listOf(owner)).toMatchObject([{ reason: 'minor', image: null }]);
  expect([address.includes('for=owner'), await load(address)]).toEqual([true, 404]);

  // A second removal for another reason does not show it.
  await app.platform.database.pool.query(
    `WITH old AS (SELECT * FROM decisions WHERE user_id = $1 AND act = 'remove')
     INSERT INTO decisions OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(NULL::decisions, to_jsonb(old) || jsonb_build_object(
       'id', (SELECT max(id) + 1 FROM decisions), 'number', 'D-SECOND', 'reason', 'nudity',
       'client_id', NULL, 'case_id', NULL, 'puid', gen_random_uuid(), 'item', (SELECT id FROM photos WHERE user_id = $1)))).* FROM old`,
    [owner.id],
  );
  expect(await listOf(owner)).toMatchObject([{ number: 'D-SECOND', image: null }]);
  expect(await load(address)).toBe(404);
});

/** The sessions of members end when the clock moves far. */
async function loggedIn(member: BuiltMember): Promise<BuiltMember> {
  await app.platform.database.pool.query(`UPDATE sessions SET expires_at = $2, used_at = $3 WHERE user_id = $1`, [
    member.id,
    new Date(app.platform.clock.now().getTime() + 86_400_000),
    app.platform.clock.now(),
  ]);
  return member;
}
