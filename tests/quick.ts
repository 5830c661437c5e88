import fs from 'node:fs';
import path from 'node:path';

/**
 * What `npm test -- --quick` runs (decision 63): each page and its layout, each main journey, and what a credit is said to cost,
 * in Chromium; the main journey in Firefox and WebKit. All other files show what goes wrong, what is rare, and the same with other
 * values.
 */
const names = [
  'browsers/journey',
  'e2e/account',
  'e2e/become-a-member',
  'e2e/chat',
  'e2e/credit-price',
  'e2e/find-and-talk',
  'e2e/no-chats',
  'e2e/pages',
  'e2e/pay',
  'e2e/remove-chat',
  'e2e/still-pages',
  'e2e/swipe-game',
  'e2e/visitor',
  'e2e/without-script',
];

/** Absolute paths. Throws where one is gone. */
export const quickFiles: string[] = names.map((name) => {
  const file = path.join(import.meta.dirname, `${name}.spec.ts`);
  if (!fs.existsSync(file)) throw new Error(`tests/quick.ts names ${file}, which is not there`);
  return file;
});
