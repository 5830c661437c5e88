import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Muuta valintaasi',
  short: 'Lyhyesti',
  shortNote: 'Tämä on tiivistelmä. Oikeudellisesti pätee koko teksti alla.',
  contents: 'Sisältö',
  print: 'Tulosta',
  version: 'Versio <b>{date}</b>',
  changes: 'Mitä on muuttunut',
  operator: 'Tästä päivästä alkaen sivuston {site} ylläpitäjä on {company}.',
  history: {
    title: 'Mitä täällä on muuttunut',
    lead: 'Hinnat, määräajat ja kaikki muu, mikä voisi johtaa sinua harhaan: jokainen muutos sivuston avaamisesta alkaen on tässä, vanha ja uusi arvo vierekkäin. Sitä ei voi poistaa.',
    nothing: 'Mikään näistä ei ole muuttunut {date} jälkeen.',
    message: 'Viesti',
    photo: 'Kuva keskustelussa',
    gift: 'Lahja',
    refund: 'Käyttämättömien krediittien palautus',
    cost: 'Viestin alin hinta, {country}',
    credits: '{n, plural, =0 {maksuton} one {{n, number} krediitti} other {{n, number} krediittiä}}',
    days: '{n, plural, one {{n, number}\u00a0päivä} other {{n, number}\u00a0päivää}}',
    change: '{old}, siitä lähtien {new}',
    declared: 'Sivusto on ilmoittanut, että täällä on kuvitteellisia profiileja. Ne on merkitty kaikkialla.',
    ended: 'Sivusto on ilmoittanut, ettei täällä enää ole kuvitteellisia profiileja.',
    older: 'Näytä vanhemmat',
  },
} satisfies Messages;
