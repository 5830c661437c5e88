import { messages as swipe } from '#features/swipe/messages/de.ts';
import { untilInteractive, expect, expectAccessible, test, visit } from '#tests/support/browser/browser.ts';
import { moveClock, newAccount } from '#tests/support/browser/account.ts';

test('the swipe game allows four likes a day, undoes a decision, and starts again at midnight', async ({ page, context }) => {
  await newAccount(context, 'Carla');
  await visit(page, '/swipe-game');
  const card = page.locator('.swipe-card').first();
  await expect(card).toBeVisible();
  await expectAccessible(page);
  const left = (n: number) =>
    expect.poll(async () => ((await (await context.request.get('/api/swipe.php')).json()) as { likes_left: number }).likes_left).toBe(n);

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await left(3);
  await page.keyboard.press('z');
  await left(4);
  for (let n = 0; n < 4; n++) {
    await page.keyboard.press('ArrowRight');
    await left(3 - n);
  }
  await expect(page.getByRole('heading', { name: swipe.out.title })).toBeVisible();
  await page.reload();
  await untilInteractive(page);
  await expect(page.getByRole('heading', { name: swipe.out.title })).toBeVisible();
  await expectAccessible(page);
  await moveClock(context.request, 24 * 3600);
  await page.reload();
  await untilInteractive(page);
  await left(4);
});
