import type { Messages } from './de.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    creditsBig:
      '{n, plural, one {<big>#</big> kredyt} few {<big>#</big> kredyty} many {<big>#</big> kredytów} other {<big>#</big> kredytu}}',
    creditsWithPremium: '{n, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} z Premium',
    premium: 'Premium',
    perMessage: '{price} za wiadomość',
    cheapest: 'najtańsza wiadomość',
    instead: 'zamiast',
  },
  shop: {
    choosePackage: 'Wybierz pakiet',
  },
  pricing: {
    title: 'Ceny',
    lead: 'Ceny widzisz tutaj i jeszcze raz obok przycisku, zanim go naciśniesz. Wszystkie ceny zawierają VAT.',
    freeTitle: 'Za darmo',
    free: {
      signup: 'Założenie konta i profilu',
      search: 'Wyszukiwanie ze wszystkimi filtrami',
      likes: 'Polubienia i lista osób, którym się podobasz',
      signupCredits: '{n, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} na start',
    },
    spendTitle: 'Za co płacisz kredytami',
    spend: { what: 'Za co', price: 'Kredyty' },
    message: 'Wiadomość',
    photo: 'Zdjęcie w rozmowie',
    gift: 'Prezent, od',
    spendNote: 'Jeśli wiadomość nie dotrze, nic nie kosztuje. Kredyty nie tracą ważności.',
    packagesTitle: 'Pakiety',
    columns: { package: 'Pakiet', price: 'Cena', perMessage: 'Za wiadomość' },
    packagesNote:
      'Jednorazowo, bez abonamentu. Każdy pakiet daje Ci Premium na stałe. Niewykorzystane kredyty możesz zwrócić przez {days, plural, one {#\u00a0dzień} few {#\u00a0dni} many {#\u00a0dni} other {#\u00a0dnia}}.',
    signup: 'Załóż konto za darmo',
    buy: 'Kup kredyty',
  },
  countries: {
    title: 'W Twoim kraju',
    lead: 'Najtańsza wiadomość w walucie kraju, z tamtejszym podatkiem.',
    others: 'Inne kraje',
    from: 'od {price}',
    vat: 'zawiera {rate, number}% VAT',
    noVat: 'bez VAT',
  },
  timed: {
    name: '{n, plural, one {#\u00a0dzień Premium} few {#\u00a0dni Premium} many {#\u00a0dni Premium} other {#\u00a0dnia Premium}}',
    ends: 'kończy się samo',
    lead: 'Bez abonamentu: płacisz raz i nic się nie odnawia. Z kredytami dostajesz Premium na stałe. Premium na czas określony kończy się samo.',
  },
} satisfies Messages;
