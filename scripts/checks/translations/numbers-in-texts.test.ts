import { expect, test } from 'vitest';
import { restorableDays } from '#features/account/contract/rules.ts';
import { hoursValid } from '#features/account/server/mail-links/link-tokens.ts';
import { photoLimits } from '#features/photos/contract/rules.ts';
import { readTexts } from './read-texts.ts';

const texts = await readTexts();

// Regression: a text named four likes a day when the rule had become another.
test.each([
  ['account-settings.remove.lead', restorableDays],
  ['account-settings.remove.credits', restorableDays],
  ['account-settings.deleted.visitorText', restorableDays],
  ['signup.questions.leaveAnswer', restorableDays],
  ['account.activate.errorText', hoursValid.activation],
  ['orders.shop.unlocks.ownPhotos', photoLimits.premium],
] as const)('%s names the number that the rule has, %i, in every language', (key, rule) => {
  for (const [language, own] of texts)
    expect([language, own.get(key)]).toEqual([language, expect.stringMatching(new RegExp(`\\b${rule}\\b`, 'u'))]);
});
