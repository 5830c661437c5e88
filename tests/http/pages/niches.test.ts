import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accents } from '#app/server/installable/accents.ts';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { lineOfNiche } from '#features/landers/contract/landers.ts';
import { messages as landers } from '#features/landers/messages/de.ts';
import { getSettings } from '#features/site/contract/endpoints.ts';
import { defaultSearchOf, Niche } from '#features/site/contract/niches.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

const page = async (url: string) => (await app.server.inject({ url, headers: { host: 'localhost' } })).body;
const niches = [1, 2, 3, 4, 5, 6, 7];

describe('each niche', () => {
  test('has words on landers and an accent, and no two have the same, and those that name people search for them', async () => {
    const seen = { line: new Set<string>(), accent: new Set<string>(), search: new Set<string>() };
    for (const niche of niches) {
      await changeSettings(app, { niche });
      const line = lineOfNiche(niche);
      const words = line === null ? '' : landers.headline[line];
      const lander = await page('/landers/gallery');
      expect(/class="lander-line">([^<]*)</.exec(lander)?.[1] ?? '').toBe(words);
      seen.line.add(words);
      const sheet = /<link rel="stylesheet" href="(\/accent\.css[^"]*)">/.exec(lander)?.[1] ?? '';
      seen.accent.add(sheet === '' ? '' : await page(sheet));
      // The same on pages of the router, and without a connection.
      for (const url of ['/', '/login', '/offline/de', '/app-shell/de'])
        expect((await page(url)).includes(sheet === '' ? '/accent.css' : `href="${sheet}"`)).toBe(sheet !== '');
      const { reply } = await app.client().call(getSettings);
      expect([reply.niche, reply.default_search]).toEqual([niche, defaultSearchOf(niche)]);
      seen.search.add(JSON.stringify(reply.default_search));
    }
    expect([seen.line.size, seen.accent.size]).toEqual([niches.length, niches.length]);
    expect([...seen.search]).toEqual(['{}', '{"min_age":40}', '{"gender":["man"]}', '{"gender":["woman"]}']);
    await changeSettings(app, { niche: 1 });
  });

  test('is a number from 1 to 7', async () => {
    expect([0, 1, 7, 8, 2.5].filter((niche) => Value.Check(Niche, niche))).toEqual([1, 7]);
    for (const niche of ['0', '1', '8', 'x', '']) {
      const { statusCode } = await app.server.inject({ url: `/accent.css?niche=${niche}`, headers: { host: 'localhost' } });
      expect([niche, statusCode]).toEqual([niche, 404]);
    }
  });

  test('keeps what is written on its accent readable, in both themes', () => {
    const paper = ['#fef9f5', '#170f0e'] as const;
    for (const niche of niches.slice(1)) {
      const { primary, press, blush } = accents[niche] ?? {};
      for (const theme of [0, 1] as const) {
        const [colour, pressed, soft] = [primary?.[theme] ?? '', press?.[theme] ?? '', blush?.[theme] ?? ''];
        const on = theme === 0 ? '#ffffff' : paper[1];
        const contrasts = [contrast(colour, on), contrast(pressed, on), contrast(colour, paper[theme]), contrast(colour, soft)];
        expect([niche, theme, contrasts.filter((ratio) => ratio < 4.5)]).toEqual([niche, theme, []]);
      }
    }
  });

  test('gives way to an accent of the site', async () => {
    await changeSettings(app, { niche: 3, brand: { accent: '#0a5f4b' } });
    for (const url of ['/', '/login', '/landers/gallery', '/offline/de', '/app-shell/de']) {
      const html = await page(url);
      expect([url, html.includes('href="/accent.css?color=0a5f4b"'), html.includes('niche=')]).toEqual([url, true, false]);
    }
    expect(await page('/accent.css?color=0a5f4b')).toContain('--primary:#0a5f4b');
    for (const color of ['0A5F4B', '0a5f4', '0a5f4b;}', 'red', '']) {
      const { statusCode } = await app.server.inject({
        url: `/accent.css?color=${encodeURIComponent(color)}`,
        headers: { host: 'localhost' },
      });
      expect([color, statusCode]).toEqual([color, 404]);
    }
  });
});

/** As WCAG 2.2 has it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
