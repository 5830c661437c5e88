import type { Messages } from './de.ts';

export const messages = {
  later: 'Myöhemmin',
  activation: {
    where: 'Lähetimme sen osoitteeseen {email}.',
    text: 'Siihen asti kukaan ei löydä sinua. Viestisi ovat sen aikaa tallessa eivätkä maksa mitään.',
    address: 'Vaihda osoite',
  },
  name: {
    text: 'Nimesi näyttää osoitteelta tai puhelinnumerolta, tai siinä on eri kirjaimistoja. Etunimi tai lempinimi riittää.',
    change: 'Vaihda nimi',
  },
  photo: {
    text: 'Kuvan kanssa juttuun pääsee helpommin. Yksi riittää.',
    add: 'Lisää kuva',
  },
  disabled: {
    text: 'Uudet tapahtumat näet nyt vain, kun olet täällä.',
    open: 'Avaa asetukset',
  },
  push: {
    how: 'Näin ilmoitamme',
    wrote: 'kirjoitti sinulle',
    now: 'nyt',
    notNow: 'Ei nyt',
    text: 'Ilmoitus tulee vain, kun jotain on todella tapahtunut. Viestiesi sisältö näkyy siinä vain, jos haluat niin.',
    on: 'Kytke ilmoitukset päälle',
  },
} satisfies Messages;
