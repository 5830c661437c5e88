import fs from 'node:fs';
import path from 'node:path';

/**
 * What `npm test -- --quick` runs (decision 63): each page and its layout, each main journey, and what a credit is said to cost,
 * in Chromium; the main journey in Firefox and WebKit. All other files, and tests of these that are tagged `notQuick`, show what goes
 * wrong, what is rare, what tests over HTTP show as well, and the same with other values.
 */
const names = [
  'browsers/journey',
  'e2e/account/account',
  'e2e/account/become-a-member',
  'e2e/arrival/visitor',
  'e2e/chat/chat',
  'e2e/chat/find-and-talk',
  'e2e/chat/no-chats',
  'e2e/chat/remove-chat',
  'e2e/discovery/swipe-game',
  'e2e/money/credit-price',
  'e2e/money/pay',
  'e2e/pages/pages',
  'e2e/pages/still-pages',
  'e2e/pages/without-script',
];

/** Absolute paths. Throws where one is gone. */
export const quickFiles: string[] = names.map((name) => {
  const file = path.join(import.meta.dirname, `${name}.spec.ts`);
  if (!fs.existsSync(file)) throw new Error(`tests/quick.ts names ${file}, which is not there`);
  return file;
});
