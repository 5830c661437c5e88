import type { APIRequestContext, Page } from '@playwright/test';
import { messages as office } from '#features/office/messages/de.ts';
import { messages } from '#features/office-blocks/messages/de.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';

async function enter(request: APIRequestContext, role: 'manager' | 'moderator'): Promise<void> {
  const email = `${crypto.randomUUID()}@staff.test`;
  expect((await request.post('/dev/staff', { data: { email, password, roles: [{ role, site: null }] } })).ok()).toBe(true);
  expect((await request.post('/api/admin/login.php', { data: { email, password } })).status()).toBe(200);
}

const signUp = (request: APIRequestContext, email: string) =>
  request.post('/api/signup.php', {
    data: {
      email,
      name: 'Anna',
      password: 'autumn leaves glow',
      date_of_birth: '1990-03-14',
      gender: 'woman',
      search_gender: ['man'],
      country: 'DE',
      consents: { adult: true, terms: true },
    },
  });

/** Chooses what is blocked, and what happens then. */
async function block(page: Page, kind: keyof typeof messages.kinds, value: string, effect: keyof typeof messages.effects): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: messages.save, exact: true }) });
  await form.getByText(messages.kinds[kind], { exact: true }).first().click();
  await form.getByRole('textbox', { name: messages.values[kind] }).fill(value);
  await form.getByText(messages.effects[effect], { exact: true }).click();
  await form.getByRole('textbox', { name: messages.reason }).fill('Betrugswelle');
  await form.getByRole('button', { name: messages.save, exact: true }).click();
}

test('what staff block is refused at once with a reason, counted, and free again when it ends', async ({
  page,
  context,
  request,
  browser,
  watched,
}) => {
  await enter(context.request, 'manager');
  await page.goto('/admin/blocks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  // Nothing is chosen in advance.
  await page.getByRole('button', { name: messages.save, exact: true }).click();
  await expect(page.getByText(messages.kindMissing)).toBeVisible();
  const domain = `trash-${Date.now()}.example`;
  await block(page, 'mail_domain', 'keine domain', 'refuse');
  await expect(page.getByText('Das ist keine Domain.')).toBeVisible();
  await block(page, 'mail_domain', domain, 'refuse');
  const row = page.getByRole('row').filter({ hasText: domain });
  await expect(row).toContainText(messages.never);
  await expectAccessible(page);

  const refused = await signUp(request, `anna@${domain}`);
  expect([refused.status(), ((await refused.json()) as { error: object }).error]).toEqual([
    403,
    { code: 'mail_domain_blocked', params: { field: 'email' } },
  ]);
  await page.reload();
  await expect(row).toContainText('zuletzt');

  await row.getByRole('button', { name: messages.endNamed.replace('{value}', domain) }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: messages.showEnded }).click();
  await expect(row).toBeVisible();
  expect((await signUp(request, `anna@${domain}`)).status()).toBe(200);

  // A manager also holds accounts; a moderator does not see that part.
  await expect(page.getByRole('heading', { name: messages.holds })).toBeVisible();
  const { id: member } = await newAccount(page.context(), 'Ronja');
  const [form, reference] = [page.locator('form').filter({ has: page.getByRole('button', { name: messages.holdSave }) }), `AZ ${domain}`];
  await form.getByRole('button', { name: messages.holdSave }).click();
  await expect(form.getByText(messages.holdMemberWrong)).toBeVisible();
  await form.getByLabel(messages.holdMember).fill(String(member));
  await form.getByLabel(messages.holdReference).fill(reference);
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel(messages.until).fill(inTenDays);
  await form.getByLabel(messages.holdSilent).fill(inTenDays);
  await form.getByLabel(messages.reason).fill('Auskunft');
  await form.getByLabel(messages.reason).press('Enter');
  const held = page.getByRole('row').filter({ hasText: reference });
  await expect(held).toContainText(/Schweigen bis/);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await held.getByRole('button', { name: messages.holdEndNamed.replace('{reference}', reference) }).click();
  await expect(held.getByText(/^beendet/)).toBeVisible();

  const other = await otherBrowser(browser, watched);
  await enter(other.page.request, 'moderator');
  await other.page.goto('/admin/blocks');
  await expect(other.page.getByRole('navigation', { name: office.bar.areas })).toContainText(office.bar.blocks);
  await expect(other.page.getByRole('heading', { name: messages.holds })).toHaveCount(0);
  await other.context.close();
});
