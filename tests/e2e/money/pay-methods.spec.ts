import { sandbox } from '#tests/support/browser/shop.ts';
import { testWays } from '#tests/support/browser/payment-ways.ts';

// PayPal is in `pay.spec.ts`.
testWays([
  { country: 'DE', method: 'card', declined: true },
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
]);
