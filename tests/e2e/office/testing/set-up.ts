import type { Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as words } from '#features/office-setup/messages/de.ts';
import { giveAuthenticator } from '#tests/support/browser/authenticator.ts';
import { expect, expectAccessible, screens } from '#tests/support/browser/browser.ts';
import type { NewInstallation } from '#tests/support/browser/new-installation.ts';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();

/** From the link of the log to an open site. Its owner is then logged in, with a passkey on this device. */
export async function setUp(page: Page, installation: NewInstallation): Promise<void> {
  // Not opened in the page, which complains about a document with such a status.
  const home = await page.request.get('/', { headers: { 'accept-language': 'de' } });
  expect([home.status(), home.headers()['x-robots-tag']]).toEqual([503, 'noindex']);
  expect(await home.text()).toContain(app.error.beingSetUp);
  await page.goto('/setup');
  await expect(page.getByText('Diese Seite gibt es nicht')).toBeVisible();

  await page.goto(installation.link());
  await heading(page, words.company.title);
  expect(page.url()).toBe(`${installation.address}/setup`);
  await press(page, words.button.next);
  await expect(page.getByLabel(words.company.name)).toBeFocused();
  await expect(page.getByText(words.goOnAnyway)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.company.name).fill('Beispiel Dating GmbH');
  await page.getByLabel(words.company.address).fill('Musterstraße 12');
  await page.getByLabel(words.company.city).fill('04109 Leipzig');
  await page.getByLabel(words.company.representatives).fill('Carla Weiss');
  await page.getByLabel(words.company.register_court).fill('Leipzig');
  await page.getByLabel(words.company.kvk).fill('HRB 12345');
  await page.getByLabel(words.company.vat_number).fill('DE12345678');
  await page.getByLabel(words.company.support_phone).fill('+49 341 000000');
  await page.getByLabel(words.company.support_email).fill('hilfe@example.org');
  await press(page, words.button.next);
  await expect(page.getByText(words.vatDigits)).toBeVisible();
  await page.getByLabel(words.company.vat_number).fill('DE123456789');
  await press(page, words.button.next);

  await heading(page, words.site.title);
  await page.getByLabel(words.site.name, { exact: true }).fill('Beispiel');
  await page.getByLabel(words.site.description).fill('Dating und Chat für Erwachsene.');
  await expectAccessible(page);
  await press(page, words.button.next);

  await heading(page, words.prices.title);
  for (const [n, price] of ['12,90', '29,90', '59,90'].entries()) await page.getByLabel(`Paket ${n + 1}: Preis in EUR`).fill(price);
  await expect(page.getByRole('figure').getByText('0,24')).toBeVisible();
  await expectAccessible(page);

  // A restart ends the link; the new one goes on where the old one was.
  await press(page, words.button.next);
  await heading(page, words.mail.title);
  const old = installation.link();
  await installation.restart();
  await page.goto('about:blank');
  await page.goto(old);
  await expect(page.getByRole('heading', { name: words.link.ended })).toBeVisible();
  await expectAccessible(page);
  await page.goto('about:blank');
  await page.goto(installation.link());
  await heading(page, words.mail.title);
  await page.getByLabel(words.mail.to).fill('carla@example.org');
  await press(page, words.button.send);
  await expect.poll(() => installation.inbox.received.length).toBe(1);
  const code = /^(\d{6})\r?$/m.exec(installation.inbox.received[0]?.source ?? '')?.[1] ?? '';
  await page.getByLabel(words.mail.code).fill(code);
  await press(page, words.owner.confirm);
  await expect(page.getByText(words.mail.arrived)).toBeVisible();
  await expectAccessible(page);
  await press(page, words.button.next);

  await heading(page, words.payment.title);
  await press(page, words.button.try);
  await page.getByRole('link', { name: words.payment.pay }).click();
  await page.locator('button[value=paid]').click();
  await expect(page.getByText(words.payment.phase.refunded)).toBeVisible();
  await expect(page.getByRole('button', { name: words.button.next, exact: true })).toBeVisible();
  await expectAccessible(page);
  await installation.expectBooks();
  await press(page, words.button.next);

  await heading(page, words.owner.title);
  await expect(page.getByRole('button', { name: words.button.open, exact: true })).toBeDisabled();
  await giveAuthenticator(page);
  await page.getByLabel(words.owner.name, { exact: true }).fill('Carla Weiss');
  await page.getByLabel(words.owner.email, { exact: true }).fill('carla@example.org');
  await press(page, words.button.passkey);
  await expect(page.getByText('Ein Passkey angelegt')).toBeVisible();
  await page.getByLabel(words.owner.second).fill('tom@example.org');
  for (const screen of [screens.phone, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
  }
  await press(page, words.button.open);
  await expect(page.getByRole('heading', { name: `localhost:${new URL(installation.address).port} ist offen` })).toBeVisible();
  await page.getByRole('link', { name: words.opened.toOffice }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect.poll(() => installation.inbox.received.some(({ to }) => to.includes('tom@example.org'))).toBe(true);
  expect((await page.request.get('/setup')).status()).toBe(404);
}
