import sharp from 'sharp';
import { messages as app } from '#app/messages/de.ts';
import { messages as memberPage } from '#features/member-page/messages/de.ts';
import { messages as photos } from '#features/photos/messages/de.ts';
import { messages as reminders } from '#features/reminders/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { expect, expectAccessible, screens, test, tick, visit } from '#tests/support/browser/browser.ts';

test.use({ viewport: screens.phone });

test('who has a photo is asked about visitors once, and a shared link shows what the answer allows', async ({
  page,
  context,
  browser,
  watched,
}) => {
  const { id } = await newAccount(context, 'Rosa');
  await visit(page, '/members');
  await expect(page.getByText(app.alerts.visitors.title)).toBeHidden();
  await visit(page, '/profile');
  // Like no other: one that somebody else has is held back.
  const photo = sharp({
    create: { width: 600, height: 800, channels: 3, background: '#7799cc', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
  const buffer = await photo.jpeg().toBuffer();
  await page.locator('input[type=file][multiple]').first().setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: photos.editor.use, exact: true }).click();
  const own = async () => (await (await context.request.get('/api/user.php')).json()) as unknown;
  await expect.poll(own).toMatchObject({ user: { profile: { asks_about_visitors: true } } });
  await visit(page, '/members');
  await page.getByRole('button', { name: app.alerts.visitors.title }).click();
  const sheet = page.getByRole('dialog', { name: app.alerts.visitors.title });
  // Once the sheet has stopped moving.
  await expect(async () => {
    const [yes, no] = await Promise.all(
      [reminders.visitors.yes, reminders.visitors.no].map((name) => sheet.getByRole('button', { name, exact: true }).boundingBox()),
    );
    expect([yes?.width, yes?.height, yes?.y]).toEqual([no?.width, no?.height, no?.y]);
  }).toPass();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: reminders.visitors.no, exact: true }).click();
  await expect(page.getByText(reminders.visitors.hidden)).toBeVisible();
  await expect(page.getByRole('button', { name: app.alerts.visitors.title })).toBeHidden();
  await visit(page, '/members');
  await expect(page.getByText(app.alerts.visitors.title)).toBeHidden();

  // The link of the profile, and who follows it.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await visit(page, `/members/${id}`);
  await page.getByRole('button', { name: memberPage.share }).click();
  await expect(page.getByText(memberPage.linkCopied.replace('{name}', 'Rosa')).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { page: friend } = await otherBrowser(browser, watched);
  await friend.setViewportSize(screens.phone);
  // Not `visit`, which waits for a button: this page has links alone.
  await friend.goto(link);
  await expect(friend.getByRole('heading', { name: signup.membersOnly.title })).toBeVisible();
  await expect(friend.getByText('Rosa')).toHaveCount(0);
  await expectAccessible(friend);
  await visit(page, '/settings#privacy');
  await tick(page.locator('[name=show_to_visitors]'));
  await expect.poll(own).toMatchObject({ user: { profile: { show_to_visitors: true, asks_about_visitors: false } } });
  await friend.goto(link);
  await expect(friend.getByText(/^Rosa, /)).toBeVisible();
});

test('the share sheet of the system gets the link, and closing it says nothing', async ({ page, context }) => {
  const { id } = await newAccount(context, 'Kaja');
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (what: unknown) => {
        shared.push(what);
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  await visit(page, `/members/${id}`);
  await page.getByRole('button', { name: memberPage.share }).click();
  const shared = JSON.stringify(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared));
  expect(shared).toMatch(new RegExp(`^\\[\\{"title":"Kaja, \\d+","url":"[^"]+/members/${id}"\\}\\]$`));
  await expect(page.getByText(memberPage.linkCopied.replace('{name}', 'Kaja'))).toBeHidden();
});
