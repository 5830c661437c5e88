import { screens, test } from '#tests/support/browser.ts';
import { sandbox } from '#tests/support/e2e-shop.ts';
import { payAndTakeBack, payAtSecondTry, type Way } from '#tests/support/e2e-ways.ts';

/** Card and PayPal are in `pay.spec.ts`. */
const ways: readonly Way[] = [
  { country: 'NL', method: 'ideal', declined: true },
  { country: 'BE', method: 'bancontact' },
  { country: 'AT', method: 'eps' },
  { country: 'PL', method: 'p24' },
  { country: 'CH', method: 'twint' },
  { country: 'PL', method: 'blik', declined: true },
  { country: 'SE', method: 'swish', declined: true, button: sandbox.app },
  { country: 'DK', method: 'mobilepay', button: sandbox.app },
  { country: 'NO', method: 'vipps', button: sandbox.app },
  { country: 'DE', method: 'apple_pay', declined: true, button: 'Mit Apple Pay bezahlen' },
  { country: 'DE', method: 'bank_transfer', declined: true, button: sandbox.arrived },
];

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  for (const way of ways) {
    test(`${way.method} in ${way.country} is not paid at first, and then leads from the packages to credits`, async ({ page, context }) => {
      await payAtSecondTry({ page, context }, way);
    });
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: screens.desktop });

  for (const way of ways) {
    test(`${way.method} in ${way.country} is under way, paid while its page is open, and taken back by the bank`, async ({
      page,
      context,
    }) => {
      await payAndTakeBack({ page, context }, way);
    });
  }
});
