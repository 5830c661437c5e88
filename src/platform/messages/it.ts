import type { Messages } from './de.ts';

export const messages = {
  action: {
    complain: 'Invia un reclamo',
    decision: 'Vedi la decisione',
    close: 'Chiudi',
    cancel: 'Annulla',
    back: 'Indietro',
    next: 'Avanti',
    save: 'Salva',
    retry: 'Riprova',
    undo: 'Annulla',
    more: 'Altro',
    showPassword: 'Mostra password',
    hidePassword: 'Nascondi password',
  },
  state: { loading: 'Caricamento…', saved: 'Salvato', online: 'online', required: 'Obbligatorio', fictional: 'Profilo fittizio' },
  date: { day: 'Giorno', month: 'Mese', year: 'Anno' },
  pages: { more: 'Mostra altri', page: 'Pagina {page, number}' },
  errors: {
    invalid_request: 'Non abbiamo capito. Controlla i dati inseriti.',
    authentication_required: 'Accedi per continuare.',
    origin_refused: 'Rifiutato per motivi di sicurezza.',
    not_found: 'Non esiste o non c’è più.',
    other_member: 'Nel frattempo qualcun altro ha effettuato l’accesso in questo browser. Non è stato modificato nulla.',
    restricted: 'Al momento non è possibile: lo abbiamo limitato dopo una verifica. La decisione {number} spiega perché e fino a quando.',
    suspended: 'Il tuo account è temporaneamente sospeso. La decisione {number} spiega perché e fino a quando.',
    banned: 'Il tuo account è escluso dal sito. La decisione {number} spiega perché e come puoi presentare ricorso.',
    switched_off:
      '{own, select, yes {Messaggio del sito: «{words}»} other {{what, select, signups {Le iscrizioni sono disattivate al momento. Riprova più tardi.} first_messages {Le nuove conversazioni sono disattivate al momento. Puoi continuare a scrivere in quelle che hai già.} uploads {Al momento non si possono caricare immagini. Riprova più tardi.} payments {I pagamenti sono disattivati al momento. Non è stato addebitato nulla.} closing {Questo sito sta per chiudere. Non è più possibile iscriversi né acquistare.} other {Al momento è disattivato. Riprova più tardi.}}}}',
    terms_changed: 'Le condizioni sono cambiate. Decidi prima se le accetti. Fino ad allora puoi leggere tutto.',
    too_large: 'È troppo grande.',
    rate_limited: 'Un po’ troppo in fretta. Aspetta un momento.',
    internal: 'Qualcosa è andato storto. Riprova più tardi.',
    unavailable: 'Al momento non siamo raggiungibili. Riprova tra poco.',
    offline: 'Sei offline. Controlla la connessione.',
  },
} satisfies Messages;
