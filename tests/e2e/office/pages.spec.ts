import { expect, expectAccessible, test } from '#tests/support/browser/browser.ts';
import { cutTexts } from '#tests/support/browser/layout-checks.ts';
import { texts } from './testing/turns.ts';
import { enter, newBuyer, newReported } from './testing/work.ts';

const screens = [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 780 },
];

/** The address of every page of the office, with something on it. */
function addresses({ order, member, number }: { order: number; member: number; number: string }): string[] {
  return [
    '/admin',
    '/admin/cases',
    `/admin/cases/${number}`,
    '/admin/photos',
    '/admin/approvals',
    '/admin/members',
    `/admin/members/${member}`,
    '/admin/orders',
    `/admin/orders/${order}`,
    '/admin/withdrawals',
    '/admin/books',
    '/admin/prices',
    '/admin/codes',
    ...['site', 'countries', 'arrival', 'talk', 'search', 'look', 'safety', 'contact', 'company'].map(
      (group) => `/admin/sites?group=${group}`,
    ),
    '/admin/content',
    '/admin/content/page/nothing',
    '/admin/content/lander/alonetonight',
    '/admin/content/gift/tulip',
    '/admin/content/legal/terms',
    '/admin/legal',
    '/admin/staff',
    '/admin/blocks',
    '/admin/log',
    '/admin/jobs',
    '/admin/me',
    '/admin/nowhere',
  ];
}

for (const language of ['en', 'de'] as const)
  test(`every page of the office is accessible and whole, light and dark, at 1280, 768 and 360, in ${language}`, async ({
    page,
    browser,
    watched,
  }) => {
    test.setTimeout(900_000);
    await enter(page.request, 'owner');
    await page.request.put('/api/admin/me.php', { data: { language } });
    const { id: member, paid } = await newBuyer(browser, watched, 'Jonas');
    const reported = await newReported(browser, watched, 'Ronja');
    const { cases } = (await (await page.request.get(`/api/admin/cases.php?member=${reported}`)).json()) as { cases: { number: string }[] };
    for (const address of addresses({ order: paid.id, member, number: cases[0]?.number ?? '' })) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByText(texts[language].office.loading.busy, { exact: true })).toHaveCount(0);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await expect(page.getByRole('heading', { level: 1 }), `${address} at ${screen.width}`).toHaveCount(1);
        await expectAccessible(page);
        expect(await cutTexts(page), `${address} at ${screen.width}`).toEqual([]);
      }
    }
  });
