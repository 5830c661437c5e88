import { messages as installed } from '#features/installed/messages/de.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser.ts';
import { newAccount } from '#tests/support/e2e-account.ts';

const { slow, failing, offline } = installed.connection;
test.use({ viewport: screens.phone });

test('a page that waits for long says so, says when it fails, and stops with the answer', async ({ page, context }) => {
  await newAccount(context, 'Mila');
  await visit(page, '/members');
  const line = page.locator('.connection-line');
  await expect(line).toBeAttached();

  const held: (() => void)[] = [];
  let answer: 'hold' | 'fail' | 'pass' = 'hold';
  await page.route('**/api/members.php*', async (route) => {
    if (answer === 'hold') await new Promise<void>((release) => held.push(release));
    if (answer === 'fail') return route.abort('connectionreset');
    return route.continue();
  });
  await page.getByRole('link', { name: 'neu hier' }).click();
  await expect(line).toHaveText(slow);
  await expectAccessible(page);
  answer = 'fail';
  held.forEach((release) => release());
  await expect(line).toHaveText(failing);
  answer = 'pass';
  await expect(line).toHaveText('');
});

test('without a connection a line says since when', async ({ page, context }) => {
  await newAccount(context, 'Mila');
  await visit(page, '/members');
  const line = page.locator('.connection-line');
  await expect(line).toBeAttached();
  await context.setOffline(true);
  await expect(line).toContainText(offline.slice(0, offline.indexOf('{')));
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(line).toHaveText('');
});
