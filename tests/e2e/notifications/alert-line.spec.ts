import { messages as app } from '#app/messages/de.ts';
import { messages as reminders } from '#features/reminders/messages/de.ts';
import { expect, expectAccessible, logIn, screens, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { stubPush, untilPushStateKnown } from '#tests/support/browser/push-stub.ts';

const line = '#page-alert';

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, serviceWorkers: 'allow' });

  test('all alerts that are due share one slim line with the welcome discount, and each can be settled in its sheet', async ({
    page,
    context,
  }) => {
    await newAccount(context, 'Mara', { activated: false });
    await visit(page, '/members');
    const alert = page.locator(line);
    await expect(alert).toContainText(app.alerts.activation.title);
    await expect(alert).toHaveAccessibleName('2 Hinweise');
    expect((await alert.locator('.alert-line').boundingBox())?.height).toBe(60);
    await page.getByRole('button', { name: app.alerts.activation.title }).click();
    const sheet = page.getByRole('dialog', { name: app.alerts.activation.title });
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText([app.alerts.photo.title]);
    await expect(sheet).toContainText(app.bonus.packages);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: reminders.later }).click();
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(0);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(alert).toContainText(app.alerts.activation.title);
    for (const path of ['/swipe-game', '/match-finder', '/members/3', '/likes/m/3', '/chats']) {
      await page.goto(path);
      await expect(page.getByText(app.alerts.activation.title), path).toBeHidden();
    }
  });

  test('the account menu lists all that is due where no line is, and says when nothing is', async ({ page, context }) => {
    await newAccount(context, 'Mara', { activated: false });
    await visit(page, '/swipe-game');
    await untilInteractive(page);
    const open = async () => {
      await page.getByRole('button', { name: app.nav.account }).click();
      await page.getByRole('menuitem', { name: app.nav.alerts }).click();
    };
    await open();
    const sheet = page.getByRole('dialog', { name: app.nav.alerts });
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText([app.alerts.activation.title, app.alerts.photo.title]);
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await logIn(context, 'premium@demo.test');
    await visit(page, '/swipe-game');
    await untilInteractive(page);
    await open();
    await expect(sheet).toContainText(reminders.centre.none);
    await sheet.getByRole('link', { name: reminders.centre.settings }).click();
    await expect(page).toHaveURL('/notifications');
    await expect(sheet).toBeHidden();
  });

  for (const viewer of ['a member', 'a visitor'])
    test(`nothing is pushed up or down on /members for ${viewer}, whatever becomes known after the page is drawn`, async ({
      page,
      context,
    }) => {
      await stubPush(context);
      await page.addInitScript(() => {
        interface Shift extends PerformanceEntry {
          readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const pushed: string[] = [];
        Object.assign(window, { pushed });
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as Shift[])
            for (const { node, previousRect, currentRect } of sources)
              // Sideways a word may move by a few pixels when its font arrives late.
              if (previousRect.top !== currentRect.top)
                pushed.push((node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 80));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      if (viewer === 'a member') await logIn(context, 'premium@demo.test');
      // The second time the server knows that push is available.
      for (const _ of [1, 2]) {
        await page.goto('/members');
        await untilInteractive(page);
        if (viewer === 'a member') await untilPushStateKnown(page);
        await page.waitForFunction(
          // An image that is not shown is not loaded.
          () =>
            document.fonts.status === 'loaded' &&
            [...document.images]
              .filter((image) => image.checkVisibility())
              .slice(0, 4)
              .every((image) => image.complete),
        );
        expect(await page.evaluate(() => (window as unknown as { pushed: string[] }).pushed)).toEqual([]);
      }
      if (viewer === 'a member') await expect(page.locator(line)).toBeVisible();
    });
});
