import { randomUUID } from 'node:crypto';
import { messages as account } from '#features/account/messages/de.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { expect, expectAccessible, linksOfMail, screens, test } from '#tests/support/browser/browser.ts';

test('the activation leads to the message that waited, and from there to the conversation', async ({ page, context, browser }) => {
  const other = await otherBrowser(browser, () => {});
  const marcel = await newAccount(other.context, 'Marcel');
  await other.context.close();
  const { email } = await newAccount(context, 'Paula', { activated: false });
  const sent = await context.request.post('/api/chat.php', {
    data: { profile: marcel.id, client_id: randomUUID(), text: 'Nach welchem Rezept?' },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await page.setViewportSize(screens.phone);
  const [link] = await linksOfMail(context, email);
  await page.goto(link ?? '');
  await page.getByRole('button', { name: account.login.codeSubmit, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deine Nachricht an Marcel ist angekommen.' })).toBeVisible();
  await expect(page.getByText('Nach welchem Rezept?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: account.activate.toChat }).click();
  await expect(page).toHaveURL(/\/chats\/\d+$/);
});
