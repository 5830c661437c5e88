import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as likes } from '#features/likes/messages/de.ts';
import { messages as finder } from '#features/match-finder/messages/de.ts';
import { messages as members } from '#features/members/messages/de.ts';
import { messages as photos } from '#features/photos/messages/de.ts';
import { messages as safety } from '#features/safety/messages/de.ts';
import { messages as swipe } from '#features/swipe/messages/de.ts';
import { expect, expectAccessible, logIn, screens, test } from '#tests/support/browser.ts';
import { moveClock, newAccount, otherBrowser } from '#tests/support/e2e-account.ts';

/** A text with its name in it, as a pattern. */
const named = (text: string, name: string) => text.replace('{name}', name);
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('.member-card');

/** Ids of the demo's members, as somebody who is logged in finds them. */
async function idsOf(context: BrowserContext, query: string): Promise<number[]> {
  const { profiles } = (await (await context.request.get(`/api/members.php?${query}`)).json()) as { profiles: { id: number }[] };
  return profiles.map(({ id }) => id);
}

const nameOf = async (context: BrowserContext, id: number): Promise<string> =>
  ((await (await context.request.get(`/api/profile.php?id=${id}`)).json()) as { profile: { name: string } }).profile.name;

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a search is its address, counts while one chooses, and Back finds the same place', async ({ page, context }) => {
      await logIn(context, 'premium@demo.test');
      await page.goto('/members?gender=woman&gender=man&sort=new', { waitUntil: 'networkidle' });
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

      await page.goto('/members?gender=woman&gender=man&sort=new&page=2', { waitUntil: 'networkidle' });
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

    test('a search for nobody says which wish to drop and what that frees', async ({ page, context }) => {
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

    test('a profile tells why two fit, shows its photos, takes a like with a note, a gift and a report', async ({
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

      await page.goto(`/members/${him.id}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: members.profile.fit })).toBeVisible();

      // The photos, large, by keys; what is not hers to see is blurred, with the way to it.
      await page.getByRole('button', { name: new RegExp(members.profile.enlarge) }).click();
      const viewer = page.getByRole('dialog');
      await expect(viewer).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText(members.profile.lockedTitle)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();

      // His words, with hers.
      await page.getByRole('button', { name: members.liking.line }).first().click();
      const note = 'Das musst du mir erzählen.';
      const liking = page.getByRole('dialog');
      const sentence = liking.getByRole('radio').first();
      if (await sentence.isVisible()) await sentence.check({ force: true });
      await liking.getByLabel(new RegExp(members.liking.note.replace('?', '\\?'))).fill(note);
      await liking.getByRole('button', { name: members.liking.send }).click();
      await expect(liking).toBeHidden();
      await hisPage.goto('/likes');
      const row = hisPage.locator('li', { hasText: 'Annika' }).first();
      await expect(row).toContainText(note);
      await expect(row).toContainText(likes.row.new);
      await hisPage.goto(`/likes/m/${anna.id}`, { waitUntil: 'networkidle' });
      await hisPage.goto('/likes');
      await expect(hisPage.locator('li', { hasText: 'Annika' }).first()).toContainText(note);
      await expect(hisPage.locator('li', { hasText: 'Annika' }).first().getByText(likes.row.new, { exact: true })).toBeHidden();

      // A gift, which arrives in their conversation.
      await page.getByRole('button', { name: named('Geschenk für {name}', him.name) }).click();
      const choice = page.getByRole('dialog');
      await choice.getByText(chat.gift.names.tulip).click();
      await expectAccessible(page);
      await choice.getByRole('button', { name: chat.gift.give, exact: true }).click();
      await expect(page).toHaveURL(`/members/${him.id}/chat`);
      await expect(page.getByRole('log').getByText(chat.gift.names.tulip)).toBeVisible();
      await hisPage.goto('/chats');
      await expect(hisPage.getByText(`Geschenk: ${chat.gift.names.tulip}`).first()).toBeVisible();

      // Two taps.
      await page.goto(`/members/${him.id}`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: members.profile.report, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: safety.report.reasons.fake }).click();
      await expect(page.getByRole('dialog').getByText(/R-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
      await page.goto('/settings');
      await expect(page.getByText(named(safety.reports.subject.profile, him.name))).toBeVisible();
      await his.close();
    });
  });
}

test('whoever is blocked is nowhere, and can be freed where they were', async ({ page, context }) => {
  await newAccount(context, 'Bente');
  const [id = 0] = await idsOf(context, 'gender=man&country=DE');
  const name = await nameOf(context, id);
  await page.goto(`/members/${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: members.block.open, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: members.block.confirm, exact: true }).click();
  await expect.poll(() => idsOf(context, 'gender=man&country=DE')).not.toContain(id);
  await page.goto(`/members/${id}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: named(members.block.blocked, name) })).toBeVisible();
  await page.getByRole('button', { name: members.block.unblock }).click();
  await expect(page.getByRole('button', { name: members.block.open, exact: true })).toBeVisible();
});

test('the swipe game gives four likes a day, takes a decision back, and starts anew at midnight', async ({ page, context }) => {
  test.slow();
  await newAccount(context, 'Carla');
  await page.goto('/swipe-game', { waitUntil: 'networkidle' });
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
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: swipe.out.title })).toBeVisible();
  await expectAccessible(page);
  await moveClock(context.request, 24 * 3600);
  await page.reload({ waitUntil: 'networkidle' });
  await left(4);
});

test('the match finder shows one person after the other, with the reasons', async ({ page, context }) => {
  await newAccount(context, 'Dora');
  await page.goto('/match-finder', { waitUntil: 'networkidle' });
  const name = page.locator('.candidate h2');
  const first = await name.textContent();
  await expect(page.getByRole('heading', { name: finder.fit })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: new RegExp(`^${finder.act.skip}`) }).click();
  await expect(name).not.toHaveText(first ?? '');
  const second = await name.textContent();
  await page.getByRole('button', { name: new RegExp(`^${finder.act.likeShort}`) }).click();
  await expect(name).not.toHaveText(second ?? '');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(name).not.toHaveText(first ?? '');
  await expect(name).not.toHaveText(second ?? '');
});

test('own photos are cropped, ordered, captioned, deleted and brought back, three of them for free', async ({ page, context }) => {
  test.slow();
  await newAccount(context, 'Elin');
  await page.goto('/profile', { waitUntil: 'networkidle' });
  const seed = path.resolve('db/seed/photos');
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
  const answer = await context.request.post('/api/photo.php', {
    multipart: { client_id: crypto.randomUUID(), file: { name: 'x.jpg', mimeType: 'image/jpeg', buffer: fourth } },
  });
  expect([answer.status(), ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([403, 'photo_limit_reached']);
});

test('the like modal comes after its seconds with a real like, and only `t` leaves the address', async ({
  page,
  context,
  browser,
  watched,
}) => {
  const { context: his } = await otherBrowser(browser, watched);
  await logIn(his, 'premium@demo.test');
  const frida = await newAccount(context, 'Frida');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  // Nobody likes her yet: nothing opens, and nothing is made up.
  await page.goto('/members?t=1&gender=man', { waitUntil: 'networkidle' });
  await expect.poll(() => asked.includes('/api/auto-like.php')).toBe(true);
  await expect(page).toHaveURL('/members?gender=man');
  await expect(page.getByRole('dialog')).toBeHidden();

  await his.request.post('/api/like.php', { data: { id: frida.id } });
  await page.goto('/members?t=3&gender=man#here', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toBeHidden();
  const modal = page.getByRole('dialog');
  await expect(modal).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL('/members?gender=man#here');
  await expect(modal.getByRole('link', { name: likes.modal.profile })).toHaveAttribute('href', /\/members\/\d+$/);
  await page.keyboard.press('Escape');
  await page.reload({ waitUntil: 'networkidle' });
  await page.waitForTimeout(3500);
  await expect(page.getByRole('dialog')).toBeHidden();
  await his.close();
});
