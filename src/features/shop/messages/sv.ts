import type { Messages } from './de.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# kredit} other {# krediter}}',
    creditsBig: '{n, plural, one {<big>#</big> kredit} other {<big>#</big> krediter}}',
    creditsWithPremium: '{n, plural, one {# kredit} other {# krediter}} med Premium',
    premium: 'Premium',
    perMessage: '{price} per meddelande',
    cheapest: 'bästa pris per meddelande',
    instead: 'i stället för',
  },
  shop: {
    choosePackage: 'Välj paket',
  },
  pricing: {
    title: 'Priser',
    lead: 'Alla priser står här, och en gång till vid knappen innan du trycker på den. Moms ingår.',
    freeTitle: 'Gratis',
    free: {
      signup: 'Gå med och skapa en profil',
      search: 'Sök med alla filter',
      likes: 'Ge likes och se vem som gillar dig',
      signupCredits: '{n, plural, one {# kredit} other {# krediter}} att börja med',
    },
    spendTitle: 'Det här använder du krediter till',
    spend: { what: 'Vad', price: 'Krediter' },
    message: 'Ett meddelande',
    photo: 'En bild i en konversation',
    gift: 'En gåva, från',
    spendNote: 'Ett meddelande som inte kommer fram kostar ingenting. Krediter slutar aldrig att gälla.',
    packagesTitle: 'Paket',
    columns: { package: 'Paket', price: 'Pris', perMessage: 'Per meddelande' },
    packagesNote:
      'Engångsköp, ingen prenumeration. Alla paket innehåller Premium, och det behåller du. Krediter som du inte har använt kan du lämna tillbaka inom {days, plural, one {# dag} other {# dagar}}.',
    signup: 'Gå med gratis',
    buy: 'Köp krediter',
  },
  countries: {
    title: 'I ditt land',
    lead: 'Det bästa priset per meddelande i landets valuta, inklusive moms.',
    others: 'Andra länder',
    from: 'från {price}',
    vat: '{rate, number}\u00a0% moms ingår',
    noVat: 'utan moms',
  },
  timed: {
    name: '{n, plural, one {# dag med Premium} other {# dagar med Premium}}',
    ends: 'upphör automatiskt',
    lead: 'Ingen prenumeration: du betalar en gång och inget förnyas. Alla paket med krediter innehåller Premium, och det behåller du. Tidsbegränsat Premium upphör automatiskt.',
  },
} satisfies Messages;
