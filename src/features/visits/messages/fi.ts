import type { Messages } from './de.ts';

export const messages = {
  lang: { title: 'Valitse kieli', lead: 'Koko sivuston kieli vaihtuu heti. Muistamme valintasi vuoden ajan.' },
  country: {
    label: 'Maasi',
    help: 'Hinnat ja paikat näytetään sen mukaan. Kun sinulla on tili, profiilisi maa ratkaisee.',
    choose: 'Valitse maa',
  },
  age: {
    title: 'Oletko täysi-ikäinen?',
    text: '{site} on aikuisten deittisivusto. Täällä voi olla puhe intiimeistäkin asioista.',
    adult: 'Olen täyttänyt {age, number} vuotta',
    leave: 'Poistu sivustolta',
    birthDate: 'Kysymme syntymäaikasi, kun liityt.',
    privacy: 'Tietosuoja',
  },
  origin: {
    title: 'Saammeko merkitä muistiin, minkä mainoksen kautta tulit?',
    text: 'Tulit mainoksen kautta. Jos vastaat kyllä, muistamme sen 30 päivää ja näemme, kannattaako mainos. Jos vastaat ei, kaikki toimii täällä aivan samoin.',
    noAd: 'Tällä kertaa et tullut mainoksen kautta. Muistamme vastauksesi siltä varalta, että niin joskus käy.',
    more: 'Mitä tarkalleen?',
    needed: '<b>Mitä itse teet</b>, kuten kirjautuminen tai kielen valinta: kukin tarvitsee oman evästeensä.',
    source:
      '<b>Minkä mainoksen kautta tulit</b>, vain jos vastaat kyllä: mille sivulle, milloin, ja milloin lähdit. Ei nimeä, ei profiilia.',
    others: '<b>Muiden yritysten palvelut</b> eivät lataudu itsestään.',
    yes: 'Kyllä, merkitkää',
    no: 'Ei, älkää merkitkö',
    later: 'Voit muuttaa tätä milloin vain sivujen alaosan kohdassa ”Evästeet”.',
    notedYes: 'Kiitos, merkitsimme sen muistiin.',
    notedNo: 'Selvä, emme merkitse mitään.',
    change: 'Muuta',
  },
} satisfies Messages;
