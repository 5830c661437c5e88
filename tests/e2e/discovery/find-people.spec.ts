import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { messages as common } from '#platform/messages/de.ts';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as likes } from '#features/likes/messages/de.ts';
import { messages as finder } from '#features/match-finder/messages/de.ts';
import { messages as memberPage } from '#features/member-page/messages/de.ts';
import { messages as members } from '#features/members/messages/de.ts';
import { messages as photos } from '#features/photos/messages/de.ts';
import { messages as profile } from '#features/profile/messages/de.ts';
import { messages as safety } from '#features/safety/messages/de.ts';
import { untilInteractive, expect, expectAccessible, logIn, screens, test, tick, visit } from '#tests/support/browser/browser.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';

/** A catalog text with a name in it, as a pattern. */
const named = (text: string, name: string) => text.replace('{name}', name);
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('.member-card');

/** Ids of demo members, as a logged-in member finds them. */
async function idsOf(context: BrowserContext, query: string): Promise<number[]> {
  const { profiles } = (await (await context.request.get(`/api/members.php?${query}`)).json()) as { profiles: { id: number }[] };
  return profiles.map(({ id }) => id);
}

const nameOf = async (context: BrowserContext, id: number): Promise<string> =>
  ((await (await context.request.get(`/api/profile.php?id=${id}`)).json()) as { profile: { name: string } }).profile.name;

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('the URL holds the search, hits are counted while filters change, and Back restores the scroll position', async ({
    page,
    context,
  }) => {
    await logIn(context, 'premium@demo.test');
    await visit(page, '/members?gender=man&sort=new');
    const all = Number((await headline(page).textContent())?.match(/\d+/)?.[0]);
    await page.getByRole('button', { name: /^Filter/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet
      .getByRole('checkbox', { name: members.filters.withPhoto })
      .or(sheet.getByRole('switch', { name: members.filters.withPhoto }))
      .click();
    const show = sheet.getByRole('button', { name: /(Menschen|Person) zeigen$/ });
    await expect(show).not.toContainText(String(all));
    const shown = (await show.textContent())?.match(/\d+/)?.[0] ?? '';
    await expectAccessible(page);
    await show.click();
    await expect(page).toHaveURL(/with_photo=true/);
    await expect(headline(page)).toContainText(shown);

    await visit(page, '/members?gender=man&sort=new&page=2');
    const card = cards(page).nth(12);
    const link = card.getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect(card).toBeInViewport();
    await expect(page.locator(`a[href="${href}"]`).first()).toBeFocused();
  });

  test('the list goes on when asked, and Back shows the same place of it', async ({ page, context }) => {
    await logIn(context, 'premium@demo.test');
    await visit(page, '/members?gender=woman&sort=new');
    const more = page.getByRole('link', { name: common.pages.more });
    // Also without script.
    await expect(more).toHaveAttribute('href', /page=2/);
    await expect(cards(page)).toHaveCount(24);
    await more.click();
    await expect(cards(page)).toHaveCount(48);
    await expect(page).not.toHaveURL(/page=/);
    await expect(cards(page).nth(24).locator('[data-member]').first()).toBeFocused();
    await expectAccessible(page);
    const card = cards(page).nth(30);
    const link = card.getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await page.goBack();
    await expect(cards(page)).toHaveCount(48);
    await expect(card).toBeInViewport();
    await expect(page.locator(`a[href="${href}"]`).first()).toBeFocused();
  });

  test('a search without hits says which filter to drop and how many that finds', async ({ page, context }) => {
    await logIn(context, 'premium@demo.test');
    await page.goto('/members?gender=woman&country=DE&min_age=119&max_age=120');
    await expect(page.getByRole('heading', { name: members.empty.title })).toBeVisible();
    await page
      .getByRole('button', { name: /weglassen, \d+ zeigen/ })
      .or(page.getByRole('link', { name: /weglassen, \d+ zeigen/ }))
      .first()
      .click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page).not.toHaveURL(/min_age/);
  });

  test('a profile shows why two members fit, its photos, and accepts a like with a note, a gift and a report', async ({
    page,
    context,
    browser,
    watched,
  }) => {
    const anna = await newAccount(context, 'Annika');
    const { context: his, page: hisPage } = await otherBrowser(browser, watched);
    await logIn(his, 'premium@demo.test');
    const him = ((await (await his.request.get('/api/user.php')).json()) as { user: { profile: { id: number; name: string } } }).user
      .profile;
    await context.request.post('/dev/grant', { data: { email: anna.email, credits: 10 } });

    await visit(page, `/members/${him.id}`);
    await expect(page.getByRole('heading', { name: memberPage.fit })).toBeVisible();

    // The photos enlarged, by keys; photos that she may not see are blurred, with a link to get access.
    await page.getByRole('button', { name: new RegExp(memberPage.enlarge) }).click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(memberPage.lockedTitle)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    // His text, with her note.
    await page.getByRole('button', { name: likes.part.line }).first().click();
    const note = 'Das musst du mir erzählen.';
    const liking = page.getByRole('dialog');
    const sentence = liking.getByRole('radio').first();
    if (await sentence.isVisible()) await tick(sentence);
    await liking.getByLabel(new RegExp(likes.part.note.replace('?', '\\?'))).fill(note);
    await liking.getByRole('button', { name: likes.part.send }).click();
    await expect(liking).toBeHidden();
    await hisPage.goto('/likes');
    const row = hisPage.locator('li', { hasText: 'Annika' }).first();
    await expect(row).toContainText(note);
    await expect(row).toContainText(likes.row.new);
    await visit(hisPage, `/likes/m/${anna.id}`);
    await hisPage.goto('/likes');
    await expect(hisPage.locator('li', { hasText: 'Annika' }).first()).toContainText(note);
    await expect(hisPage.locator('li', { hasText: 'Annika' }).first().getByText(likes.row.new, { exact: true })).toBeHidden();

    // A gift, which appears in their conversation.
    await page.getByRole('button', { name: named('Geschenk für {name}', him.name) }).click();
    const choice = page.getByRole('dialog');
    await choice.getByText(chat.gift.names.tulip).click();
    await expectAccessible(page);
    await choice.getByRole('button', { name: new RegExp(`^${chat.gift.give}`) }).click();
    await expect(page).toHaveURL(`/members/${him.id}/chat`);
    await expect(page.getByRole('log').getByText(chat.gift.names.tulip)).toBeVisible();
    await hisPage.goto('/chats');
    await expect(hisPage.getByText(`Geschenk: ${chat.gift.names.tulip}`).first()).toBeVisible();

    // The report takes two taps.
    await visit(page, `/members/${him.id}`);
    await page.getByRole('button', { name: memberPage.report, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: safety.report.reasons.fake }).click();
    await expect(page.getByRole('dialog').getByText(/R-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
    await page.goto('/settings#reports');
    await expect(page.getByText(named(safety.reports.subject.profile, him.name))).toBeVisible();
    await his.close();
  });
});

test('a blocked member is not shown anywhere, and can be unblocked on the profile', async ({ page, context }) => {
  await newAccount(context, 'Bente');
  const [id = 0] = await idsOf(context, 'gender=man&country=DE');
  const name = await nameOf(context, id);
  await visit(page, `/members/${id}`);
  await page.getByRole('button', { name: memberPage.block.open, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: memberPage.block.confirm, exact: true }).click();
  await expect.poll(() => idsOf(context, 'gender=man&country=DE')).not.toContain(id);
  await visit(page, `/members/${id}`);
  await expect(page.getByRole('heading', { name: named(memberPage.block.blocked, name) })).toBeVisible();
  await page.getByRole('button', { name: memberPage.block.unblock }).click();
  await expect(page.getByRole('button', { name: memberPage.block.open, exact: true })).toBeVisible();
});

test('the match finder shows one member after the other, with the reasons', async ({ page, context }) => {
  await newAccount(context, 'Dora');
  await visit(page, '/match-finder');
  const name = page.locator('.candidate h2');
  const first = await name.textContent();
  await expect(page.getByRole('heading', { name: finder.fit })).toBeVisible();
  await expectAccessible(page);
  // The card changes at once; the answer comes later.
  const stored = () => page.waitForResponse((response) => response.request().method() !== 'GET' && response.url().includes('/api/'));
  const skipped = stored();
  await page.getByRole('button', { name: new RegExp(`^${finder.act.skip}`) }).click();
  await expect(name).not.toHaveText(first ?? '');
  await skipped;
  const second = await name.textContent();
  const liked = stored();
  await page.getByRole('button', { name: new RegExp(`^${finder.act.likeShort}`) }).click();
  await expect(name).not.toHaveText(second ?? '');
  await liked;
  await page.reload();
  await untilInteractive(page);
  await expect(name).not.toHaveText(first ?? '');
  await expect(name).not.toHaveText(second ?? '');
});

test('own photos are cropped, ordered, captioned, deleted and restored, three of them free of charge', async ({ page, context }) => {
  await newAccount(context, 'Elin');
  await visit(page, '/profile');
  const seed = path.resolve('demo/photos');
  const file = page.locator('input[type=file][multiple]').first();
  await file.setInputFiles([`${seed}/place-sea.webp`]);
  const editor = page.locator('.photo-editor');
  await editor.getByRole('button', { name: photos.editor.turn }).click();
  await editor.getByText(photos.editor.portrait, { exact: true }).click();
  await expectAccessible(page);
  await editor.getByRole('button', { name: photos.editor.use, exact: true }).click();
  await expect(page.getByAltText('Dein Foto 1 von 1')).toBeVisible();

  await file.setInputFiles([`${seed}/place-market.webp`, `${seed}/place-mountains.webp`]);
  await page.getByRole('button', { name: photos.editor.useAll }).click();
  await expect(page.getByAltText('Dein Foto 3 von 3')).toBeVisible();
  await expectAccessible(page);

  const order = async () =>
    ((await (await context.request.get('/api/profile.php')).json()) as { profile: { photos: { id: number; caption: string }[] } }).profile
      .photos;
  const [one, two, three] = (await order()).map(({ id }) => id);
  await page.getByRole('button', { name: 'Foto 2 nach vorn' }).click();
  await expect.poll(async () => (await order()).map(({ id }) => id)).toEqual([two, one, three]);

  await page.getByLabel('Bildunterschrift zu Foto 1').fill('Auf dem Markt');
  await page.getByLabel('Bildunterschrift zu Foto 1').blur();
  await expect.poll(async () => (await order())[0]?.caption).toBe('Auf dem Markt');
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && asked.push(request.url()));
  await page.getByLabel('Bildunterschrift zu Foto 1').fill('Mehr auf meineseite.de');
  await page.getByLabel('Bildunterschrift zu Foto 1').blur();
  await expect(page.getByText(photos.errors.caption_not_allowed)).toBeVisible();
  const name = page.getByLabel(profile.name.label, { exact: true });
  await name.fill('elin.de');
  await name.blur();
  await expect(page.getByText(account.errors.name_not_allowed)).toBeVisible();
  expect(asked).toEqual([]);
  await name.fill('Elin');
  await name.blur();
  await expect(page.getByText(account.errors.name_not_allowed)).toBeHidden();
  await page.getByLabel('Bildunterschrift zu Foto 1').fill('Auf dem Markt');
  await page.getByLabel('Bildunterschrift zu Foto 1').blur();

  await page.getByRole('button', { name: 'Mehr zu Foto 3' }).click();
  await page
    .getByRole('menuitem', { name: photos.manager.remove })
    .or(page.getByRole('button', { name: photos.manager.remove, exact: true }))
    .first()
    .click();
  await expect.poll(async () => (await order()).length).toBe(2);
  await page.getByRole('region', { name: 'Hinweise' }).getByRole('button', { name: photos.manager.undo }).click();
  await expect.poll(async () => (await order()).length).toBe(3);

  const fourth = await sharp(`${seed}/place-harbour.webp`).jpeg().toBuffer();
  const response = await context.request.post('/api/photo.php', {
    multipart: { client_id: crypto.randomUUID(), file: { name: 'x.jpg', mimeType: 'image/jpeg', buffer: fourth } },
  });
  expect([response.status(), ((await response.json()) as { error: { code: string } }).error.code]).toEqual([403, 'photo_limit_reached']);
});

test('the like modal opens after its delay for a real like, and only `t` is removed from the URL', async ({
  page,
  context,
  browser,
  watched,
}) => {
  const { context: his } = await otherBrowser(browser, watched);
  await logIn(his, 'premium@demo.test');
  const frida = await newAccount(context, 'Frida');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));

  // Nobody likes her yet: nothing opens, and no like is invented.
  await visit(page, '/members?t=1&gender=man');
  await expect.poll(() => requested.includes('/api/auto-like.php')).toBe(true);
  await expect(page).toHaveURL('/members?gender=man');
  await expect(page.getByRole('dialog')).toBeHidden();

  await his.request.post('/api/like.php', { data: { id: frida.id } });
  await visit(page, '/members?t=3&gender=man#here');
  await expect(page.getByRole('dialog')).toBeHidden();
  const modal = page.getByRole('dialog');
  await expect(modal).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL('/members?gender=man#here');
  await expect(modal.getByRole('link', { name: likes.modal.profile })).toHaveAttribute('href', /\/members\/\d+$/);
  await page.keyboard.press('Escape');
  // Its time is over: a new page counts nothing and requests no like, however long it is open.
  await page.clock.install();
  await page.reload();
  await untilInteractive(page);
  requested.length = 0;
  await page.clock.runFor(10_000);
  await page.evaluate(() => fetch('/healthz').then((response) => response.text()));
  expect(requested).not.toContain('/api/auto-like.php');
  await expect(page.getByRole('dialog')).toBeHidden();
  await his.close();
});
