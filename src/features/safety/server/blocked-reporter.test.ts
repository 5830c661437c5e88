import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { getChat } from '#features/chat/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { block, getBlocks, getLostConversation, report, unblock } from '../contract/endpoints.ts';
import { reportableDays } from '../contract/rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const refused = { code: 'not_found', params: {} };
const send = (from: BuiltMember, about: { id: number }, overrides: Partial<BodyOf<typeof report>> = {}) =>
  from.client.call(report, { body: { client_id: randomUUID(), id: about.id, subject: 'profile', reason: 'harassment', ...overrides } });
const stored = (reporter: BuiltMember) =>
  app.platform.database.db.selectFrom('reports').selectAll().where('reporter_id', '=', reporter.id).orderBy('id').execute();
const lost = (member: BuiltMember, query: { conversation?: number; profile?: number }) =>
  member.client.call(getLostConversation, { query });

/** Ben has written to Anna, and then blocked her. */
async function blockedAfterWriting() {
  const [anna, ben] = [
    await buildMember(app, { credits: 50 }),
    await buildMember(app, { name: 'Ben', about: 'Schick mir Geld', credits: 50 }),
  ];
  const photo = await buildPhoto(app, ben.id);
  const { conversation, message } = await wrote(ben, anna, 'Ich weiß, wo du wohnst');
  await ben.client.call(block, { body: { id: anna.id } });
  return { anna, ben, photo, conversation, message };
}

describe('a member who was blocked by somebody they had written with', () => {
  test('can report the profile as it was at the block, and each message', async () => {
    const { anna, ben, photo, message } = await blockedAfterWriting();
    const { db } = app.platform.database;
    await db.updateTable('profiles').set({ name: 'Max', about: '' }).where('user_id', '=', ben.id).execute();
    await buildPhoto(app, ben.id);
    expect((await send(anna, ben)).reply.report).toMatchObject({ name: 'Ben', subject: 'profile' });
    expect((await send(anna, ben, { subject: 'message', item: message.id })).reply.report).toMatchObject({ name: 'Ben' });
    expect((await stored(anna)).map(({ evidence }) => evidence)).toMatchObject([
      { name: 'Ben', profile: { about: 'Schick mir Geld', photos: [{ name: photo }] } },
      { name: 'Ben', message: { text: 'Ich weiß, wo du wohnst' } },
    ]);
  });

  test('gets for it the name at the block and the messages received, and nothing else', async () => {
    const { anna, ben, conversation, message } = await blockedAfterWriting();
    await app.platform.database.db.updateTable('profiles').set({ name: 'Max' }).where('user_id', '=', ben.id).execute();
    for (const query of [{ conversation }, { profile: ben.id }])
      expect((await lost(anna, query)).reply).toEqual({
        profile: { id: ben.id, name: 'Ben' },
        messages: [{ id: message.id, text: 'Ich weiß, wo du wohnst', sent_at: message.sent_at }],
      });
    expect((await anna.client.call(getChat, { query: { conversation } })).error).toEqual(refused);
    expect((await anna.client.call(getProfile, { query: { id: ben.id } })).error).toEqual(refused);
    const photo = await app.platform.database.db.selectFrom('photos').select('id').where('user_id', '=', ben.id).executeTakeFirstOrThrow();
    expect((await send(anna, ben, { subject: 'photo', item: photo.id })).error).toEqual(refused);
  });

  test('gets the same when the other member left instead', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 50 }), await buildMember(app, { name: 'Ben', credits: 50 })];
    const { conversation, message } = await wrote(ben, anna, 'Hallo');
    const now = app.platform.clock.now();
    const { db } = app.platform.database;
    await db.updateTable('users').set({ status: 'deleted', deleted_at: now, deleted_from: 'active' }).where('id', '=', ben.id).execute();
    await db.updateTable('profiles').set({ status: 'disabled' }).where('user_id', '=', ben.id).execute();
    expect((await lost(anna, { conversation })).reply).toEqual({
      profile: { id: ben.id, name: 'Ben' },
      messages: [{ id: message.id, text: 'Hallo', sent_at: message.sent_at }],
    });
    expect((await send(anna, ben)).reply.report).toMatchObject({ name: 'Ben' });
  });

  test('has reported once, however often it is sent, and keeps the evidence when the other one then removes all', async () => {
    const { anna, ben, conversation, message } = await blockedAfterWriting();
    const form = { subject: 'message', item: message.id } as const;
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(anna, ben, form)));
    expect(new Set(responses.map(({ status, reply }) => `${status} ${reply.report.number}`)).size).toBe(1);
    await ben.client.raw('DELETE', '/api/chat.php', { conversation });
    await app.platform.database.db.deleteFrom('conversations').where('id', '=', conversation).execute();
    expect(await stored(anna)).toMatchObject([{ evidence: { message: { text: 'Ich weiß, wo du wohnst' } } }]);
  });

  // Regression: another job took the name of the one that deletes it, which then never ran.
  test('can do so for 90 days; then the copy of the profile is gone, too', async () => {
    const { anna, ben, conversation } = await blockedAfterWriting();
    const { db } = app.platform.database;
    const blockedFor = (days: number) =>
      db
        .updateTable('blocks')
        .set({ created_at: new Date(app.platform.clock.now().getTime() - days * 86_400_000) })
        .where('user_id', '=', ben.id)
        .execute();
    const snapshot = () => db.selectFrom('blocks').select('snapshot').where('user_id', '=', ben.id).executeTakeFirstOrThrow();
    await blockedFor(reportableDays - 1);
    await app.platform.jobs.runAllNow();
    expect((await lost(anna, { conversation })).status).toBe(200);
    expect(await snapshot()).toMatchObject({ snapshot: { name: 'Ben' } });
    await blockedFor(reportableDays + 1);
    expect((await send(anna, ben)).error).toEqual(refused);
    expect((await lost(anna, { conversation })).error).toEqual(refused);
    await app.platform.jobs.runAllNow();
    expect(await snapshot()).toEqual({ snapshot: null });
  });
});

test('the member who blocked can report as before', async () => {
  const { anna, ben, conversation } = await blockedAfterWriting();
  expect((await send(ben, anna)).status).toBe(200);
  expect((await lost(ben, { conversation })).reply).toEqual({ profile: { id: anna.id, name: 'Anna' }, messages: [] });
});

test('a conversation is lost for no other member, and for neither member while both are there', async () => {
  const { anna, ben, conversation } = await blockedAfterWriting();
  const third = await buildMember(app);
  expect((await lost(third, { conversation })).error).toEqual(refused);
  expect((await lost(third, { profile: ben.id })).error).toEqual(refused);
  await ben.client.call(unblock, { body: { id: anna.id } });
  expect((await lost(anna, { conversation })).error).toEqual(refused);
  expect((await lost(anna, {})).error?.code).toBe('invalid_request');
  expect((await ben.client.call(getBlocks)).reply.profiles).toEqual([]);
});

test('messages that wait for the activation of their sender cannot be reported', async () => {
  const [anna, waiting] = [await buildMember(app), await buildMember(app, { status: 'not_confirmed', credits: 5 })];
  await wrote(waiting, anna, 'Hallo');
  expect((await lost(anna, { profile: waiting.id })).error).toEqual(refused);
  expect((await send(anna, waiting)).error).toEqual(refused);
});
