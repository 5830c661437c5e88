import type { Messages } from './de.ts';

export const messages = {
  lang: { title: 'Vælg sprog', lead: 'Hele siden skifter med det samme. Vi husker dit valg i et år.' },
  country: {
    label: 'Dit land',
    help: 'Priser og steder retter sig efter det. Når du har en konto, gælder landet i din profil.',
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
    title: 'Må vi tælle, hvor du kommer fra?',
    text: 'Du fulgte en annonce. Siger du ja, husker vi det i 30 dage og ser, om den kan betale sig. Siger du nej, er alt her præcis det samme.',
    noAd: 'Lige nu er du ikke kommet fra en annonce. Vi husker dit svar, hvis du gør det en anden gang.',
    more: 'Hvad helt præcist?',
    needed: '<b>Det, du selv gør</b>, for eksempel at logge ind eller vælge sprog, kræver hver sin cookie.',
    source:
      '<b>Hvor du kommer fra</b>, kun med dit ja: hvilken annonce, til hvilken side, hvornår, og hvornår du går igen. Intet navn, ingen profil.',
    others: '<b>Andre firmaers tjenester</b> indlæses ikke af sig selv.',
    yes: 'Ja, tæl mig',
    no: 'Nej, tæl mig ikke',
    later: 'Du kan altid ændre det under ”Cookies” nederst på siderne.',
    notedYes: 'Noteret: Vi tæller dig med.',
    notedNo: 'Noteret: Vi tæller dig ikke med.',
    change: 'Ændr',
  },
} satisfies Messages;
