import { messages as visits } from '#features/visits/messages/de.ts';
import { expect, logIn, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';

test('the list of conversations is 300 to 400 px wide, the messages at most 800', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await visit(page, '/chats');
  await page.locator('.chat-list a[href^="/chats/"]').first().click();
  const thread = page.locator('.thread');
  await expect(thread).toBeVisible();
  const widthOf = async (part: string) => (await page.locator(part).first().boundingBox())?.width ?? 0;
  for (const width of [768, 1000, 1400, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await widthOf('.chat-list'), `list at ${width}`).toBeGreaterThanOrEqual(300);
    expect(await widthOf('.chat-list'), `list at ${width}`).toBeLessThanOrEqual(400);
    expect(await widthOf('.thread'), `messages at ${width}`).toBeLessThanOrEqual(800);
  }
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('whoever has paid has the credits in the bar, others have premium, and nobody both', async ({ page, context }) => {
  const bar = page.getByRole('banner');
  await page.setViewportSize({ width: 1280, height: 900 });
  const { email } = await newAccount(context, 'Mara');
  await visit(page, '/members');
  await expect(bar.locator('a[href="/premium"]')).toBeVisible();
  await expect(bar.locator('a[href="/credits"]')).toHaveCount(0);
  expect((await context.request.post('/dev/grant', { data: { email, credits: 42, paid_user: true } })).status()).toBe(200);
  await visit(page, '/members');
  await expect(bar.locator('a[href="/credits"]')).toContainText(/\d/);
  await expect(bar.locator('a[href="/premium"]')).toHaveCount(0);
});

test('the entry warning is absent in the installed app, and on the pages that anybody must reach', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'country', value: 'DE', url: baseURL ?? '' }]);
  const warning = page.getByRole('alertdialog', { name: visits.age.title });
  await visit(page, '/login');
  await expect(warning).toBeVisible();
  for (const path of ['/reset-password', '/reset-password/do']) {
    await visit(page, path);
    await untilInteractive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(warning).toBeHidden();
  }
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.replace('(display-mode: standalone)', 'all'));
  });
  // On a low screen the question waits until it covers no button.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await visit(page, '/login?network=north');
  await expect(page.getByRole('region', { name: visits.origin.title })).toBeVisible();
  await expect(warning).toBeHidden();
});
