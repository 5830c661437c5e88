import { messages as landers } from '#features/landers/messages/de.ts';
import { messages as landings } from '#features/member-landings/messages/de.ts';
import { messages as members } from '#features/members/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { landerNames } from '#features/landers/contract/landers.ts';
import { expect, expectAccessible, pageTest, screens, test, tick, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { answerAccountSteps, newStranger, nextStep, ownProfile, signupCard, skipOptionalSteps } from '#tests/support/browser/journey.ts';

const addresses = [
  ...landerNames.map((name) => `/landers/${name}`),
  '/landers/video/two-cups',
  '/members/7/landing',
  '/members/7/landing2/evening',
  '/members/7/landing3',
];

for (const address of addresses)
  pageTest(`${address} is accessible on a phone and a desktop, in both themes`, async ({ open }) => {
    for (const viewport of [screens.phone, screens.desktop]) {
      const page = await open('visitor', address, viewport);
      await untilInteractive(page);
      await expectAccessible(page);
    }
  });

test('unknown landers, slugs and members are pages that say so', async ({ request }) => {
  for (const path of [
    '/landers/none',
    '/landers/tinderswipe/evening',
    '/landers/gallery/nope',
    '/landers/gallery/..%2f..%2fpricing',
    '/landers/__proto__',
    '/landers/gallery/constructor',
    `/landers/video/${'a'.repeat(2000)}`,
    '/members/999999/landing',
    '/members/x/landing2',
    '/members/7/landing3/nope',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('likes of the deck survive a reload and the way to the signup, with the source of the visit', async ({ page }) => {
  await visit(page, '/landers/tinderswipe?network=north&sub1=a');
  const name = ((await page.locator('.try-card.top h2').textContent()) ?? '').split(',')[0] ?? '';
  await page.getByRole('button', { name: landers.deck.keepName.replace('{name}', name) }).click();
  await page.getByRole('button', { name: landers.deck.next, exact: true }).click();
  await page.reload();
  await untilInteractive(page);
  await expect(page.getByRole('button', { name: landers.deck.drop.replace('{name}', name) })).toBeVisible();
  await page.getByRole('link', { name: landers.deck.send.replace('{n, number}', '1') }).click();
  await expect(page).toHaveURL(/\/signup\?network=north&sub1=a/);
  const kept = await page.evaluate(() => sessionStorage.getItem('kept-likes'));
  expect(kept).toContain(`"name":"${name}"`);
});

test('picked interests are the first answers of the new profile', async ({ page }) => {
  await visit(page, '/landers/iconslanding');
  await tick(page.getByRole('checkbox', { name: members.interest.cooking, exact: true }));
  await tick(page.getByRole('checkbox', { name: members.interest.hiking, exact: true }));
  await page.getByRole('link', { name: landers.icons.go }).click();
  await expect(page).toHaveURL('/signup');
  await visit(page, '/signup?gender=woman&search_gender=man');
  await answerAccountSteps(page, newStranger('Ronja'));
  await expect(signupCard(page).getByRole('heading', { name: signup.photo.title })).toBeVisible();
  await skipOptionalSteps(page);
  expect((await ownProfile(page)).profile.interests).toEqual(['cooking', 'hiking']);
});

test('the line of the sentence, the leaves of the collage and the light of the night are kept', async ({ page }) => {
  await visit(page, '/landers/socialnetwork');
  await page.getByRole('textbox').fill('es regnet');
  await expect(page.getByText(landers.social.kept)).toBeVisible();
  await visit(page, '/landers/collagelanding');
  await page.getByRole('button', { name: members.interest.beach, exact: true }).click();
  await page.getByRole('button', { name: members.interest.cooking, exact: true }).click();
  await expect(page.locator('.tile.full')).toHaveCount(2);
  await visit(page, '/landers/alonetonight');
  await page.getByRole('button', { name: landers.night.light }).click();
  await page.getByRole('button', { name: landers.night.reason.song }).click();
  await expect(page.getByRole('link', { name: landers.night.stay })).toBeVisible();
  const start = await page.evaluate(() => sessionStorage.getItem('profile-start'));
  expect(JSON.parse(start ?? '{}')).toEqual({
    interests: ['beach', 'cooking', 'music'],
    about: `${landers.social.start.sunday} es regnet`,
  });
});

test('a frame of the gallery loads its photo when it is opened, and leads to the member', async ({ page }) => {
  await visit(page, '/landers/gallery');
  await expect(page.locator('.hall-wall img')).toHaveCount(0);
  await page.getByRole('button', { name: landers.gallery.open.replace('{n, number}', '2') }).click();
  await expect(page.locator('.hall-wall img')).toHaveCount(1);
  await page.locator('.hall-side a').first().click();
  await expect(page).toHaveURL(/\/members\/\d+\/landing/);
  await expect(page.getByRole('textbox')).toBeVisible();
});

test('a film is loaded only when it is played, with captions in the language of the page', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('.mp4') && loaded.push(request.url()));
  await visit(page, '/landers/video/two-cups');
  expect(loaded).toEqual([]);
  await page.locator('.film-play').click();
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
  await expect(page.locator('.film-caption')).toHaveText(landers.film.chapter.rain.summary);
  await expect(page.locator('video')).not.toHaveAttribute('controls');
  await page.getByRole('button', { name: landers.film.pause }).click();
  expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
  await page.getByRole('button', { name: landers.film.resume }).click();
  await page.locator('video').evaluate((film: HTMLVideoElement) => (film.currentTime = 9));
  await expect(page.locator('.film-caption')).toHaveText(landers.film.chapter.inside.summary);
});

test('the answers that a film waits for lie over it, and each lets it go on', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await visit(page, '/landers/transitionsvideolanding');
  await page.locator('.film-play').click();
  for (const [near, asked, answer, after] of [
    [4.2, landers.story.begin.ask, landers.story.begin.curious, landers.story.begin.curiousAfter],
    [9.2, landers.story.reply.ask, landers.story.reply.later, landers.story.reply.laterAfter],
  ] as const) {
    await page.locator('video').evaluate((film: HTMLVideoElement, second) => (film.currentTime = second), near);
    await expect(page.getByRole('heading', { name: asked })).toBeInViewport();
    for (const button of await page.locator('.film-choices').getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: answer }).click();
    await expect(page.getByText(after)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(false);
  }
});

test('the first message written on a landing is in the signup of its member', async ({ page }) => {
  await visit(page, '/members/7/landing2?ref=friend');
  await page.getByRole('textbox').fill('Wo ist dein Lieblingscafé?');
  await page.getByRole('link', { name: landings.go }).click();
  await expect(page).toHaveURL('/members/7/signup?ref=friend');
  await tick(page.getByRole('radio', { name: signup.gender.woman, exact: true }));
  await tick(page.getByRole('checkbox', { name: signup.searchGender.man, exact: true }));
  await nextStep(page);
  await expect(page.getByRole('textbox', { name: signup.message.label, exact: true })).toHaveValue('Wo ist dein Lieblingscafé?');
  await nextStep(page);
  await answerAccountSteps(page, newStranger('Mira'));
  await expect(signupCard(page).getByRole('heading', { name: signup.photo.title })).toBeVisible();
});
