import type { Browser, Page } from '@playwright/test';
import { messages as terms } from '#features/terms/messages/nb.ts';
import { messages as common } from '#platform/messages/nb.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';
// A language that no other browser test uses for members: they would be asked, too.
const language = 'nb';

/** The operator publishes new terms. Their id, once members read them. */
async function publish({ browser, watched }: { readonly browser: Browser; readonly watched: (page: Page) => void }, words: string) {
  const { context } = await otherBrowser(browser, watched);
  const { request } = context;
  const email = `${crypto.randomUUID()}@staff.test`;
  await request.post('/dev/staff', { data: { email, password, roles: [{ role: 'owner', site: null }] } });
  expect((await request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
  const text = { kind: 'legal', key: 'terms', language };
  expect((await request.put('/api/admin/legal.php', { data: { key: 'terms', language, summary: `Dette er nytt: ${words}` } })).ok()).toBe(
    true,
  );
  const put = await request.put('/api/admin/content.php', { data: { ...text, title: 'Vilkår', body: `## Nytt\n\n${words}` } });
  expect(put.ok(), await put.text()).toBe(true);
  expect((await request.post('/api/admin/content-publish.php', { data: text })).ok()).toBe(true);
  await expect.poll(async () => (await request.get(`/api/text.php?page=terms&language=${language}`)).text()).toContain(words);
  await context.close();
}

test('new terms are asked about once, with every way out, and without interrupting', async ({ page, browser, watched }) => {
  test.slow();
  await newAccount(page.context(), 'Ida');
  expect((await page.request.put('/api/user.php', { data: { language } })).ok()).toBe(true);
  await publish({ browser, watched }, `Første ${crypto.randomUUID()}`);
  await page.setViewportSize(screens.phone);
  await page.goto('/likes');
  await expect(page).toHaveURL(/\/terms-changed\?to=%2Flikes$/);
  await expect(page.getByRole('heading', { level: 1, name: terms.title })).toBeVisible();
  await expect(page.getByText('Dette er nytt:')).toBeVisible();
  await expectAccessible(page);

  // The ways out stay open.
  await page.getByRole('link', { name: terms.leave }).click();
  await expect(page).toHaveURL(/\/settings#delete$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: terms.title })).toBeVisible();

  // A second tab puts the answer off; the first one can still agree.
  const second = await page.context().newPage();
  await second.goto('/members');
  await second.getByRole('button', { name: terms.later }).click();
  await expect(second).toHaveURL(/\/members$/);
  await second.close();

  // Without a connection nothing is lost.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: terms.agree }).click();
  await expect(page.getByText(common.errors.offline)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: terms.agree }).click();
  await expect(page).toHaveURL(/\/likes$/);
  await page.goBack().catch(() => null);
  await expect(page.getByRole('heading', { level: 1, name: terms.title })).toBeHidden();
});

test('new terms can be agreed to without script', async ({ page, browser, watched }) => {
  test.slow();
  await newAccount(page.context(), 'Ola');
  expect((await page.request.put('/api/user.php', { data: { language } })).ok()).toBe(true);
  await publish({ browser, watched }, `Andre ${crypto.randomUUID()}`);
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const form = await plain.newPage();
  await form.goto('/likes');
  await form.getByRole('button', { name: terms.agree }).click();
  await expect(form).toHaveURL(/\/likes$/);
  await plain.close();
  const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { terms: unknown } };
  expect(user.terms).toBeNull();
});
