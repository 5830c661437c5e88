import type { Messages } from './de.ts';

export const messages = {
  later: 'Myöhemmin',
  centre: { none: 'Juuri nyt ei ole mitään avoinna.', settings: 'Ilmoitusasetukset' },
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
  visitors: {
    text: 'Vierailijoilla ei ole tiliä. He näkisivät sinut etusivulla, haussa ja jaetun linkin kautta: etunimen, iän, paikkakunnan, ensimmäisen kuvasi, muut vain sumennettuina, ja sen, oletko paikalla. Voit muuttaa tätä asetuksissa milloin tahansa.',
    yes: 'Kyllä, näytä',
    no: 'Ei',
    shown: 'Vierailijat näkevät nyt profiilisi.',
    hidden: 'Vain jäsenet näkevät profiilisi.',
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
