import type { Messages } from './de.ts';

export const messages = {
  title: 'Käyttöehdot ovat muuttuneet',
  lead: 'Uudet käyttöehdot ovat olleet voimassa {date} alkaen. Sivusto: {site}. Päätä, hyväksytkö ne.',
  what: 'Mikä muuttuu',
  nothingSaid: 'Yhteenvetoa ei ole. Lue uusi teksti.',
  readNew: 'Lue uudet käyttöehdot',
  readOld: 'Lue aiemmat käyttöehdot',
  agree: 'Hyväksyn',
  later: 'Päätä myöhemmin',
  laterText: 'Siihen asti voit lukea kaikkea, mutta et voi kirjoittaa, tykätä, lähettää kuvia etkä ostaa.',
  laterPaid: 'Siihen asti voit käyttää sitä, minkä olet jo maksanut, mutta et voi ostaa mitään uutta.',
  ways: 'Jos et hyväksy niitä',
  waysText: 'Ostamasi krediitit pysyvät sinulla. Jos lähdet, maksamme takaisin sen, mitä niistä on jäljellä.',
  waysDays:
    'Premiumisi jatkuu maksettujen päivien ajan. Jos haluat lähteä, irtisano ensin sopimus päättymään heti: silloin maksamme takaisin päivät, jotka eivät ole alkaneet.',
  exportData: 'Lataa tietoni',
  money: 'Ostot ja hyvitykset',
  endContract: 'Irtisano sopimus',
  leave: 'Poista tili',
  contact: 'Kirjoita meille',
  logout: 'Kirjaudu ulos',
  agreed: 'Kiitos. Olet hyväksynyt uudet käyttöehdot.',
  errors: {
    terms_outdated: 'Käyttöehdot ovat sillä välin muuttuneet uudelleen. Lataa sivu uudelleen.',
  },
} satisfies Messages;
