import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { logIn } from './browser.ts';

interface TouchPhone {
  readonly context: BrowserContext;
  readonly page: Page;
  /** For touches, which Playwright has no gestures of. */
  readonly cdp: CDPSession;
}

/** A phone with a touch screen, on which a member of the demo is logged in. */
export async function openTouchPhone(
  browser: Browser,
  options: Pick<BrowserContextOptions, 'baseURL' | 'viewport' | 'reducedMotion'>,
): Promise<TouchPhone> {
  const context = await browser.newContext({ ...options, hasTouch: true, isMobile: true, locale: 'de-DE', serviceWorkers: 'block' });
  await logIn(context, 'premium@demo.test');
  const page = await context.newPage();
  return { context, page, cdp: await context.newCDPSession(page) };
}
