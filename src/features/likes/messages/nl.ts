import type { Messages } from './de.ts';

export const messages = {
  title: 'Likes',
  tabs: { received: 'Ontvangen', sent: 'Gegeven', matches: 'Matches' },
  newCount: '{n, number} nieuw',
  lead: {
    received:
      '{n, plural, =0 {Je ziet altijd iedereen die jou leuk vindt, ook zonder Premium.} one {# like is nieuw. Je ziet altijd iedereen die jou leuk vindt, ook zonder Premium.} other {# likes zijn nieuw. Je ziet altijd iedereen die jou leuk vindt, ook zonder Premium.}}',
    sent: 'Deze mensen vind je leuk. Een like kun je altijd weer intrekken.',
    matches: 'Hier is het wederzijds. Een kleine vraag is vaak genoeg om te beginnen.',
  },
  row: {
    new: 'nieuw',
    received: 'vindt jouw profiel leuk',
    sent: 'vind je leuk',
    match: 'Jullie vinden elkaar leuk',
    likeBack: 'Like terug',
    takeBack: 'Intrekken',
    message: 'Bericht',
  },
  empty: {
    received: 'Nog geen likes',
    receivedHelp: 'Dat verandert het snelst als jij de eerste stap zet.',
    sent: 'Nog niemand?',
    sentHelp: 'Tik op het hartje bij een foto als je iemand leuk vindt.',
    matches: 'Nog geen match',
    matchesHelp: 'Als iemand jou ook leuk vindt, zie je dat hier.',
    discover: 'Mensen ontdekken',
  },
  news: { one: '{name} vindt jou leuk.', several: '{n, plural, one {# nieuwe like} other {# nieuwe likes}}', show: 'Bekijken' },
  match: {
    label: 'Match met {name}',
    title: 'Jullie vinden elkaar leuk.',
    text: 'Jij vindt {name} leuk, en {name} vindt jou leuk. Wie schrijft er als eerste?',
    photos: 'Jij en {name}',
    message: 'Schrijf {name}',
    goOn: 'Verder ontdekken',
  },
} satisfies Messages;
