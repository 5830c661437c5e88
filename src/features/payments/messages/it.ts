import type { Messages } from './de.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# credito} many {# di crediti} other {# crediti}}',
    creditsBig: '{n, plural, one {<big>#</big> credito} many {<big>#</big> di crediti} other {<big>#</big> crediti}}',
    creditsWithPremium: '{n, plural, one {# credito} many {# di crediti} other {# crediti}} con Premium',
    premium: 'Premium',
    perMessage: '{price} a messaggio',
    cheapest: 'il messaggio più conveniente',
    choose: 'Pacchetto',
    none: 'Al momento qui non c’è niente da acquistare.',
  },
  shop: {
    creditsTitle: 'Acquista crediti, Premium incluso',
    premiumTitle: 'Premium, con ogni pacchetto',
    lead: 'Una tantum, nessun abbonamento: paghi una volta e nulla si rinnova. Con ogni pacchetto hai Premium, e resta tuo.',
    choosePackage: 'Scegli un pacchetto',
    whatCosts:
      'Messaggio: {message, plural, one {# credito} many {# di crediti} other {# crediti}}, foto: {photo, number}, regalo: da {gift, number}. I crediti non scadono.',
    next: 'Vai al pagamento',
    nextNote: 'Paghi nel prossimo passaggio, non qui.',
    unlocksTitle: 'Che cosa ti dà Premium',
    unlocks: {
      photos: 'Tutte le foto, nitide e a grandezza intera',
      chats: 'Conversazioni con quante persone vuoi',
      ownPhotos: 'Fino a 25 foto tue',
      once: 'Lo acquisti una volta ed è per sempre: nessun abbonamento, nulla da disdire',
    },
    havePremium: 'Hai Premium. Resta tuo anche quando finisci i crediti.',
    allPrices: 'Tutti i prezzi',
  },
  pricing: {
    title: 'Prezzi',
    lead: 'Quanto costa ogni cosa è scritto qui e di nuovo accanto al pulsante, prima che tu lo prema. Tutti i prezzi includono l’IVA.',
    freeTitle: 'Gratis',
    free: {
      signup: 'Iscriverti e creare un profilo',
      search: 'Cercare, con tutti i filtri',
      likes: 'Mettere like e vedere a chi piaci',
      signupCredits: '{n, plural, one {# credito} many {# di crediti} other {# crediti}} per iniziare',
    },
    spendTitle: 'Che cosa costa crediti',
    spend: { what: 'Per cosa', price: 'Crediti' },
    message: 'Un messaggio',
    photo: 'Una foto in una conversazione',
    gift: 'Un regalo, da',
    spendNote: 'Se un messaggio non arriva, non costa nulla. I crediti non scadono.',
    packagesTitle: 'Pacchetti',
    columns: { package: 'Pacchetto', price: 'Prezzo', perMessage: 'a messaggio' },
    packagesNote:
      'Una tantum, nessun abbonamento. Con ogni pacchetto hai Premium, e resta tuo. Puoi restituire i crediti non usati entro {days, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
    signup: 'Iscriviti gratis',
    buy: 'Acquista crediti',
  },
  method: {
    choose: 'Paga con',
    none: 'Al momento non c’è un metodo di pagamento per il tuo paese. Scrivici a {email} e troveremo una soluzione.',
    names: { card: 'Carta', sepa_debit: 'Addebito SEPA', bank_transfer: 'Bonifico' },
    notes: {
      card: 'di debito o di credito',
      sepa_debit: 'con addebito sul conto',
      bank_transfer: '1 o 2 giorni lavorativi',
      apple_pay: 'sui dispositivi Apple',
      wallet: 'confermi lì',
    },
  },
  checkout: {
    title: 'Pagamento',
    summary: 'Il tuo ordine',
    once: '{what}, una tantum',
    method: 'Metodo di pagamento',
    vat: 'di cui IVA {rate, number}%',
    vatIncluded: 'IVA {rate, number}% inclusa',
    total: 'Totale',
    buy: 'Ordine con obbligo di pagamento',
    legal:
      'Nessun abbonamento, nulla si rinnova. Puoi restituire i crediti non usati entro {days, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
    otherPackage: 'Altro pacchetto',
  },
  topUp: {
    title:
      '{n, plural, one {Il tuo messaggio aspetta qui} many {I tuoi # di messaggi aspettano qui} other {I tuoi # messaggi aspettano qui}}',
    lead: '{n, plural, one {Partirà da solo appena avrai crediti. Non va perso nulla.} many {Partiranno da soli appena avrai crediti. Non va perso nulla.} other {Partiranno da soli appena avrai crediti. Non va perso nulla.}}',
    close: 'Chiudi e conserva il messaggio come bozza',
  },
  result: {
    title: 'Pagamento',
    loading: 'Il tuo pagamento è ancora in sospeso',
    loadingText:
      'Non abbiamo ancora notizie del tuo pagamento con {method}. Se hai già pagato, lo vedrai qui tra un attimo. Altrimenti riprendi da dove eri.',
    pay: 'Vai al pagamento',
    pending: 'Il tuo pagamento è in arrivo',
    pendingText:
      'Il pagamento con {method} non è ancora confermato. Puoi lasciare questa pagina: ti avvisiamo noi, e quello che hai acquistato arriva da sé.',
    checking: 'Controlliamo…',
    completed:
      '{n, plural, =0 {Ora hai Premium} one {È arrivato # credito} many {Sono arrivati # di crediti} other {Sono arrivati # crediti}}',
    completedText:
      '{n, plural, one {Grazie! Ora hai # credito e Premium. Nulla si rinnova.} many {Grazie! Ora hai # di crediti e Premium. Nulla si rinnova.} other {Grazie! Ora hai # crediti e Premium. Nulla si rinnova.}}',
    backToChat: 'Torna alla conversazione',
    goOn: 'Riprendi da dove eri',
    discover: 'Scopri persone',
    failed: 'Il pagamento non è riuscito',
    failedText:
      'Il pagamento con {method} è stato rifiutato oppure il tempo è scaduto. Non hai acquistato nulla. Prova con un altro metodo di pagamento.',
    otherMethods: 'Altri metodi di pagamento',
    retryWith: 'Paga con {method}',
    order: 'Ordine',
    number: 'Numero',
    date: 'Data',
    package: 'Pacchetto',
    allOrders: 'Tutti gli acquisti',
  },
  list: {
    title: 'Acquisti',
    empty: 'Ancora nessun acquisto',
    emptyText: 'Tutto quello che acquisti apparirà qui, con il prezzo e lo stato del pagamento.',
    buy: 'Acquista crediti',
  },
  states: { loading: 'da pagare', pending: 'in arrivo', completed: 'pagato', failed: 'non riuscito' },
  news: { completed: 'Il tuo pagamento è arrivato.', failed: 'Un pagamento non è riuscito.', show: 'Vedi' },
  errors: {
    package_unavailable: 'Questo pacchetto non c’è più. Scegline un altro.',
    method_unavailable: 'Questo metodo di pagamento non è disponibile nel tuo paese. Scegline un altro.',
    signature_invalid: 'Questo messaggio non veniva dal fornitore di pagamenti.',
  },
} satisfies Messages;
