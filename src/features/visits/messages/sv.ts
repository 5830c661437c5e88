import type { Messages } from './de.ts';

export const messages = {
  lang: { title: 'Välj språk', lead: 'Hela sajten byter språk direkt. Vi kommer ihåg ditt val i ett år.' },
  country: {
    label: 'Ditt land',
    help: 'Landet avgör priser och orter. När du har ett konto gäller landet i din profil.',
    choose: 'Välj land',
  },
  age: {
    title: 'Är du myndig?',
    text: '{site} är en dejtingsajt för vuxna. Här kan det handla om intima saker.',
    adult: 'Jag är {age, number} eller äldre',
    leave: 'Lämna sajten',
    birthDate: 'Vi frågar efter ditt födelsedatum när du går med.',
    privacy: 'Integritet',
  },
  origin: {
    title: 'Får vi notera vilken annons du kom från?',
    text: 'Du klickade på en annons. Säger du ja minns vi det i 30 dagar och ser om den lönar sig. Säger du nej är allt här precis likadant.',
    noAd: 'Den här gången kom du inte från en annons. Vi minns ditt svar om det händer en annan gång.',
    more: 'Vad exakt?',
    needed: '<b>Det du själv gör</b>, som att logga in eller välja språk, kräver varsin cookie.',
    source: '<b>Vilken annons du kom från</b>, bara om du säger ja: till vilken sida, när, och när du går igen. Inget namn, ingen profil.',
    others: '<b>Andra företags tjänster</b> laddas inte av sig själva.',
    yes: 'Ja, notera det',
    no: 'Nej, notera det inte',
    later: 'Du kan ändra det när som helst under ”Cookies”, längst ner på sidorna.',
    notedYes: 'Tack, det är noterat.',
    notedNo: 'Okej, vi noterar ingenting.',
    change: 'Ändra',
  },
} satisfies Messages;
