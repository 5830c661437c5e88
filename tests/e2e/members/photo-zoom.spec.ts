import type { Browser, Locator, Page } from '@playwright/test';
import { messages as memberPage } from '#features/member-page/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { expect, logIn, screens, test, untilInteractive } from '#tests/support/browser/browser.ts';
import { openTouchPhone } from '#tests/support/browser/touch-phone.ts';

/** Has four photos, which the members of the demo see. */
const member = '/members/3';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Of the photo as it is drawn, zoom included. */
const boxOf = async (photo: Locator) => (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const scaleOf = async (photo: Locator) => Math.round(((await boxOf(photo)).width / screens.phone.width) * 100) / 100;

const viewerOf = (page: Page) => page.locator('dialog.viewer');
const shownIn = (viewer: Locator) => viewer.locator('.slide:not([inert]) img');

async function openViewer(page: Page): Promise<Locator> {
  await page.goto(member);
  await untilInteractive(page);
  await page.getByRole('button', { name: new RegExp(memberPage.enlarge) }).click();
  const viewer = viewerOf(page);
  // Once it has opened, and the photo is there.
  await expect.poll(() => viewer.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect.poll(() => shownIn(viewer).evaluate((photo: HTMLImageElement) => photo.naturalWidth)).toBeGreaterThan(0);
  return viewer;
}

async function onPhone(browser: Browser, baseURL: string | undefined) {
  const { context, page, cdp } = await openTouchPhone(browser, {
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: screens.phone,
    reducedMotion: 'reduce',
  });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly Finger[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) });
  /** One finger, or two, from and to the given places. */
  const drag = async (from: readonly Finger[], to: readonly Finger[]) => {
    const at = (share: number) =>
      from.map((finger, index) => {
        const end = to[index] ?? finger;
        return { x: finger.x + (end.x - finger.x) * share, y: finger.y + (end.y - finger.y) * share };
      });
    await touch('touchStart', ...from);
    for (let step = 1; step <= 6; step++) await touch('touchMove', ...at(step / 6));
    await touch('touchEnd');
  };
  return {
    context,
    page,
    drag,
    pinch: (from: number, to: number, y = 330) =>
      drag(
        [
          { x: 180 - from, y },
          { x: 180 + from, y },
        ],
        [
          { x: 180 - to, y },
          { x: 180 + to, y },
        ],
      ),
    async doubleTap(finger: Finger) {
      for (let tap = 0; tap < 2; tap++) {
        await touch('touchStart', finger);
        await touch('touchEnd');
      }
    },
    pageScale: () => page.evaluate(() => visualViewport?.scale),
  };
}

// Regression: the browser zoomed the page, the buttons left the screen, and the page stayed zoomed after closing.
test('a pinch in the viewer zooms the photo, not the page, and one finger then moves it as far as its edge', async ({
  browser,
  baseURL,
}) => {
  const { context, page, drag, pinch, pageScale } = await onPhone(browser, baseURL);
  const viewer = await openViewer(page);
  const photo = shownIn(viewer);
  const counter = viewer.locator('.bar .num');
  const first = await counter.textContent();
  const close = viewer.getByRole('button', { name: common.action.close });
  const before = await close.boundingBox();
  await pinch(40, 120);
  await expect.poll(() => scaleOf(photo)).toBeCloseTo(3, 1);
  expect(await pageScale()).toBe(1);
  expect(await close.boundingBox()).toEqual(before);
  await expect(counter).toBeInViewport({ ratio: 1 });

  const { x } = await boxOf(photo);
  await drag([{ x: 100, y: 330 }], [{ x: 200, y: 330 }]);
  await expect.poll(async () => Math.round((await boxOf(photo)).x - x)).toBe(100);
  for (let more = 0; more < 4; more++) await drag([{ x: 60, y: 330 }], [{ x: 340, y: 330 }]);
  await expect.poll(async () => Math.round((await boxOf(photo)).x)).toBe(0);
  // The photo stayed the same one.
  await expect(counter).toHaveText(first ?? '');

  await pinch(20, 160);
  await expect.poll(() => scaleOf(photo)).toBe(4);
  await pinch(160, 20);
  await expect.poll(() => scaleOf(photo)).toBe(1);
  expect(await pageScale()).toBe(1);
  await drag([{ x: 300, y: 330 }], [{ x: 60, y: 330 }]);
  await expect(counter).not.toHaveText(first ?? '');
  await context.close();
});

test('two taps zoom the photo at their place and end the zoom, as do another photo and closing', async ({ browser, baseURL }) => {
  const { context, page, doubleTap, pageScale } = await onPhone(browser, baseURL);
  const viewer = await openViewer(page);
  const photo = shownIn(viewer);
  const place = { x: 120, y: 330 };
  await doubleTap(place);
  await expect.poll(() => scaleOf(photo)).toBe(2.5);
  expect(Math.round((await boxOf(photo)).x)).toBe(-180);
  await doubleTap(place);
  await expect.poll(() => scaleOf(photo)).toBe(1);

  await doubleTap(place);
  await expect.poll(() => scaleOf(photo)).toBe(2.5);
  await viewer.getByRole('button', { name: memberPage.nextPhoto }).tap();
  await expect.poll(() => boxOf(photo)).toMatchObject({ x: 0, width: screens.phone.width });

  await doubleTap(place);
  await expect.poll(() => scaleOf(photo)).toBe(2.5);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  expect(await pageScale()).toBe(1);
  await page.getByRole('button', { name: new RegExp(memberPage.enlarge) }).tap();
  await expect.poll(() => boxOf(photo)).toMatchObject({ x: 0, width: screens.phone.width });
  await context.close();
});

test('outside of the viewer a pinch zooms the page, and the viewer lets fingers undo that', async ({ browser, baseURL }) => {
  const { context, page, pinch, pageScale } = await onPhone(browser, baseURL);
  await page.goto(member);
  await untilInteractive(page);
  await pinch(40, 80);
  await expect.poll(pageScale).toBeGreaterThan(1.1);
  await page.locator('.profile .enlarge').press('Enter');
  await expect(viewerOf(page)).toBeVisible();
  await pinch(160, 20);
  await expect.poll(pageScale).toBe(1);
  await pinch(40, 120);
  await expect.poll(() => scaleOf(shownIn(viewerOf(page)))).toBeCloseTo(3, 1);
  expect(await pageScale()).toBe(1);
  await context.close();
});

test('a mouse and keys zoom the photo, too', async ({ page, context }) => {
  await page.setViewportSize(screens.phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(context, 'premium@demo.test');
  const viewer = await openViewer(page);
  const photo = shownIn(viewer);
  await page.mouse.dblclick(120, 330);
  await expect.poll(() => scaleOf(photo)).toBe(2.5);
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(photo)).toBeCloseTo(2.5 / 1.5, 1);
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(photo)).toBe(1);
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(photo)).toBe(1.5);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => boxOf(photo)).toMatchObject({ x: 0, width: screens.phone.width });

  await page.keyboard.down('Control');
  await page.mouse.move(180, 330);
  await page.mouse.wheel(0, -40);
  await page.keyboard.up('Control');
  await expect.poll(() => scaleOf(photo)).toBeCloseTo(Math.exp(0.4), 1);
});

test('a zoomed photo comes in its largest file, and as long as that cannot be had the one that is there stays', async ({
  page,
  context,
}) => {
  // The photos of the demo have files of 320 and 640 px, and this screen needs the smaller ones.
  await page.setViewportSize({ width: 300, height: 640 });
  await logIn(context, 'premium@demo.test');
  const large = /-640\./;
  await page.route(large, (route) => route.abort());
  const viewer = await openViewer(page);
  const photo = shownIn(viewer);
  const file = () => photo.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : 'broken'));
  await expect.poll(file).toContain('-320.');
  const failed = page.waitForEvent('requestfailed', (request) => large.test(request.url()));
  await page.keyboard.press('+');
  await failed;
  expect(await file()).toContain('-320.');
  await page.unroute(large);
  await expect(async () => {
    await page.keyboard.press('+');
    expect(await file()).toContain('-640.');
  }).toPass();
});
