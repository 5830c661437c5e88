import { toMajor } from '#platform/contract/money.ts';
import type { PaymentMethod } from '../../../contract/order.ts';
import type { SandboxPayment } from './sandbox-repo.ts';

type PageLanguage = 'de' | 'en';

interface Texts {
  readonly title: string;
  readonly test: string;
  readonly amount: string;
  readonly method: string;
  readonly pay: string;
  readonly wait: string;
  readonly decline: string;
  readonly back: string;
  readonly states: Record<SandboxPayment['state'], string>;
  readonly methods: Record<PaymentMethod, string>;
}

const brands = {
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  blik: 'BLIK',
  swish: 'Swish',
  eps: 'EPS',
  p24: 'Przelewy24',
  twint: 'TWINT',
  mobilepay: 'MobilePay',
  vipps: 'Vipps',
};

const texts: Record<PageLanguage, Texts> = {
  de: {
    title: 'Zahlung in der Sandbox',
    test: 'Testseite: Hier fließt kein Geld. Du wählst, wie die Zahlung ausgeht.',
    amount: 'Betrag',
    method: 'Zahlart',
    pay: 'Bezahlen',
    wait: 'Ausstehend lassen',
    decline: 'Ablehnen',
    back: 'Zurück zum Shop',
    states: {
      open: 'Noch nicht entschieden.',
      pending: 'Die Zahlung steht aus.',
      paid: 'Die Zahlung ist bezahlt.',
      declined: 'Die Zahlung ist abgelehnt.',
    },
    methods: { ...brands, card: 'Karte', sepa_debit: 'SEPA-Lastschrift', bank_transfer: 'Überweisung' },
  },
  en: {
    title: 'Payment in the sandbox',
    test: 'Test page: no money moves here. You choose how the payment ends.',
    amount: 'Amount',
    method: 'Method',
    pay: 'Pay',
    wait: 'Leave pending',
    decline: 'Decline',
    back: 'Back to the shop',
    states: {
      open: 'Not decided yet.',
      pending: 'The payment is pending.',
      paid: 'The payment is paid.',
      declined: 'The payment is declined.',
    },
    methods: { ...brands, card: 'Card', sepa_debit: 'SEPA direct debit', bank_transfer: 'Bank transfer' },
  },
};

/** German when the language cookie or, without one, the browser's first language is German or missing; English otherwise. */
export function pickPageLanguage(cookie: string | undefined, accepted: string | undefined): PageLanguage {
  const preferred = cookie ?? accepted ?? 'de';
  return /^de\b/i.test(preferred.trim()) ? 'de' : 'en';
}

/** `nonce` allows the one style element; there is no script. */
export function payPage({ total, method, description, returnUrl, state }: SandboxPayment, language: PageLanguage, nonce: string): string {
  const text = texts[language];
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: total.currency }).format(toMajor(total));
  const decided = state === 'paid' || state === 'declined';
  const actions = decided
    ? `<p><a href="${escape(returnUrl)}">${text.back}</a></p>`
    : `<form method="post">
        <button name="outcome" value="paid">${text.pay}</button>
        <button name="outcome" value="pending" class="quiet">${text.wait}</button>
        <button name="outcome" value="declined" class="quiet">${text.decline}</button>
      </form>`;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${text.title}</title>
    <style nonce="${nonce}">${style}</style>
  </head>
  <body>
    <main>
      <p class="test" role="note">${text.test}</p>
      <h1>${text.title}</h1>
      <p>${escape(description)}</p>
      <dl>
        <div><dt>${text.amount}</dt><dd class="amount">${escape(amount)}</dd></div>
        <div><dt>${text.method}</dt><dd>${text.methods[method]}</dd></div>
      </dl>
      <p role="status">${text.states[state]}</p>
      ${actions}
    </main>
  </body>
</html>
`;
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 1rem; }
  main { max-width: 28rem; margin: 2rem auto; padding: 1.5rem; border: 1px solid light-dark(#ddd, #444); border-radius: 1rem; }
  .test { margin: 0; padding: .75rem 1rem; border-radius: .5rem; background: light-dark(#fff3cd, #4a3b00); }
  h1 { font-size: 1.5rem; line-height: 1.2; }
  dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-top: 1px solid light-dark(#ddd, #444); }
  dd { margin: 0; text-align: right; }
  .amount { font-weight: 700; font-variant-numeric: tabular-nums; }
  button { display: block; width: 100%; min-height: 3rem; margin-top: .75rem; font: inherit; font-weight: 600; cursor: pointer;
    color: #fff; background: #1f5a41; border: 2px solid #1f5a41; border-radius: .75rem; }
  .quiet { color: inherit; background: transparent; border-color: light-dark(#767676, #999); }
  :focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px; }
`;
