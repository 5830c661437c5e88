import type { Texts } from '../texts.ts';

export const terms: Texts['terms'] = {
  title: 'Condizioni generali',
  lead: 'Queste condizioni si applicano tra te e {company} a tutto ciò che fai su {site}.',
  short: {
    user: '**Solo dai {min_age}\u00a0anni, solo a tuo nome.** Una persona, un account, nessun dato falso.',
    heart: '**Iscriversi, cercare e mettere like è gratis.** Solo messaggi, foto e regali costano crediti.',
    coins: '**Un solo pagamento, nessun abbonamento.** Nulla si rinnova e i crediti non scadono.',
    receipt: '**{refund_days}\u00a0giorni per ripensarci.** Ti restituiamo in denaro i crediti non usati.',
    gavel: '**Chi subisce un’esclusione sa perché.** E può presentare ricorso.',
    trash: '**Si va via in due passaggi.** Per {restore_days}\u00a0giorni puoi tornare; poi conserviamo solo ciò che la legge richiede.',
  },
  sections: {
    parties: {
      title: 'Con chi concludi il contratto',
      text: [
        'L’altra parte del contratto è {company}, {address}, registro {register}, partita IVA {vat_numbers}. Puoi contattarci all’indirizzo [{email}](mailto:{email}) e al numero [{phone}](tel:{phone}).',
        'Il contratto si conclude quando, alla fine dell’iscrizione, accetti queste condizioni e noi creiamo il tuo account. Qui puoi leggere, stampare e salvare il testo in qualsiasi momento. La lingua del contratto è quella in cui ti iscrivi.',
      ],
    },
    membership: {
      title: 'Chi può iscriversi',
      text: [
        'Hai almeno {min_age}\u00a0anni, ti iscrivi per conto tuo e hai un solo account. Il nome nel profilo può essere un soprannome; età, genere e foto devono essere veri.',
        'Ti inviamo un link con cui attivi il tuo account. Prima nessuno ti vede, e i tuoi messaggi restano in attesa, gratis. Tieni segreta la password e avvisaci se un’altra persona usa il tuo account.',
      ],
    },
    service: {
      title: 'Che cosa puoi aspettarti da {site}',
      text: [
        '{site} è un luogo in cui persone adulte si trovano e si scrivono. Non promettiamo né risposte, né incontri, né una relazione.',
        {
          real: 'Non inventiamo persone, like o visite. Dietro ogni profilo c’è una persona che si è iscritta di propria iniziativa. Non possiamo sapere se questa persona dica la verità: non controlliamo né documenti d’identità né precedenti penali. Leggi al riguardo la nostra pagina sulla [sicurezza](/pages/safety).',
          declared:
            'Su {site} esistono profili fittizi. Sono contrassegnati con l’etichetta {fictional} in ogni scheda, nel profilo e nella chat. Non mettono like, non visitano nessuno, non iniziano conversazioni e non rientrano in alcun conteggio; non è possibile incontrarli. Tutti gli altri profili appartengono a persone che si sono iscritte di propria iniziativa. Non controlliamo né documenti d’identità né precedenti penali. Leggi al riguardo la nostra pagina sulla [sicurezza](/pages/safety).',
        },
        'Continuiamo a sviluppare {site} e a volte dobbiamo sospenderlo per breve tempo. Ciò che hai pagato non ne risente. Le pubblicità portano l’indicazione «Pubblicità» e non sono profili.',
      ],
    },
    credits: {
      title: 'Che cosa è gratis e che cosa costa crediti',
      text: [
        'Iscriversi, cercare, mettere like, usare Swipe, leggere e avere un profilo è gratis. Costano crediti i messaggi, le foto e i regali che invii. Il costo è indicato in crediti e nella tua valuta accanto al pulsante di invio e nella pagina [Prezzi](/pricing).',
        'Senza acquisti puoi iniziare due conversazioni. Ogni acquisto ti dà Premium: senza questo limite e con tutte le foto. Nelle prime 48\u00a0ore i nuovi account iniziano meno conversazioni e non inviano link; questo protegge ogni persona dalle truffe.',
        'I crediti in regalo si usano per primi. I crediti non scadono finché esiste il tuo account e non sono trasferibili. Nelle impostazioni puoi fissarti un limite mensile.',
        'Paghi solo ciò che arriva: i crediti di un messaggio ti tornano automaticamente se rimuoviamo il profilo per truffa, se l’account viene eliminato prima che il messaggio sia letto o riceva una risposta (in tal caso dopo {restore_days}\u00a0giorni, perché fino ad allora l’account può tornare) o se non viene attivato per una settimana.',
      ],
    },
    purchase: {
      title: 'Come acquisti',
      text: [
        'Scegli un pacchetto, vedi il prezzo intero, IVA inclusa, e ordini con il pulsante «Ordine con obbligo di pagare». In questo modo fai una proposta vincolante; noi la accettiamo accreditando i crediti. Prima puoi modificare o annullare tutto.',
        'Non c’è alcun abbonamento. Un metodo di pagamento salvato viene addebitato solo se ordini di nuovo tu. Un codice sconto vale per un ordine.',
        'Se un pagamento viene stornato, ritiriamo i crediti di quell’acquisto. Quelli già usati restano da pagare; finché la questione non è chiarita, non puoi acquistare nulla né spendere crediti, nemmeno quelli in regalo o di altri acquisti.',
        {
          timed:
            'Il Premium a tempo comincia con l’acquisto e finisce da solo quando i giorni pagati sono passati. Nulla si rinnova e non c’è nulla da disdire. Se vuoi farlo comunque: [Disdici qui i contratti](/cancellation).',
        },
      ],
    },
    withdrawal: {
      title: 'Recesso e rimborso',
      text: [
        'Puoi recedere da ogni acquisto entro {refund_days}\u00a0giorni e ti rimborsiamo i crediti non usati al prezzo pagato. Come fare è spiegato in [Resi e rimborsi](/pages/return-policy). Restano fermi i tuoi diritti di legge in caso di difetti di conformità.',
      ],
    },
    content: {
      title: 'I tuoi testi e le tue immagini',
      text: [
        'Quello che scrivi e carichi appartiene a te. Ci autorizzi a conservarlo su {site}, ad adattarlo tecnicamente e a mostrarlo alle persone a cui è destinato, e nient’altro. L’autorizzazione finisce quando lo elimini.',
        'Carica solo ciò che hai il diritto di mostrare. Per le foto di altre persone ti serve il loro consenso.',
      ],
    },
    conduct: {
      title: 'Le regole e che cosa succede se vengono violate',
      text: [
        'Si applicano le [regole della community](/pages/rules). Sono vietati soprattutto truffe, richieste di denaro, molestie, odio, tutto ciò che coinvolge minori, sesso a pagamento, pubblicità e uso automatizzato.',
        'Un programma riconosce gli schemi tipici delle truffe e avverte chi riceve il messaggio. Rifiuta i messaggi con frasi e le immagini che abbiamo bloccato, prima che vengano inviati; lo vedi subito e non costa nulla. Rifiuta anche le iscrizioni da fornitori di posta o reti bloccati. Se pensi che sia un errore, usa il [modulo di reclamo](/complaints); ti risponde una persona. Le decisioni su contenuti e account che esistono già sono prese da persone. A seconda della gravità rimuoviamo contenuti, mandiamo un avvertimento o escludiamo, e te ne indichiamo il motivo. Tutto il resto, compresi il ricorso e ciò che un programma può nascondere fino alla decisione, si trova in [Esclusioni e ricorsi](/pages/ban).',
      ],
    },
    ending: {
      title: 'Come finisce il contratto',
      text: [
        'Puoi andartene in qualsiasi momento e senza preavviso: nelle [impostazioni](/settings), alla voce «Elimina account», oppure scrivendoci. Il tuo profilo è subito invisibile e dopo {restore_days}\u00a0giorni l’account viene eliminato definitivamente. A quel punto ti rimborsiamo i crediti acquistati che non hai usato, con lo stesso mezzo con cui hai pagato; quelli ricevuti in regalo si estinguono con l’account.',
        'Noi possiamo recedere con un preavviso di 14\u00a0giorni e in tal caso ti rimborsiamo i crediti acquistati e non usati. Resta fermo il diritto di entrambe le parti di recedere immediatamente per giusta causa.',
      ],
    },
    liability: {
      title: 'Responsabilità',
      text: [
        'Rispondiamo senza limiti in caso di dolo e colpa grave, per i danni alla vita, all’integrità fisica e alla salute e nei casi in cui la legge lo impone. Se per colpa lieve violiamo un obbligo sul quale puoi fare affidamento, rispondiamo del danno tipico e prevedibile. Per il resto non rispondiamo in caso di colpa lieve.',
        'Di ciò che le persone iscritte scrivono, mostrano o fanno durante gli incontri rispondono loro stesse.',
      ],
    },
    updates: {
      title: 'Modifiche di queste condizioni',
      text: [
        'Se modifichiamo queste condizioni a tuo svantaggio, ti scriviamo almeno 30\u00a0giorni prima per dirti che cosa cambia e perché, e chiediamo il tuo consenso. Senza il tuo consenso continua a valere il testo precedente; ciascuna parte può allora recedere dal contratto. Semplici chiarimenti e miglioramenti valgono non appena sono pubblicati qui.',
      ],
    },
    law: {
      title: 'Legge applicabile e controversie',
      text: [
        'Si applica la legge del Paese in cui ha sede {company}. Conservi la tutela che ti danno le norme inderogabili del tuo luogo di residenza, e anche lì puoi agire in giudizio.',
        'Scrivici prima: con il [modulo di reclamo](/complaints) ricevi un numero e la risposta di una persona. Non partecipiamo a procedure davanti a organismi di risoluzione alternativa delle controversie dei consumatori. Se una parte di queste condizioni è inefficace, il resto continua a valere.',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nuovo: un programma rifiuta ciò che abbiamo bloccato in anticipo, e dove puoi reclamare.',
    '2023-12-01': 'Prima versione.',
  },
};
