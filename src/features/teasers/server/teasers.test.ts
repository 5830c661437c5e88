import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Value } from 'typebox/value';
import { demoTeasers } from '#demo/teasers.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { getTeasers } from '../contract/endpoints.ts';
import { addTeaser, NewTeaser } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.platform.database.pool.query('DELETE FROM teasers'));
afterAll(() => app.close());

const camera: NewTeaser = {
  kind: 'live_cam',
  advertiser: 'Cams',
  url: 'https://cams.example/here?a=1',
  position: 1,
  texts: { de: { title: 'Hallo', text: 'Vor der Kamera' }, nl: { title: 'Hallo daar', text: 'Voor de camera' } },
};
const resold: NewTeaser = { ...camera, kind: 'resold', advertiser: 'Treff', position: 2 };
const najaar = 'de.localhost';

async function add(teaser: Partial<NewTeaser> = {}, { host = 'localhost', bytes = null as Uint8Array | null } = {}) {
  const { platform, features } = app;
  const { id } = await features.sites.byHost(host);
  return addTeaser({ db: platform.database.db, storage: platform.storage }, id, { ...camera, ...teaser }, bytes);
}
const teasersFor = async (client: TestClient, language?: 'de' | 'en' | 'nl' | 'sv') =>
  (await client.call(getTeasers, { query: language === undefined ? {} : { language } })).reply.teasers;
const insert = (changes: Partial<Record<'kind' | 'url' | 'texts', string>>) => {
  const row = { kind: 'live_cam', url: camera.url, texts: JSON.stringify(camera.texts), ...changes };
  return app.platform.database.pool.query(
    `INSERT INTO teasers (site_id, kind, advertiser, url, texts, position) SELECT min(id), $1, 'Cams', $2, $3, 0 FROM sites`,
    [row.kind, row.url, row.texts],
  );
};

describe('teasers', () => {
  test('are empty when the operator has none', async () => {
    const { status, reply } = await app.client().call(getTeasers, { query: {} });
    expect([status, reply]).toEqual([200, { teasers: [] }]);
  });

  test('name their advertiser and target, for members and visitors', async () => {
    await add();
    const visitor = await teasersFor(app.client());
    expect(visitor).toEqual([
      {
        id: expect.any(Number),
        kind: 'live_cam',
        advertiser: 'Cams',
        language: 'de',
        title: 'Hallo',
        text: 'Vor der Kamera',
        url: 'https://cams.example/here?a=1',
        image: null,
      },
    ]);
    expect(await teasersFor((await buildMember(app)).client)).toEqual(visitor);
  });

  test('show members of other sites only where the site resells', async () => {
    await add();
    await add(resold);
    await changeSettings(app, { member_resell: false });
    expect((await teasersFor(app.client())).map(({ kind }) => kind)).toEqual(['live_cam']);
    await changeSettings(app, { member_resell: true });
    expect((await teasersFor(app.client())).map(({ kind }) => kind)).toEqual(['live_cam', 'resold']);
  });

  test("are at most three, in the operator's order, without inactive ones", async () => {
    for (const [title, position] of [
      ['d', 4],
      ['b', 2],
      ['a', 1],
      ['c', 3],
    ] as const)
      await add({ position, texts: { de: { title, text: 'x' } } });
    const titles = async () => (await teasersFor(app.client())).map(({ title }) => title);
    expect(await titles()).toEqual(['a', 'b', 'c']);
    await app.platform.database.pool.query('UPDATE teasers SET active = false WHERE position = 2');
    expect(await titles()).toEqual(['a', 'c', 'd']);
  });

  test('of another site are not shown', async () => {
    await add({}, { host: najaar });
    expect(await teasersFor(app.client())).toEqual([]);
    expect(await teasersFor(app.client({ host: najaar }))).toHaveLength(1);
  });

  test('are neither listed nor counted in the search', async () => {
    const { client } = await buildMember(app);
    const search = async () => (await client.call(searchMembers, { query: {} })).reply;
    const before = await search();
    await add();
    expect(await search()).toEqual(before);
  });
});

describe('the language of a teaser', () => {
  const languagesOf = async (client: TestClient, requested?: 'sv' | 'nl') =>
    (await teasersFor(client, requested)).map(({ language, title }) => [language, title]);

  test('is the requested one, else that of the account, of the cookie, or of the site', async () => {
    await add();
    await add({}, { host: najaar });
    const { client } = await buildMember(app, { language: 'nl' });
    expect(await languagesOf(client)).toEqual([['nl', 'Hallo daar']]);
    expect(await teasersFor(client, 'de')).toMatchObject([{ language: 'de' }]);
    const visitor = app.client();
    expect(await languagesOf(visitor)).toEqual([['de', 'Hallo']]);
    visitor.cookies.set('locale', 'nl');
    expect(await languagesOf(visitor)).toEqual([['nl', 'Hallo daar']]);
    expect(await languagesOf(app.client({ host: najaar }))).toEqual([['nl', 'Hallo daar']]);
  });

  test("falls back to the site's, then to German", async () => {
    await add();
    await add({}, { host: najaar });
    expect(await languagesOf(app.client({ host: najaar }), 'sv')).toEqual([['nl', 'Hallo daar']]);
    expect(await languagesOf(app.client(), 'sv')).toEqual([['de', 'Hallo']]);
    await app.platform.database.pool.query(`UPDATE teasers SET texts = texts - 'nl'`);
    expect(await languagesOf(app.client({ host: najaar }), 'sv')).toEqual([['de', 'Hallo']]);
  });

  test.each(['xx', '', 'de%20', 'de&language=nl'])('is rejected when it is "%s"', async (language) => {
    const { status, error } = await app.client().raw('GET', `/api/teasers.php?language=${language}`);
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });

  test('can be any of ours in the demo teasers', () => {
    for (const { drawing, ...teaser } of demoTeasers) expect([drawing, Value.Check(NewTeaser, teaser)]).toEqual([drawing, true]);
  });
});

describe('an invalid teaser', () => {
  const long = { de: { title: 't'.repeat(61), text: 'x' } };
  const notHttps = [
    'http://cams.example/',
    'javascript:alert(1)',
    '//cams.example/',
    'https://user@cams.example/',
    'https://cams.example/a b',
    'https://',
  ];
  const notTexts = [{ en: { title: 'a', text: 'b' } }, long, { de: { title: '', text: 'b' } }, { de: { title: 'a' } }];

  test.each(notHttps)('links to %s: rejected by the schema and by the table', async (url) => {
    expect(Value.Check(NewTeaser, { ...camera, url })).toBe(false);
    await expect(insert({ url })).rejects.toMatchObject({ code: '23514' });
  });

  test.each(notTexts)('has the texts %o: rejected by the schema and by the table', async (texts) => {
    expect(Value.Check(NewTeaser, { ...camera, texts })).toBe(false);
    await expect(insert({ texts: JSON.stringify(texts) })).rejects.toMatchObject({ code: '23514' });
  });

  test('has an unknown kind or a text in an unsupported language', async () => {
    expect(Value.Check(NewTeaser, camera)).toBe(true);
    expect(Value.Check(NewTeaser, { ...camera, kind: 'member' })).toBe(false);
    expect(Value.Check(NewTeaser, { ...camera, texts: { ...camera.texts, xx: { title: 'a', text: 'b' } } })).toBe(false);
    await expect(insert({ kind: 'member' })).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the image of a teaser', () => {
  const fetchFile = (url: string) => app.server.inject({ method: 'GET', url, headers: { host: 'localhost' } });

  test('is served by us, small, and cached for ever', async () => {
    await add({}, { bytes: await photoOf(1, 800, 600) });
    const [teaser] = await teasersFor(app.client());
    expect(teaser?.image).toEqual({ url: expect.stringMatching(/^\/media\/teaser\/[0-9a-f]{64}\.webp$/), width: 320, height: 240 });
    const { statusCode, headers, rawPayload } = await fetchFile(teaser?.image?.url ?? '');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('is rejected when it is invalid, and then no teaser is added', async () => {
    expect(await add({}, { bytes: Buffer.from('<svg/>') })).toMatchObject({ ok: false, code: 'unsupported' });
    expect(await teasersFor(app.client())).toEqual([]);
  });

  test.each(['unknown.webp', `${'0'.repeat(64)}.webp`, '..%2fsecret', '%2e%2e%2fsecret.webp'])('does not exist as %s', async (file) => {
    expect((await fetchFile(`/media/teaser/${file}`)).statusCode).toBe(404);
  });
});
