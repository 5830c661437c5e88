import { messages as office } from '#features/office/messages/de.ts';
import { messages } from '#features/office-orders/messages/de.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/browser.ts';
import { buy, enter } from './testing/work.ts';

test('support asks for a refund by keys, and a second person makes it', async ({ page, browser, watched }) => {
  const buyer = await otherBrowser(browser, watched);
  await newAccount(buyer.context, 'Jonas');
  const paid = await buy(buyer.page, { outcome: 'paid' });
  const lost = await buy(buyer.page, { outcome: 'paid', delivery: 'lost' });
  await enter(page.request, 'support');

  await page.goto('/admin/orders/2000000000');
  await expect(page.getByRole('alert')).toContainText(messages.order.absent);

  // The order is found by its number; the search stands in the address.
  await page.goto('/admin/orders');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type(paid.number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${paid.number}`));
  await page
    .getByRole('link', { name: new RegExp(paid.number) })
    .first()
    .click();
  await expect(page.getByText(messages.story.uses.late)).toBeVisible();
  await expect(page.getByText(messages.books.balanced)).toBeVisible();
  await expectAccessible(page);

  // The key leads to the reason first: no slip of the hand asks for money.
  const reason = page.getByRole('textbox', { name: /^Grund/ });
  await page.locator('body').press('e');
  await expect(reason).toBeFocused();
  await reason.fill('Auf deinen Wunsch erstattet.');
  await page.getByRole('heading', { level: 1 }).first().focus();
  await page.locator('body').press('e');
  await expect(page.getByRole('link', { name: /Wartet auf eine zweite Person/ })).toBeVisible();
  await expectAccessible(page);

  // Asking the provider resolves the order whose webhook was lost.
  await page.goto(`/admin/orders/${lost.id}`);
  await expect(page.getByText(messages.states.loading).first()).toBeVisible();
  await page.locator('body').press('q');
  await expect(page.locator('.o-state')).toHaveText(messages.states.completed);

  const second = await otherBrowser(browser, watched);
  await enter(second.page.request, 'accountant');
  await second.page.goto('/admin/approvals');
  await second.page
    .getByRole('link', { name: new RegExp(paid.number) })
    .first()
    .click();
  await expectAccessible(second.page);
  await second.page.getByRole('button', { name: office.approvals.confirm.refund }).click();
  await expect(second.page.getByText(office.approvals.approved).first()).toBeVisible();
  await second.page.goto(`/admin/orders/${paid.id}`);
  await expect(second.page.getByText(messages.refund.states.done).first()).toBeVisible({ timeout: 60_000 });

  await buyer.page.request.post(`/sandbox/pay/${lost.reference}`, { form: { outcome: 'charged_back' } });
  await second.page.goto('/admin/withdrawals');
  await expect(second.page.getByRole('link', { name: lost.number }).first()).toBeVisible();
  await expectAccessible(second.page);
  await second.page.getByRole('link', { name: lost.number }).first().click();
  await expect(second.page.getByText(/^Antworten bis/)).toBeVisible();
  await expect(second.page.getByRole('link', { name: /öffnen$/ })).toHaveAttribute('href', new RegExp(lost.reference));
  await expectAccessible(second.page);
  await Promise.all([buyer.context.close(), second.context.close()]);
});
