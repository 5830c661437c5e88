import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { messages as common } from '#platform/messages/de.ts';
import { messages as account } from '#features/account/messages/de.ts';
import { landerNames } from '#features/landers/contract/landers.ts';
import { messages as landers } from '#features/landers/messages/de.ts';
import { messages as likes } from '#features/likes/messages/de.ts';
import { messages as visits } from '#features/visits/messages/de.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { expect, linksOfMail, logIn, screens, test, tick, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { grant, send, thread } from '#tests/support/browser/chat.ts';
import { untilStill, watchMovements } from './testing/movements.ts';
import { pagesForMembers, pagesForVisitors } from '#tests/support/pages.ts';

interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
}

/** What is done on a page where something moves. It ends when its outcome is on the screen. */
type Story = (stage: Stage) => Promise<void>;

/** Somebody else, in a browser of their own. */
const partner = async (browser: Browser, name: string) =>
  otherBrowser(browser, () => {}).then(async (other) => ({ ...other, ...(await newAccount(other.context, name)) }));

const stories: Readonly<Record<string, Story>> = {
  'a question of the landing page is opened': async ({ page, context }) => {
    await context.addCookies([{ name: 'country', value: 'DE', url: siteAddress }]);
    await visit(page, '/');
    const adult = page.getByRole('button', { name: visits.age.adult.replace('{age, number}', '18') });
    await adult.click();
    await expect(adult).toBeHidden();
    const question = page.locator('main details').nth(1);
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
  },
  'a member is liked, and the photo becomes that of the profile': async ({ page, context }) => {
    await newAccount(context, 'Mila');
    await visit(page, '/members');
    await page.locator('.member-card .like-leaf').first().click();
    await page.locator('.member-card a').nth(2).click();
    await expect(page.locator('.profile h1')).toBeVisible();
  },
  'the filters are opened': async ({ page, context }) => {
    await newAccount(context, 'Mila');
    await visit(page, '/members');
    await page
      .locator('main')
      .getByRole('button', { name: /^Filter/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  'cards are swiped away and taken back': async ({ page, context }) => {
    await newAccount(context, 'Mila');
    await visit(page, '/swipe-game');
    const name = page.locator('.swipe-card h2').first();
    let passed = '';
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      passed = (await name.textContent()) ?? '';
      await page.keyboard.press(key);
      await expect(name).not.toHaveText(passed);
    }
    await page.getByRole('button', { name: /^Rückgängig/ }).click();
    await expect(name).toHaveText(passed);
  },
  'messages and a gift are sent, and the newest is jumped to': async ({ page, context, browser }) => {
    const { email } = await newAccount(context, 'Mila');
    await grant(page, email);
    const other = await partner(browser, 'Veit');
    await visit(page, `/members/${other.id}/chat`);
    for (let n = 1; n <= 14; n++) await send(page, `Nachricht ${n}`);
    expect(
      (
        await context.request.post('/api/gift.php', { data: { profile: other.id, client_id: randomUUID(), gift: 'tulip', text: '' } })
      ).status(),
    ).toBe(200);
    const gift = thread(page).locator('.gift-card');
    await expect(gift).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 480 });
    await thread(page).hover();
    await page.mouse.wheel(0, -500);
    await page.locator('.jump').click();
    await expect(gift).toBeInViewport();
    await other.context.close();
  },
  'a like becomes a match': async ({ page, context, browser }) => {
    const { id } = await newAccount(context, 'Mila');
    const other = await partner(browser, 'Veit');
    expect((await other.context.request.post('/api/like.php', { data: { id } })).status()).toBe(200);
    await other.context.close();
    await visit(page, '/likes');
    await page.getByRole('button', { name: likes.row.likeBack }).first().click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  },
  'an account becomes active while a message waits': async ({ page, context, browser }) => {
    const other = await partner(browser, 'Veit');
    await other.context.close();
    const { email } = await newAccount(context, 'Mila', { activated: false });
    await context.request.post('/api/chat.php', { data: { profile: other.id, client_id: randomUUID(), text: 'Hallo!' } });
    const [link] = await linksOfMail(context, email);
    await page.goto(link ?? '');
    await page.getByRole('button', { name: account.login.codeSubmit, exact: true }).click();
    await expect(page.locator('.arrived')).toBeVisible();
  },
  'a switch is turned in the settings': async ({ page, context }) => {
    await newAccount(context, 'Mila');
    await visit(page, '/settings#privacy');
    const first = page.locator('main').getByRole('switch').filter({ visible: true }).first();
    await tick(first, !(await first.isChecked()));
  },
  'a card of the swipe lander is passed': async ({ page }) => {
    await visit(page, '/landers/tinderswipe');
    const name = page.locator('.try-card.top h2');
    const first = await name.textContent();
    await page.getByRole('button', { name: landers.deck.next, exact: true }).click();
    await expect(name).not.toHaveText(first ?? '');
  },
  'a leaf of the gallery lander is opened': async ({ page }) => {
    await visit(page, '/landers/gallery');
    await page.getByRole('button', { name: landers.gallery.open.replace('{n, number}', '2') }).click();
    await expect(page.locator('.hall-wall img')).toHaveCount(1);
  },
  'a page comes late': async ({ page, context }) => {
    await newAccount(context, 'Mila');
    await visit(page, '/members');
    const held = Promise.withResolvers<undefined>();
    await page.route('**/api/likes.php*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.locator('header a[href="/likes"]').click();
    await expect(page.getByRole('progressbar', { name: common.state.loading })).toBeAttached();
    held.resolve(undefined);
    await expect(page).toHaveURL(/\/likes/);
  },
};

async function movementsOf(browser: Browser, reducedMotion: 'no-preference' | 'reduce', act: Story): Promise<readonly string[]> {
  const context = await browser.newContext({
    baseURL: siteAddress,
    locale: 'de-DE',
    serviceWorkers: 'block',
    viewport: screens.desktop,
    reducedMotion,
  });
  const page = await context.newPage();
  const movements = await watchMovements(page);
  await act({ page, context, browser });
  await untilStill(page);
  await context.close();
  return movements();
}

/** As a person does, also where something lies above it. */
async function pointAt(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box !== null) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

for (const [name, act] of Object.entries(stories)) {
  test(`${name}: that moves, and stands still with reduced motion`, async ({ browser }) => {
    expect(await movementsOf(browser, 'no-preference', act)).not.toEqual([]);
    expect(await movementsOf(browser, 'reduce', act)).toEqual([]);
  });
}

for (const [viewer, paths] of [
  ['visitor', [...pagesForVisitors, ...landerNames.map((name) => `/landers/${name}`)]],
  ['member', pagesForMembers],
] as const) {
  test(`with reduced motion nothing moves on any page of a ${viewer}, when it is opened, scrolled or pointed at`, async ({ browser }) => {
    const moved = await movementsOf(browser, 'reduce', async ({ page, context }) => {
      if (viewer === 'member') await logIn(context, 'premium@demo.test');
      for (const path of paths) {
        await page.goto(path);
        await untilInteractive(page);
        await page.mouse.wheel(0, 500);
        for (const control of (await page.locator('main').locator('a, button').filter({ visible: true }).all()).slice(0, 3))
          await pointAt(page, control);
      }
    });
    expect(moved).toEqual([]);
  });
}
