import type { Messages } from './de.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# credit} other {# credits}}',
    creditsBig: '{n, plural, one {<big>#</big> credit} other {<big>#</big> credits}}',
    creditsWithPremium: '{n, plural, one {# credit} other {# credits}} met Premium',
    premium: 'Premium',
    perMessage: '{price} per bericht',
    cheapest: 'beste prijs per bericht',
    instead: 'in plaats van',
  },
  shop: {
    choosePackage: 'Kies een pakket',
  },
  pricing: {
    title: 'Prijzen',
    lead: 'Je vindt alle prijzen hier, en nog een keer naast de knop voordat je erop drukt. Alle prijzen zijn inclusief btw.',
    freeTitle: 'Gratis',
    free: {
      signup: 'Aanmelden en een profiel maken',
      search: 'Zoeken, met alle filters',
      likes: 'Liken en zien wie jou leuk vindt',
      signupCredits: '{n, plural, one {# credit} other {# credits}} om te beginnen',
    },
    spendTitle: 'Waarvoor je credits nodig hebt',
    spend: { what: 'Waarvoor', price: 'Prijs in credits' },
    message: 'Bericht',
    photo: 'Foto in een gesprek',
    gift: 'Cadeautje, vanaf',
    spendNote: 'Komt een bericht niet aan, dan kost het niets. Credits verlopen niet.',
    packagesTitle: 'Pakketten',
    columns: { package: 'Pakket', price: 'Prijs', perMessage: 'Per bericht' },
    packagesNote:
      'Eenmalig, geen abonnement. Bij elk pakket krijg je Premium, en dat houd je. Ongebruikte credits kun je {days, plural, one {# dag} other {# dagen}} lang teruggeven.',
    signup: 'Gratis aanmelden',
    buy: 'Credits kopen',
  },
  countries: {
    title: 'In jouw land',
    lead: 'De beste prijs per bericht in de valuta van het land, inclusief belasting.',
    others: 'Andere landen',
    from: 'vanaf {price}',
    vat: 'inclusief {rate, number}% btw',
    noVat: 'zonder btw',
  },
  timed: {
    name: '{n, plural, one {# dag Premium} other {# dagen Premium}}',
    ends: 'stopt vanzelf',
    lead: 'Geen abonnement: je betaalt één keer en er wordt niets verlengd. Bij credits krijg je Premium, en dat houd je. Premium voor een aantal dagen stopt vanzelf.',
  },
} satisfies Messages;
