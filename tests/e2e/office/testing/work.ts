import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Role } from '#platform/contract/rights.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { expect } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';

/** Logs somebody new of the staff in. */
export async function enter(request: APIRequestContext, role: Role): Promise<string> {
  const email = `${crypto.randomUUID()}@staff.test`;
  const made = await request.post('/dev/staff', { data: { email, password, roles: [{ role, site: null }] } });
  expect(made.ok(), await made.text()).toBe(true);
  const answer = await request.post('/api/admin/login.php', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}

export interface Bought {
  readonly id: number;
  readonly number: string;
  readonly reference: string;
}

/** Places an order of 100 credits, and lets the sandbox decide. */
export async function buy(page: Page, fields: Record<string, string>): Promise<Bought> {
  const { packages } = (await (await page.request.get('/api/packages.php')).json()) as { packages: { id: number; credits: number }[] };
  const chosen = packages.find(({ credits }) => credits === 100);
  const placed = await page.request.post('/api/order.php', {
    data: { package: chosen?.id, method: 'paypal', client_id: crypto.randomUUID(), start_consent: startConsentVersion },
  });
  const { order } = (await placed.json()) as { order: { id: number; number: string; payment_url: string } };
  const reference = order.payment_url.split('/').at(-1) ?? '';
  await page.request.post(`/sandbox/pay/${reference}`, { form: fields });
  return { id: order.id, number: order.number, reference };
}

/** A member with an order that is paid and one whose webhook was lost. */
export async function newBuyer(browser: Browser, watched: (page: Page) => void, name: string) {
  const { context, page } = await otherBrowser(browser, watched);
  const account = await newAccount(context, name);
  const orders = { paid: await buy(page, { outcome: 'paid' }), lost: await buy(page, { outcome: 'paid', delivery: 'lost' }) };
  return { ...account, ...orders, context };
}

/** A new member whom another one has reported. */
export async function newReported(browser: Browser, watched: (page: Page) => void, name: string): Promise<number> {
  const [member, reporter] = [await otherBrowser(browser, watched), await otherBrowser(browser, watched)];
  const { id } = await newAccount(member.context, name);
  await newAccount(reporter.context, 'Thea');
  const report = { client_id: crypto.randomUUID(), id, subject: 'profile', reason: 'harassment', text: 'Beleidigt mich.' };
  const sent = await reporter.context.request.post('/api/report.php', { data: report });
  expect(sent.ok(), await sent.text()).toBe(true);
  await Promise.all([member.context.close(), reporter.context.close()]);
  return id;
}
