import type { Messages } from './de.ts';

export const messages = {
  title: 'Le condizioni sono cambiate',
  lead: 'Dal {date} valgono nuove condizioni per {site}. Decidi se le accetti.',
  what: 'Che cosa cambia',
  nothingSaid: 'Non c’è un riassunto. Leggi il nuovo testo.',
  readNew: 'Leggi le nuove condizioni',
  readOld: 'Leggi le condizioni precedenti',
  agree: 'Accetto',
  later: 'Decidi più tardi',
  laterText: 'Fino ad allora puoi leggere tutto, ma non scrivere, mettere like, caricare foto o acquistare.',
  laterPaid: 'Fino ad allora puoi continuare a usare ciò che hai già pagato, ma non acquistare altro.',
  ways: 'Se non accetti',
  waysText: 'I crediti acquistati restano tuoi. Se te ne vai, ti rimborsiamo quelli che restano.',
  waysDays:
    'Il tuo Premium continua per i giorni pagati. Se vuoi andartene, disdici prima il contratto con effetto immediato: così ti rimborsiamo i giorni non ancora iniziati.',
  exportData: 'Scarica i miei dati',
  money: 'Acquisti e rimborsi',
  endContract: 'Disdici qui i contratti',
  leave: 'Elimina account',
  contact: 'Scrivici',
  logout: 'Esci',
  agreed: 'Grazie. Hai accettato le nuove condizioni.',
  errors: {
    terms_outdated: 'Nel frattempo le condizioni sono cambiate di nuovo. Ricarica la pagina.',
  },
} satisfies Messages;
