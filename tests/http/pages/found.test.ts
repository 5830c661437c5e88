import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pLimit from 'p-limit';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { languages } from '#platform/contract/languages.ts';
import { putPage, withdrawPage } from '#features/operator-pages/server/index.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createSiteContent } from '#features/site-content/server/index.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

const origin = 'http://localhost:3000';
const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url: url.replace(origin, ''), headers: { host: 'localhost:3000', ...headers } });

/** Words that rightly are the same. */
const sameAsEnglish = new Set(fs.readFileSync('scripts/checks/same-as-english.txt', 'utf8').split('\n'));

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
const tag = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => value);
const canonicals = (html: string) => tag(html, /<link rel="canonical" href="([^"]+)">/g);
const titleOf = (html: string) => tag(html, /<title>([^<]+)<\/title>/g)[0] ?? '';
const descriptions = (html: string) => tag(html, /<meta name="description" content="([^"]*)"/g);
const alternates = (html: string): Map<string, string> =>
  new Map([...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, code = '', href = '']) => [code, href]));

async function publicAddresses(): Promise<string[]> {
  const maps = locations((await get('/sitemap.xml')).body);
  expect(maps).toHaveLength(languages.length);
  return (await Promise.all(maps.map(async (map) => locations((await get(map)).body)))).flat();
}

/** Every public page, asked for once: both tests read the same answers. */
async function readPages() {
  const addresses = await publicAddresses();
  const pages = addresses.map(async (address) => {
    const { statusCode, headers, body } = await oneOfFew(() => get(address));
    const hrefs = tag(body, /<(?:a|link|img|script)\b[^>]*\b(?:href|src)="(\/[^"]*)"/g);
    return {
      address,
      status: statusCode,
      language: headers['content-language'],
      robots: headers['x-robots-tag'],
      html: /<html lang="([^"]*)"/.exec(body)?.[1],
      canonicals: canonicals(body),
      alternates: alternates(body),
      words: [titleOf(body), ...descriptions(body)],
      paths: new Set(hrefs.map((href) => href.replaceAll('&amp;', '&').split('#')[0] ?? '')),
    };
  });
  return Promise.all(pages);
}
let reading: ReturnType<typeof readPages> | undefined;
const everyPage = () => (reading ??= readPages());

// More at once would meet the limit of pages that are rendered.
const oneOfFew = pLimit(4);

// Hundreds of pages: minutes on a busy machine.
describe('every public page in every language', { tags: ['slow'], timeout: 600_000 }, () => {
  test('is there once, says what it is in its own language, and names its siblings, which name it', async () => {
    const pages = await everyPage();
    const pathOf = (address: string) => new URL(address).pathname.slice(3);
    const languageOf = (address: string) => new URL(address).pathname.slice(1, 3);
    expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length);
    const english = new Map(
      pages.filter(({ address }) => languageOf(address) === 'en').map(({ address, words }) => [pathOf(address), words]),
    );
    for (const { address, status, language, robots, html, words, ...page } of pages) {
      const expected = languageOf(address);
      expect([address, status, language, robots, html]).toEqual([address, 200, expected, undefined, expected]);
      expect([address, page.canonicals]).toEqual([address, [address]]);
      expect([address, words.length, words.every((text) => text.length > 3)]).toEqual([address, 2, true]);
      if (expected === 'en') continue;
      const isEnglish = (text: string) => english.get(pathOf(address))?.includes(text) && !sameAsEnglish.has(text.replace(/ · .*/, ''));
      expect([address, words.filter(isEnglish)]).toEqual([address, []]);
    }
    const named = new Map(pages.map((page) => [page.address, new Set(page.alternates.values())]));
    for (const { address, alternates: siblings } of pages) {
      expect([address, [...siblings.keys()]]).toEqual([address, [...languages, 'x-default']]);
      for (const sibling of siblings.values()) expect([sibling, named.get(sibling)?.has(address)]).toEqual([sibling, true]);
    }
  });

  test('links only to pages that there are', async () => {
    const pages = await everyPage();
    const statuses = new Map(pages.map(({ address, status }) => [address.replace(origin, ''), status]));
    const others = [...new Set(pages.flatMap(({ paths }) => [...paths]))].filter((path) => !statuses.has(path));
    await Promise.all(others.map(async (path) => statuses.set(path, (await oneOfFew(() => get(path))).statusCode)));
    for (const { address, paths } of pages)
      for (const path of paths) expect([address, path, [200, 302].includes(statuses.get(path) ?? 0)]).toEqual([address, path, true]);
    expect(statuses.size).toBeGreaterThan(languages.length * 15);
  });
});

describe('a language in the address', () => {
  test('wins over the cookie, and without one the page names the address with it', async () => {
    const french = await get('/fr/pricing', { cookie: 'locale=fi' });
    expect(french.body).toContain('<html lang="fr"');
    const finnish = await get('/pricing', { cookie: 'locale=fi' });
    expect(canonicals(finnish.body)).toEqual([`${origin}/fi/pricing`]);
    expect(finnish.headers['content-language']).toBe('fi');
    expect(finnish.headers.vary).toContain('cookie');
    const byHeader = await get('/pricing', { 'accept-language': 'fi' });
    expect(canonicals(byHeader.body)).toEqual([`${origin}/de/pricing`]);
  });

  test('stays in the links of the page', async () => {
    const { body } = await get('/nl/pages/faq');
    expect(body).toContain('href="/nl/pages/terms"');
    expect(body).toContain('href="/nl/pricing"');
    expect(body).toContain('href="/sv/pages/faq"');
  });

  test('leads a member to the page itself', async () => {
    const { client } = await buildMember(app);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { statusCode, headers } = await get('/fr/pricing?a=1', { cookie });
    expect([statusCode, headers['location']]).toEqual([302, '/pricing?a=1']);
    for (const path of ['/fr//evil.test', '/fr///evil.test/x', '/fr/\\evil.test']) {
      const response = await get(path, { cookie });
      expect(response.headers['location']).toMatch(/^\/[^/\\]/);
    }
  });

  test.each([
    '/xx/pricing',
    '/FR/pricing',
    '/fr/fr/pricing',
    '/fr/none',
    '/fr/pages/none',
    '/fr/../../etc/passwd',
    '/fr/%2e%2e/%2e%2e/etc',
    `/fr/${'x'.repeat(2000)}`,
  ])('does not make a page of %s', async (path) => {
    const { statusCode, headers, body } = await get(path);
    expect([path, statusCode, headers['x-robots-tag']]).toEqual([path, 404, 'noindex']);
    expect(canonicals(body)).toEqual([]);
  });

  test('is part of where a login leads', async () => {
    const { statusCode, headers } = await get('/fr/chats');
    expect([statusCode, headers['location']]).toEqual([302, '/fr/login?to=%2Ffr%2Fchats']);
  });
});

describe('a page that the operator wrote', () => {
  test('is found in the languages that it has, and gone when it is withdrawn', async () => {
    const { database, clock } = app.platform;
    const { id } = await app.features.sites.byHost('localhost');
    for (const language of ['de', 'fi'] as const)
      await putPage({ db: database.db, clock, content: createSiteContent(app.platform) }, id, {
        slug: 'about',
        language,
        title: `Über ${language}`,
        description: 'Wer wir sind.',
        body: '# Eins\n\n[Preise](/pricing) <b>x</b>',
      });
    const finnish = await get('/fi/about');
    expect([finnish.statusCode, titleOf(finnish.body)]).toEqual([200, 'Über fi · Emberleaf']);
    expect(finnish.body).toContain('<h2>Eins</h2>');
    expect(finnish.body).toContain('&#60;b&#62;x&#60;/b&#62;');
    expect([...alternates(finnish.body).keys()]).toEqual(['de', 'fi', 'x-default']);
    const french = await get('/fr/about');
    expect([french.statusCode, canonicals(french.body)]).toEqual([200, [`${origin}/de/about`]]);
    expect(french.body).toContain('lang="de"');
    expect((await get('/sitemap-fi.xml')).body).toContain(`${origin}/fi/about</loc>`);
    expect((await get('/sitemap-fr.xml')).body).not.toContain(`${origin}/fr/about</loc>`);
    expect((await get('/share/fi/about.png')).statusCode).toBe(200);

    await withdrawPage({ db: database.db, clock, content: createSiteContent(app.platform) }, id, 'about');
    for (const path of ['/about', '/fi/about']) {
      const gone = await get(path);
      expect([gone.statusCode, gone.headers['x-robots-tag'], canonicals(gone.body)]).toEqual([410, 'noindex', []]);
    }
    expect((await get('/sitemap-fi.xml')).body).not.toContain('/fi/about</loc>');
  });
});

describe('search engines', () => {
  test('are told where everything is, on each site by its own address', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect((await get('/robots.txt', { host: 'de.localhost:3000' })).body).toContain('Sitemap: http://de.localhost:3000/sitemap.xml');
    expect((await get('/robots.txt', { host: 'evil.test' })).statusCode).toBe(421);
    for (const path of ['/sitemap-xx.xml', '/sitemap-.xml', '/sitemap-constructor.xml']) expect((await get(path)).statusCode).toBe(404);
    const other = await get('/pricing', { host: 'de.localhost:3000' });
    expect(alternates(other.body).get('x-default')).toBe('http://de.localhost:3000/nl/pricing');
  });

  test('are kept away from what is somebody’s own', async () => {
    for (const path of ['/members', '/members/1/signup', '/reset-password', '/lang-config', '/fr/members'])
      expect([path, (await get(path)).headers['x-robots-tag']]).toEqual([path, 'noindex']);
  });

  test('find out who runs the site, and the questions with their answers', async () => {
    const graphOf = async (path: string) => {
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await get(path)).body) ?? [];
      return JSON.parse(json) as { '@graph': { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[] };
    };
    expect((await graphOf('/de'))['@graph'].map((part) => part['@type'])).toEqual(['Organization', 'WebSite']);
    const [faq] = (await graphOf('/pl/pages/faq'))['@graph'];
    expect(faq?.['@type']).toBe('FAQPage');
    expect(faq?.mainEntity?.length).toBeGreaterThan(8);
    for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
      expect(name.length).toBeGreaterThan(3);
      expect(acceptedAnswer.text).not.toMatch(/[{}[\]]|undefined/);
    }
  });

  test('and assistants get the site in Markdown', async () => {
    const { body, headers } = await get('/llms.txt');
    expect(headers['content-type']).toContain('text/markdown');
    expect(body).toContain(`](${origin}/de/pages/faq):`);
    expect(body).toContain(`(${origin}/fi)`);
  });
});

describe('the image of a shared link', () => {
  test('is drawn for a page in its language, and for nothing else', async () => {
    const { body } = await get('/fi/pricing');
    const [address = ''] = tag(body, /<meta property="og:image" content="([^"]+)">/g);
    expect(address).toBe(`${origin}/share/fi/pricing.png`);
    const image = await get(address);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
    expect([image.rawPayload.readUInt32BE(16), image.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image.rawPayload.length).toBeLessThan(100_000);
    for (const path of ['/share/xx/pricing.png', '/share/fi/none.png', '/share/fi/constructor.png', '/share/fi/..%2f..%2fpackage.png'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  });
});
