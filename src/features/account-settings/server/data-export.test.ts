import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { exportedColumns } from '#tests/support/personal-data/exported-columns.ts';
import { buildFullMember, type FullMember } from '#tests/support/personal-data/full-member.ts';
import { notExported } from '#tests/support/personal-data/not-exported.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { personColumns } from '#tests/support/personal-data/person-columns.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { unzipped } from '#tests/support/personal-data/unzip.ts';
import { type DataExport, getDataExport, requestDataExport } from '../contract/endpoints.ts';
import { batchSize } from './make-data-exports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const day = 86_400;
const request = async ({ client }: BuiltMember) => (await client.call(requestDataExport)).reply.data_export;
const getExport = async ({ client }: BuiltMember) => (await client.call(getDataExport)).reply.data_export;

const fetchFile = ({ cookies }: TestClient, url: string) =>
  app.server.inject({
    method: 'GET',
    url,
    headers: { host: 'localhost', cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
  });

/** Waits for the file. A run that has already started may have missed the request. */
const made = (member: BuiltMember): Promise<DataExport & { url: string }> =>
  eventually(async () => {
    await advanceClock(app, 0);
    const found = await getExport(member);
    if (found?.url == null) throw new Error('the export is not ready');
    return { ...found, url: found.url };
  });

async function ready(member: BuiltMember): Promise<DataExport & { url: string }> {
  await request(member);
  return made(member);
}

async function contentFor(member: BuiltMember): Promise<Map<string, unknown>> {
  const { rawPayload } = await fetchFile(member.client, (await ready(member)).url);
  return unzipped(rawPayload);
}

describe('a data export', () => {
  let member: FullMember;
  let content: Map<string, unknown>;
  beforeAll(async () => {
    member = await buildFullMember(app, 'export');
    content = await contentFor(member);
  });

  test('covers every table with a reference to the member', async () => {
    const exported = new Set<string>(app.features.ownData(app.platform.database.db).flatMap(({ tables }) => tables));
    const tables = new Set((await personColumns(app)).map(({ table }) => table));
    // That an authority asks for an account is not for its member to know.
    expect([...tables].filter((table) => !exported.has(table))).toEqual(['account_holds']);
  });

  test('holds every column of those tables, but for those with a reason', async () => {
    const { exported, missing } = await exportedColumns(app, member.id);
    const reasons: readonly string[] = Object.keys(notExported);
    expect(missing.filter((column) => !reasons.includes(column))).toEqual([]);
    expect(exported.filter((column) => reasons.includes(column))).toEqual([]);
  });

  test('has a file for each topic, and none of them is empty', () => {
    const names = app.features.ownData(app.platform.database.db).map(({ name }) => `${name}.json`);
    expect(new Set(names).size).toBe(names.length);
    expect([...content.keys()].filter((name) => name.endsWith('.json'))).toEqual(names);
    expect(names.filter((name) => (content.get(name) as unknown[]).length === 0)).toEqual([]);
  });

  test('contains the profile, messages and purchases of the member', () => {
    expect(content.get('account.json')).toEqual([expect.objectContaining({ email: member.email, status: 'active' })]);
    expect(content.get('profile.json')).toEqual([expect.objectContaining({ name: member.name, town: 'Leipzig' })]);
    expect(content.get('conversations.json')).toEqual([
      expect.objectContaining({ with_id: member.before.id, with_name: 'Anna', started_by_me: true }),
      expect.objectContaining({ with_id: member.after.id, with_name: 'Anna', started_by_me: false }),
    ]);
    expect(content.get('messages.json')).toEqual([
      expect.objectContaining({ from_me: true, text: expect.stringContaining(member.name), credits: 5 }),
      expect.objectContaining({ from_me: false, text: 'Hallo', credits: null }),
      expect.objectContaining({ from_me: true }),
      expect.objectContaining({ from_me: false }),
    ]);
    expect(content.get('likes-received.json')).toHaveLength(2);
    expect(content.get('orders.json')).toEqual(expect.arrayContaining([expect.objectContaining({ id: member.order, state: 'completed' })]));
    expect(content.get('tracking.json')).toEqual([expect.objectContaining({ network: 'ads' })]);
  });

  test('contains the photos in their largest size, including pending ones, and the images of conversations', () => {
    const listed = ['photos.json', 'conversation-pictures.json'].flatMap((name) => content.get(name) as { file: string }[]);
    expect(listed).toHaveLength(4);
    expect([...content.keys()].filter((name) => name.startsWith('photos/'))).toEqual(listed.map(({ file }) => `photos/${file}`));
  });

  test('contains no hash, and nothing of other members but id and name', () => {
    const text = JSON.stringify([...content]);
    expect(text).not.toMatch(/hash|argon2/);
    for (const other of [member.before, member.after]) expect(text).not.toContain(other.email);
    // Does not reveal who has blocked the member.
    expect(content.get('blocked-members.json')).toHaveLength(1);
  });

  test('omits members who are no longer visible to the member', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 50 }), await buildMember(app, { credits: 50, name: 'Ben' })];
    await wrote(anna, ben, 'von mir');
    await wrote(ben, anna, 'von ihm');
    await ben.client.call(block, { body: { id: anna.id } });
    const files = await contentFor(anna);
    expect(files.get('conversations.json')).toEqual([expect.objectContaining({ with_id: ben.id, with_name: null })]);
    expect(files.get('messages.json')).toEqual([expect.objectContaining({ text: 'von mir' })]);
    expect(files.get('likes-received.json')).toEqual([]);
  });
});

describe('a member who requests a data export', () => {
  test('gets one a day, however often they request it, and a mail when it is ready', async () => {
    const anna = await buildMember(app, { language: 'en' });
    expect(await getExport(anna)).toBeNull();
    const requested = await Promise.all(Array.from({ length: 10 }, () => request(anna)));
    expect(new Set(requested.map((each) => each?.requested_at)).size).toBe(1);
    const first = await made(anna);
    expect(first).toMatchObject({ state: 'ready', requested_at: requested[0]?.requested_at });
    expect(await request(anna)).toEqual(first);

    const [mail] = await mailsTo(app, anna.email);
    expect(mail?.links).toContain(`http://localhost${first.url}`);
    await advanceClock(app, day - 60);
    expect((await request(anna))?.requested_at).toBe(first.requested_at);
    await advanceClock(app, 60);
    const next = await request(anna);
    expect(next?.requested_at).not.toBe(first.requested_at);
    await made(anna);
    expect(await settledMailsTo(app, anna.email)).toHaveLength(2);
  });

  test('does not wait for earlier exports that fail', { timeout: 300_000 }, async () => {
    const { db } = app.platform.database;
    const broken = await Promise.all(Array.from({ length: batchSize }, () => buildMember(app)));
    const ids = broken.map(({ id }) => id);
    await db.deleteFrom('profiles').where('user_id', 'in', ids).execute();
    const wanted = ids.map((id) => ({ user_id: id, requested_at: app.platform.clock.now(), origin: 'http://localhost' }));
    await db.insertInto('data_exports').values(wanted).execute();
    expect(await ready(await buildMember(app))).toMatchObject({ state: 'ready' });
    await db.deleteFrom('data_exports').where('user_id', 'in', ids).execute();
  });

  test('is the only one who can download it, for seven days', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    const { url, expires_at } = await ready(anna);
    const file = await fetchFile(anna.client, url);
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([200, 'application/zip', 'no-store']);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="data-\d{4}-\d\d-\d\d\.zip"$/);
    expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length);

    expect((await fetchFile(ben.client, url)).statusCode).toBe(404);
    const visitor = await fetchFile(app.client(), url);
    expect([visitor.statusCode, visitor.headers.location]).toEqual([302, '/login']);
    const token = url.split('/').at(-1) ?? '';
    const [id = '', until = '', signature = ''] = token.split('.');
    const forged = [
      `${id}.${Number(until) + 1}.${signature}`,
      `${Number(id) + 1}.${until}.${signature}`,
      `${id}.${until}.`,
      `${id}.${until}`,
      `${token}x`,
      '%00',
      'x'.repeat(190),
      (await ready(ben)).url.split('/').at(-1),
    ];
    for (const each of forged) expect((await fetchFile(anna.client, `/data-export/${each}`)).statusCode).toBe(404);

    const { file: stored } = await app.platform.database.db
      .selectFrom('data_exports')
      .select('file')
      .where('user_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    const left = (new Date(expires_at ?? '').getTime() - app.platform.clock.now().getTime()) / 1000;
    await advanceClock(app, left - 60);
    expect((await fetchFile(anna.client, url)).statusCode).toBe(200);
    await advanceClock(app, 60);
    expect((await fetchFile(anna.client, url)).statusCode).toBe(404);
    expect(await getExport(anna)).toBeNull();
    expect(await app.platform.storage.open(stored ?? '')).toBeNull();
  });

  test('must be logged in', async () => {
    expect((await app.client().call(requestDataExport)).error?.code).toBe('authentication_required');
    expect((await app.client().call(getDataExport)).error?.code).toBe('authentication_required');
  });
});
