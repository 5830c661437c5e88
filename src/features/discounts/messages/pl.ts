import type { Messages } from './de.ts';

export const messages = {
  choice: {
    title: 'Kod rabatowy',
    none: 'Bez kodu rabatowego',
    other: 'Inny kod',
    enter: 'Wpisz kod',
    one: 'jeden na zamówienie',
    check: 'Sprawdź',
    percent: '{percentage, number}% rabatu',
    first: '{percentage, number}% rabatu na pierwszy zakup, do {until}',
    fits: 'Kod {code} działa. Płacisz {price}.',
    stays: 'Kod {code} zostaje.',
    openOrder: 'Przejdź do otwartego zamówienia',
    unusable:
      '{n, plural, one {# kod tu nie działa} few {# kody tu nie działają} many {# kodów tu nie działa} other {# kodu tu nie działa}}',
  },
  summary: '{code}, {percentage, number}%',
  reason: {
    until: '{percentage, number}% rabatu do {time}',
    code: '{percentage, number}% rabatu z kodem {code}',
  },
  ended: {
    title: 'Bonus powitalny skończył się o {time}.',
    text: 'Dlatego znów obowiązuje zwykła cena. Nic jeszcze nie zostało zamówione. Sprawdź nową kwotę i zdecyduj na spokojnie.',
  },
  modal: {
    title: 'Twój bonus powitalny',
    text: '{percent} rabatu na pierwszy zakup, {name}. Przy płatności kod jest już wpisany.',
    terms: 'Cztery godziny od założenia konta, raz na konto. Potem obowiązuje zwykła cena. Bez abonamentu, wszystkie ceny z VAT.',
    later: 'Nie teraz',
  },
  errors: {
    discount_not_found: 'Nie ma takiego kodu. Sprawdź pisownię.',
    discount_used: 'Kod {code} jest już wykorzystany. Działa jeden raz.',
    discount_reserved: 'Kod {code} jest w zamówieniu, które jest jeszcze otwarte. Opłać je lub anuluj: wtedy znów będzie można użyć kodu.',
    discount_minimum: 'Kod {code} działa od kwoty {minimum}. Twój pakiet kosztuje {price}.',
    discount_country: 'Kod {code} działa tylko w tym kraju: {country}.',
    discount_currency: 'Kod {code} działa tylko dla cen w walucie {currency}.',
    discount_method: 'Kod {code} działa tylko przy płatności {methods}.',
    discount_owner: 'Ten kod należy do innego konta.',
    discount_expired: 'Kod {code} wygasł {date}.',
    discount_inactive: 'Kod {code} jest teraz nieaktywny.',
    discount_not_begun: 'Kod {code} działa dopiero od {date}.',
    discount_exhausted: 'Kod {code} jest już wyczerpany.',
    discount_member_limit:
      'Kod {code} jest już wykorzystany {limit, plural, one {# raz} few {# razy} many {# razy} other {# razy}}. Więcej się nie da.',
    discount_ended: 'Bonus powitalny skończył się o {time}.',
    discount_first_order: 'Kod {code} działa tylko przy pierwszym zakupie.',
  },
} satisfies Messages;
