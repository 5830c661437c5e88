import type { Locator } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as orders } from '#features/orders/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, logIn, test, untilInteractive } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { brokenWords, cutTexts, isClear, shortened } from '#tests/support/browser/layout-checks.ts';
import { openConversation } from '#tests/support/browser/offline.ts';

const forVisitors = ['/', '/members', '/members/3/signup', '/login', '/signup', '/pricing'];
const forMembers = [
  '/members',
  '/members/3',
  '/members/3/chat',
  '/chats',
  '/likes',
  '/swipe-game',
  '/match-finder',
  '/notifications',
  '/profile',
  '/settings',
  '/credits',
];

const screens = [
  { name: '320 px wide', viewport: { width: 320, height: 640 }, root: 100 },
  { name: '360 px wide with text of 200 %', viewport: { width: 360, height: 740 }, root: 200 },
];

for (const { name, viewport, root } of screens)
  for (const viewer of ['visitor', 'member'] as const)
    test(`nothing is cut or scrolls sideways for a ${viewer} on a screen ${name}`, async ({ page, context }) => {
      await page.setViewportSize(viewport);
      if (viewer === 'member') await logIn(context, 'premium@demo.test');
      await page.addInitScript((size) => {
        document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', `${size}%`));
      }, root);
      for (const path of viewer === 'member' ? forMembers : forVisitors) {
        await page.goto(path);
        await untilInteractive(page);
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth };
        });
        expect.soft(scrollWidth, `${path} scrolls sideways`).toBeLessThanOrEqual(clientWidth);
        expect.soft(await cutTexts(page), path).toEqual([]);
      }
    });

test('no name is cut at 360 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(context, 'premium@demo.test');
  for (const path of ['/members', '/likes', '/chats', '/members/3/chat', '/members/3', '/match-finder', '/swipe-game']) {
    await page.goto(path);
    await untilInteractive(page);
    expect.soft(await shortened(page), path).toEqual([]);
  }
  // As long as a name of two words gets.
  await page.route('**/api/chat.php?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { profile: { name: string } };
    await route.fulfill({ response: answer, json: { ...body, profile: { ...body.profile, name: 'Wilhelmina-Charlotte Sonnenschein' } } });
  });
  await page.goto('/chats');
  // Until it is hydrated, the link loads a page from the server, without the name from above.
  await untilInteractive(page);
  await page.locator('.chat-row').first().click();
  await expect(page.locator('.chat-header h1')).toHaveText(/Wilhelmina/);
  expect(await shortened(page)).toEqual([]);
});

test('a number on the tab bar stays inside its badge with text of 200 %', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(context, 'premium@demo.test');
  await page.goto('/chats');
  await untilInteractive(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const badge of await page.locator('.count:visible').all())
    expect(await badge.evaluate((one) => one.clientHeight - Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(0);
});

test('the landing page shows the languages once', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('link', { name: 'Suomi', exact: true }).or(page.getByRole('button', { name: 'Suomi', exact: true })),
  ).toHaveCount(1);
});

test('the tab bar ends the screen also where a page is short', async ({ page, context }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await logIn(context, 'empty@demo.test');
  await page.goto('/likes/matches');
  await untilInteractive(page);
  const bar = await page.locator('.tabbar').boundingBox();
  expect(bar && bar.y + bar.height).toBe(915);
});

test('a visitor on a small phone can act without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const action = page.getByRole('link', { name: signup.opener.signup }).first();
  await expect(action).toBeInViewport({ ratio: 1 });
});

test('a message without credits waits, and the button to buy some is in view at once', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(context, 'empty@demo.test');
  await page.goto('/members/3/chat');
  await untilInteractive(page);
  await page.locator('.composer textarea').fill('Wie war das Konzert?');
  await page.locator('.composer [type=submit]').click();
  const panel = page.locator('.topup');
  const buy = panel.getByRole('button', { name: orders.checkout.buy });
  await expect(buy).toBeInViewport({ ratio: 1 });
  await expect(panel.locator('.pay-total')).toBeInViewport({ ratio: 1 });
  // What has to be agreed to is reached by pressing it, and stands clear of it.
  await buy.click();
  const consent = panel.locator('.startnow input');
  await expect(consent).toBeFocused();
  const [box, foot] = [await consent.boundingBox(), await panel.locator('.pay-foot').boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await panel.getByRole('button', { name: orders.topUp.close }).click();
  await page.locator('.composer textarea').fill('');
});

// The badge stood there with any number of credits, and on wide screens never for those who had bought.
test('the head of a conversation says when the other was here, and how many credits there are only when they are ten or fewer', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await newAccount(context, 'Ronja');
  const { last_active, credits } = (await (await context.request.get('/api/chat.php?profile=3')).json()) as {
    last_active: 'online' | 'today' | 'week' | 'longer';
    credits: number;
  };
  const grant = (more: number) => context.request.post('/dev/grant', { data: { email, credits: more, paid_user: true } });
  await grant(10 - credits);
  await page.goto('/members/3/chat');
  const head = page.locator('.chat-header');
  if (last_active === 'today') await expect(head.locator('.person')).toContainText(chat.header.today);
  const badge = head.getByRole('link', { name: '10 Credits' });
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(badge).toBeVisible();
    await expect(badge).toHaveClass(/\blow\b/);
    await expect(head.getByRole('heading')).toBeInViewport({ ratio: 1 });
  }
  await grant(1);
  await page.reload();
  await expect(head).toBeVisible();
  await expect(head.locator('.credit-pill')).toHaveCount(0);
  await logIn(context, 'empty@demo.test');
  await page.goto('/members/3/chat');
  await expect(head.locator('.credit-pill')).toHaveClass(/\bnone\b/);
});

test('the pages of a member have no footer on a phone; its links are the end of the settings', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(context, 'premium@demo.test');
  for (const path of ['/members', '/credits', '/notifications', '/profile', '/transactions']) {
    await page.goto(path);
    await expect(page.locator('.tabbar')).toBeVisible();
    await expect(page.locator('.footer'), path).toBeHidden();
  }
  await page.goto('/settings');
  const links = page.getByRole('contentinfo');
  await expect(links.getByRole('link', { name: app.footer.imprint, exact: true })).toBeVisible();
  await expect(links.getByRole('link', { name: app.footer.privacy, exact: true })).toBeVisible();
  await expect(links.locator('.legal')).toBeHidden();
  await page.goto('/pages/faq');
  await expect(page.locator('.footer .legal')).toBeVisible();
});

test('a profile on a phone has its dock in place of the tab bar, and Send is a square', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(context, 'premium@demo.test');
  await page.goto('/members/3');
  await expect(page.locator('.profile .acts')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.tabbar')).toBeHidden();
  await expect(page.locator('.footer')).toBeHidden();
  await page.goto('/members/3/chat');
  const { width, height } = (await page.locator('.composer [type=submit]').boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([52, 52]);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/match-finder');
  const shown = (await page.locator('.candidate .shots').boundingBox())?.height ?? 0;
  expect(shown).toBeGreaterThanOrEqual(180);
});

const expectClear = (one: Locator, message: string) => expect.soft.poll(() => isClear(one), { message }).toBe(true);

const sizeOf = (name: string) => {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
};

// Regression: on short screens the buttons were behind the tab bar, and on a phone on its side the card was 230 px wide.
test('the swipe game has its card and every button in view on short screens', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await page.goto('/swipe-game');
  await untilInteractive(page);
  const card = page.locator('.swipe-card.top');
  for (const screen of ['375x553', '360x560', '320x568', '568x320', '576x400', '640x400', '740x360', '1024x460']) {
    await page.setViewportSize(sizeOf(screen));
    await expect.soft(page.locator('.decide > *')).toHaveCount(4);
    for (const button of await page.locator('.decide > *, .swipe-card.top .plate .icon-btn').all())
      await expectClear(button, `${screen} ${await button.getAttribute('aria-label')}`);
    await expectClear(card.locator('h2'), `${screen}: name and age`);
    await expectClear(card.locator('h2 + p'), `${screen}: place`);
    expect.soft(await brokenWords(card.locator('.plate')), screen).toEqual([]);
    const photo = await card.locator('.shot').boundingBox();
    expect.soft(Math.min(photo?.width ?? 0, photo?.height ?? 0), `${screen}: photo`).toBeGreaterThan(100);
  }
});

// Regression: the height of the game knew of the top bar only.
test('the swipe game also fits below the line of the welcome discount', async ({ page, context }) => {
  await newAccount(context, 'Carla');
  await page.goto('/swipe-game');
  await untilInteractive(page);
  for (const screen of ['360x740', '390x664', '740x360', '1280x720']) {
    await page.setViewportSize(sizeOf(screen));
    await expect.soft(page.locator('.alert-line')).toBeInViewport({ ratio: 1 });
    for (const button of await page.locator('.decide > *').all())
      await expectClear(button, `${screen} ${await button.getAttribute('aria-label')}`);
    await expect.soft(page.locator('.footer'), screen).not.toBeInViewport();
  }
});

// Regression: the note lay over what the newest message says of itself.
test('the note of a lost connection covers no message, and moves none', async ({ page, context, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openConversation({ page, context, browser }, 'Carla');
  const box = page.getByRole('log');
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    await page.locator('.composer textarea').fill(`Zeile ${n}\n`.repeat(3));
    await page.locator('.composer [type=submit]').click();
    await expect(box.locator('.bubble')).toHaveCount(n + 1);
  }
  const last = box.locator('.bubble').last();
  await expect(box.getByText(chat.thread.sent).last()).toBeVisible();
  const before = await last.boundingBox();
  await context.setOffline(true);
  const note = page.locator('.connection-note');
  await expect(note).toContainText('offline');
  expect(await last.boundingBox()).toEqual(before);
  await page.locator('.composer textarea').fill('Bist du noch da?');
  await page.locator('.composer [type=submit]').click();
  const state = box.getByText(chat.thread.offline).last();
  await expectClear(state, 'the state of the message that waits');
  // What the note lies over cannot be found at a point: it lets presses through.
  const [noteBox, boxBox] = [await note.boundingBox(), await box.boundingBox()];
  expect((noteBox?.y ?? 0) + (noteBox?.height ?? 0)).toBeLessThanOrEqual(boxBox?.y ?? 0);
  await context.setOffline(false);
});

// Regression: photo and foot left the question no height.
test('a visitor sees the first question beside the member on a phone on its side', async ({ page }) => {
  for (const screen of ['740x360', '568x320']) {
    await page.setViewportSize(sizeOf(screen));
    await page.goto('/members/3/signup');
    await untilInteractive(page);
    await expectClear(page.getByRole('button', { name: signup.form.close, exact: true }), `${screen}: ✕`);
    await expectClear(page.locator('.question h1'), `${screen}: question`);
    await expectClear(page.locator('.question label').first(), `${screen}: first answer`);
    await expectClear(page.locator('.signup-form [type=submit]'), `${screen}: what leads on`);
  }
});

test('the progress of the signup stands where it stood, also on the last step', async ({ page, context }) => {
  await newAccount(context, 'Carla', { activated: false });
  for (const screen of ['360x740', '740x360', '1280x800']) {
    await page.setViewportSize(sizeOf(screen));
    const places: unknown[] = [];
    for (const step of ['place', 'complete']) {
      await page.goto(`/complete-signup?step=${step}`);
      await untilInteractive(page);
      places.push(await page.locator('.signup-top').boundingBox());
    }
    expect.soft(places[1], screen).toEqual(places[0]);
  }
});

test('the preview of the signup is not cut, and keeps its height while it fills', async ({ page, context }) => {
  for (const [lang, screen] of [
    ['fi', '360x740'],
    ['de', '640x400'],
  ] as const) {
    await page.setViewportSize(sizeOf(screen));
    await newAccount(context, 'Aino', { activated: false });
    await page.goto(`/${lang}/complete-signup?step=sentence`);
    await untilInteractive(page);
    expect.soft(await shortened(page), `${lang} ${screen}`).toEqual([]);
    const bar = page.locator('.preview-bar');
    const before = await bar.boundingBox();
    await page.locator('[name=sentence]').fill('Aamukahvi.');
    await expect(bar).toContainText('Aamukahvi.');
    expect.soft(await bar.boundingBox(), `${lang} ${screen}`).toEqual(before);
    await context.clearCookies();
    await page.evaluate(() => sessionStorage.clear());
  }
});
