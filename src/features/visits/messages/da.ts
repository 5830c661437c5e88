import type { Messages } from './de.ts';

export const messages = {
  lang: { title: 'Vælg sprog', lead: 'Hele siden skifter sprog med det samme. Vi husker dit valg i et år.' },
  country: {
    label: 'Dit land',
    help: 'Landet afgør priser og steder. Når du har en konto, gælder landet i din profil.',
    choose: 'Vælg land',
  },
  age: {
    title: 'Er du myndig?',
    text: '{site} er en datingside for voksne. Her kan det handle om intime ting.',
    adult: 'Jeg er {age, number} eller ældre',
    leave: 'Forlad siden',
    birthDate: 'Vi spørger om din fødselsdato, når du opretter en konto.',
    privacy: 'Privatliv',
  },
  origin: {
    title: 'Må vi notere, hvilken annonce du kom fra?',
    text: 'Du klikkede på en annonce. Siger du ja, husker vi det i 30 dage og ser, om den kan betale sig. Siger du nej, er alt her præcis det samme.',
    noAd: 'Denne gang kom du ikke fra en annonce. Vi husker dit svar, hvis det sker en anden gang.',
    more: 'Hvad helt præcist?',
    needed: '<b>Det, du selv gør</b>, for eksempel at logge ind eller vælge sprog, kræver hver sin cookie.',
    source:
      '<b>Hvilken annonce du kom fra</b>, kun med dit ja: til hvilken side, hvornår, og hvornår du går igen. Intet navn, ingen profil.',
    others: '<b>Andre firmaers tjenester</b> indlæses ikke af sig selv.',
    yes: 'Ja, notér det',
    no: 'Nej, notér det ikke',
    later: 'Du kan altid ændre det under ”Cookies” nederst på siderne.',
    notedYes: 'Tak, det er noteret.',
    notedNo: 'I orden, vi noterer ikke noget.',
    change: 'Ændr',
  },
} satisfies Messages;
