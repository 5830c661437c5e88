import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expect, linksOfMail } from './browser.ts';
import { siteAddress } from './address.ts';
import { newStranger, type Stranger } from './journey.ts';

export type Account = Stranger & { readonly id: number };

/** Creates an account through the API, logged in in this context, for a test that changes it. */
export async function newAccount(
  context: Pick<BrowserContext, 'request'>,
  name: string,
  { activated = true, country = 'DE' } = {},
): Promise<Account> {
  const stranger = newStranger(name);
  const response = await context.request.post('/api/signup.php', {
    data: {
      email: stranger.email,
      name,
      password: stranger.password,
      date_of_birth: '1990-03-14',
      gender: 'woman',
      search_gender: ['man'],
      country,
      consents: { adult: true, terms: true },
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { user } = (await response.json()) as { user: { profile: { id: number } } };
  const [link] = await linksOfMail(context, stranger.email);
  if (!activated) return { ...stranger, id: user.profile.id };
  const answered = await context.request.post('/api/activate.php', { data: { token: new URL(link ?? '').pathname.slice(1) } });
  expect(answered.status()).toBe(200);
  return { ...stranger, id: user.profile.id };
}

/** Another browser without a session. */
export async function otherBrowser(browser: Browser, watched: (page: Page) => void): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: siteAddress, locale: 'de-DE', serviceWorkers: 'block' });
  const page = await context.newPage();
  watched(page);
  return { context, page };
}

/** The status and error code of a login attempt. */
export async function tryLogin(
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<{ status: number; code: string | undefined }> {
  const response = await request.post('/api/user.php', { data: { email, password } });
  const body = (await response.json()) as { error?: { code: string } };
  return { status: response.status(), code: body.error?.code };
}

/** Moves the server's clock forward. */
export async function moveClock(request: APIRequestContext, seconds: number): Promise<void> {
  expect((await request.post('/dev/clock', { data: { advance_seconds: seconds } })).status()).toBe(200);
}
