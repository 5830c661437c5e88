import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Esclusioni e ricorsi',
  lead: 'Quando interveniamo su {site}, che cosa ti comunichiamo e come puoi difenderti.',
  short: {
    flag: '**Segnalare richiede due passaggi.** In ogni profilo, foto e messaggio.',
    users: '**Decidono le persone.** Nessun programma esclude un account.',
    'envelope-simple': '**Ti diciamo il motivo.** Con la regola in questione.',
    gavel: '**Il ricorso non costa nulla.** Per sei mesi, e lo esamina un’altra persona.',
  },
  sections: {
    reasons: {
      title: 'Per che cosa escludiamo',
      text: [
        'Ci basiamo sulle leggi e sulle [regole della community](/pages/rules). Escludiamo subito e per sempre in caso di:',
        {
          list: [
            'minore età e tutto ciò che rappresenta minori in modo sessuale;',
            'truffa, richieste di denaro, ricatto e falsa identità;',
            'violenza, minacce, stalking e tratta di esseri umani;',
            'immagini intime di altre persone senza il loro consenso.',
          ],
        },
        'In caso di molestie, insulti, pubblicità o immagini indesiderate contano la gravità e la ripetizione.',
      ],
    },
    steps: {
      title: 'Che cosa possiamo fare',
      text: [
        {
          list: [
            '**Rimuovere contenuti:** una foto, un testo, un messaggio.',
            '**Avvertire:** indicando che cosa deve cambiare.',
            '**Sospendere:** l’account è invisibile finché non abbiamo verificato. In questo tempo nessuno riceve notifiche.',
            '**Escludere:** l’account finisce, e non è consentito crearne uno nuovo.',
          ],
        },
        'Scegliamo la misura più lieve tra quelle efficaci e guardiamo che cosa è successo, quante volte e con quali conseguenze. Se qualcuno invia segnalazioni o reclami manifestamente infondati, dopo un avvertimento possiamo sospenderne l’esame per un certo periodo.',
      ],
    },
    notice: {
      title: 'Che cosa ti comunichiamo',
      text: [
        'Chi è coinvolto riceve un’e-mail: che cosa abbiamo fatto, in base a quali fatti e a quale regola, se all’origine c’è una segnalazione e come presentare ricorso. L’identità di chi segnala resta segreta; chi segnala trova la nostra decisione nelle [impostazioni](/settings). Taciamo solo dove una legge ce lo impone o dove parlare metterebbe qualcuno in pericolo.',
      ],
    },
    credits: {
      title: 'Che cosa succede agli acquisti',
      text: [
        'Anche un account escluso conserva il diritto di restituire i crediti non usati entro {refund_days}\u00a0giorni dall’acquisto; per farlo scrivici. Quando un’esclusione è definitiva, rimborsiamo anche dopo i crediti acquistati e non usati, con lo stesso mezzo con cui sono stati pagati. Chi ha scritto a un profilo che rimuoviamo per truffa riceve indietro automaticamente i crediti di quei messaggi degli ultimi sette giorni.',
      ],
    },
    appeal: {
      title: 'Ricorso',
      text: [
        'Puoi contestare ogni decisione per sei mesi, anche quella di non dare seguito a una segnalazione: con il [modulo di reclamo](/complaints), senza accedere, oppure all’indirizzo [{email}](mailto:{email}). Scrivi di che cosa si tratta e che cosa ci è sfuggito. Ricevi un numero. Una persona che non ha partecipato alla prima decisione esamina di nuovo il caso; di regola rispondiamo entro 14\u00a0giorni.',
        'Se confermiamo la decisione, puoi rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie (articolo 21 del regolamento sui servizi digitali, DSA) o agire in giudizio.',
      ],
    },
    contacts: {
      title: 'Punti di contatto secondo il DSA',
      text: [
        'Per le persone iscritte e per chiunque altro (articolo 12) e per le autorità (articolo 11): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Rispondiamo in tedesco e in inglese. Chiunque può segnalare contenuti illegali, anche senza account: con il [modulo di segnalazione](/notice).',
      ],
    },
  },
  changes: { '2023-12-01': 'Prima versione.' },
};
