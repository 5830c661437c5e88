import type { Messages } from './de.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# credito} many {# di crediti} other {# crediti}}',
    creditsBig: '{n, plural, one {<big>#</big> credito} many {<big>#</big> di crediti} other {<big>#</big> crediti}}',
    creditsWithPremium: '{n, plural, one {# credito} many {# di crediti} other {# crediti}} con Premium',
    premium: 'Premium',
    perMessage: '{price} a messaggio',
    cheapest: 'il messaggio più conveniente',
    instead: 'invece di',
  },
  shop: {
    choosePackage: 'Scegli un pacchetto',
  },
  pricing: {
    title: 'Prezzi',
    lead: 'Trovi tutti i prezzi qui e di nuovo accanto al pulsante, prima di premerlo. Tutti i prezzi includono l’IVA.',
    freeTitle: 'Gratis',
    free: {
      signup: 'Iscriverti e creare un profilo',
      search: 'Cercare, con tutti i filtri',
      likes: 'Mettere like e vedere a chi piaci',
      signupCredits: '{n, plural, one {# credito} many {# di crediti} other {# crediti}} per iniziare',
    },
    spendTitle: 'Che cosa si paga con i crediti',
    spend: { what: 'Per cosa', price: 'Crediti' },
    message: 'Un messaggio',
    photo: 'Una foto in una conversazione',
    gift: 'Un regalo, da',
    spendNote: 'Se un messaggio non arriva, non costa nulla. I crediti non scadono.',
    packagesTitle: 'Pacchetti',
    columns: { package: 'Pacchetto', price: 'Prezzo', perMessage: 'A messaggio' },
    packagesNote:
      'Un solo pagamento, nessun abbonamento. Con ogni pacchetto hai Premium, e resta tuo. Puoi restituire i crediti non usati entro {days, plural, one {#\u00a0giorno} many {# di giorni} other {#\u00a0giorni}}.',
    signup: 'Iscriviti gratis',
    buy: 'Acquista crediti',
  },
  countries: {
    title: 'Nel tuo Paese',
    lead: 'Il messaggio più economico nella valuta del Paese, tasse incluse.',
    others: 'Altri Paesi',
    from: 'da {price}',
    vat: 'IVA {rate, number}% compresa',
    noVat: 'senza IVA',
  },
  timed: {
    name: '{n, plural, one {#\u00a0giorno di Premium} many {# di giorni di Premium} other {#\u00a0giorni di Premium}}',
    ends: 'finisce da solo',
    lead: 'Nessun abbonamento: paghi una volta e nulla si rinnova. Ogni pacchetto di crediti include Premium, e resta tuo. Il Premium a tempo finisce da solo.',
  },
} satisfies Messages;
