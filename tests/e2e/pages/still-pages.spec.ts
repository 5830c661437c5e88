import type { Page } from '@playwright/test';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, screens, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { fileOfChunk } from '#tests/support/browser/built-chunks.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';

test.use({ viewport: screens.phone });

/** Browsers do not count what moves within half a second after a tap; answers take longer here. */
const lateness = 700;

/** Of the page that is open, and of those that it goes on to. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  const pushed = await page.evaluateHandle(() => {
    interface Shift extends PerformanceEntry {
      readonly hadRecentInput: boolean;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const seen: string[] = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources)
          if (previousRect.top !== currentRect.top)
            seen.push((node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 80));
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  return () => pushed.jsonValue();
}

async function slowDown(page: Page): Promise<void> {
  await page.route(/\/api\/|\/assets\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateness));
    await route.continue();
  });
}

// Without the top bar of the page before, the signup moved up by its height.
test('the signup moves nothing when it comes late after the landing page', async ({ page }) => {
  await visit(page, '/');
  const shifts = await watchShifts(page);
  await slowDown(page);
  await page.getByRole('link', { name: signup.opener.signup }).first().click();
  await expect(page.getByRole('heading', { name: signup.name.title })).toBeVisible();
  await untilInteractive(page);
  expect(await shifts()).toEqual([]);
});

test('the ideas for a first message are there with the conversation, and move nothing when they come late', async ({
  page,
  context,
  browser,
  watched,
}) => {
  await newAccount(context, 'Mila');
  const partner = await newAccount((await otherBrowser(browser, watched)).context, 'Veit');
  const path = `/members/${partner.id}/chat`;
  expect(await (await context.request.get(path)).text()).toContain(chat.icebreakers.title);
  await visit(page, `/members/${partner.id}`);
  const shifts = await watchShifts(page);
  await slowDown(page);
  await page.locator(`a[href$="${path}"]`).first().click();
  const ideas = page.getByRole('region', { name: chat.icebreakers.label }).getByRole('button');
  await expect(ideas.first()).toBeVisible();
  await untilInteractive(page);
  expect(await shifts()).toEqual([]);
});

// The question left with hydration and came again with its code.
test('a step of the signup that is loaded again keeps its question', async ({ page, context }) => {
  await newAccount(context, 'Mila');
  await page.route(`**/${fileOfChunk('questions-after-photo')}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateness));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = { drawn: false, lost: false };
    Object.assign(window, { seen });
    const check = () => {
      const isThere = (document.querySelector('.signup-stage h1')?.textContent ?? '') !== '';
      seen.lost ||= seen.drawn && !isThere;
      seen.drawn ||= isThere;
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  for (const step of ['sentence', 'wish', 'place'] as const) {
    await visit(page, `/complete-signup?step=${step}`);
    await expect(page.getByRole('heading', { name: signup[step].title })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: { drawn: boolean; lost: boolean } }).seen)).toEqual({
      drawn: true,
      lost: false,
    });
  }
});
