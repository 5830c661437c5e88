import type { Texts } from '../texts.ts';

export const accessibility: Texts['accessibility'] = {
  title: 'Accessibilità',
  lead: '{site} deve essere per chiunque. Qui leggi a che punto siamo e a chi dirlo se qualcosa non funziona.',
  short: {},
  sections: {
    status: {
      title: 'A che punto siamo',
      text: [
        'I nostri riferimenti sono le linee guida WCAG 2.2, livello AA, e la norma EN\u00a0301\u00a0549. Secondo le nostre verifiche {site} le rispetta, tranne le eccezioni qui sotto. A ogni modifica controlliamo ogni pagina con un programma (axe), con aspetto chiaro e scuro e su tre dimensioni di schermo.',
      ],
    },
    works: {
      title: 'Che cosa puoi aspettarti',
      text: [
        {
          list: [
            'Tutto si fa con la tastiera; l’elenco delle scorciatoie si apre con «?».',
            'Titoli, campi e avvisi hanno nomi che uno screen reader legge ad alta voce.',
            'I testi si ingrandiscono fino al 200%, e i contrasti bastano in entrambi gli aspetti.',
            'Se nel sistema imposti meno movimento, non vedi animazioni.',
            'Le aree da toccare misurano almeno 44\u00a0pixel. Nulla richiede velocità, e in Swipe tutto si fa anche con i pulsanti.',
          ],
        },
      ],
    },
    gaps: {
      title: 'Che cosa non funziona ancora',
      text: [
        {
          list: [
            'Le foto delle persone hanno una descrizione solo se qualcuno scrive una didascalia.',
            'Le GIF e i loro titoli vengono da altri e si muovono.',
            'Le pagine dei servizi di pagamento le progettano i servizi stessi.',
          ],
        },
      ],
    },
    feedback: {
      title: 'Dicci che cosa manca',
      text: [
        'Scrivi a [{email}](mailto:{email}), chiama il [{phone}](tel:{phone}) o usa il [modulo](/complaints). Indica la pagina e che cosa non ha funzionato. Rispondiamo entro 14\u00a0giorni e intanto ti aiutiamo in altro modo.',
        'Se non basta, puoi rivolgerti all’autorità di vigilanza sull’accessibilità del tuo Paese. Il responsabile è {company}, {address}.',
      ],
    },
  },
  changes: { '2023-12-01': 'Prima versione.' },
};
