import type { Messages } from './de.ts';

export const messages = {
  title: 'Like',
  tabs: { received: 'Ricevuti', sent: 'Inviati', matches: 'Match' },
  newCount: '{n, plural, one {# nuovo} many {# di nuovi} other {# nuovi}}',
  lead: {
    received:
      '{n, plural, =0 {Vedi sempre a chi piaci, anche senza Premium.} one {C’è # nuovo like. Vedi sempre a chi piaci, anche senza Premium.} many {Ci sono # di nuovi like. Vedi sempre a chi piaci, anche senza Premium.} other {Ci sono # nuovi like. Vedi sempre a chi piaci, anche senza Premium.}}',
    sent: 'Queste persone ti piacciono. Puoi ritirare un like in qualsiasi momento.',
    matches: 'Qui l’interesse è reciproco. Spesso basta una piccola domanda per cominciare.',
  },
  row: {
    new: 'nuovo',
    received: 'apprezza il tuo profilo',
    sent: 'ti piace',
    match: 'Vi piacete',
    likeBack: 'Ricambia',
    takeBack: 'Ritira',
    message: 'Messaggio',
  },
  empty: {
    received: 'Ancora nessun like',
    receivedHelp: 'Il modo più rapido per cambiare le cose: fai tu il primo passo.',
    sent: 'Ancora nessuno?',
    sentHelp: 'Tocca il cuore su una foto quando qualcuno ti piace.',
    matches: 'Ancora nessun match',
    matchesHelp: 'Quando anche tu piaci a qualcuno, lo vedi qui.',
    discover: 'Scopri persone',
  },
  news: { one: 'Piaci a {name}.', several: '{n, plural, one {# nuovo like} many {# di nuovi like} other {# nuovi like}}', show: 'Vedi' },
  match: {
    label: 'Match con {name}',
    title: 'Vi piacete.',
    text: '{name} ti piace, e tu piaci a {name}. Chi fa il primo passo?',
    photos: 'Tu e {name}',
    message: 'Scrivi a {name}',
    goOn: 'Continua a scoprire',
  },
} satisfies Messages;
