import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ownData } from '#app/server/own-data.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat.ts';
import { buildFullMember, type FullMember } from '#tests/support/full-member.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { personColumns } from '#tests/support/person-columns.ts';
import { waitFor } from '#tests/support/shop.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { unzipped } from '#tests/support/unzip.ts';
import { type DataExport, getDataExport, requestDataExport } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const day = 86_400;
const ask = async ({ client }: BuiltMember) => (await client.call(requestDataExport)).reply.data_export;
const look = async ({ client }: BuiltMember) => (await client.call(getDataExport)).reply.data_export;

const fetchFile = ({ cookies }: TestClient, url: string) =>
  app.server.inject({
    method: 'GET',
    url,
    headers: { host: 'localhost', cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
  });

/** A run that began by itself a moment before may have missed what was asked for since. */
const made = (member: BuiltMember): Promise<DataExport & { url: string }> =>
  vi.waitFor(
    async () => {
      await waitFor(app, 0);
      const found = await look(member);
      if (found?.url == null) throw new Error('the export is not ready');
      return { ...found, url: found.url };
    },
    { timeout: 20_000, interval: 100 },
  );

async function ready(member: BuiltMember): Promise<DataExport & { url: string }> {
  await ask(member);
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

  test('tells of every table that knows its member', async () => {
    const exported = new Set<string>(ownData(app.platform.database.db).flatMap(({ tables }) => tables));
    const tables = new Set((await personColumns(app)).map(({ table }) => table));
    expect([...tables].filter((table) => !exported.has(table))).toEqual([]);
  });

  test('has a file for each topic, and none of them is empty', () => {
    const names = ownData(app.platform.database.db).map(({ name }) => `${name}.json`);
    expect(new Set(names).size).toBe(names.length);
    expect([...content.keys()].filter((name) => name.endsWith('.json'))).toEqual(names);
    expect(names.filter((name) => (content.get(name) as unknown[]).length === 0)).toEqual([]);
  });

  test('holds what the member is, wrote and bought', () => {
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

  test('holds the photos in their largest size, pending ones too, and the pictures of conversations', () => {
    const listed = ['photos.json', 'conversation-pictures.json'].flatMap((name) => content.get(name) as { file: string }[]);
    expect(listed).toHaveLength(4);
    expect([...content.keys()].filter((name) => name.startsWith('photos/'))).toEqual(listed.map(({ file }) => `photos/${file}`));
  });

  test('holds no hash, and of others nothing but id and name', () => {
    const text = JSON.stringify([...content]);
    expect(text).not.toMatch(/hash|argon2/);
    for (const other of [member.before, member.after]) expect(text).not.toContain(other.email);
    // Who blocked the member stays untold.
    expect(content.get('blocked-members.json')).toHaveLength(1);
  });

  test('keeps silent about who does not exist for the member any more', async () => {
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

describe('who asks for a data export', () => {
  test('gets one a day, however often they ask, and a mail when it is there', async () => {
    const anna = await buildMember(app, { language: 'en' });
    expect(await look(anna)).toBeNull();
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask(anna)));
    expect(new Set(asked.map((each) => each?.requested_at)).size).toBe(1);
    const first = await made(anna);
    expect(first).toMatchObject({ state: 'ready', requested_at: asked[0]?.requested_at });
    expect(await ask(anna)).toEqual(first);

    const [mail] = await mailsTo(app, anna.email);
    expect(mail?.links).toContain(`http://localhost${first.url}`);
    await waitFor(app, day - 60);
    expect((await ask(anna))?.requested_at).toBe(first.requested_at);
    await waitFor(app, 60);
    const next = await ask(anna);
    expect(next?.requested_at).not.toBe(first.requested_at);
    await made(anna);
    expect(await settledMailsTo(app, anna.email)).toHaveLength(2);
  });

  test('waits for none of those before that cannot be made', async () => {
    const { db } = app.platform.database;
    const broken = await Promise.all(Array.from({ length: 20 }, () => buildMember(app)));
    const ids = broken.map(({ id }) => id);
    await db.deleteFrom('profiles').where('user_id', 'in', ids).execute();
    const wanted = ids.map((id) => ({ user_id: id, requested_at: app.platform.clock.now(), origin: 'http://localhost' }));
    await db.insertInto('data_exports').values(wanted).execute();
    expect(await ready(await buildMember(app))).toMatchObject({ state: 'ready' });
    await db.deleteFrom('data_exports').where('user_id', 'in', ids).execute();
  });

  test('has the file alone, for seven days', async () => {
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
    await waitFor(app, left - 60);
    expect((await fetchFile(anna.client, url)).statusCode).toBe(200);
    await waitFor(app, 60);
    expect((await fetchFile(anna.client, url)).statusCode).toBe(404);
    expect(await look(anna)).toBeNull();
    expect(await app.platform.storage.open(stored ?? '')).toBeNull();
  });

  test('must be logged in', async () => {
    expect((await app.client().call(requestDataExport)).error?.code).toBe('authentication_required');
    expect((await app.client().call(getDataExport)).error?.code).toBe('authentication_required');
  });
});
