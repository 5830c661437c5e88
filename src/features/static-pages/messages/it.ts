import type { Messages } from './de.ts';

export const messages = {
  trackingChoice: 'Cambia la tua scelta',
  short: 'In breve',
  shortNote: 'Queste righe sono un riassunto. Vale il testo completo qui sotto.',
  contents: 'Indice',
  print: 'Stampa',
  version: 'Versione: <b>{date}</b>',
  changes: 'Che cosa è cambiato',
  operator: 'Da questo giorno {company} gestisce {site}.',
  history: {
    title: 'Che cosa è cambiato qui',
    lead: 'Prezzi, scadenze e tutto ciò che potrebbe trarti in inganno: qui trovi ogni modifica da quando esiste il sito, con il valore vecchio e quello nuovo. Non si può cancellare.',
    nothing: 'Niente di tutto questo è cambiato dal {date}.',
    message: 'Un messaggio',
    photo: 'Una foto in una conversazione',
    gift: 'Un regalo',
    refund: 'Restituzione dei crediti non usati',
    cost: 'Prezzo minimo di un messaggio, {country}',
    credits: '{n, plural, =0 {gratis} one {{n, number} credito} many {{n, number} di crediti} other {{n, number} crediti}}',
    days: '{n, plural, one {{n, number}\u00a0giorno} many {{n, number}\u00a0di giorni} other {{n, number}\u00a0giorni}}',
    change: '{old}, da allora {new}',
    declared: 'Il sito ha dichiarato che qui ci sono profili fittizi. Sono contrassegnati ovunque.',
    ended: 'Il sito ha dichiarato che qui non ci sono più profili fittizi.',
    older: 'Mostra precedenti',
  },
} satisfies Messages;
