import { messages as app } from '#app/messages/de.ts';
import { messages as notifications } from '#features/notifications/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser.ts';
import { mailsTo, moveClock, newAccount, otherBrowser } from '#tests/support/e2e-account.ts';

const likeSwitch = notifications.switch.replace('{type}', notifications.types.like).replace('{channel}', notifications.mail);

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a switched off type is told everywhere, and switched on by Undo', async ({ page, context }) => {
      await newAccount(context, 'Mara');
      const disabled = async () =>
        ((await (await context.request.get('/api/user.php')).json()) as { user: { notifications_disabled: string[] } }).user
          .notifications_disabled;
      await page.goto('/notifications');
      await page.getByRole('switch', { name: likeSwitch }).uncheck({ force: true });
      await expect(page.getByText(common.state.saved)).toBeVisible();
      await expect.poll(disabled).toEqual(['like']);

      await page.goto('/members');
      await expect(page.getByText(app.alerts.disabled.title)).toBeVisible();
      await expectAccessible(page);
      await page.goto('/notifications');
      await expect(page.getByText(app.alerts.disabled.title)).toBeHidden();
      await page.getByRole('switch', { name: likeSwitch }).check({ force: true });
      await page.getByRole('button', { name: common.action.undo }).click();
      await expect.poll(disabled).toEqual(['like']);
    });

    test('a like comes by mail, and one click in it ends that without a login', async ({ context, browser, watched }) => {
      const mine = await newAccount(context, 'Mara');
      const admirer = await otherBrowser(browser, watched);
      const his = await newAccount(admirer.context, 'Ben');
      expect((await admirer.context.request.post('/api/like.php', { data: { id: mine.id } })).status()).toBe(200);
      await expect
        .poll(async () => {
          await moveClock(context.request, 60);
          return (await mailsTo(context.request, mine.email)).some(({ subject }) => subject.includes(his.name));
        })
        .toBe(true);
      const [mail] = await mailsTo(context.request, mine.email);
      expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

      const { page } = admirer;
      await admirer.context.clearCookies();
      await page.goto(mail?.links.find((link) => link.includes('/u-')) ?? '');
      await expectAccessible(page);
      await page.getByRole('button', { name: notifications.unsubscribe.off }).click();
      await expect(page.getByRole('heading', { name: notifications.unsubscribe.offTitle })).toBeVisible();
      const { settings } = (await (await context.request.get('/api/notification-settings.php')).json()) as {
        settings: { like: { mail: boolean } };
      };
      expect(settings.like.mail).toBe(false);
      await admirer.context.close();
    });

    test('the photo alert is dismissed once and for all, on every page but a few', async ({ page, context }) => {
      await newAccount(context, 'Mara');
      const alert = page.getByText(app.alerts.photo.title);
      for (const path of ['/profile', '/settings', '/notifications', '/premium']) {
        await page.goto(path);
        await expect(alert, path).toBeHidden();
      }
      await page.goto('/members');
      await expect(alert).toBeVisible();
      await page.getByRole('button', { name: app.alerts.close }).click();
      await expect(alert).toBeHidden();
      const kept = await page.evaluate(() => localStorage.getItem('hide-enrich-alert'));
      expect(Math.abs(Number(kept) - Date.now() / 1000)).toBeLessThan(60);
      for (const path of ['/members', '/likes', '/credits']) {
        await page.goto(path);
        await expect(alert, path).toBeHidden();
      }
    });
  });
}

test('the reminder to activate is a dialog on a phone after the signup, and a banner elsewhere', async ({ page, context }) => {
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
