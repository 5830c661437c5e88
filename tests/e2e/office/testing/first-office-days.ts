import type { Page } from '@playwright/test';
import * as OTPAuth from 'otpauth';
import { messages as office } from '#features/office/messages/de.ts';
import { messages as books } from '#features/office-books/messages/de.ts';
import { messages as orders } from '#features/office-orders/messages/de.ts';
import { messages as prices } from '#features/office-prices/messages/de.ts';
import { messages as sites } from '#features/office-sites/messages/de.ts';
import { expect, expectAccessible } from '#tests/support/browser/browser.ts';
import type { NewInstallation } from '#tests/support/browser/new-installation.ts';
import { press } from './set-up.ts';

/** The owner invites an accountant, who comes in by the mail and sets up a code app. */
export async function inviteAccountant(owner: Page, accountant: Page, installation: NewInstallation): Promise<void> {
  const email = 'ada@example.org';
  await owner.goto('/admin/staff');
  await owner.getByLabel(office.invite.email).fill(email);
  await owner.locator('.inv').getByText(office.roles.accountant, { exact: true }).click();
  await press(owner, office.invite.submit);
  await expect(owner.getByText(office.invite.sent.replace('{email}', email)).first()).toBeVisible();
  await accountant.goto(await installation.linkTo(email, /\/admin\/invitation\//));
  await accountant.getByLabel(office.invitation.name).fill('Ada Sommer');
  await accountant.getByLabel(office.invitation.password, { exact: true }).fill('rainy days by the fire');
  await press(accountant, office.invitation.submit);
  await press(accountant, office.app.turnOn);
  const shown = accountant.locator('.mono').filter({ hasText: /^[A-Z2-7 ]{20,}$/ });
  const secret = OTPAuth.Secret.fromBase32(((await shown.textContent()) ?? '').replaceAll(' ', ''));
  await accountant.getByLabel(office.app.code).fill(new OTPAuth.TOTP({ secret }).generate());
  await press(accountant, office.app.submit);
  await expect(accountant.getByRole('list', { name: office.recovery.title }).getByRole('listitem')).toHaveCount(10);
  await press(accountant, office.recovery.kept);
}

/** The accountant refunds more than one person may, and the owner says yes. */
export async function refundByTwo(owner: Page, accountant: Page, order: string, amount: string): Promise<void> {
  await accountant.goto(`/admin/orders?q=${order}`);
  await accountant
    .getByRole('link', { name: new RegExp(order) })
    .first()
    .click();
  await accountant.getByRole('textbox', { name: /^Grund/ }).fill('Auf Wunsch nach einem Telefonat.');
  await accountant.getByRole('button', { name: orders.refund.ask.replace('{amount}', amount) }).click();
  await expect(accountant.getByRole('link', { name: /Wartet auf eine zweite Person/ })).toBeVisible();
  await owner.goto('/admin/approvals');
  await owner
    .getByRole('link', { name: new RegExp(order) })
    .first()
    .click();
  await press(owner, office.approvals.confirm.refund);
  await expect(owner.getByText(office.approvals.approved).first()).toBeVisible();
}

/** All equations of the books hold, as the page says. */
export async function checkBooks(page: Page): Promise<void> {
  await page.goto('/admin/books');
  await press(page, books.page.check);
  await expect(page.getByRole('heading', { name: books.page.right, level: 1 })).toBeVisible();
  await expectAccessible(page);
}

export async function changePrice(page: Page, credits: number, price: string): Promise<void> {
  await page.goto('/admin/prices');
  await page.getByLabel(`${credits} Credits in EUR`).fill(price);
  await page.getByRole('button', { name: 'Änderung ansehen' }).click();
  await page.getByRole('dialog', { name: prices.publishTitle }).getByRole('button', { name: prices.publish }).click();
  await expect(page.getByText(prices.published).first()).toBeVisible();
}

export async function addSite(page: Page, host: string, name: string): Promise<void> {
  await page.goto('/admin/sites');
  await press(page, sites.life.new);
  const dialog = page.getByRole('dialog', { name: sites.life.new });
  await dialog.getByLabel(sites.life.name, { exact: true }).fill(name);
  await dialog.getByLabel(sites.life.host).fill(host);
  await dialog.getByRole('button', { name: sites.life.openIt }).click();
  await expect(page.getByText(sites.life.opened.replace('{name}', name).replace('{host}', host)).first()).toBeVisible();
}
