import type { Page } from '@playwright/test';
import { messages as teasers } from '#features/teasers/messages/de.ts';
import { expect, expectAccessible, logIn, screens, test, visit } from '#tests/support/browser/browser.ts';

const cards = (page: Page) => page.locator('.member-card');

test.describe('on a desktop', () => {
  test.use({ viewport: screens.desktop });

  test('a card shows the other photos in place, by mouse and keyboard, and still links to the profile', async ({ page, context }) => {
    await logIn(context, 'premium@demo.test');
    const search = 'gender=man&with_photo=true&page=';
    const several = async (n: number): Promise<{ n: number; id: number; photo_count: number }> => {
      const { profiles } = (await (await context.request.get(`/api/members.php?${search}${n}`)).json()) as {
        profiles: { id: number; photo_count: number }[];
      };
      const found = profiles.find((profile) => profile.photo_count > 1);
      return found === undefined ? several(n + 1) : { n, ...found };
    };
    const { n, id, photo_count } = await several(1);
    await visit(page, `/members?${search}${n}`);
    const card = cards(page).filter({ has: page.locator(`[data-member="${id}"]`) });
    const photo = card.locator('.shot');
    const indicators = card.locator('.photo-preview .indicators i');
    await photo.scrollIntoViewIfNeeded();
    const over = async (share: number) => {
      const { x, y, width, height } = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width * share, y + height / 2, { steps: 8 });
    };
    await over(0.1);
    await expect(indicators).toHaveCount(Math.min(photo_count, 5));
    await over(0.97);
    await expect(indicators.last()).toHaveClass('on');
    await page.mouse.move(0, 0);
    await expect(indicators.first()).toHaveClass('on');

    const link = card.getByRole('link').first();
    await link.focus();
    await page.keyboard.press('ArrowRight');
    await expect(indicators.nth(1)).toHaveClass('on');
    await expect(page.getByRole('status').filter({ hasText: `Foto 2 von ${photo_count}` })).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(indicators.first()).toHaveClass('on');
    await expectAccessible(page);
    await over(0.5);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`/members/${id}$`));
  });

  test('ads are shown below the members, name their advertiser, and link out without a referrer', async ({ page, baseURL }) => {
    await page.goto('/members?gender=woman');
    const ads = page.getByRole('region', { name: teasers.title });
    await expect(ads.getByRole('link')).toHaveCount(2);
    await expect(ads.locator('.label')).toHaveText([/^Anzeige · /, /^Anzeige · /]);
    for (const link of await ads.getByRole('link').all()) {
      await expect(link).toHaveAttribute('rel', /sponsored.*noreferrer/);
      await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    }
    await expect(cards(page).locator('.label')).toHaveCount(0);
    await ads.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    // The second site has no ads for other dating sites.
    await page.goto(`${baseURL?.replace('localhost', 'de.localhost')}/members`);
    await expect(page.locator('.teaser')).toHaveCount(1);
  });
});
