import type { Messages } from './de.ts';

export const messages = {
  lang: { title: 'Kies je taal', lead: 'De hele site verandert meteen. We onthouden je keuze een jaar lang.' },
  country: {
    label: 'Je land',
    help: 'Daar stemmen we prijzen en plaatsen op af. Zodra je een account hebt, gebruiken we het land in je profiel.',
    choose: 'Kies een land',
  },
  age: {
    title: 'Ben je meerderjarig?',
    text: '{site} is een datingsite voor volwassenen. Het kan hier over intieme dingen gaan.',
    adult: 'Ik ben {age, number} of ouder',
    leave: 'Site verlaten',
    birthDate: 'Bij het aanmelden vragen we je geboortedatum.',
    privacy: 'Privacy',
  },
  origin: {
    title: 'Mogen we bijhouden via welke advertentie je hier kwam?',
    text: 'Je hebt op een advertentie geklikt. Zeg je ja, dan onthouden we dat 30 dagen en zien we of die de moeite waard is. Zeg je nee, dan is alles hier precies hetzelfde.',
    noAd: 'Je komt nu niet via een advertentie. We onthouden je antwoord voor het geval je dat nog eens doet.',
    more: 'Wat precies?',
    needed: '<b>Wat je zelf doet</b>, zoals inloggen of een taal kiezen: daar is telkens één cookie voor nodig.',
    source:
      '<b>Via welke advertentie je kwam</b>, alleen als je ja zegt: naar welke pagina, wanneer, en wanneer je weer gaat. Geen naam, geen profiel.',
    others: '<b>Diensten van andere bedrijven</b> laden niet vanzelf.',
    yes: 'Ja, tel me mee',
    no: 'Nee, tel me niet mee',
    later: 'Je kunt dit altijd wijzigen onder ‘Cookies’, onder aan elke pagina.',
    notedYes: 'Genoteerd: we tellen je mee.',
    notedNo: 'Genoteerd: we tellen je niet mee.',
    change: 'Wijzigen',
  },
} satisfies Messages;
