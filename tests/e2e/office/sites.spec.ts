import type { Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as office } from '#features/office/messages/de.ts';
import { messages as sites } from '#features/office-sites/messages/de.ts';
import { messages as texts } from '#features/static-pages/messages/de.ts';
import { expect, expectAccessible, logIn, screens, test } from '#tests/support/browser/browser.ts';
import { composer } from '#tests/support/browser/chat.ts';

const password = 'emberleaf-demo';

async function enter(page: Page): Promise<void> {
  const email = `${crypto.randomUUID()}@staff.test`;
  expect((await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'owner', site: null }] } })).ok()).toBe(true);
  expect((await page.request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
}

test('a setting goes from the draft to the site and back, and a wrong one says what would happen', async ({ page }) => {
  await enter(page);
  await page.goto('/admin/sites?group=contact');
  const sender = page.getByRole('textbox', { name: sites.fields.mail_name.title });
  const before = await sender.inputValue();
  await sender.fill('   ');
  await sender.press('Enter');
  await expect(page.getByText(sites.problems.empty)).toBeVisible();
  await expectAccessible(page);

  const after = `Emberleaf ${crypto.randomUUID().slice(0, 4)}`;
  await sender.fill(after);
  await sender.press('Enter');
  const draft = page.getByRole('region', { name: 'Eine Änderung' });
  await expect(draft.getByText(after)).toBeVisible();
  await draft.getByRole('button', { name: sites.draft.preview }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: sites.preview.today })).toBeVisible();
  await expectAccessible(page);
  // The real pages, in a tab of their own, until somebody ends the preview.
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: sites.preview.asVisitor }).click();
  const preview = await opened;
  const bar = preview.getByRole('complementary', { name: sites.preview.barName });
  await expect(bar).toBeVisible();
  await expectAccessible(preview);
  await preview.getByRole('link', { name: app.nav.login }).first().click();
  await expect(preview).toHaveURL(/\/login$/);
  await expect(bar).toBeVisible();
  await bar.getByRole('link', { name: sites.preview.barEnd }).click();
  await expect(bar).toBeHidden();
  await preview.close();
  // As a member of one's own session: the bar does not push the end of a conversation off the screen.
  await logIn(page.context(), 'premium@demo.test');
  const openedAsMember = page.waitForEvent('popup');
  await page.getByRole('link', { name: sites.preview.asMember }).click();
  const asMember = await openedAsMember;
  await asMember.goto('/members/3/chat');
  await expect(asMember.getByRole('complementary', { name: sites.preview.barName })).toBeVisible();
  for (const screen of Object.values(screens)) {
    await asMember.setViewportSize(screen);
    await expect(composer(asMember)).toBeInViewport({ ratio: 1 });
  }
  await asMember.getByRole('link', { name: sites.preview.barEnd }).click();
  await asMember.close();
  await page.keyboard.press('Escape');
  await draft.getByRole('button', { name: 'Änderung veröffentlichen' }).click();
  await expect(page.getByText(sites.draft.published).first()).toBeVisible();
  expect(((await (await page.request.get('/api/settings.php')).json()) as { mail_name: string }).mail_name).toBe(after);

  await page
    .getByRole('button', { name: `${sites.fields.mail_name.title} zurücknehmen` })
    .first()
    .click();
  await expect(page.getByText(sites.history.reverted).first()).toBeVisible();
  await expect(sender).toHaveValue(before);
  expect(((await (await page.request.get('/api/settings.php')).json()) as { mail_name: string }).mail_name).toBe(before);

  // Switching off asks first.
  await page.getByRole('button', { name: `${sites.switches.payments} abschalten` }).click();
  await expect(page.getByRole('dialog').getByText(sites.switches.does.payments)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();

  await page.setViewportSize(screens.phone);
  await expectAccessible(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: office.home.waits })).toBeVisible();
});

test('everybody can read what has changed', async ({ page }) => {
  await page.goto('/de/history');
  await expect(page.getByRole('heading', { name: texts.history.title, level: 1 })).toBeVisible();
  await expectAccessible(page);
});
