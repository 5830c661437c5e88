import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/languages.ts';
import { sendGift as sendGiftEndpoint, getGifts as getGiftsEndpoint } from '#features/chat/contract/endpoints.ts';
import { getIcebreakers as getIcebreakersEndpoint } from '#features/chat/contract/icebreakers.ts';
import { getLander } from '#features/landers/contract/endpoints.ts';
import { getOperatorPage } from '#features/operator-pages/contract/endpoints.ts';
import { putPage } from '#features/operator-pages/server/index.ts';
import { contentKinds } from '#features/site-content/contract/kinds.ts';
import { createSiteContent } from '#features/site-content/server/index.ts';
import { getTeasers } from '#features/teasers/contract/endpoints.ts';
import { addTeaser } from '#features/teasers/server/index.ts';
import { getLog } from '#features/staff/contract/log.ts';
import { buildMember } from '#tests/support/builders.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import {
  getContent,
  getContentList,
  getContentVersions,
  previewContent,
  publishContent,
  putContent,
  revertContent,
} from '../contract/endpoints.ts';

let app: TestApp;
let staff: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  staff = (await buildStaff(app)).client;
});
afterAll(() => app.close());

type Body = BodyOf<typeof putContent>;
const put = (body: Body, client = staff) => client.call(putContent, { query: {}, body });
const publish = (body: BodyOf<typeof publishContent>) => staff.call(publishContent, { query: {}, body });
async function live(body: Body) {
  const saved = await put(body);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const { kind, key, language = null } = body;
  const published = await publish({ kind, key, language });
  if (published.status !== 200) throw new Error(JSON.stringify(published.body));
}
const piece = async (kind: Body['kind'], key: string) => (await staff.call(getContent, { query: { kind, key } })).reply.content[0];
const rows = async () => (await app.platform.database.pool.query('SELECT count(*)::int AS n FROM staff_log')).rows[0].n as number;

describe('a page', () => {
  const read = async (language: Language) => app.client().call(getOperatorPage, { query: { slug: 'our-house', language } });
  const page = { kind: 'page', key: 'our-house' } as const;

  test('is a draft until it is published, in each language, with fallback and history', async () => {
    expect((await put({ ...page, language: 'de', title: 'Unser Haus', body: 'Hallo' })).status).toBe(200);
    expect((await read('de')).status).toBe(404);
    await publish({ ...page, language: 'de' });
    expect((await read('de')).reply.page).toMatchObject({ language: 'de', title: 'Unser Haus', html: '<p>Hallo</p>\n' });
    expect((await read('pl')).reply.page.language).toBe('de');
    await live({ ...page, language: 'pl', title: 'Nasz dom', lead: 'O nas', body: 'Cześć' });
    expect((await read('pl')).reply.page).toMatchObject({ language: 'pl', title: 'Nasz dom' });
    await live({ ...page, language: 'de', title: 'Unser Haus', body: 'Willkommen' });
    expect(await piece('page', 'our-house')).toMatchObject({ name: 'Unser Haus', own: true, complete: ['de', 'pl'], drafted: false });
    const { texts = [] } = (await piece('page', 'our-house')) ?? {};
    expect(texts.find(({ language }) => language === 'pl')?.stale).toBe(true);

    const { versions } = (await staff.call(getContentVersions, { query: { ...page, language: 'de' } })).reply;
    expect(versions.map(({ version, published_at }) => [version, published_at !== null])).toEqual([
      [2, true],
      [1, true],
    ]);
    expect(versions[0]?.saved_by?.name).toEqual(expect.any(String));
    expect((await staff.call(revertContent, { query: {}, body: { ...page, language: 'de', to: 1 } })).status).toBe(200);
    expect((await read('de')).reply.page.html).toBe('<p>Hallo</p>\n');
    const again = await staff.call(revertContent, { query: {}, body: { ...page, language: 'de', to: 1 } });
    expect(again.error?.code).toBe('nothing_to_publish');
  });

  test('can be hidden as a whole, and shown again', async () => {
    await live({ ...page, language: 'de', title: 'Unser Haus', body: 'Noch einmal' });
    await live({ ...page, language: null, hidden: true });
    expect((await read('de')).error?.code).toBe('page_withdrawn');
    await live({ ...page, language: 'de', title: 'Unser Haus', body: 'Umgebaut' });
    expect((await read('de')).error?.code).toBe('page_withdrawn');
    await live({ ...page, language: null, hidden: false });
    expect((await read('de')).reply.page.html).toBe('<p>Umgebaut</p>\n');
  });

  test('that a command has written is in the list, and is edited here', async () => {
    const { database, clock } = app.platform;
    const { id } = await app.features.sites.byHost('localhost');
    const text = { slug: 'by-hand', language: 'en', title: 'By hand', description: 'Short.', body: 'Written' } as const;
    await putPage({ db: database.db, clock, content: createSiteContent(app.platform) }, id, text);
    const { texts = [] } = (await piece('page', 'by-hand')) ?? {};
    const found = texts.find(({ language }) => language === 'en');
    expect(found).toMatchObject({ live: 'published', content: { title: 'By hand', lead: 'Short.', body: 'Written' } });
    expect((await put({ ...found?.content, title: 'By us' } as Body)).status).toBe(200);
    await publish({ kind: 'page', key: 'by-hand' });
    const seen = await app.client().call(getOperatorPage, { query: { slug: 'by-hand' } });
    expect(seen.reply.page.title).toBe('By us');
  });

  test('does nothing but show words, whatever they are', async () => {
    const nasty = '<script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1)) ![x](https://evil.test/x.png)';
    await live({ ...page, language: 'en', title: '<b>"\'&', lead: '"><script>', body: nasty });
    const { html, title } = (await read('en')).reply.page;
    expect(title).toBe('<b>"\'&');
    expect(html).not.toMatch(/<script|<img|<a /);
    const preview = await staff.call(previewContent, { query: {}, body: { ...page, language: 'en', title: 'x', body: nasty } });
    expect(preview.reply.html).not.toMatch(/<script|<img|<a /);
  });

  test('has an address of its own', async () => {
    for (const [key, problem] of [
      ['login', 'reserved'],
      ['admin', 'reserved'],
      ['de', 'reserved'],
      ['u-x', 'malformed'],
      ['9', 'malformed'],
    ] as const)
      expect((await put({ ...page, key, language: 'de', title: 'x', body: 'x' })).error).toMatchObject({
        code: 'content_refused',
        params: { field: 'key', problem },
      });
  });
});

describe('a lander', () => {
  const shown = async (locale: string, name = 'alonetonight') => {
    const client = app.client();
    client.cookies.set('locale', locale);
    return (await client.call(getLander, { query: { name } })).reply;
  };

  test('says what the operator has written, and in other languages what we have', async () => {
    await live({ kind: 'lander', key: 'alonetonight', language: 'pl', headline: 'Jeszcze ktoś nie śpi?' });
    const { texts } = await shown('pl');
    expect(texts).toEqual({ pl: { title: 'Jeszcze ktoś nie śpi?', text: expect.any(String) } });
    await live({ kind: 'lander', key: 'alonetonight', language: 'pl', headline: null, lead: null });
    expect((await shown('pl')).texts).toEqual({});
  });

  test('shows the film that is chosen for it', async () => {
    await live({ kind: 'lander', key: 'video', language: null, film: 'two-cups' });
    expect((await shown('de', 'video')).film).toBe('two-cups');
    for (const [key, film, problem] of [
      ['video', 'none', 'unknown'],
      ['maplanding', 'two-cups', 'not_here'],
    ] as const)
      expect((await put({ kind: 'lander', key, language: null, film })).error?.params).toEqual({ field: 'film', problem });
  });
});

describe('gifts and icebreakers', () => {
  test('a gift costs what is published, and nobody pays another price than the one seen', async () => {
    const { client } = await buildMember(app, { credits: 100 });
    const to = await buildMember(app);
    await live({ kind: 'gift', key: 'tulip', offered: true, price: 7 });
    await live({ kind: 'gift', key: 'cake', offered: false });
    const { gifts } = (await client.call(getGiftsEndpoint)).reply;
    expect(gifts.find(({ gift }) => gift === 'tulip')?.cost.credits).toBe(7);
    expect(gifts.map(({ gift }) => gift)).not.toContain('cake');
    const give = (gift: 'tulip' | 'cake', cost?: number, client_id: string = crypto.randomUUID()) =>
      client.call(sendGiftEndpoint, { body: { profile: to.id, client_id, gift, ...(cost !== undefined && { cost }) } });
    expect((await give('cake', 5)).error?.code).toBe('gift_gone');
    expect((await give('tulip', 5)).error).toMatchObject({ code: 'gift_price_changed', params: { cost: 7 } });
    const id = crypto.randomUUID();
    expect((await give('tulip', 7, id)).reply.credits).toBe(93);
    await live({ kind: 'gift', key: 'tulip', offered: true, price: 9 });
    // The same call again, after the price has changed, is still the first one.
    expect((await give('tulip', 7, id)).reply.credits).toBe(93);
  });

  test('an icebreaker of ours can be hidden, and own ones are read in the reader’s language or the site’s', async () => {
    const { client } = await buildMember(app);
    const other = await buildMember(app);
    const read = async () => (await client.call(getIcebreakersEndpoint, { query: { profile: other.id } })).reply.icebreakers;
    const [before] = [await read()];
    const { content } = (await staff.call(getContent, { query: { kind: 'icebreaker' } })).reply;
    for (const { key } of content) await live({ kind: 'icebreaker', key, language: null, hidden: true });
    await live({ kind: 'icebreaker', key: 'harbour', language: 'de', text: 'Ist das da hinten Warnemünde?' });
    expect(before.length).toBeGreaterThan(1);
    expect(await read()).toEqual(['Ist das da hinten Warnemünde?']);
    expect((await put({ kind: 'icebreaker', key: 'openings-1', language: 'de', text: 'Anders' })).error?.params['problem']).toBe(
      'not_here',
    );
    expect((await put({ kind: 'icebreaker', key: 'openings-99', language: 'de', text: 'Neu' })).error?.params['problem']).toBe('reserved');
    for (const { key } of content) await live({ kind: 'icebreaker', key, language: null, hidden: false });
  });
});

test('a teaser gets other words, another place, or is hidden', async () => {
  const { platform, features } = app;
  await platform.database.pool.query('DELETE FROM teasers');
  const { id: site } = await features.sites.byHost('localhost');
  const teaser = {
    kind: 'live_cam',
    advertiser: 'Cams',
    url: 'https://cams.example/',
    texts: { de: { title: 'Eins', text: 'Alt' } },
  } as const;
  const add = async (title: string, position: number) => {
    const added = await addTeaser(
      { db: platform.database.db, storage: platform.storage },
      site,
      { ...teaser, position, texts: { de: { title, text: 'Alt' } } },
      null,
    );
    return String(added.ok ? added.value.id : 0);
  };
  const [one, two] = [await add('Eins', 1), await add('Zwei', 2)];
  const titles = async (language: Language) =>
    (await app.client().call(getTeasers, { query: { language } })).reply.teasers.map(({ title }) => title);
  await live({ kind: 'teaser', key: one, language: 'pl', title: 'Jeden', text: 'Nowy' });
  expect(await titles('pl')).toEqual(['Jeden', 'Zwei']);
  await live({ kind: 'teaser', key: one, language: null, position: 5 });
  expect(await titles('de')).toEqual(['Zwei', 'Eins']);
  await live({ kind: 'teaser', key: two, language: null, hidden: true });
  expect(await titles('de')).toEqual(['Eins']);
  expect((await put({ kind: 'teaser', key: '999999', language: null, hidden: true })).error?.params['problem']).toBe('unknown');
});

describe('every kind', () => {
  test('answers what can be changed and sent back, and a repeated call changes nothing', async () => {
    const { pieces } = (await staff.call(getContentList, { query: {} })).reply;
    expect(pieces.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['lander', 'icebreaker', 'gift', 'legal']));
    for (const kind of contentKinds) {
      const { content } = (await staff.call(getContent, { query: { kind } })).reply;
      for (const { key, texts } of content.slice(0, 3))
        for (const text of texts.filter((one) => one.content !== null)) {
          const sent = text.content as Body;
          expect([kind, key, text.language, (await put(sent)).status]).toEqual([kind, key, text.language, 200]);
          const before = await rows();
          expect((await put(sent)).status).toBe(200);
          expect(await rows()).toBe(before);
        }
    }
  });

  test('has one row in the log for each save and each publication', async () => {
    const before = await rows();
    await live({ kind: 'gift', key: 'star', offered: true, price: 3 });
    expect(await rows()).toBe(before + 2);
    const { rows: log } = (await staff.call(getLog, { query: {} })).reply;
    expect(log.slice(0, 2).map(({ what, subject }) => [what, subject])).toEqual([
      ['content-publish', 'gift star'],
      ['content', 'gift star all'],
    ]);
  });

  test.each([
    { kind: 'page', key: 'x1', language: 'de', title: 1, body: 'x' },
    { kind: 'page', key: 'x1', language: 'de', title: 'x', body: 'x', price: 5 },
    { kind: 'page', key: 'x1', language: 'de', title: 'x'.repeat(121), body: 'x' },
    { kind: 'page', key: 'x1', language: 'de', title: 'x', body: 'x'.repeat(50_001) },
    { kind: 'page', key: 'x1', language: 'xx', title: 'x', body: 'x' },
    { kind: 'page', key: 'x1', language: 'de', title: ' \u200b ', body: 'x' },
    { kind: 'page', key: 'x1', language: 'de', title: 'x' },
    { kind: 'page', key: 'x1', title: 'x', body: 'x' },
    { kind: 'page', key: '../x', language: 'de', title: 'x', body: 'x' },
    { kind: 'gift', key: 'tulip', offered: 'yes', price: 5 },
    { kind: 'gift', key: 'tulip', offered: true, price: -1 },
    { kind: 'gift', key: 'tulip', offered: true, price: 1.5 },
    { kind: 'gift', key: 'tulip', offered: true, price: 1e9 },
    { kind: 'gift', key: 'gold', offered: true, price: 5 },
    { kind: 'lander', key: 'none', language: 'de', headline: 'x' },
    { kind: 'lander', key: 'gallery', headline: 'x' },
    { kind: 'icebreaker', key: 'own', language: 'de', text: '{name}, hallo' },
    { kind: 'icebreaker', key: 'own', text: 'Hallo' },
    { kind: 'other', key: 'x1' },
    [],
    null,
    'x',
  ])('refuses what does not fit (%#)', async (body) => {
    const { status, error } = await staff.raw('PUT', '/api/admin/content.php', body);
    expect([status, error?.code]).toEqual([400, expect.stringMatching(/^(invalid_request|content_refused)$/)]);
  });

  test('stores no characters that the database refuses', async () => {
    const sent = await put({ kind: 'page', key: 'zero', language: 'de', title: 'a\0b\ud800', body: 'c\0d' });
    expect(sent.reply.texts[0]?.content).toMatchObject({ title: 'ab\ufffd', body: 'cd' });
  });

  test('gives whoever is late both versions, and loses nothing of fifty at once', async () => {
    const second = (await buildStaff(app)).client;
    const text = { kind: 'page', key: 'both', language: 'de', body: 'x' } as const;
    await put({ ...text, title: 'First' });
    const sent = await Promise.all([put({ ...text, title: 'Mine', version: 1 }), put({ ...text, title: 'Yours', version: 1 }, second)]);
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { params } = sent.find(({ status }) => status === 409)?.error ?? {};
    expect(params).toMatchObject({ version: 2, yours: 1, theirs: expect.stringMatching(/Mine|Yours/) });
    const many = await Promise.all(Array.from({ length: 50 }, (_, n) => put({ ...text, title: `Title ${n}` })));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
    const titles = new Set<unknown>();
    for (let after: number | null | undefined = undefined; after !== null;) {
      const reply: { versions: readonly { content: unknown }[]; next: number | null } = (
        await staff.call(getContentVersions, {
          query: { kind: 'page', key: 'both', language: 'de', ...(after !== undefined && { after }) },
        })
      ).reply;
      for (const { content } of reply.versions) titles.add((content as { title: string }).title);
      after = reply.next;
    }
    expect(titles.size).toBe(52);
    const published = await Promise.all(Array.from({ length: 10 }, () => publish({ kind: 'page', key: 'both', language: 'de' })));
    expect(published.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
