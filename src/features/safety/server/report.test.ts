import { randomUUID } from 'node:crypto';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { deleteFiles } from '#platform/server/file-deletions/file-deletions.ts';
import { plainTraits } from '#features/site/contract/traits.ts';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { block, getReports, report } from '../contract/endpoints.ts';
import { maxReportLength } from '../contract/rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Form = BodyOf<typeof report>;
const send = (from: BuiltMember, about: { id: number }, overrides: Partial<Form> = {}) =>
  from.client.call(report, { body: { client_id: randomUUID(), id: about.id, subject: 'profile', reason: 'fake', ...overrides } });
const listOf = async (member: BuiltMember) => (await member.client.call(getReports)).reply.reports;
const stored = (reporter: BuiltMember) =>
  app.platform.database.db.selectFrom('reports').selectAll().where('reporter_id', '=', reporter.id).orderBy('id').execute();
const photoId = async (name: string) =>
  (await app.platform.database.db.selectFrom('photos').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
const pair = async () =>
  [
    await buildMember(app, { credits: 50 }),
    await buildMember(app, { name: 'Ben', about: 'Schick mir Geld', hair_colour: 'red', sexuality: 'straight', credits: 50 }),
  ] as const;

describe('a report', () => {
  test('of a profile stores its current state, and answers a number', async () => {
    const [anna, ben] = await pair();
    const shown = await buildPhoto(app, ben.id);
    await buildPhoto(app, ben.id, 'pending');
    const { status, reply } = await send(anna, ben, { reason: 'money', text: ' Er will\u0000 Geld. ' });
    expect([status, reply.report]).toEqual([
      200,
      {
        id: expect.any(Number),
        number: expect.stringMatching(/^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
        name: 'Ben',
        subject: 'profile',
        reason: 'money',
        state: 'received',
        created_at: expect.any(String),
        decided_at: null,
        statement: null,
        decision: null,
      },
    ]);
    await app.platform.database.db.updateTable('profiles').set({ name: 'Max', about: '' }).where('user_id', '=', ben.id).execute();
    expect(await stored(anna)).toMatchObject([
      {
        reported_id: ben.id,
        text: 'Er will Geld.',
        evidence: {
          name: 'Ben',
          profile: {
            about: 'Schick mir Geld',
            traits: { ...Object.fromEntries(plainTraits.map((name) => [name, null])), hair_colour: 'red' },
            photos: [{ name: shown, caption: '' }],
          },
        },
      },
    ]);
    expect(JSON.stringify(await stored(anna))).not.toContain('straight');
    expect(await listOf(anna)).toEqual([reply.report]);
    expect(await listOf(ben)).toEqual([]);
  });

  test('of a photo stores a copy of the image, which stays when the owner deletes it', async () => {
    const [anna, ben] = await pair();
    const name = await buildPhoto(app, ben.id);
    const { storage, database } = app.platform;
    const file = `photos/${name.slice(0, 2)}/${name}-640.webp`;
    await storage.put(file, Buffer.from('the picture'));
    const hash = '01'.repeat(32);
    await database.pool.query(`UPDATE photos SET phash = $2::bit(64), caption = 'Ich' WHERE name = $1`, [name, hash]);
    const item = await photoId(name);
    expect((await send(anna, ben, { subject: 'photo', item, reason: 'explicit' })).reply.report).toMatchObject({
      subject: 'photo',
      name: 'Ben',
    });

    await database.db.deleteFrom('photos').where('id', '=', item).execute();
    await deleteFiles(database.db, [file], app.platform.clock.now());
    await app.platform.jobs.runAllNow();
    expect(await storage.stat(file)).toBeNull();
    const copy = `evidence/${name}.webp`;
    expect(await stored(anna)).toMatchObject([{ item, evidence: { photo: { name, hash, caption: 'Ich', file: copy } } }]);
    const kept = await storage.open(copy);
    expect(kept && (await textOf(kept.stream()))).toBe('the picture');
    expect((await app.server.inject({ url: `/media/${name}-640.webp` })).statusCode).toBe(404);
  });

  test('of a photo whose file is missing stores the rest', async () => {
    const [anna, ben] = await pair();
    const name = await buildPhoto(app, ben.id);
    expect((await send(anna, ben, { subject: 'photo', item: await photoId(name) })).status).toBe(200);
    await app.platform.jobs.runAllNow();
    expect(await stored(anna)).toMatchObject([{ evidence: { photo: { hash: null, file: `evidence/${name}.webp` } } }]);
    expect(await app.platform.storage.stat(`evidence/${name}.webp`)).toBeNull();
  });

  test('of a message stores its text, sender, time and conversation', async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(ben, anna, 'Schick mir 500 Euro');
    expect((await send(anna, ben, { subject: 'message', item: message.id, reason: 'money' })).status).toBe(200);
    expect(await stored(anna)).toMatchObject([
      { evidence: { name: 'Ben', message: { sender: ben.id, conversation, text: 'Schick mir 500 Euro', sent_at: message.sent_at } } },
    ]);
  });

  test('of a message is possible after the reporter removed it, and of a GIF without text', async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(ben, anna, 'Schick mir 500 Euro');
    const gif = { id: 'leaf:hello', width: 200, height: 100, title: 'Hallo' };
    const alone = (await wrote(ben, anna)).message.id;
    await app.platform.database.pool.query(`UPDATE messages SET text = '', gif = $2 WHERE id = $1`, [alone, gif]);
    await anna.client.raw('DELETE', '/api/chat.php', { conversation });
    await anna.client.call(block, { body: { id: ben.id } });
    for (const item of [message.id, alone]) expect((await send(anna, ben, { subject: 'message', item })).status).toBe(200);
    expect((await stored(anna)).map(({ evidence }) => evidence)).toMatchObject([
      { message: { text: 'Schick mir 500 Euro', gif: null, image: null } },
      { message: { text: '', gif: 'leaf:hello', image: null } },
    ]);
  });

  test('of a member whom the reporter blocked is possible, for profile, photo and message', async () => {
    const [anna, ben] = await pair();
    const item = await photoId(await buildPhoto(app, ben.id));
    const { message } = await wrote(ben, anna);
    await anna.client.call(block, { body: { id: ben.id } });
    // A rejection when both have blocked each other would reveal the other member's block.
    await app.platform.database.db.insertInto('blocks').values({ user_id: ben.id, blocked_id: anna.id, created_at: new Date() }).execute();
    for (const form of [{}, { subject: 'photo', item }, { subject: 'message', item: message.id }] as const)
      expect((await send(anna, ben, form)).status).toBe(200);
    expect((await listOf(anna)).map(({ subject, name }) => [subject, name])).toEqual([
      ['message', 'Ben'],
      ['photo', 'Ben'],
      ['profile', 'Ben'],
    ]);
  });

  test('that is decided shows the decision and its reasons', async () => {
    const [anna, ben] = await pair();
    await send(anna, ben);
    const at = app.platform.clock.now();
    await app.platform.database.db
      .updateTable('reports')
      .set({ state: 'acted', decided_at: at, statement: 'Das Profil war falsch.' })
      .where('reporter_id', '=', anna.id)
      .execute();
    expect(await listOf(anna)).toMatchObject([{ state: 'acted', decided_at: at.toISOString(), statement: 'Das Profil war falsch.' }]);
  });
});

describe('the same report', () => {
  test('sent again or fifty times in parallel is one report', async () => {
    const [anna, ben] = await pair();
    const form = { client_id: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(anna, ben, form)));
    expect(new Set(responses.map(({ status, reply }) => `${status} ${reply.report.number}`)).size).toBe(1);
    expect(await stored(anna)).toHaveLength(1);
  });

  test('of the same subject with another text, many in parallel, is the first one', async () => {
    const [anna, ben] = await pair();
    const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => send(anna, ben, { text: `Nr. ${n}` })));
    expect(new Set(responses.map(({ status, reply }) => `${status} ${reply.report.number}`)).size).toBe(1);
    expect(await stored(anna)).toHaveLength(1);
  });

  test('by another member or of another subject is a separate one', async () => {
    const [anna, ben] = await pair();
    const clara = await buildMember(app);
    const item = await photoId(await buildPhoto(app, ben.id));
    const numbers = [await send(anna, ben), await send(anna, ben, { subject: 'photo', item }), await send(clara, ben)].map(
      ({ reply }) => reply.report.number,
    );
    expect(new Set(numbers).size).toBe(3);
  });
});

describe('nobody can report', () => {
  const refused = { code: 'not_found', params: {} };

  test('themselves, unknown, disabled or foreign members, or a member who blocked them without having written', async () => {
    const anna = await buildMember(app);
    const [disabled, foreign, blocker] = [
      await buildMember(app, { status: 'not_confirmed' }),
      await buildMember(app, { host: 'de.localhost' }),
      await buildMember(app),
    ];
    await blocker.client.call(block, { body: { id: anna.id } });
    for (const other of [anna, { id: 999_999 }, disabled, foreign, blocker]) expect((await send(anna, other)).error).toEqual(refused);
    expect(await stored(anna)).toEqual([]);
  });

  test('a photo that is pending, unknown or of another member', async () => {
    const [anna, ben] = await pair();
    const pending = await photoId(await buildPhoto(app, ben.id, 'pending'));
    const own = await photoId(await buildPhoto(app, anna.id));
    for (const item of [pending, own, 999_999]) expect((await send(anna, ben, { subject: 'photo', item })).error).toEqual(refused);
    expect(await stored(anna)).toEqual([]);
  });

  test('a message that is their own, by or to another member, or unknown', async () => {
    const [anna, ben] = await pair();
    const clara = await buildMember(app, { credits: 50 });
    const own = (await wrote(anna, ben)).message.id;
    const fromClara = (await wrote(clara, anna)).message.id;
    const toClara = (await wrote(ben, clara)).message.id;
    for (const item of [own, fromClara, toClara, 999_999])
      expect((await send(anna, ben, { subject: 'message', item })).error).toEqual(refused);
  });

  test('without a login', async () => {
    const body = { client_id: randomUUID(), id: 1, subject: 'profile', reason: 'fake' } as const;
    expect((await app.client().call(report, { body })).body).toMatchObject({ authentication_required: true });
    expect((await app.client().call(getReports)).body).toMatchObject({ authentication_required: true });
  });

  test('with a text that is too long, or without an item', async () => {
    const [anna, ben] = await pair();
    expect((await send(anna, ben, { text: 'x'.repeat(maxReportLength + 1) })).error).toEqual({
      code: 'text_too_long',
      params: { field: 'text', max: maxReportLength },
    });
    for (const subject of ['photo', 'message'] as const)
      expect((await send(anna, ben, { subject })).error).toEqual({ code: 'invalid_request', params: { field: 'item', rule: 'required' } });
    for (const wrong of [{ reason: 'dull' }, { subject: 'car' }, { item: 0 }, { client_id: 'x' }, { id: -1 }])
      expect((await send(anna, ben, wrong as Partial<Form>)).error?.code).toBe('invalid_request');
  });
});

test('reports are limited to twenty a day per member, also for parallel requests', async () => {
  const anna = await buildMember(app);
  const others: BuiltMember[] = [];
  for (let n = 0; n < 24; n++) others.push(await buildMember(app, { session: false }));
  const responses = await Promise.all(others.map((other) => send(anna, other)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
  const left = others.filter((_, n) => responses[n]?.status !== 200);
  const refused = responses.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.error]).toEqual([429, { code: 'too_many_reports', params: { hours: 24 } }]);

  // Existing reports are still answered.
  const existing = others.find((_, n) => responses[n]?.status === 200);
  expect((await send(anna, existing ?? anna)).status).toBe(200);
  app.platform.clock.advance(23 * 3600);
  expect((await send(anna, left[0] ?? anna)).error?.params).toEqual({ hours: 1 });
  app.platform.clock.advance(3600);
  for (const other of left) expect((await send(anna, other)).status).toBe(200);
  expect(await listOf(anna)).toHaveLength(24);
});
