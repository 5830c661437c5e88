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
      title: 'I motivi di esclusione',
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
            '**Limitare o nascondere:** per un certo tempo niente nuove conversazioni, foto o messaggi, oppure il profilo non si vede.',
            '**Sospendere:** l’account è invisibile fino a un giorno che indichiamo. In questo tempo non invia notifiche a nessuno.',
            '**Escludere:** l’account finisce, e non è consentito crearne uno nuovo.',
          ],
        },
        'Scegliamo la misura più lieve tra quelle efficaci e guardiamo che cosa è successo, quante volte e con quali conseguenze. Chi segnala riceve l’esito di ogni segnalazione che esaminiamo. Se per la seconda volta in 30\u00a0giorni non abbiamo trovato violazioni, l’esito contiene un avvertimento. Se entro i 30\u00a0giorni, dopo l’avvertimento, arriva un’altra segnalazione di questo tipo, mettiamo da parte le segnalazioni successive di quella persona per 30\u00a0giorni: le conserviamo e le leggiamo se sulla stessa persona è già aperto un caso, ma da sole non avviano nessun esame. Esaminiamo sempre le segnalazioni su persone che potrebbero avere meno di 18\u00a0anni e su contenuti sessuali. Il [modulo di segnalazione](/notice) resta sempre aperto.',
        'Di ciò che già si vede, un programma può nascondere solo due cose: una foto dopo la segnalazione di un’immagine intima e un profilo che forse appartiene a qualcuno con meno di 18\u00a0anni. Lo fa subito, e solo finché una persona non ha esaminato il caso. Anche questo te lo diciamo, e anche contro questo puoi presentare ricorso. Inoltre rifiuta ciò che abbiamo bloccato in anticipo: messaggi con certe frasi, certe immagini e iscrizioni da certi fornitori di posta o reti. Lo vedi subito e non costa nulla. Se pensi che sia un errore, usa il [modulo di reclamo](/complaints); ti risponde una persona.',
      ],
    },
    notice: {
      title: 'Che cosa ti comunichiamo',
      text: [
        'Chi è coinvolto riceve un’e-mail e una pagina apposita: che cosa abbiamo fatto, in base a quali fatti e a quale regola, se all’origine c’è una segnalazione e come presentare ricorso. L’identità di chi segnala resta segreta; chi segnala riceve l’esito per e-mail e lo trova nelle [impostazioni](/settings). Taciamo solo dove una legge ce lo impone o dove parlare metterebbe qualcuno in pericolo.',
        'Se il nostro team legge messaggi delle tue conversazioni per un esame, le [impostazioni](/settings) mostrano quando, quanti e perché.',
      ],
    },
    credits: {
      title: 'Che cosa succede agli acquisti',
      text: [
        'Anche un account escluso conserva il diritto di restituire i crediti non usati entro {refund_days}\u00a0giorni dall’acquisto; per farlo scrivici. In caso di esclusione definitiva congeliamo i crediti acquistati e non usati e li rimborsiamo 14\u00a0giorni dopo, o appena si decide sul ricorso, con lo stesso mezzo con cui sono stati pagati. Se il ricorso è accolto, tornano disponibili. Chi ha ricevuto messaggi da un profilo che escludiamo per truffa viene avvisato entro un’ora. Tutti i crediti spesi per quel profilo tornano indietro automaticamente, in qualunque momento siano stati spesi.',
      ],
    },
    appeal: {
      title: 'Ricorso',
      text: [
        'Puoi contestare ogni decisione per sei mesi, anche quella di non dare seguito a una segnalazione: sulla pagina della decisione, a cui porta la nostra e-mail. Si può fare senza accedere e, dopo un’esclusione, anche accedendo con la password giusta. Puoi scriverci anche con il [modulo di reclamo](/complaints) o all’indirizzo [{email}](mailto:{email}). Dicci che cosa ci è sfuggito. Una persona che non ha partecipato alla prima decisione esamina di nuovo il caso e ti risponde per iscritto entro 72\u00a0ore. Non costa nulla.',
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
  changes: {
    '2026-11-27': 'Nuovo: che cosa succede alle segnalazioni quando più di una era infondata e che cosa rifiuta un programma.',
    '2023-12-01': 'Prima versione.',
  },
};
