import type { Texts } from '../texts.ts';

export const rules: Texts['rules'] = {
  title: 'Regole della community',
  lead: 'Perché su {site} ogni persona si senta a proprio agio. Con esempi, perché sia chiaro che cosa intendiamo.',
  short: {
    user: '**Mostra chi sei davvero.** Le tue foto, la tua età, le tue parole.',
    heart: '**Chiedi, senza insistere.** Anche un no o il silenzio è una risposta.',
    wallet: '**Niente soldi, niente affari.** Non chiedere, non offrire, non fare pubblicità.',
    prohibit: '**Niente minori.** Né con un account, né nelle foto, né come argomento.',
  },
  sections: {
    yourself: {
      title: 'Mostra chi sei davvero',
      text: [
        '**Va bene:** un soprannome, una foto dell’anno scorso, una domanda lasciata in bianco.',
        '**Non va bene:** foto altrui o create artificialmente, un’età o un genere falsi, un secondo account, fingersi un’altra persona.',
      ],
    },
    respect: {
      title: 'Sii gentile',
      text: [
        '**Va bene:** «Credo che tra noi non funzioni, ti auguro il meglio.»',
        '**Non va bene:** insulti, minacce, continuare a scrivere senza ricevere risposta, umiliare qualcuno per origine, religione, corpo, disabilità, genere o sessualità.',
      ],
    },
    consent: {
      title: 'Prima chiedi',
      text: [
        '**Va bene:** «Ti va di vedere una mia foto che mostra un po’ di più?» E accettare un no.',
        '**Non va bene:** immagini o testi intimi non richiesti, pressioni, inoltrare immagini o chat di altre persone.',
      ],
    },
    photos: {
      title: 'Le foto del profilo',
      text: [
        '**Va bene:** tu, riconoscibile, anche in spiaggia. Amici e amiche, se sono d’accordo.',
        '**Non va bene:** nudità e sesso nel profilo, bambine o bambini da soli in una foto, anche se sono tuoi, armi, violenza, simboli d’odio, numeri di telefono e pubblicità nell’immagine.',
      ],
    },
    money: {
      title: 'Niente soldi',
      text: [
        '**Va bene:** invitarsi a prendere un caffè.',
        '**Non va bene:** chiedere soldi, buoni o codici, consigliare investimenti, cercare o offrire sesso a pagamento, attirare su altri siti, vantare prodotti o servizi.',
      ],
    },
    minors: {
      title: 'Solo persone adulte',
      text: [
        'Chi ha meno di {min_age}\u00a0anni non può stare qui. Rappresentare minori in modo sessuale o scriverne porta subito all’esclusione e a una denuncia. Se pensi che qualcuno sia troppo giovane, segnala il profilo.',
      ],
    },
    machines: {
      title: 'Niente macchine',
      text: [
        'I programmi che copiano i profili, mettono like o scrivono non sono permessi, e nemmeno che altre persone gestiscano il tuo account.',
      ],
    },
    consequences: {
      title: 'Che cosa succede se qualcuno non le rispetta',
      text: [
        'Segnalalo: nel profilo, nella foto o nel messaggio. A seconda della gravità rimuoviamo contenuti, mandiamo un avvertimento o escludiamo, e diciamo sempre il motivo. Per saperne di più: [Esclusioni e ricorsi](/pages/ban).',
      ],
    },
  },
  changes: { '2023-12-01': 'Prima versione.' },
};
