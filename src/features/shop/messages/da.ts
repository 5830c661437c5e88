import type { Messages } from './de.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# credit} other {# credits}}',
    creditsBig: '{n, plural, one {<big>#</big> credit} other {<big>#</big> credits}}',
    creditsWithPremium: '{n, plural, one {# credit} other {# credits}} med Premium',
    premium: 'Premium',
    perMessage: '{price} pr. besked',
    cheapest: 'bedste pris pr. besked',
    instead: 'i stedet for',
  },
  shop: {
    choosePackage: 'Vælg pakke',
  },
  pricing: {
    title: 'Priser',
    lead: 'Alle priser står her og igen ved knappen, før du trykker på den. Moms er inkluderet.',
    freeTitle: 'Gratis',
    free: {
      signup: 'Opret en konto og en profil',
      search: 'Søg med alle filtre',
      likes: 'Giv likes, og se, hvem der kan lide dig',
      signupCredits: '{n, plural, one {# credit} other {# credits}} til at starte med',
    },
    spendTitle: 'Det bruger du credits på',
    spend: { what: 'Hvad', price: 'Credits' },
    message: 'En besked',
    photo: 'Et billede i en samtale',
    gift: 'En gave, fra',
    spendNote: 'En besked, der ikke når frem, koster ikke noget. Credits udløber ikke.',
    packagesTitle: 'Pakker',
    columns: { package: 'Pakke', price: 'Pris', perMessage: 'Pr. besked' },
    packagesNote:
      'Engangsbetaling, intet abonnement. Alle pakker indeholder Premium, og det beholder du. Credits, du ikke har brugt, kan du returnere i {days, plural, one {# dag} other {# dage}}.',
    signup: 'Opret gratis konto',
    buy: 'Køb credits',
  },
  countries: {
    title: 'I dit land',
    lead: 'Den bedste pris pr. besked i landets valuta, inkl. moms.',
    others: 'Andre lande',
    from: 'fra {price}',
    vat: '{rate, number}\u00a0% moms inkluderet',
    noVat: 'uden moms',
  },
  timed: {
    name: '{n, plural, one {# dag med Premium} other {# dage med Premium}}',
    ends: 'udløber automatisk',
    lead: 'Intet abonnement: Du betaler én gang, og intet fornyes. Alle pakker med credits indeholder Premium, og det beholder du. Tidsbegrænset Premium udløber automatisk.',
  },
} satisfies Messages;
