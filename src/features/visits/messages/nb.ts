import type { Messages } from './de.ts';

export const messages = {
  lang: { title: 'Velg språk', lead: 'Hele nettstedet bytter språk med en gang. Vi husker valget ditt i ett år.' },
  country: {
    label: 'Landet ditt',
    help: 'Landet avgjør priser og steder. Når du har en konto, gjelder landet i profilen din.',
    choose: 'Velg land',
  },
  age: {
    title: 'Er du myndig?',
    text: '{site} er en datingtjeneste for voksne. Her kan det handle om intime ting.',
    adult: 'Jeg er {age, number} eller eldre',
    leave: 'Forlat nettstedet',
    birthDate: 'Vi spør om fødselsdatoen din når du blir med.',
    privacy: 'Personvern',
  },
  origin: {
    title: 'Får vi notere hvilken annonse du kom fra?',
    text: 'Du klikket på en annonse. Sier du ja, husker vi det i 30 dager og ser om den lønner seg. Sier du nei, er alt her akkurat likt.',
    noAd: 'Denne gangen kom du ikke fra en annonse. Vi husker svaret ditt i tilfelle det skjer en annen gang.',
    more: 'Hva helt nøyaktig?',
    needed: '<b>Det du selv gjør</b>, som å logge inn eller velge språk, krever en informasjonskapsel hver.',
    source:
      '<b>Hvilken annonse du kom fra</b>, bare hvis du sier ja: til hvilken side, på hvilket tidspunkt, og når du forlater nettstedet. Ikke navn, ikke profil.',
    others: '<b>Tjenester fra andre selskaper</b> lastes aldri av seg selv.',
    yes: 'Ja, noter det',
    no: 'Nei, ikke noter det',
    later: 'Du kan endre dette når som helst under «Informasjonskapsler», nederst på sidene.',
    notedYes: 'Takk, det er notert.',
    notedNo: 'Den er grei, vi noterer ingenting.',
    change: 'Endre',
  },
} satisfies Messages;
