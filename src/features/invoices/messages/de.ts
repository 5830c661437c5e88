import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  invoice: 'Rechnung',
  reversal: 'Stornorechnung',
  correction: 'Rechnungskorrektur',
  details: {
    date: 'Rechnungsdatum',
    service: 'Leistungsdatum',
    period: 'Leistungszeitraum',
    order: 'Bestellung',
    reverses: 'Zu Rechnung',
    country: 'Land',
  },
  amounts: 'Alle Beträge in {currency}, die Umsatzsteuer ist enthalten.',
  columns: { position: 'Pos.', item: 'Leistung', quantity: 'Menge', vat: 'USt', amount: 'Betrag' },
  package: '{n, plural, =0 {Premium} one {# Credit mit Premium} other {# Credits mit Premium}}',
  service: 'elektronisch erbrachte Dienstleistung, einmalig',
  discount: 'Rabatt, Code {code}',
  refund: 'Erstattung nicht genutzter Credits',
  net: 'Nettobetrag',
  vat: '{rate, number}\u00a0% Umsatzsteuer ({country})',
  total: 'Gesamtbetrag',
  paid: 'Bezahlt am {day}: {method}.',
  nothingToDo: 'Du musst nichts mehr tun.',
  refunded: 'Erstattung vom {day}: {method}.',
  place: 'Ort der Leistung und Steuersatz richten sich nach deinem Land ({country}).',
  placeOfSeller: 'Ort der Leistung und Steuersatz richten sich nach dem Land, in dem wir sitzen ({country}).',
  returns: 'Nicht genutzte Credits kannst du bis zum {day} zurückgeben; du erhältst dann eine Stornorechnung mit eigener Nummer.',
  methods: { card: 'Karte', sepa_debit: 'SEPA-Lastschrift', bank_transfer: 'Überweisung' },
  vatNumber: 'USt-IdNr. {number}',
  support: 'Kundenservice',
  page: 'Seite 1 von 1',
  days: '{n, plural, one {# Tag Premium, endet von selbst} other {# Tage Premium, enden von selbst}}',
  daysRefund: 'Erstattung nicht begonnener Premium-Tage',
  daysReturns:
    'Tage, die noch nicht begonnen haben, kannst du bis zum {day} zurückgeben; du erhältst dann eine Stornorechnung mit eigener Nummer.',
} as const;

export type Messages = MessageShape<typeof messages>;
