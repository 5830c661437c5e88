import sharp from 'sharp';
import { messages as chat } from '#features/chat/messages/de.ts';
import { expect, screens, test, visit } from '#tests/support/browser/browser.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { order, sandbox } from '#tests/support/browser/shop.ts';

test.use({ viewport: screens.desktop });

/** What the text says, whichever space stands before the currency. */
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ').trim();

// Regression: the build dropped the sum of bought credits, while the source was right, so that each one was called a gift.
test('beside Send stands what a credit costs, whether it was given, bought or both', async ({ page, context, browser, watched }) => {
  await newAccount(context, 'Runa');
  const other = await otherBrowser(browser, watched);
  const partner = await newAccount(other.context, 'Veit');
  // Beside the five credits of the signup: 100 for 14,92 €, with the welcome discount.
  await order(page, 'card');
  await page.getByRole('button', { name: sandbox.pay }).click();
  await expect(page.getByRole('heading', { name: /100 Credits/ })).toBeVisible();

  await visit(page, `/members/${partner.id}/chat`);
  const composer = page.getByRole('textbox', { name: chat.composer.label, exact: true });
  const send = page.getByRole('button', { name: new RegExp(`^${chat.composer.send}`) });
  const cost = async () => plain(await page.locator('.composer .cost').textContent());
  await expect.poll(cost).toBe('1 Credit · geschenkt · noch 105');
  await expect(send).toHaveAccessibleName(/1 Credit, geschenkt$/);

  for (const text of ['Hallo Veit', 'wie war', 'dein', 'Tag?']) {
    await composer.fill(text);
    await composer.press('Enter');
    await expect(page.getByRole('log').getByText(text, { exact: true })).toBeVisible();
  }
  // An image takes two credits: the last given one, and the first bought one.
  const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#7799cc' } });
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'see.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() });
  await expect.poll(cost).toBe('2 Credits · 0,15 €, 1 geschenkt · noch 101');
  await send.click();
  await expect.poll(cost).toBe('1 Credit · 0,15 € · noch 99');
  await expect(send).toHaveAccessibleName(/1 Credit, 0,15\s€$/);

  // The dialog of gifts takes five bought ones.
  await page.getByRole('button', { name: chat.composer.gift }).click();
  await expect(page.getByRole('dialog')).toContainText(/0,7[45]\s€/);
  await expect(page.getByRole('dialog')).not.toContainText('geschenkt');
});
