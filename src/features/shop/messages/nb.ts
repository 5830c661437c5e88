import type { Messages } from './de.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# kreditt} other {# kreditter}}',
    creditsBig: '{n, plural, one {<big>#</big> kreditt} other {<big>#</big> kreditter}}',
    creditsWithPremium: '{n, plural, one {# kreditt} other {# kreditter}} med Premium',
    premium: 'Premium',
    perMessage: '{price} per melding',
    cheapest: 'beste pris per melding',
    instead: 'i stedet for',
  },
  shop: {
    choosePackage: 'Velg pakke',
  },
  pricing: {
    title: 'Priser',
    lead: 'Alle priser står her og en gang til ved knappen før du trykker på den. Mva. er inkludert.',
    freeTitle: 'Gratis',
    free: {
      signup: 'Bli med og lag en profil',
      search: 'Søk med alle filtre',
      likes: 'Gi likes og se hvem som liker deg',
      signupCredits: '{n, plural, one {# kreditt} other {# kreditter}} å starte med',
    },
    spendTitle: 'Dette bruker du kreditter på',
    spend: { what: 'Hva', price: 'Kreditter' },
    message: 'En melding',
    photo: 'Et bilde i en samtale',
    gift: 'En gave, fra',
    spendNote: 'En melding som ikke kommer fram, koster ingenting. Kreditter utløper ikke.',
    packagesTitle: 'Pakker',
    columns: { package: 'Pakke', price: 'Pris', perMessage: 'Per melding' },
    packagesNote:
      'Engangskjøp, ikke noe abonnement. Alle pakker inneholder Premium, og det beholder du. Kreditter du ikke har brukt, kan du returnere innen {days, plural, one {# dag} other {# dager}}.',
    signup: 'Bli med gratis',
    buy: 'Kjøp kreditter',
  },
  countries: {
    title: 'I landet ditt',
    lead: 'Den beste prisen per melding i landets valuta, inkludert mva.',
    others: 'Andre land',
    from: 'fra {price}',
    vat: '{rate, number}\u00a0% mva. inkludert',
    noVat: 'uten mva.',
  },
  timed: {
    name: '{n, plural, one {# dag med Premium} other {# dager med Premium}}',
    ends: 'avsluttes automatisk',
    lead: 'Ikke noe abonnement: Du betaler én gang, og ingenting fornyes. Alle pakker med kreditter inneholder Premium, og det beholder du. Tidsbegrenset Premium avsluttes automatisk.',
  },
} satisfies Messages;
