import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as safety } from '#features/safety/messages/de.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';
import { openChat, send } from '#tests/support/browser/chat.ts';

test.use({ viewport: screens.phone });

const name = 'Kolja';

test('a member is reported from the menu of the conversation, in two taps to the reason', async ({ page, context, browser, watched }) => {
  const { other } = await openChat({ page, context, browser, watched }, ['Ylva', name]);
  await send(page, 'Hallo');
  await page.getByRole('button', { name: chat.header.more }).click();
  await page.getByRole('menuitem', { name: chat.header.report, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: safety.report.reasons.harassment }).click();
  await expect(page.getByRole('dialog').getByText(/R-\w{4}-\w{4}/)).toBeVisible();
  await other.context.close();
});

test('who blocks a member may report them at once, and leaves the conversation afterwards', async ({ page, context, browser, watched }) => {
  const { other } = await openChat({ page, context, browser, watched }, ['Ylva', name]);
  await send(page, 'Hallo');
  await page.getByRole('button', { name: chat.header.more }).click();
  await page.getByRole('menuitem', { name: chat.header.block.replace('{name}', name) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: chat.block.report.replace('{name}', name) }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: chat.block.confirm, exact: true }).click();
  await dialog.getByRole('button', { name: safety.report.reasons.money }).click();
  await expect(dialog.getByText(/R-\w{4}-\w{4}/)).toBeVisible();
  await dialog.getByRole('button', { name: safety.report.done }).click();
  await expect(page).toHaveURL('/chats');
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
  await other.context.close();
});
