import { brands } from '../../contract/method-brands.ts';
import type { PaymentMethod } from '../../contract/payment-methods.ts';
import type { AftermathDecision, Delivery } from './decisions.ts';
import type { Aftermath, SandboxPayment } from './sandbox-payment.ts';
import type { TestSource } from './test-methods.ts';

export type PageLanguage = 'de' | 'en';

/** The display name of a payment method. */
export type SkinName = 'bank' | 'app' | 'code' | 'card' | 'paypal' | 'apple_pay' | 'transfer' | 'debit';

interface Texts {
  readonly title: string;
  readonly test: string;
  readonly otherLanguage: string;
  readonly amount: string;
  readonly method: string;
  readonly pay: string;
  readonly paySkin: Partial<Record<SkinName, string>>;
  readonly wait: string;
  readonly decline: string;
  readonly expire: string;
  readonly back: string;
  readonly lead: Record<SkinName, string>;
  readonly chooseBank: string;
  readonly banks: readonly string[];
  readonly code: string;
  readonly codeHelp: string;
  readonly chooseCard: string;
  readonly chooseAccount: string;
  readonly sources: Record<TestSource, string>;
  readonly remembered: string;
  readonly recipient: string;
  readonly reference: string;
  readonly webhooks: string;
  readonly delivery: string;
  readonly deliveries: Record<Delivery, string>;
  readonly delay: string;
  readonly delays: readonly (readonly [number, string])[];
  readonly later: string;
  readonly aftermaths: Record<AftermathDecision, string>;
  readonly states: Record<SandboxPayment['state'] | Aftermath, string>;
  readonly payments: string;
  readonly none: string;
  readonly methods: Record<PaymentMethod, string>;
}

export const pageTexts: Record<PageLanguage, Texts> = {
  de: {
    title: 'Zahlung in der Sandbox',
    test: 'Testseite: Hier fließt kein Geld. Du wählst, wie die Zahlung ausgeht.',
    otherLanguage: 'Diese Testseite gibt es auf Deutsch und Englisch. Für {language} zeigt sie Englisch.',
    amount: 'Betrag',
    method: 'Zahlungsart',
    pay: 'Bezahlen',
    paySkin: { app: 'In der App bestätigen', apple_pay: 'Mit Apple Pay bezahlen', transfer: 'Das Geld ist da' },
    wait: 'Ausstehend lassen',
    decline: 'Ablehnen',
    expire: 'Zeit ablaufen lassen',
    back: 'Zurück zum Shop',
    lead: {
      bank: 'Wähle deine Bank. Dort bestätigst du die Zahlung.',
      app: 'Wir haben die Zahlung an dein Telefon geschickt. Bestätige sie dort.',
      code: 'Öffne deine Bank-App und gib den Code ein, den sie dir zeigt.',
      card: 'Wähle eine Testkarte. Nach einer echten Nummer fragen wir nie.',
      paypal: 'Wähle ein Testkonto und bestätige die Zahlung.',
      apple_pay: 'Bestätige auf deinem Gerät, mit Gesicht, Finger oder Code.',
      transfer: 'Überweise den Betrag mit dem Verwendungszweck. Bis das Geld da ist, steht die Zahlung aus.',
      debit: 'Der Betrag wird von deinem Konto eingezogen.',
    },
    chooseBank: 'Deine Bank',
    banks: ['Testbank Nord', 'Testbank Süd', 'Musterkasse'],
    code: 'Code, sechs Ziffern',
    codeHelp: 'Jeder Code geht: Er wird weder geprüft noch gespeichert.',
    chooseCard: 'Testkarte',
    chooseAccount: 'Testkonto',
    sources: {
      card_works: 'geht immer',
      card_confirmed: 'mit 3-D Secure; gespeichert fragt sie jedes Mal nach',
      card_revoked_later: 'geht jetzt; gespeichert wird sie später abgelehnt',
      card_declined: 'wird immer abgelehnt',
      paypal_works: 'geht immer',
      paypal_revoked_later: 'geht jetzt; gespeichert wird es später abgelehnt',
    },
    remembered: 'Wird für den nächsten Kauf gemerkt.',
    recipient: 'Empfänger',
    reference: 'Verwendungszweck',
    webhooks: 'Wie der Shop davon hört',
    delivery: 'Webhooks, je zweimal und unterschrieben',
    deliveries: { reordered: 'In falscher Reihenfolge', in_order: 'Der Reihe nach', lost: 'Gehen verloren' },
    delay: 'Wann',
    delays: [
      [0, 'Sofort'],
      [60, 'Nach einer Minute'],
      [1200, 'Nach 20 Minuten'],
      [86_400, 'Nach einem Tag'],
    ],
    later: 'Was danach geschieht',
    aftermaths: {
      returned: 'Die Bank gibt die Zahlung zurück',
      charged_back: 'Rückbuchung melden',
      reversed: 'Rückbuchung aufheben',
      refunded: 'Geld erstatten',
    },
    states: {
      open: 'Noch nicht entschieden.',
      pending: 'Die Zahlung steht aus.',
      paid: 'Die Zahlung ist bezahlt.',
      declined: 'Die Zahlung ist abgelehnt.',
      returned: 'Die Bank hat die Zahlung zurückgegeben.',
      charged_back: 'Die Zahlung wurde zurückgebucht.',
      refunded: 'Das Geld wurde erstattet.',
    },
    payments: 'Alle Zahlungen der Sandbox',
    none: 'Noch keine Zahlung.',
    methods: { ...brands, card: 'Karte', sepa_debit: 'SEPA-Lastschrift', bank_transfer: 'Überweisung' },
  },
  en: {
    title: 'Payment in the sandbox',
    test: 'Test page: no money moves here. You choose how the payment ends.',
    otherLanguage: 'This test page is in German and English. For {language} it shows English.',
    amount: 'Amount',
    method: 'Method',
    pay: 'Pay',
    paySkin: { app: 'Confirm in the app', apple_pay: 'Pay with Apple Pay', transfer: 'The money has arrived' },
    wait: 'Leave pending',
    decline: 'Decline',
    expire: 'Let the time run out',
    back: 'Back to the shop',
    lead: {
      bank: 'Choose your bank. You confirm the payment there.',
      app: 'The payment was sent to your phone. Confirm it there.',
      code: 'Open your bank’s app and enter the code that it shows.',
      card: 'Choose a test card. You are never asked for a real number.',
      paypal: 'Choose a test account and confirm the payment.',
      apple_pay: 'Confirm on your device, with your face, finger or code.',
      transfer: 'Transfer the amount with this reference. Until the money arrives, the payment is pending.',
      debit: 'The amount is taken from your account.',
    },
    chooseBank: 'Your bank',
    banks: ['Test Bank North', 'Test Bank South', 'Sample Savings'],
    code: 'Code, six digits',
    codeHelp: 'Any code will do: it is neither checked nor stored.',
    chooseCard: 'Test card',
    chooseAccount: 'Test account',
    sources: {
      card_works: 'always works',
      card_confirmed: 'with 3-D Secure; once stored, it asks every time',
      card_revoked_later: 'works now; once stored, it is declined later',
      card_declined: 'is always declined',
      paypal_works: 'always works',
      paypal_revoked_later: 'works now; once stored, it is declined later',
    },
    remembered: 'Will be remembered for the next purchase.',
    recipient: 'Recipient',
    reference: 'Reference',
    webhooks: 'How the shop hears about it',
    delivery: 'Webhooks, each signed and sent twice',
    deliveries: { reordered: 'In the wrong order', in_order: 'In order', lost: 'Get lost' },
    delay: 'When',
    delays: [
      [0, 'At once'],
      [60, 'After a minute'],
      [1200, 'After 20 minutes'],
      [86_400, 'After a day'],
    ],
    later: 'What happens afterwards',
    aftermaths: {
      returned: 'The bank returns the payment',
      charged_back: 'Report a chargeback',
      reversed: 'Reverse the chargeback',
      refunded: 'Refund the money',
    },
    states: {
      open: 'Not decided yet.',
      pending: 'The payment is pending.',
      paid: 'The payment is paid.',
      declined: 'The payment is declined.',
      returned: 'The bank has returned the payment.',
      charged_back: 'The payment was charged back.',
      refunded: 'The money was refunded.',
    },
    payments: 'All payments of the sandbox',
    none: 'No payment yet.',
    methods: { ...brands, card: 'Card', sepa_debit: 'SEPA direct debit', bank_transfer: 'Bank transfer' },
  },
};
