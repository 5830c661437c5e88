import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMember, buildPhoto, type BuiltMember } from '#tests/support/builders.ts';
import { chatsOf, wrote } from '#tests/support/chat/chat.ts';
import { decided, reportMember } from '#tests/support/deciding.ts';
import { silentDecisions } from '#tests/support/decisions.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.platform.database.db;
const man = () => buildMember(app, { gender: 'man', search_gender: ['woman'], credits: 100, paid_user: true });
const photosOf = async ({ id }: BuiltMember) =>
  (await db().selectFrom('photos').select('status').where('user_id', '=', id).orderBy('id').execute()).map(({ status }) => status);
const isHidden = async ({ id }: BuiltMember) =>
  (await db().selectFrom('profiles').select('hidden').where('user_id', '=', id).executeTakeFirstOrThrow()).hidden;

/** Hides by machine for the case with this number. */
async function hide(member: BuiltMember, number: string, content: 'photo' | 'profile') {
  const { id, site_id } = await db().selectFrom('cases').select(['id', 'site_id']).where('number', '=', number).executeTakeFirstOrThrow();
  const sites = await app.features.sites.all();
  const site = sites.find((one) => one.id === site_id)?.id;
  if (site === undefined) throw new Error('the case has a site');
  const about = { site, caseId: id, user: member.id, content, item: null, contentDate: null } as const;
  const why = { reason: 'minor', source: 'notice', isIntimate: content === 'photo', language: 'de' } as const;
  return db()
    .transaction()
    .execute((tx) => silentDecisions(app).hideAtOnce(tx, { ...about, ...why }));
}

test('what was hidden at once is a decision by machine, and everything is shown again when there was no violation', async () => {
  const [member, partner] = [await man(), await buildMember(app)];
  await buildPhoto(app, member.id);
  await buildPhoto(app, member.id);
  await wrote(member, partner);
  const number = await reportMember(app, member);
  const photos = await hide(member, number, 'photo');
  const profile = await hide(member, number, 'profile');
  expect([photos.decision.decidedByMachine, photos.decision.appliedAt !== null || photos.decision.dueAt !== null]).toEqual([true, true]);
  expect([await photosOf(member), await isHidden(member), (await chatsOf(partner)).length]).toEqual([['pending', 'pending'], true, 1]);
  const { number: last } = await decided(app, await buildStaff(app), number, { act: 'no_violation' });
  expect([await photosOf(member), await isHidden(member)]).toEqual([['active', 'active'], false]);
  const { id } = await db().selectFrom('decisions').select('id').where('number', '=', last).executeTakeFirstOrThrow();
  const ended = await db()
    .selectFrom('decisions')
    .select('reversed_by')
    .where('id', 'in', [photos.decision.id, profile.decision.id])
    .execute();
  expect(ended).toEqual([{ reversed_by: id }, { reversed_by: id }]);
});

test('a photo that a decision removes stays removed, and the others are shown again', async () => {
  const member = await man();
  const [first] = [await buildPhoto(app, member.id), await buildPhoto(app, member.id)];
  const { id } = await db().selectFrom('photos').select('id').where('name', '=', first).executeTakeFirstOrThrow();
  const number = await reportMember(app, member, { subject: 'photo', item: id });
  await hide(member, number, 'photo');
  await decided(app, await buildStaff(app), number, { act: 'remove' });
  expect(await photosOf(member)).toEqual(['rejected', 'active']);
});
