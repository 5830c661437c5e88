import type { PaymentMethod } from '../../contract/payment-methods.ts';
import { escape, formatAmount } from './html.ts';
import { type SkinName, type PageLanguage, pageTexts } from './page-texts.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import { testMethodsFor } from './test-methods.ts';

const skinNames = {
  ideal: 'bank',
  bancontact: 'bank',
  eps: 'bank',
  p24: 'bank',
  twint: 'bank',
  blik: 'code',
  swish: 'app',
  mobilepay: 'app',
  vipps: 'app',
  card: 'card',
  paypal: 'paypal',
  apple_pay: 'apple_pay',
  bank_transfer: 'transfer',
  sepa_debit: 'debit',
} as const satisfies Record<PaymentMethod, SkinName>;

export const skinOf = (method: PaymentMethod): SkinName => skinNames[method];

// Our own drawings, without trademarks.
const marks: Record<SkinName, string> = {
  bank: '<path d="M14.5 13 24 6.5l9.5 6.5h-19Zm3 0v8.5m6.5-8.5v8.5m6.5-8.5v8.5M14.5 25.5h19"/>',
  app: '<path d="M19 6.5h10a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5H19a2.5 2.5 0 0 1-2.5-2.5V9A2.5 2.5 0 0 1 19 6.5Z"/><path class="a" d="m21 16 2.3 2.3 4-4.3"/>',
  code: '<path d="M8.5 11.5h6v9h-6Zm8.3 0h6v9h-6Zm8.4 0h6v9h-6Zm8.3 0h6v9h-6Z"/><path class="a" d="M10.5 25h27"/>',
  card: '<path d="M9 9.5a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3Z"/><path d="M9 12.2h30M29 21.5h5.5"/><path class="a" d="M14 17h4.5a1 1 0 0 1 1 1v2.5a1 1 0 0 1-1 1H14a1 1 0 0 1-1-1V18a1 1 0 0 1 1-1Z"/>',
  paypal:
    '<path d="M12 10.5h17a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3Zm0 0L26 6.3a2 2 0 0 1 2.6 1.9v2.3"/><path class="a" d="M32 15.5h4.5a2.5 2.5 0 0 1 0 5H32a2.5 2.5 0 0 1-2.5-2.5 2.5 2.5 0 0 1 2.5-2.5Z"/>',
  apple_pay:
    '<path d="M17 6.5h10a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5H17a2.5 2.5 0 0 1-2.5-2.5V9A2.5 2.5 0 0 1 17 6.5Z"/><path class="a" d="M33 12.2c1.5 2.3 1.5 5.3 0 7.6m3.6-10c2.5 3.8 2.5 8.6 0 12.4"/>',
  transfer:
    '<path d="M8.5 12.5 18 6.5l9.5 6h-19Zm3 0v9m6.5-9v9m6.5-9v9M8.5 25.5h19"/><path class="a" d="M30.5 17.5H40m-3.7-3.7 3.7 3.7-3.7 3.7"/>',
  debit:
    '<path d="M9 9.5a3 3 0 0 1 3-3h17a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3Zm4.5 2.5h8m-8 4h6"/><path class="a" d="M38.5 16h-12m4-4-4 4 4 4"/>',
};

export const markOf = (method: PaymentMethod): string =>
  `<svg class="mark" viewBox="0 0 48 32" aria-hidden="true">${marks[skinOf(method)]}</svg>`;

/** The method's questions to its buyer, as part of the form. */
export function skinFields(payment: SandboxPayment, language: PageLanguage): string {
  const text = pageTexts[language];
  switch (skinOf(payment.method)) {
    case 'bank':
      return choice(
        text.chooseBank,
        'bank',
        text.banks.map((bank) => [bank, bank, '']),
      );
    case 'code':
      return `<p class="field"><label for="code">${text.code}</label>
        <input id="code" inputmode="numeric" autocomplete="off" pattern="[0-9]{6}" maxlength="6" required aria-describedby="code-help">
        <span id="code-help" class="soft">${text.codeHelp}</span></p>`;
    case 'card':
    case 'paypal':
      return choice(
        payment.method === 'card' ? text.chooseCard : text.chooseAccount,
        'source',
        testMethodsFor(payment.method).map(({ source, label }) => [source, label, text.sources[source]]),
      );
    case 'transfer':
      return `<dl class="voucher">
        <div><dt>${text.recipient}</dt><dd>${escape(shopOf(payment))}</dd></div>
        <div><dt>IBAN</dt><dd>DE00 TEST 0000 0000 00</dd></div>
        <div><dt>${text.reference}</dt><dd class="strong">${escape(payment.reference.slice(0, 8).toUpperCase())}</dd></div>
        <div><dt>${text.amount}</dt><dd class="strong">${formatAmount(payment.total, language)}</dd></div>
      </dl>`;
    case 'app':
    case 'apple_pay':
    case 'debit':
      return '';
  }
}

/** The description begins with the shop's name. */
const shopOf = ({ description }: SandboxPayment): string => description.split(':')[0] ?? description;

function choice(legend: string, name: string, options: readonly (readonly [value: string, label: string, note: string])[]): string {
  const rows = options.map(
    (
      [value, label, note],
      index,
    ) => `<label class="option"><input type="radio" name="${name}" value="${escape(value)}"${index === 0 ? ' checked' : ''}>
      <span><b>${escape(label)}</b>${note === '' ? '' : `<span class="soft">${escape(note)}</span>`}</span></label>`,
  );
  return `<fieldset><legend>${legend}</legend><div class="options">${rows.join('')}</div></fieldset>`;
}
