import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#platform/contract/languages.ts';
import { buildMember } from '#tests/support/builders.ts';
import { pagePaths } from '#tests/support/page-paths.ts';
import { createSiteContent } from '#features/site-content/server/index.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getOperatorPage } from '../contract/endpoints.ts';
import { slugProblem } from '../contract/slug.ts';
import { publicOperatorPages, putPage, withdrawPage } from './index.ts';
import { renderMarkdown } from './render-markdown.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const siteAt = (host: string) => app.features.sites.byHost(host);
const deps = () => ({ db: app.platform.database.db, clock: app.platform.clock, content: createSiteContent(app.platform) });
async function put(slug: string, language: Language, body = 'Text', host = 'localhost') {
  const page = { slug, language, title: `${slug} ${language}`, description: 'Kurz gesagt.', body };
  return putPage(deps(), (await siteAt(host)).id, page);
}
const read = async (slug: string, language?: Language, client = app.client()) =>
  client.call(getOperatorPage, { query: { slug, ...(language && { language }) } });

describe('a page of the operator', () => {
  test('is there in the reader’s language, else in the site’s, else in German, else in any', async () => {
    for (const language of ['en', 'de'] as const) expect((await put('about', language)).ok).toBe(true);
    expect((await read('about', 'en')).reply.page).toMatchObject({ slug: 'about', language: 'en', title: 'about en' });
    expect((await read('about', 'fi')).reply.page.language).toBe('de');
    await put('only-french', 'fr');
    expect((await read('only-french', 'sv')).reply.page.language).toBe('fr');
    const visitor = app.client();
    visitor.cookies.set('locale', 'en');
    expect((await read('about', undefined, visitor)).reply.page.language).toBe('en');
    const { client, id } = await buildMember(app);
    await app.platform.database.pool.query(`UPDATE users SET language = 'en' WHERE id = $1`, [id]);
    expect((await read('about', undefined, client)).reply.page.language).toBe('en');
  });

  test('belongs to its site, and can be replaced', async () => {
    await put('ours', 'de', 'Alt');
    await put('ours', 'de', 'Neu');
    expect((await read('ours')).reply.page.html).toBe('<p>Neu</p>\n');
    expect((await read('ours', undefined, app.client({ host: 'de.localhost:3000' }))).status).toBe(404);
  });

  test('that was withdrawn is gone, until it is written again', async () => {
    await put('gone', 'de');
    await put('gone', 'fi');
    const site = await siteAt('localhost');
    expect(await withdrawPage(deps(), site.id, 'gone')).toBe(true);
    for (const language of ['de', 'fi', 'en'] as const) {
      const { status, error } = await read('gone', language);
      expect([status, error?.code]).toEqual([410, 'page_withdrawn']);
    }
    expect((await publicOperatorPages(app.platform.database.db, site)).map(({ path }) => path)).not.toContain('/gone');
    await put('gone', 'de');
    expect((await read('gone', 'fi')).reply.page.language).toBe('fi');
    expect(await withdrawPage(deps(), site.id, 'never')).toBe(false);
  });

  test('is refused without a title or text, or when it is too long', async () => {
    expect(await put('long', 'de', 'x'.repeat(50_001))).toMatchObject({ ok: false, code: 'empty_or_too_long' });
    expect(await put('empty', 'de', '  ')).toMatchObject({ ok: false, code: 'empty_or_too_long' });
  });

  test.each([
    '',
    'a',
    'About',
    '../x',
    'a/b',
    'a.b',
    '-a',
    'ä',
    'x'.repeat(41),
    'x'.repeat(43),
    'u-abc',
    'a\0b',
    "a'--",
    'login',
    'de',
    'api',
    'pages',
  ])('cannot be at "%s", and asking for it finds nothing', async (slug) => {
    expect((await put(slug, 'de')).ok).toBe(false);
    const response = await app.client().raw('GET', `/api/page.php?slug=${encodeURIComponent(slug)}`);
    expect(response.status).toBe(404);
  });

  test('cannot take the address of any page of the site', () => {
    const firsts = pagePaths().flatMap((path) => /^[a-z][a-z-]*/.exec(path) ?? []);
    expect(firsts.length).toBeGreaterThan(30);
    expect(firsts.filter((first) => slugProblem(first) === null)).toEqual([]);
  });
});

describe('the Markdown of an operator', () => {
  test('becomes headings below the title, lists, quotes, tables and links', () => {
    expect(renderMarkdown('# A\n\n- b **c**\n\n> d\n\n[e](/pricing)')).toBe(
      '<h2>A</h2>\n<ul>\n<li>b <strong>c</strong></li>\n</ul>\n<blockquote>\n<p>d</p>\n</blockquote>\n<p><a class="link" href="/pricing">e</a></p>\n',
    );
    expect(renderMarkdown('[x](https://example.org)')).toContain('rel="noopener nofollow"');
    expect(renderMarkdown('|a|b|\n|-|-|\n|1|2|')).toContain('<td>2</td>');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '[a](//evil.test)',
    '[a](/\\evil.test)',
    // Browsers leave tabs and line ends out of an address.
    '[a](</\t/evil.test>)',
    '[a](/&#9;/evil.test)',
    '[a](/&#10;/evil.test)',
    '![a](https://evil.test/pixel.png)',
    '<https://evil.test/"onmouseover="alert(1)>',
    '[a](https://x.test "t\\" onclick=alert(1) x=\\"")',
    '[a]: javascript:alert(1)\n\n[a]',
    '```<script>\nalert(1)\n```',
    '&lt;script&gt;',
    // After these tags, text would be passed on as it is.
    'a <code> <meta/http-equiv="refresh"/content="0;url=//evil.test">',
    '<kbd> <a/href="//evil.test"/style="position:fixed">x</a>',
    'a <pre > <img/src=x/onerror=alert(1)',
    '- a <script> <svg/onload=alert(1)>',
  ])('has nothing of its own that runs or loads: %s', (text) => {
    const html = renderMarkdown(text);
    expect(html).not.toMatch(
      /<(?!\/?(?:a|p|ul|li|pre|code)[ >])|<[^>]+\son\w+=(?!&quot;)[^>"]*>|href="(?!https:\/\/|mailto:|tel:|\/(?!\s*[/\\])|#)/i,
    );
  });
});
