import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { messages as account } from '#features/account/messages/de.ts';
import { messages } from '#features/decisions/messages/de.ts';
import { type Account, newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';
const t = messages;

/** Somebody reports the member, and a moderator decides the case. The number of the decision, once it is applied. */
async function decide(
  { browser, watched, about }: { readonly browser: Browser; readonly watched: (page: Page) => void; readonly about: Account },
  draft: object,
): Promise<string> {
  const [reporter, office] = [await otherBrowser(browser, watched), await otherBrowser(browser, watched)];
  await newAccount(reporter.context, 'Anna');
  const report = { client_id: crypto.randomUUID(), id: about.id, subject: 'profile', reason: 'harassment' };
  expect((await reporter.context.request.post('/api/report.php', { data: report })).status()).toBe(200);
  const email = `${crypto.randomUUID()}@staff.test`;
  const { request } = office.context;
  await request.post('/dev/staff', { data: { email, password, roles: [{ role: 'moderator', site: null }] } });
  expect((await request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
  const { cases } = await jsonOf<{ cases: { number: string }[] }>(request, `/api/admin/cases.php?member=${about.id}`);
  const data = { client_id: crypto.randomUUID(), number: cases[0]?.number, reason: 'harassment', ...draft };
  const made = await request.post('/api/admin/decision.php', { data });
  expect(made.status(), await made.text()).toBe(200);
  const { decision } = (await made.json()) as { decision: { number: string } };
  const outcome = () => reporter.context.request.get(`/api/decision.php?number=${decision.number}`).then((reply) => reply.status());
  // It can be undone for ten seconds.
  await expect.poll(outcome, { timeout: 30_000 }).toBe(200);
  await reporter.context.close();
  await office.context.close();
  return decision.number;
}

const jsonOf = async <Value>(request: APIRequestContext, url: string) => (await (await request.get(url)).json()) as Value;

test('a member reads a decision, keeps what is typed, and appeals', async ({ page, browser, watched }) => {
  test.slow();
  const ben = await newAccount(page.context(), 'Ben');
  const until = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  const number = await decide({ browser, watched, about: ben }, { act: 'restrict', restrict: ['conversations'], until });
  await page.goto(`/decisions/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('keine neuen Unterhaltungen');
  await expect(page.getByText(t.brief.title)).toBeVisible();
  await expectAccessible(page);
  const field = page.getByLabel(t.appeal.label);
  await field.fill('Das war ein Missverständnis.');
  await page.reload();
  await expect(field).toHaveValue('Das war ein Missverständnis.');
  await page.getByRole('button', { name: t.appeal.submit }).click();
  await expect(page.getByRole('heading', { name: t.appeal.receivedTitle })).toBeVisible();
  await expect(page.getByText('Das war ein Missverständnis.')).toBeVisible();
  await page.setViewportSize(screens.phone);
  await expectAccessible(page);
});

test('a banned member learns why after the right password only, and what stays possible', async ({ page, browser, watched }) => {
  test.slow();
  const ben = await newAccount(page.context(), 'Ben');
  const number = await decide({ browser, watched, about: ben }, { act: 'ban_rule' });
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel(account.login.email).fill(ben.email);
  await page.getByLabel(account.login.password, { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await expect(page.getByText(account.errors.login_failed)).toBeVisible();
  await page.getByLabel(account.login.password, { exact: true }).fill(ben.password);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Konto ist gesperrt');
  await expect(page.getByRole('heading', { name: t.appeal.mistake })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.closed.export }).click();
  await expect(page.getByText(t.closed.exportDone)).toBeVisible();
  await page.getByRole('button', { name: t.closed.invoices }).click();
  await expect(page.getByText(t.closed.noInvoices)).toBeVisible();
  await page.setViewportSize(screens.phone);
  await expectAccessible(page);
  await page.getByRole('link', { name: t.closed.whole.replace('{number}', number) }).click();
  await expect(page.getByText(t.brief.title)).toBeVisible();
  // Everything else is closed.
  await page.goto('/chats');
  await expect(page).toHaveURL(/\/login/);
});
