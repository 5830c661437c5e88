import { aftereffects, type AftermathDecision, aftermaths, deliveries } from './decisions.ts';
import { skinFields, skinOf, markOf } from './checkout-skins.ts';
import { escape, formatAmount } from './html.ts';
import { type PageLanguage, pageTexts } from './page-texts.ts';
import type { SandboxPayment } from './sandbox-payment.ts';

interface Frame {
  readonly language: PageLanguage;
  /** Name of the language that the page does not have. */
  readonly insteadOf: string | null;
  /** Allows the one style element; there is no script. */
  readonly nonce: string;
  readonly style: string;
}

/** The page on which a buyer pays, and a tester later decides the fate of the payment. `list`: that of all payments, where there is one. */
export function payPage(payment: SandboxPayment, frame: Frame, list: string | null): string {
  const { language } = frame;
  const text = pageTexts[language];
  const { total, method, description, state, aftermath, remember } = payment;
  return page(
    frame,
    `<div class="head">${markOf(method)}<h1>${text.methods[method]}</h1></div>
      <p>${text.lead[skinOf(method)]}</p>
      <dl>
        <div><dt>${escape(description)}</dt><dd class="amount">${formatAmount(total, language)}</dd></div>
        <div><dt>${text.method}</dt><dd>${text.methods[method]}</dd></div>
      </dl>
      ${remember && state !== 'paid' ? `<p class="soft">${text.remembered}</p>` : ''}
      <p role="status">${text.states[aftermath ?? state]}</p>
      ${forms(payment, language)}
      ${list === null ? '' : `<a class="more" href="${list}">${text.payments}</a>`}`,
  );
}

/** The newest payments, so that a pending or paid one can be found again. */
export function paymentsPage(payments: readonly SandboxPayment[], frame: Frame): string {
  const { language } = frame;
  const text = pageTexts[language];
  const rows = payments.map(
    ({ reference, method, description, total, state, aftermath }) =>
      `<li><a href="/sandbox/pay/${escape(reference)}">${markOf(method)}<span>${escape(description)}<span class="soft">${text.states[aftermath ?? state]}</span></span>
        <b>${formatAmount(total, language)}</b></a></li>`,
  );
  return page(frame, `<h1>${text.payments}</h1>${rows.length === 0 ? `<p>${text.none}</p>` : `<ul class="list">${rows.join('')}</ul>`}`);
}

function forms(payment: SandboxPayment, language: PageLanguage): string {
  const text = pageTexts[language];
  const { state, method, returnUrl } = payment;
  const back = `<a class="btn quiet" href="${escape(returnUrl)}">${text.back}</a>`;
  if (state === 'declined') return `<div class="buttons">${back}</div>`;
  if (state === 'paid') return `<div class="buttons">${back}</div>${aftermathForm(payment, language)}`;
  const outcome = (value: string, label: string) =>
    `<button name="outcome" value="${value}" class="quiet" formnovalidate>${label}</button>`;
  return `<form method="post">
      ${skinFields(payment, language)}
      <div class="buttons">
        <button name="outcome" value="paid">${text.paySkin[skinOf(method)] ?? text.pay}</button>
        ${state === 'pending' ? '' : outcome('pending', text.wait)}
        ${outcome('declined', text.decline)}
        ${outcome('expired', text.expire)}
      </div>
      ${deliveryFields(language)}
    </form>`;
}

function aftermathForm({ aftermath, method }: SandboxPayment, language: PageLanguage): string {
  const text = pageTexts[language];
  const byBank = skinOf(method) === 'debit' || skinOf(method) === 'transfer';
  // A bank returns a collected debit; a card's owner disputes a payment.
  const fits = (decision: AftermathDecision) => (decision === 'returned' ? byBank : decision !== 'charged_back' || !byBank);
  const possible = aftermaths.filter((decision) => aftereffects[decision].from === aftermath && fits(decision));
  if (possible.length === 0) return '';
  const buttons = possible.map(
    (decision) => `<button name="outcome" value="${decision}" class="quiet">${text.aftermaths[decision]}</button>`,
  );
  return `<h2>${text.later}</h2><form method="post"><div class="buttons">${buttons.join('')}</div>${deliveryFields(language)}</form>`;
}

function deliveryFields(language: PageLanguage): string {
  const text = pageTexts[language];
  const options = deliveries.map(
    (delivery, index) => `<label class="option"><input type="radio" name="delivery" value="${delivery}"${index === 0 ? ' checked' : ''}>
      <span>${text.deliveries[delivery]}</span></label>`,
  );
  const delays = text.delays.map(([seconds, label]) => `<option value="${seconds}">${label}</option>`);
  return `<details><summary>${text.webhooks}</summary>
      <fieldset><legend>${text.delivery}</legend><div class="options">${options.join('')}</div></fieldset>
      <p><label for="delay"><b>${text.delay}</b></label><select id="delay" name="delay_seconds">${delays.join('')}</select></p>
    </details>`;
}

function page({ language, insteadOf, nonce, style }: Frame, content: string): string {
  const text = pageTexts[language];
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
      <div class="test" role="note"><p>${text.test}</p>${insteadOf === null ? '' : `<p>${text.otherLanguage.replace('{language}', insteadOf)}</p>`}</div>
      ${content}
    </main>
  </body>
</html>
`;
}
