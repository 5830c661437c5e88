import type { CDPSession, Locator, Page } from '@playwright/test';
import { messages as chat } from '#features/chat/messages/de.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';
import { composer, grant, send, thread } from '#tests/support/browser/chat.ts';

interface Way {
  readonly x?: number;
  readonly y?: number;
}

/** A finger that goes down in the middle of the message, moves by so many px, and is lifted. */
async function swipe(cdp: CDPSession, message: Locator, { x: dx = 0, y: dy = 0 }: Way): Promise<void> {
  const box = await message.boundingBox();
  if (box === null) throw new Error('The message is not visible.');
  const [x, y] = [box.x + Math.min(60, box.width / 2), box.y + box.height / 2];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 8; step++) {
    const at = { x: x + (dx * step) / 8, y: y + (dy * step) / 8 };
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const bar = (page: Page) => page.getByRole('group', { name: chat.quote.answering });
const bubble = (page: Page, text: string) => thread(page).locator('.bubble', { hasText: text });

test.use({ viewport: screens.desktop });

test('a finger quotes by a swipe and reacts by two taps, after one hint; a mouse quotes by an arrow', async ({
  page,
  context,
  browser,
  watched,
}) => {
  const phone = await browser.newContext({
    baseURL: siteAddress,
    viewport: screens.phone,
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    serviceWorkers: 'block',
  });
  const reading = await phone.newPage();
  watched(reading);
  const cdp = await phone.newCDPSession(reading);
  const writer = await newAccount(context, 'Veit');
  await grant(page, writer.email);
  const reader = await newAccount(phone, 'Runa');
  await visit(page, `/members/${reader.id}/chat`);
  for (const text of ['Samstag am Kanal?', 'Oder Sonntag?']) await send(page, text);
  await visit(reading, `/members/${writer.id}/chat`);
  const hint = reading.getByText(chat.quote.hint);
  await expect(bubble(reading, 'Oder Sonntag?')).toBeVisible();
  await expect(hint).toHaveCount(0);
  await send(page, 'Ich bringe Suppe mit.');
  await expect(hint).toBeVisible();
  await expectAccessible(reading);

  const first = bubble(reading, 'Samstag am Kanal?');
  for (const way of [{ x: 30 }, { x: -90 }, { y: -90 }]) await swipe(cdp, first, way);
  await expect(bar(reading)).toHaveCount(0);
  await swipe(cdp, first, { x: 90 });
  await expect(bar(reading)).toContainText('VeitSamstag am Kanal?');
  await expect(composer(reading)).toBeFocused();
  await expect(hint).toHaveCount(0);

  await bubble(reading, 'Ich bringe Suppe mit.').tap();
  await bubble(reading, 'Ich bringe Suppe mit.').tap();
  const heart = reading.getByRole('button', { name: chat.reaction.takeBack.replace('{reaction}', chat.reaction.names.like) });
  await expect(heart).toBeVisible();
  await reading.reload();
  await expect(heart).toBeVisible();
  await expect(hint).toHaveCount(0);
  await phone.close();

  await bubble(page, 'Oder Sonntag?').hover();
  await bubble(page, 'Oder Sonntag?').locator('.quote-button').click();
  await expect(bar(page)).toContainText('Oder Sonntag?');
});
