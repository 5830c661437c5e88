import type { Messages } from './de.ts';

export const messages = {
  choice: {
    title: 'Alennuskoodi',
    none: 'Ei alennuskoodia',
    other: 'Toinen koodi',
    enter: 'Syötä koodi',
    one: 'yksi tilausta kohti',
    check: 'Tarkista',
    percent: '{percentage, number}\u00a0% alennusta',
    first: '{percentage, number}\u00a0% alennusta ensimmäisestä ostoksestasi, {until} asti',
    fits: '{code} kelpaa. Maksat {price}.',
    stays: '{code} pysyy käytössä.',
    openOrder: 'Siirry maksamattomaan tilaukseen',
    unusable: '{n, plural, one {# koodi ei käy tähän} other {# koodia ei käy tähän}}',
  },
  summary: '{code}, {percentage, number}\u00a0%',
  reason: {
    until: '{percentage, number}\u00a0% alennusta klo {time} asti',
    code: '{percentage, number}\u00a0% alennusta koodilla {code}',
  },
  ended: {
    title: 'Tervetuliaisbonus päättyi klo {time}.',
    text: 'Siksi hinta on taas normaali. Mitään ei ole vielä tilattu. Katso uusi summa ja päätä rauhassa.',
  },
  modal: {
    title: 'Tervetuliaisbonuksesi',
    text: '{percent} alennusta ensimmäisestä ostoksestasi, {name}. Koodi on maksaessa jo valmiina.',
    terms:
      'Voimassa neljä tuntia tilin luomisesta, kerran tiliä kohti. Sen jälkeen hinta on normaali. Ei kestotilausta, kaikki hinnat sisältävät arvonlisäveron.',
    later: 'Ei nyt',
  },
  errors: {
    discount_not_found: 'Tällaista koodia ei ole. Tarkista kirjoitusasu.',
    discount_used: 'Olet jo käyttänyt koodin {code}. Se kelpaa kerran.',
    discount_reserved: '{code} on tilauksessa, joka on vielä maksamatta. Maksa tilaus tai keskeytä se, niin koodi vapautuu.',
    discount_minimum: '{code} kelpaa, kun hinta on vähintään {minimum}. Pakettisi maksaa {price}.',
    discount_country: '{code} kelpaa vain tässä maassa: {country}.',
    discount_currency: '{code} kelpaa vain hintoihin, joiden valuutta on {currency}.',
    discount_method: '{code} kelpaa vain näillä maksutavoilla: {methods}.',
    discount_owner: 'Tämä koodi kuuluu toiselle tilille.',
    discount_expired: '{code} vanheni {date}.',
    discount_inactive: '{code} ei ole nyt käytössä.',
    discount_not_begun: '{code} on voimassa vasta {date} alkaen.',
    discount_exhausted: '{code} on käytetty loppuun.',
    discount_member_limit: 'Olet jo käyttänyt koodin {code} {limit, plural, one {# kerran} other {# kertaa}}, eikä se kelpaa useammin.',
    discount_ended: 'Tervetuliaisbonus päättyi klo {time}.',
    discount_first_order: '{code} kelpaa vain ensimmäiseen ostokseen.',
  },
} satisfies Messages;
