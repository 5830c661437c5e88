import { messages as orders } from '#features/orders/messages/de.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { buyButton, openCheckout } from '#tests/support/browser/shop.ts';

test.use({ viewport: screens.phone });

// Regression: package, total and button were two screens below, and the bar of tabs stood under a checkout.
test('on a phone the order stays in view, and its button leads to the consent that is missing and says why', async ({ page, context }) => {
  await newAccount(context, 'Carla');
  await openCheckout(page, 'card');
  await page.evaluate(() => scrollTo(0, 0));
  const line = page.locator('.order-line');
  await expect(buyButton(page)).toBeInViewport({ ratio: 1 });
  await expect(line).toContainText(/100 Credits mit Premium.*25\s% bis \d\d:\d\d Uhr.*14,92\s€.*inkl\. 19\s% MwSt\./);
  await expect(page.locator('.tabbar')).toBeHidden();
  await expect(page.locator('.method-plate')).toContainText(['PayPal', 'Karte']);
  await expectAccessible(page);

  const consent = page.getByRole('checkbox', { name: /sofort/ });
  await expect(consent).not.toBeChecked();
  for (let press = 0; press < 2; press += 1) {
    await buyButton(page).click();
    await expect(consent).toBeFocused();
    await expect(page.getByText(orders.terms.startMissing)).toBeInViewport({ ratio: 1 });
    const [box, foot] = [await consent.boundingBox(), await line.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await page.evaluate(() => scrollTo(0, 0));
  }
  await expectAccessible(page);
  // Each control that gets the focus stands clear of the line.
  await page.locator('input[type=radio][value=bank_transfer]').focus();
  const [radio, foot] = [await page.locator('input[type=radio][value=bank_transfer]').boundingBox(), await line.boundingBox()];
  expect((radio?.y ?? 0) + (radio?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);

  // Regression: at the end of the page the note of a lost connection lay over the button.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await context.setOffline(true);
  const note = page.locator('.connection-note');
  await expect(note).toContainText('offline');
  const [said, order] = [await note.boundingBox(), await line.boundingBox()];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(order?.y ?? 0);
  await context.setOffline(false);

  // A low window keeps its height for the page.
  await page.setViewportSize({ width: 640, height: 360 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(buyButton(page)).not.toBeInViewport();
});

test('each payment method is on a plate with its name where prices are listed', async ({ page }) => {
  await visit(page, '/pricing');
  await expect(page.locator('.country-methods').first().locator('.method-plate')).toContainText([
    'PayPal',
    'Karte',
    'Apple Pay',
    'SEPA',
    'IBAN',
  ]);
  await expectAccessible(page);
});
