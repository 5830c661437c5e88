import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# Credit} other {# Credits}}',
    creditsBig: '{n, plural, one {<big>#</big> Credit} other {<big>#</big> Credits}}',
    creditsWithPremium: '{n, plural, one {# Credit} other {# Credits}} mit Premium',
    premium: 'Premium',
    perMessage: '{price} je Nachricht',
    cheapest: 'bester Preis je Nachricht',
    instead: 'statt',
  },
  shop: {
    choosePackage: 'Paket wählen',
  },
  pricing: {
    title: 'Preise',
    lead: 'Was etwas kostet, steht hier und noch mal neben dem Button, bevor du darauf drückst. In allen Preisen ist die Mehrwertsteuer enthalten.',
    freeTitle: 'Kostenlos',
    free: {
      signup: 'Anmelden und ein Profil anlegen',
      search: 'Suchen, mit allen Filtern',
      likes: 'Liken und sehen, wer dich mag',
      signupCredits: '{n, plural, one {# Credit} other {# Credits}} zum Start',
    },
    spendTitle: 'Wofür du Credits brauchst',
    spend: { what: 'Wofür', price: 'Credits' },
    message: 'Nachricht',
    photo: 'Foto in einer Unterhaltung',
    gift: 'Geschenk, ab',
    spendNote: 'Kommt eine Nachricht nicht an, kostet sie nichts. Credits verfallen nicht.',
    packagesTitle: 'Pakete',
    columns: { package: 'Paket', price: 'Preis', perMessage: 'Je Nachricht' },
    packagesNote:
      'Einmalig, kein Abo. Jedes Paket enthält Premium, und das bleibt dir. Nicht genutzte Credits kannst du {days, plural, one {# Tag} other {# Tage}} lang zurückgeben.',
    signup: 'Kostenlos anmelden',
    buy: 'Credits kaufen',
  },
  countries: {
    title: 'In deinem Land',
    lead: 'Der beste Preis je Nachricht in der Landeswährung, Steuer inklusive.',
    others: 'Andere Länder',
    from: 'ab {price}',
    vat: '{rate, number}\u00a0% MwSt. enthalten',
    noVat: 'ohne MwSt.',
  },
  timed: {
    name: '{n, plural, one {# Tag Premium} other {# Tage Premium}}',
    ends: 'endet von selbst',
    lead: 'Kein Abo: Du zahlst einmal, nichts verlängert sich. Jedes Paket mit Credits enthält Premium, und das bleibt dir. Premium auf Zeit endet von selbst.',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
