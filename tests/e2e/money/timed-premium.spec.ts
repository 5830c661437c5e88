import type { Page } from '@playwright/test';
import { messages as shop } from '#features/shop/messages/de.ts';
import { messages as orders } from '#features/orders/messages/de.ts';
import { expect, expectAccessible, linksOfMail, screens, test, tick, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { brandAddress } from '#tests/support/browser/address.ts';
import { agreeAndBuy, pay } from '#tests/support/browser/shop.ts';
import { newStranger } from '#tests/support/browser/journey.ts';

test.use({ viewport: screens.phone });

/** A call of the page that is open; answers its body. */
function call<Reply>(page: Page, method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(path, { method, ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }) });
      return response.json() as Promise<Reply>;
    },
    [method, path, body] as const,
  );
}

async function signUp(page: Page): Promise<void> {
  const { name, email, password } = newStranger('Mara');
  await page.context().addCookies([{ name: 'locale', value: 'de', url: brandAddress }]);
  await page.goto(brandAddress);
  await call(page, 'POST', '/api/signup.php', {
    email,
    name,
    password,
    date_of_birth: '1970-03-14',
    gender: 'woman',
    search_gender: ['man'],
    country: 'DE',
    consents: { adult: true, terms: true },
  });
  const [link] = await linksOfMail(page.context(), email);
  // The second brand does not say who is a member, so the account begins with the link.
  const token = new URL(link ?? '').searchParams.get('token');
  await call(page, 'POST', '/api/confirm-signup.php', { token, client_id: crypto.randomUUID() });
}

// The second brand sells them.
test('premium for some days is bought once, shown with its end, and given back to the cent', async ({ page }) => {
  await signUp(page);
  const isPremium = async () => (await call<{ user: { paid_user: boolean } }>(page, 'GET', '/api/user.php')).user.paid_user;
  await visit(page, `${brandAddress}/premium`);
  await tick(page.getByRole('radio', { name: shop.timed.ends }));
  await page.getByRole('link', { name: orders.shop.next }).click();
  await expect(page.getByText(/noch nicht begonnen/).first()).toBeVisible();
  await expectAccessible(page);
  await agreeAndBuy(page);
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await pay(page, { method: 'paypal' });
  await expect(page.getByText(/Es endet von selbst, nichts verlängert sich/)).toBeVisible();
  expect(await isPremium()).toBe(true);
  const order = page.url();
  await visit(page, `${brandAddress}/premium`);
  await expect(page.getByText(/Dein Premium läuft bis einschließlich/)).toBeVisible();

  await visit(page, order);
  await untilInteractive(page);
  await expect(page.getByRole('heading', { name: orders.timed.refundTitle })).toBeVisible();
  await expectAccessible(page);
  // 4.90 less the welcome discount of 25 %, rounded down.
  await page.getByRole('button', { name: /^3,67.€ erstatten lassen$/ }).click();
  await expect.poll(isPremium).toBe(false);
  await expect(page.getByRole('heading', { name: orders.returned.refund })).toBeVisible();
  await page.getByRole('link', { name: orders.result.allOrders }).first().click();
  await expect(page.getByText(orders.returned.refunded, { exact: true })).toBeVisible();
  await expectAccessible(page);
});
