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
  ways: 'Jos et hyväksy niitä',
  waysText: 'Et menetä mitään: ostamasi krediitit pysyvät sinulla, ja jos lähdet, maksamme takaisin sen, mitä niistä on jäljellä.',
  exportData: 'Lataa tietoni',
  money: 'Ostot ja hyvitykset',
  leave: 'Poista tili',
  contact: 'Kirjoita meille',
  logout: 'Kirjaudu ulos',
  agreed: 'Kiitos. Olet hyväksynyt uudet käyttöehdot.',
  errors: {
    terms_outdated: 'Käyttöehdot ovat sillä välin muuttuneet uudelleen. Lataa sivu uudelleen.',
  },
} satisfies Messages;
