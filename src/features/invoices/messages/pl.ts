import type { Messages } from './de.ts';

export const messages = {
  invoice: 'Faktura',
  reversal: 'Faktura korygująca',
  details: { date: 'Data wystawienia', service: 'Data wykonania usługi', order: 'Zamówienie', reverses: 'Do faktury', country: 'Kraj' },
  amounts: 'Wszystkie kwoty w walucie {currency}, z podatkiem VAT.',
  columns: { position: 'Lp.', item: 'Usługa', quantity: 'Ilość', vat: 'Stawka VAT', amount: 'Kwota' },
  package:
    '{n, plural, =0 {Premium} one {# kredyt z Premium} few {# kredyty z Premium} many {# kredytów z Premium} other {# kredytu z Premium}}',
  service: 'usługa świadczona drogą elektroniczną, płatność jednorazowa',
  discount: 'Rabat, kod {code}',
  refund: 'Zwrot za niewykorzystane kredyty',
  net: 'Kwota netto',
  vat: 'VAT {rate, number}% ({country})',
  total: 'Razem',
  paid: 'Zapłacono {day}: {method}.',
  nothingToDo: 'Nie musisz już nic robić.',
  refunded: 'Zwrócono {day}: {method}.',
  place: 'Miejsce świadczenia usługi i stawka podatku zależą od Twojego kraju ({country}).',
  returns: 'Niewykorzystane kredyty możesz zwrócić do {day}; otrzymasz wtedy fakturę korygującą z własnym numerem.',
  methods: { card: 'Karta', sepa_debit: 'Polecenie zapłaty SEPA', bank_transfer: 'Przelew' },
  vatNumber: 'Numer VAT {number}',
  support: 'Obsługa klienta',
  page: 'Strona 1 z 1',
  days: '{n, plural, one {# dzień Premium, kończy się sam} few {# dni Premium, kończą się same} many {# dni Premium, kończą się same} other {# dnia Premium, kończą się same}}',
  daysRefund: 'Zwrot za nierozpoczęte dni Premium',
  daysReturns: 'Nierozpoczęte dni możesz zwrócić do {day}; otrzymasz wtedy fakturę korygującą z własnym numerem.',
} satisfies Messages;
