import type { Messages } from './de.ts';

export const messages = {
  action: {
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
    suspended: 'Il tuo account è sospeso per un periodo. La decisione {number} spiega perché e fino a quando.',
    banned: 'Il tuo account è chiuso. La decisione {number} spiega perché e come puoi fare ricorso.',
    too_large: 'È troppo grande.',
    rate_limited: 'Un po’ troppo in fretta. Aspetta un momento.',
    internal: 'Qualcosa è andato storto. Riprova più tardi.',
    unavailable: 'Al momento non siamo raggiungibili. Riprova tra poco.',
    offline: 'Sei offline. Controlla la connessione.',
  },
} satisfies Messages;
