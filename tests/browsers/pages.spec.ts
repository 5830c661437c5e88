import { landerNames } from '#features/landers/contract/landers.ts';
import { logIn } from '#tests/support/browser/browser.ts';
import { pagesForMembers, pagesForVisitors } from '#tests/support/pages.ts';
import { expect, shareSession, test } from './engine-test.ts';

const screens = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const combinations = ['de', 'fi', 'pl'].flatMap((language) => screens.map((screen) => ({ language, ...screen })));
const themes = ['light', 'dark'] as const;

const visits = {
  visitor: [
    ...pagesForVisitors,
    ...landerNames.map((name) => `/landers/${name}`),
    '/members/7/landing',
    '/members/7/landing2/evening',
    '/members/7/landing3',
    '/pages/terms',
    '/pages/faq',
  ],
  member: [...pagesForMembers, '/members/3', '/members/3/chat'],
} as const;

/** `--whole`; else, where this file is named, each page is opened in one combination and one theme, all of which have their turn. */
const whole = process.env['EVERY_COMBINATION'] === '1';

test.use({ motion: 'reduce' });

for (const viewer of ['visitor', 'member'] as const)
  for (const [turn, theme] of themes.entries())
    test.describe(`in ${theme}`, () => {
      test.use({ theme });

      test(`pages work for a ${viewer} in German, Finnish and Polish`, async ({ reader, api }) => {
        if (viewer === 'member') {
          await logIn({ request: api }, 'premium@demo.test');
          await shareSession(reader, api);
        }
        for (const [index, page] of visits[viewer].entries())
          for (const [nth, { language, width, height }] of combinations.entries()) {
            if (!whole && (index % themes.length !== turn || index % combinations.length !== nth)) continue;
            const address = `/${language}${page}`;
            await reader.engine.resize(width, height);
            await reader.open(address);
            expect.soft(await reader.complaints(), `${address} at ${width} px`).toEqual([]);
            expect.soft(await reader.text(), `${address} at ${width} px`).not.toMatch(/\b500\b/);
            expect.soft(await reader.engine.errors(), `${address} at ${width} px`).toEqual([]);
          }
      });
    });
