import type { Browser, Page } from '@playwright/test';
import type { Role } from '#platform/contract/rights.ts';
import { messages as commonDe } from '#platform/messages/de.ts';
import { messages as commonEn } from '#platform/messages/en.ts';
import { messages as officeDe } from '#features/office/messages/de.ts';
import { messages as officeEn } from '#features/office/messages/en.ts';
import { messages as blocksDe } from '#features/office-blocks/messages/de.ts';
import { messages as blocksEn } from '#features/office-blocks/messages/en.ts';
import { messages as booksDe } from '#features/office-books/messages/de.ts';
import { messages as booksEn } from '#features/office-books/messages/en.ts';
import { messages as contentDe } from '#features/office-content/messages/de.ts';
import { messages as contentEn } from '#features/office-content/messages/en.ts';
import { messages as jobsDe } from '#features/office-jobs/messages/de.ts';
import { messages as jobsEn } from '#features/office-jobs/messages/en.ts';
import { messages as legalDe } from '#features/office-legal/messages/de.ts';
import { messages as legalEn } from '#features/office-legal/messages/en.ts';
import { messages as membersDe } from '#features/office-members/messages/de.ts';
import { messages as membersEn } from '#features/office-members/messages/en.ts';
import { messages as ordersDe } from '#features/office-orders/messages/de.ts';
import { messages as ordersEn } from '#features/office-orders/messages/en.ts';
import { messages as pricesDe } from '#features/office-prices/messages/de.ts';
import { messages as pricesEn } from '#features/office-prices/messages/en.ts';
import { messages as sitesDe } from '#features/office-sites/messages/de.ts';
import { messages as sitesEn } from '#features/office-sites/messages/en.ts';
import type { MessageShape } from '#platform/contract/messages.ts';
import { test } from '#tests/support/browser/browser.ts';
import { Hands } from './hands.ts';
import { enter } from './work.ts';

const german = {
  common: commonDe,
  office: officeDe,
  blocks: blocksDe,
  books: booksDe,
  content: contentDe,
  jobs: jobsDe,
  legal: legalDe,
  members: membersDe,
  orders: ordersDe,
  prices: pricesDe,
  sites: sitesDe,
};
export type Texts = { readonly [Area in keyof typeof german]: MessageShape<(typeof german)[Area]> };
const english: Texts = {
  common: commonEn,
  office: officeEn,
  blocks: blocksEn,
  books: booksEn,
  content: contentEn,
  jobs: jobsEn,
  legal: legalEn,
  members: membersEn,
  orders: ordersEn,
  prices: pricesEn,
  sites: sitesEn,
};
export const texts: Readonly<Record<'de' | 'en', Texts>> = { en: english, de: german };

/** Each act is done in both: once on a wide screen in English, once on a narrow one in German. */
const turns = [
  { language: 'en', width: 1280, height: 900 },
  { language: 'de', width: 768, height: 1024 },
] as const;

interface Turn {
  readonly page: Page;
  readonly hands: Hands;
  readonly t: Texts;
  readonly browser: Browser;
  readonly watched: (page: Page) => void;
  readonly language: 'de' | 'en';
  /** The address of whoever works. */
  readonly email: string;
}

/** A text of a catalog as it is shown, with its values. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((shown, [name, value]) => shown.replace(`{${name}}`, value), text);

/** The acts of a page by keyboard alone, without single keys. */
export function byKeyboard(title: string, role: Role, acts: (turn: Turn) => Promise<void>): void {
  for (const { language, ...size } of turns)
    test(`${title}, at ${size.width} in ${language}`, async ({ page, browser, watched }) => {
      const email = await enter(page.request, role);
      await page.request.put('/api/admin/me.php', { data: { language, keys: false } });
      await page.setViewportSize(size);
      await acts({ page, hands: new Hands(page), language, t: texts[language], browser, watched, email });
    });
}
