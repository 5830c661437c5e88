import type { Messages } from './de.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# krediitti} other {# krediittiä}}',
    creditsBig: '{n, plural, one {<big>#</big> krediitti} other {<big>#</big> krediittiä}}',
    creditsWithPremium: '{n, plural, one {# krediitti} other {# krediittiä}} ja Premium',
    premium: 'Premium',
    perMessage: '{price} viestiltä',
    cheapest: 'paras viestihinta',
    instead: 'alennuksetta',
  },
  shop: {
    choosePackage: 'Valitse paketti',
  },
  pricing: {
    title: 'Hinnat',
    lead: 'Hinnat näet täällä ja vielä kerran painikkeen vieressä, ennen kuin painat. Kaikki hinnat sisältävät arvonlisäveron.',
    freeTitle: 'Ilmaista',
    free: {
      signup: 'Luo tili ja profiili',
      search: 'Hae kaikilla suodattimilla',
      likes: 'Tykkää ja katso, kuka tykkää sinusta',
      signupCredits: '{n, plural, one {# krediitti} other {# krediittiä}} alkuun',
    },
    spendTitle: 'Mihin krediittejä kuluu',
    spend: { what: 'Mihin', price: 'Krediitit' },
    message: 'Viesti',
    photo: 'Kuva keskustelussa',
    gift: 'Lahja, alkaen',
    spendNote: 'Jos viesti ei mene perille, se ei maksa mitään. Krediitit eivät vanhene.',
    packagesTitle: 'Paketit',
    columns: { package: 'Paketti', price: 'Hinta', perMessage: 'Viestin hinta' },
    packagesNote:
      'Kertamaksu, ei kestotilausta. Jokaiseen pakettiin sisältyy Premium, ja se pysyy sinulla. Käyttämättömät krediitit voit palauttaa {days, plural, one {# päivän} other {# päivän}} ajan.',
    signup: 'Liity ilmaiseksi',
    buy: 'Osta krediittejä',
  },
  countries: {
    title: 'Omassa maassasi',
    lead: 'Paras viestihinta maan valuutassa, verot mukana.',
    others: 'Muut maat',
    from: 'alkaen {price}',
    vat: 'sis. alv {rate, number}\u00a0%',
    noVat: 'ei arvonlisäveroa',
  },
  timed: {
    name: '{n, plural, one {# päivä Premiumia} other {# päivää Premiumia}}',
    ends: 'päättyy itsestään',
    lead: 'Ei kestotilausta: maksat kerran, eikä mikään uusiudu. Jokaiseen krediittipakettiin sisältyy Premium, ja se pysyy sinulla. Määräaikainen Premium päättyy itsestään.',
  },
} satisfies Messages;
