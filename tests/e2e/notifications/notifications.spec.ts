import { messages as app } from '#app/messages/de.ts';
import { messages as notifications } from '#features/notifications/messages/de.ts';
import { messages as reminders } from '#features/reminders/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { expect, expectAccessible, screens, test, tick, untilInteractive } from '#tests/support/browser/browser.ts';
import type { Page } from '@playwright/test';
import { newAccount } from '#tests/support/browser/account.ts';

/** Opens the switches of likes on the page of notifications. */
async function openLikes(page: Page) {
  await page.goto('/notifications');
  await untilInteractive(page);
  await page.getByRole('button', { name: notifications.types.like }).click();
  return page.getByRole('dialog').getByRole('switch', { name: notifications.mail });
}

test.describe('on a desktop', () => {
  test.use({ viewport: screens.desktop });

  test('other pages remind of a type that is switched off, and Undo restores the previous state', async ({ page, context }) => {
    await newAccount(context, 'Mara');
    const disabled = async () =>
      ((await (await context.request.get('/api/user.php')).json()) as { user: { notifications_disabled: string[] } }).user
        .notifications_disabled;
    await tick(await openLikes(page), false);
    await expect(page.getByText(common.state.saved, { exact: true })).toBeVisible();
    await expect.poll(disabled).toEqual(['like']);
    await expectAccessible(page);
    await page.getByRole('button', { name: notifications.done }).click();
    await expect(page.getByRole('button', { name: `${notifications.types.like} ${notifications.off}` })).toBeFocused();

    await page.goto('/members');
    await expect(page.getByText(app.alerts.disabled.title)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/notifications');
    await expect(page.getByText(app.alerts.disabled.title)).toBeHidden();
    await tick(await openLikes(page));
    await page.getByRole('button', { name: common.action.undo }).click();
    await expect.poll(disabled).toEqual(['like']);
  });

  test('the photo alert is shown on all but a few pages, and dismissed permanently', async ({ page, context }) => {
    await newAccount(context, 'Mara');
    const alert = page.getByText(app.alerts.photo.title).first();
    for (const path of ['/profile', '/settings', '/notifications', '/premium']) {
      await page.goto(path);
      await expect(alert, path).toBeHidden();
    }
    await page.goto('/members');
    await expect(alert).toBeVisible();
    await untilInteractive(page);
    await page.getByRole('button', { name: app.alerts.photo.title }).click();
    await page.getByRole('dialog').getByRole('button', { name: reminders.later }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(alert).toBeHidden();
    const kept = await page.evaluate(() => localStorage.getItem('hide-enrich-alert'));
    expect(Math.abs(Number(kept) - Date.now() / 1000)).toBeLessThan(60);
    for (const path of ['/members', '/likes', '/credits']) {
      await page.goto(path);
      await expect(alert, path).toBeHidden();
    }
  });
});

test('the activation reminder is a dialog on a phone after the signup, and a banner elsewhere', async ({ page, context }) => {
  await newAccount(context, 'Mara', { activated: false });
  const reminder = page.getByText(app.alerts.activation.title);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/members?api_signup_complete');
  await expect(page.getByRole('dialog').getByText(app.alerts.activation.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(reminder.first()).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/members?api_signup_complete');
  await expect(reminder.first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const path of ['/settings', '/notifications']) {
    await page.goto(path);
    await expect(reminder, path).toBeHidden();
  }
});
