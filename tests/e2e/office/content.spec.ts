import { languageNames } from '#platform/contract/languages.ts';
import { messages as content } from '#features/office-content/messages/de.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';

test('a page goes from the draft to its readers, in two languages, and back to an earlier version', async ({ page }) => {
  const email = `${crypto.randomUUID()}@staff.test`;
  await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'manager', site: null }] } });
  expect((await page.request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
  const slug = `haus-${crypto.randomUUID().slice(0, 6)}`;

  await page.goto('/admin/content');
  await expect(page.getByRole('heading', { name: content.title, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Allein heute Abend/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: content.newPage }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(content.create.key).fill('login');
  await dialog.getByRole('button', { name: content.create.open }).click();
  await expect(dialog.getByText(content.create.reserved)).toBeVisible();
  await dialog.getByLabel(content.create.key).fill(slug);
  await dialog.getByRole('button', { name: content.create.open }).click();

  await page.getByRole('textbox', { name: /^Titel/ }).fill('Unser Haus');
  await page.getByRole('textbox', { name: /^Text/ }).fill('## Garten\n\n<b>kein HTML</b> und **fett**');
  await expect(page.getByRole('heading', { name: 'Garten' })).toBeVisible();
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.saved).first()).toBeVisible();
  expect((await page.request.get(`/api/page.php?slug=${slug}`)).status()).toBe(404);
  await page.getByRole('button', { name: content.publish, exact: true }).click();
  await expect(page.getByText(content.published, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Deutsch' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: /^Polnisch/ }).click();
  await expect(page.getByText('Unser Haus').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Titel/ }).fill('Nasz dom');
  await page.getByRole('textbox', { name: /^Text/ }).fill('Cześć');
  // What was typed stays while somebody looks at another text.
  await page.getByRole('link', { name: /^Deutsch/ }).click();
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Unser Haus');
  await page.getByRole('link', { name: /^Polnisch/ }).click();
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Nasz dom');
  await page.getByRole('button', { name: content.publish, exact: true }).click();
  await expect(page.getByText('2 von 11').first()).toBeAttached();

  await page.getByRole('link', { name: /^Deutsch/ }).click();
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Unser Haus');
  await page.getByRole('textbox', { name: /^Titel/ }).fill('Unser neues Haus');
  await page.getByRole('button', { name: content.publish, exact: true }).click();
  await page.getByRole('button', { name: 'Fassung 1 wieder veröffentlichen' }).click();
  await expect(page.getByText('Fassung 1 gilt wieder.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Unser Haus');

  for (const screen of [{ width: 768, height: 1024 }, screens.phone, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
  }
  for (const [language, title] of [
    ['de', 'Unser Haus'],
    ['pl', 'Nasz dom'],
    ['fi', 'Unser Haus'],
  ] as const) {
    await page.goto(`/${language}/${slug}`);
    await expect(page.getByRole('heading', { name: title, level: 1 }), languageNames[language]).toBeVisible();
  }
  await page.goto(`/de/${slug}`);
  await expect(page.getByText('<b>kein HTML</b>')).toBeVisible();
});

test('a teaser with a picture is added by keyboard, and a refused picture keeps what was typed', async ({ page }) => {
  const email = `${crypto.randomUUID()}@staff.test`;
  await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'manager', site: null }] } });
  await page.request.post('/api/admin/login.php', { data: { email, password } });
  await page.goto('/admin/content');
  await page.getByRole('button', { name: content.newTeaser }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: content.teaser.title });
  await dialog.getByRole('button', { name: content.teaser.add }).click();
  await expect(dialog.getByText(content.teaser.missing).first()).toBeVisible();
  await expectAccessible(page);
  const advertiser = `Kamera ${crypto.randomUUID().slice(0, 6)}`;
  await dialog.getByLabel(content.teaser.advertiser).fill(advertiser);
  await dialog.getByLabel(content.teaser.url).fill('http://kamera.example/');
  await dialog.getByLabel(content.teaser.heading).fill('Live dabei');
  await dialog.getByLabel(content.teaser.text, { exact: true }).fill('Jeden Abend.');
  await dialog.getByRole('button', { name: content.teaser.add }).click();
  await expect(dialog.getByText(content.teaser.urlInvalid)).toBeVisible();
  await dialog.getByLabel(content.teaser.url).fill('https://kamera.example/');
  await dialog
    .getByLabel(content.teaser.picture)
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await dialog.getByRole('button', { name: content.teaser.add }).click();
  await expect(page.getByText('Bitte nimm ein JPEG, PNG oder WebP.').first()).toBeVisible();
  await expect(dialog.getByLabel(content.teaser.heading)).toHaveValue('Live dabei');
  await dialog.getByLabel(content.teaser.picture).setInputFiles('src/app/web/screenshots/de/profile.webp');
  for (const screen of [{ width: 768, height: 1024 }, screens.phone, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
  }
  await dialog.getByRole('button', { name: content.teaser.add }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/content\/teaser\/\d+/);
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Live dabei');
});

test('the keyboard goes through the list, and a failure keeps what was typed', async ({ page }) => {
  const email = `${crypto.randomUUID()}@staff.test`;
  await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'owner', site: null }] } });
  await page.request.post('/api/admin/login.php', { data: { email, password } });
  await page.goto('/admin/content/lander/alonetonight');
  await expect(page.getByRole('heading', { name: content.landers.alonetonight, level: 2 })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: content.landers.collagelanding, level: 2 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: content.search })).toBeFocused();
  await page.keyboard.type('tulpe');
  await page.getByRole('link', { name: /^Tulpe/ }).click();
  await page.getByLabel(content.fields.price).fill('viel');
  await expect(page.getByText(content.fields.number)).toBeVisible();
  await page.getByLabel(content.fields.price).fill('7');
  await page.route('**/api/admin/content.php*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.locator('.content-form').getByText(/Verbindung|erreich|Netz/)).toBeVisible();
  await expect(page.getByLabel(content.fields.price)).toHaveValue('7');
  await expectAccessible(page);
});
