import fs from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { headlessShellOptions } from '#tests/support/browser/chromium.ts';
import { missingStyles } from '#tests/support/browser/missing-styles.ts';
import { closingByBack } from './support/back-closes.ts';
import { countArrived, insideTunnels, loseCalls } from './support/broken-network.ts';
import { launch } from './support/launch.ts';
import { createNewcomer, type Newcomer } from './support/newcomer.ts';
import { phone, signUp, writeFirstMessage } from './support/newcomer-journey.ts';
import { slow4g } from './support/page-load.ts';
import { type Figure, report } from './support/report.ts';

/**
 * The first minutes of a new member on a phone: from the landing page through the signup to the first message, at the pace of a
 * practised hand, on a fast, a slow and a broken connection; and once more opening every layer on the way and closing it by Back.
 * Stores a screenshot of each step in `test-results/newcomer`.
 */
const folder = 'test-results/newcomer';
fs.rmSync(folder, { recursive: true, force: true });
const site = await launch();
const browser = await chromium.launch(headlessShellOptions);
try {
  report('newcomer', [
    ...(await onLine('fast')),
    ...(await onLine('slow 4G', async ({ context, page }) => {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4g);
    })),
    ...(await onBrokenLine()),
    ...(await closingLayers()),
  ]);
} finally {
  await browser.close();
  await site.stop();
}

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly newcomer: Newcomer;
  readonly email: string;
}

/** A new visitor in a browser of their own, before the first page. */
async function begin(name: string, serviceWorkers: 'allow' | 'block' = 'allow'): Promise<Visit> {
  const context = await browser.newContext({ ...phone, baseURL: site.url, serviceWorkers });
  const page = await context.newPage();
  const dashed = name.replaceAll(' ', '-');
  const newcomer = await createNewcomer(page, `${folder}/${dashed}`);
  return { context, page, newcomer, email: `${dashed}-${Date.now()}@newcomer.test` };
}

async function onLine(name: string, slowDown?: (visit: Visit) => Promise<void>): Promise<Figure[]> {
  const visit = await begin(name);
  const { context, page, newcomer, email } = visit;
  await slowDown?.(visit);
  const startedAt = performance.now();
  await page.goto('/');
  await signUp(page, newcomer, email);
  await writeFirstMessage(page, newcomer);
  const seconds = (performance.now() - startedAt) / 1000;
  const at = atOf(name);
  const figures: Figure[] = [
    { name: at, value: seconds, unit: 's', target: { max: 90 } },
    { name: `${at}, taps`, value: newcomer.taps(), unit: 'taps' },
    ...(await watchedFigures(at, newcomer)),
  ];
  await context.close();
  return figures;
}

/** Every third call is lost; after the signup the network is away for seconds at each tap. */
async function onBrokenLine(): Promise<Figure[]> {
  // Without the service worker, whose cache would answer much of what is lost here.
  const { context, page, newcomer, email } = await begin('broken', 'block');
  await loseCalls(page);
  await page.goto('/');
  await signUp(page, newcomer, email);
  await writeFirstMessage(page, insideTunnels(context, page, newcomer));
  const arrived = await countArrived(page);
  const missing = await page.evaluate(missingStyles);
  const at = atOf('broken');
  const figures: Figure[] = [
    ...(await watchedFigures(at, newcomer)),
    { name: `${at}, messages that arrived`, value: arrived, unit: '', target: { min: 1, max: 1 } },
    { name: `${at}, stylesheets that are missing`, value: missing.length, unit: '', target: { max: 0 } },
  ];
  await context.close();
  return figures;
}

async function closingLayers(): Promise<Figure[]> {
  const { context, page, newcomer, email } = await begin('layers');
  const closing = closingByBack(page, newcomer);
  await page.goto('/');
  await signUp(page, closing, email);
  await writeFirstMessage(page, closing);
  await newcomer.tap(page.locator('.chat-header .back'));
  await newcomer.tap(page.locator('.tabbar').getByRole('link', { name: app.nav.search }));
  await closing.arrive('members', page.locator('.member-card').first());
  const { layers, left } = closing.tried;
  if (left.length > 0) console.log(`Back did not close: ${left.join(', ')}.`);
  await context.close();
  return [
    { name: 'layers that somebody new may open', value: layers.length, unit: '' },
    { name: 'layers that Back did not close', value: left.length, unit: '', target: { max: 0 } },
  ];
}

function atOf(line: string): string {
  return `${line}: from the landing page to the first message`;
}

async function watchedFigures(at: string, newcomer: Newcomer): Promise<Figure[]> {
  const { shift, moved, blank } = await newcomer.watched();
  for (const one of moved) console.log(`  ${at}: ${one}`);
  return [
    { name: `${at}, layout shift of the worst page`, value: Math.round(shift * 1000) / 1000, unit: '', target: { max: 0 } },
    { name: `${at}, longest time without a word`, value: blank, unit: 'ms', target: { max: 100 } },
  ];
}
