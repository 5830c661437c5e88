import type { Messages } from './de.ts';

export const messages = {
  country: {
    label: 'Je land',
    help: 'Prijzen en plaatsen richten zich ernaar. Zodra je een account hebt, geldt het land in je profiel.',
    choose: 'Kies een land',
  },
  age: {
    title: 'Ben je meerderjarig?',
    text: '{site} is een datingsite voor volwassenen. Het kan hier over intieme dingen gaan.',
    adult: 'Ik ben {age, number} of ouder',
    leave: 'Site verlaten',
    birthDate: 'Bij je inschrijving vragen we je geboortedatum.',
    privacy: 'Privacy',
  },
  origin: {
    title: 'Mogen we tellen waar je vandaan komt?',
    text: 'Je hebt op een advertentie geklikt. Zeg je ja, dan onthouden we dat 30 dagen en zien we of ze de moeite waard is. Zeg je nee, dan is alles hier precies hetzelfde.',
    noAd: 'Je komt nu niet via een advertentie. We onthouden je antwoord voor het geval je dat nog eens doet.',
    more: 'Wat precies?',
    needed: '<b>Wat je zelf doet</b>, zoals inloggen of een taal kiezen, heeft elk een cookie nodig.',
    source:
      '<b>Waar je vandaan komt</b>, alleen als je ja zegt: welke advertentie, naar welke pagina, wanneer, en wanneer je weer gaat. Geen naam, geen profiel.',
    others: '<b>Diensten van andere bedrijven</b> laden niet vanzelf.',
    yes: 'Ja, tellen',
    no: 'Nee, niet tellen',
    later: 'Je kunt dit altijd wijzigen onder ‘Cookies’, onderaan de pagina’s.',
    notedYes: 'Genoteerd: tellen.',
    notedNo: 'Genoteerd: niet tellen.',
    change: 'Wijzigen',
  },
} satisfies Messages;
