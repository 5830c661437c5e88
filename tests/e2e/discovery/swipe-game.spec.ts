import { messages as swipe } from '#features/swipe/messages/de.ts';
import { expect, screens, test, untilInteractive } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';

// Regression: on a device whose clock was ahead of midnight the game asked for its cards again each minute.
test('the swipe game waits for midnight by the clock of the server', async ({ page, context }) => {
  await newAccount(context, 'Carla');
  const ahead = 48 * 3_600_000;
  await page.clock.install({ time: Date.now() + ahead });
  await page.goto('/swipe-game');
  await untilInteractive(page);
  await expect(page.locator('.swipe-card').first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + ahead + 60_000);
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/swipe.php')) asked += 1;
  });
  await page.clock.runFor(59_000);
  await page.clock.runFor(5000);
  expect(asked).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('a hint says once what the two directions do', async ({ page, context }) => {
    await newAccount(context, 'Carla');
    await page.goto('/swipe-game');
    await untilInteractive(page);
    const hint = page.getByText(swipe.hint.text);
    await expect(hint).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: swipe.hint.done }).click();
    await expect(hint).toBeHidden();
    await page.reload();
    await untilInteractive(page);
    await expect(hint).toBeHidden();
  });
});
