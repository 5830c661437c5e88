import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Ciao {name},',
  hello: 'Ciao,',
  link_hours: 'Il link è valido per {hours, plural, one {#\u00a0ora} many {# di ore} other {#\u00a0ore}} e si può usare una volta sola.',
  activation: {
    subject: 'Conferma il tuo indirizzo e-mail su {site}',
    body: 'che bello averti qui. Manca solo un clic: conferma il tuo indirizzo e-mail, così il tuo profilo diventa visibile e le altre persone possono risponderti.',
    button: 'Conferma l’indirizzo e-mail',
    ignore: 'Non hai creato un account? Cancella pure questa e-mail: senza il clic il profilo non sarà visibile.',
  },
  activation_reminder: {
    subject: 'Il tuo profilo su {site} non è ancora visibile',
    body: 'hai creato un account, ma non hai ancora confermato il tuo indirizzo e-mail. Fino ad allora nessuno vede il tuo profilo e nessuno può risponderti. Basta un clic.',
    button: 'Conferma l’indirizzo e-mail',
    ignore: 'Non hai creato un account o hai cambiato idea? Non devi fare nulla: senza il clic il profilo non sarà visibile.',
  },
  known_address: {
    subject: 'Hai già un account su {site}',
    body: 'qualcuno ha appena indicato questo indirizzo e-mail per creare un nuovo account o per cambiare l’indirizzo di un account. Forse eri tu: hai già un account con questo indirizzo e ti basta accedere.',
    button: 'Accedi',
    ignore: 'Non eri tu? Non devi fare nulla. Il tuo account è rimasto com’era e nessuno vi ha avuto accesso.',
  },
  deleted_address: {
    subject: 'Il tuo account eliminato su {site}',
    body: 'qualcuno ha appena indicato questo indirizzo e-mail. Corrisponde a un account eliminato, che però puoi ancora recuperare fino al giorno {until}. Ti basta accedere con la tua vecchia password. Se preferisci ricominciare da zero, scrivi alla nostra assistenza.',
    button: 'Accedi',
    ignore: 'Non eri tu? Non devi fare nulla. L’account resta eliminato e nessuno vi ha avuto accesso.',
  },
  password_reset: {
    subject: 'Nuova password per {site}',
    body: 'vuoi impostare una nuova password? Puoi farlo qui. Poi la sessione si chiuderà su tutti i dispositivi e accederai con la nuova password.',
    button: 'Imposta una nuova password',
    ignore: 'Non l’hai chiesto tu? Cancella pure questa e-mail: senza il clic la tua password resta com’è.',
  },
  staff_invited: {
    subject: 'Entra nel team di {site}',
    body: 'hai ricevuto un invito a entrare nel team di {site}. Apri il link, scrivi il tuo nome e configura una passkey o una password con un’app per i codici.',
    button: 'Accetta l’invito',
    ignore: 'Non ne sai nulla? Cancella pure questa e-mail: senza di te non si crea alcun accesso.',
  },
  staff_access: {
    subject: 'Accesso al team di {site}: {person}',
    body: '{what, select, reset {le credenziali di {person} sono state cancellate perché due persone del team lo hanno confermato.} reset_by_command {le credenziali di {person} sono state cancellate con un comando sul server.} other {{person} ha ricevuto un invito nel team, con i diritti di proprietà, tramite un comando sul server.}} È scritto nel registro.',
    button: 'Vai al team',
    ignore: 'Non ne sai nulla? Parlane subito con gli altri e chiudi l’accesso.',
  },
  staff_request_ended: {
    subject: 'La tua richiesta {id} su {site}',
    body: '{how, select, lapsed {la tua richiesta {id} è scaduta: nessuno ha risposto entro un giorno.} other {la tua richiesta {id} è stata rifiutata.}} Non è stato eseguito nulla.',
    button: 'Vedi la richiesta',
  },
  staff_log_head: {
    subject: 'Fine del registro di {site}, n. {n}',
    body: 'il registro stanotte finisce così: n. {n}, impronta {hash}, firma {signature}. Conserva questa e-mail: servirà a dimostrare in seguito se manca qualcosa.',
    button: 'Vai al registro',
  },
  staff_log_broken: {
    subject: 'Qualcuno ha modificato il registro di {site}',
    body: 'il controllo del registro ha trovato un’interruzione al n. {n}: qualcuno ha modificato qualcosa direttamente nel database. Tutto continua a funzionare. Lascia il database com’è finché non sapete che cosa è successo.',
    button: 'Vai al registro',
  },
  books_open: {
    subject: 'La contabilità di {site} ha bisogno di te',
    body: '{n, plural, =0 {Nessuna differenza è aperta} one {Una differenza tra contabilità e banca è aperta} many {# differenze tra contabilità e banca sono aperte} other {# differenze tra contabilità e banca sono aperte}}{wrong, plural, =0 {} one {, e un’equazione non torna} many {, e # equazioni non tornano} other {, e # equazioni non tornano}}. Te lo ricordiamo una volta al giorno finché tutto non è chiuso.',
    button: 'Apri la contabilità',
  },
  password_changed: {
    subject: 'La tua password di {site} è cambiata',
    body: 'la password del tuo account è stata appena cambiata {ended, select, all {e la sessione è stata chiusa su tutti i dispositivi} other {e la sessione è stata chiusa sugli altri dispositivi}}. Se eri tu, non devi fare altro.',
    button: 'Non ero io',
    ignore: 'Non eri tu? Imposta subito una nuova password con il pulsante e scrivici.',
  },
  factor_changed: {
    subject: 'Il tuo accesso a {site} è cambiato',
    body: '{what, select, passkey_added {il tuo account ha una nuova passkey.} passkey_removed {una passkey è stata rimossa dal tuo account.} authenticator_on {ora dopo la password ti chiediamo un codice.} authenticator_off {dopo la password non ti chiediamo più un codice.} other {il tuo account ha nuovi codici di recupero, quelli vecchi non valgono più.}} Se eri tu, non devi fare altro.',
    button: 'Vedi le impostazioni',
    ignore: 'Non eri tu? Cambia subito la password e scrivici.',
  },
  mail_change: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail su {site}',
    body: 'ancora un clic e questo sarà l’indirizzo e-mail del tuo account. Da quel momento lo userai per accedere e riceverai qui le nostre e-mail.',
    button: 'Conferma il nuovo indirizzo',
    ignore: 'Non volevi cambiare nulla? Cancella pure questa e-mail: senza il clic tutto resta com’è.',
  },
  mail_changed: {
    subject: 'Il tuo indirizzo e-mail su {site} è cambiato',
    body: 'l’indirizzo del tuo account ora è {email}. Qui non riceverai più nostre e-mail.',
    button: 'Non ero io',
    ignore: 'Non eri tu? Scrivici subito con il pulsante, così possiamo proteggere il tuo account.',
  },
  site_closes: {
    subject: '{site} chiude il {until}',
    body: '{site} chiude il {until}. Fino ad allora puoi continuare a scrivere, scaricare i tuoi dati ed eliminare il tuo account. Non è più possibile iscriversi né acquistare. Il tuo account non verrà trasferito su nessun altro sito.',
    button: 'Porta con me i miei dati',
    money:
      'I crediti acquistati che ti resteranno ti verranno rimborsati con lo stesso mezzo con cui hai pagato. Non devi fare nulla. Conserviamo le tue fatture per il tempo richiesto dalla legge.',
  },
  terms_changed: {
    subject: 'Nuove condizioni di {site} dal {begins}',
    body: 'Modifichiamo le condizioni di {site}. Quelle nuove valgono dal {begins}. {asks, select, yes {Da allora, alla tua prossima visita ti chiederemo se le accetti.} other {Non devi fare nulla.}}',
    what: 'Che cosa cambia:',
    button: 'Leggi le nuove condizioni',
    rights:
      'Puoi eliminare il tuo account nelle impostazioni in qualsiasi momento. In quel caso rimborsiamo i crediti acquistati che non hai usato. Prima puoi scaricare i tuoi dati.',
  },
  deletion: {
    subject: 'Il tuo account su {site} è stato eliminato',
    body: 'da adesso nessuno vede più il tuo profilo. Puoi ancora ripensarci fino al giorno {until}: basta accedere e ritrovi tutto. Poi cancelliamo i tuoi dati per sempre; solo i dati di fatturazione dobbiamo conservarli più a lungo.',
    button: 'Recupera il mio account',
    ignore: 'Non eri tu? Recupera il tuo account e cambia subito la password.',
  },
  restored: {
    subject: 'Che bello riaverti su {site}',
    body: 'il tuo account è di nuovo qui, e tutto è rimasto come l’avevi lasciato.',
    button: 'Dai un’occhiata',
    ignore: 'Non eri tu? Cambia subito la password e scrivici.',
  },
  data_export: {
    subject: 'I tuoi dati di {site} sono pronti',
    body: 'hai chiesto i tuoi dati. Eccoli, in un file ZIP: tutto quello che abbiamo salvato su di te, con le tue foto.',
    button: 'Scarica i dati',
    expiry: 'Il file è disponibile fino al giorno {until}, e solo per te: per scaricarlo devi accedere.',
    ignore: 'Non hai chiesto nulla? Cambia subito la password e scrivici.',
  },
  complaint: {
    subject: 'Abbiamo ricevuto il tuo reclamo {number}',
    body: 'grazie per averci scritto. Il tuo reclamo ha il numero {number}. Lo esamineremo e ti risponderemo a questo indirizzo.',
    button: 'Vai su {site}',
    ignore: 'Non ci hai scritto tu? Cancella pure questa e-mail.',
  },
  notice: {
    subject: 'Abbiamo ricevuto la tua segnalazione {number}',
    body: 'grazie per la tua segnalazione. Ha il numero {number}. La esaminiamo e decidiamo entro il giorno {until}. Invieremo la decisione e i motivi a questo indirizzo.',
    button: 'Vai su {site}',
    ignore: 'Non hai segnalato nulla? Cancella pure questa e-mail.',
  },
  notice_arrived: {
    subject: 'Segnalazione {number}: da decidere entro il giorno {until}',
    body: 'su {site} è arrivata una segnalazione ai sensi dell’articolo 16 del DSA. Ha il numero {number} e va decisa entro il giorno {until}. Contenuto e prove sono nel database.',
    button: 'Vai su {site}',
  },
  notice_due: {
    subject: 'In scadenza: segnalazione {number}, entro il giorno {until}',
    body: 'il termine per la segnalazione {number} su {site} sta per scadere: va decisa entro il giorno {until}. Se è già stata decisa, non resta nulla da fare.',
    button: 'Vai su {site}',
  },
  decision: {
    subject: 'La nostra decisione {number}',
    body: 'abbiamo preso una decisione sul tuo account su {site}. Qui sotto e sulla pagina della decisione trovi che cosa si applica, perché e come presentare ricorso.',
    button: 'Vedi la decisione',
  },
  appeal_received: {
    subject: 'Abbiamo ricevuto il tuo ricorso: decisione {number}',
    body: 'abbiamo ricevuto il tuo ricorso contro la decisione {number}. Un’altra persona rilegge tutto e ti risponde per iscritto entro il giorno {until}.',
    button: 'Vedi a che punto è',
  },
  appeal_decided: {
    subject: 'Risposta al tuo ricorso: decisione {number}',
    body: 'abbiamo esaminato il tuo ricorso contro la decisione {number}. {outcome, select, restore {Avevi ragione: l’abbiamo annullata.} other {La confermiamo.}} La risposta completa è qui sotto.',
    button: 'Vedi la risposta',
  },
  report_decided: {
    subject: 'La tua segnalazione {number}: la nostra decisione',
    body: 'grazie per la tua segnalazione {number}. {outcome, select, acted {L’abbiamo esaminata e siamo intervenuti. La misura riguarda un’altra persona, perciò non diciamo quale sia.} other {L’abbiamo esaminata e non abbiamo trovato nulla che violi le nostre regole o la legge. Se la vedi diversamente, puoi presentare ricorso fino al giorno {until}.}} Ha deciso una persona. {warning, select, yes {In 30\u00a0giorni questa è almeno la tua seconda segnalazione in cui non abbiamo trovato violazioni. Se succede ancora, mettiamo da parte le tue segnalazioni per 30\u00a0giorni: da sole non avviano nessun esame. Esaminiamo sempre le segnalazioni su persone che potrebbero avere meno di 18\u00a0anni e su contenuti sessuali.} other {}}',
    button: 'Vedi la decisione',
  },
  report_reviewed: {
    subject: 'La tua segnalazione {number}: riesaminata',
    body: 'dopo la tua segnalazione {number} eravamo intervenuti. È stato presentato un ricorso e un’altra persona ha riesaminato tutto: non era una violazione, quindi la nostra prima decisione non vale più. Non hai sbagliato nulla. Se succede qualcosa di nuovo, segnalalo di nuovo.',
    button: 'Vedi la decisione',
  },
  fraud_warning: {
    subject: 'Attenzione: un profilo era una truffa',
    body: 'abbiamo rimosso il profilo «{from}» per truffa. Ne avevi ricevuto messaggi. {credits, plural, =0 {Non hai perso nessun credito.} one {Ti abbiamo restituito il credito che avevi speso.} many {Ti abbiamo restituito i # crediti che avevi speso.} other {Ti abbiamo restituito i # crediti che avevi speso.}} Non hai fatto nulla di sbagliato.',
    button: 'Vedi le tue conversazioni',
    todo: 'Non inviare soldi, codici o documenti, nemmeno per altre vie. Se hai già pagato qualcosa, chiama subito la tua banca e rivolgiti alla polizia. Conserva i messaggi.',
    help: 'Dove trovare aiuto: {help}',
  },
  case_answer: {
    subject: 'Risposta a {number}',
    body: 'ecco la nostra risposta a {number}:',
    button: 'Vai su {site}',
    again: 'Vuoi aggiungere qualcosa? Scrivici indicando il numero {number}.',
  },
  staff_message: {
    subject: 'Un messaggio da {site}',
    body: 'ti scriviamo a proposito del tuo account:',
    button: 'Vai su {site}',
    ignore: 'Vuoi rispondere? Scrivi al nostro servizio clienti. Non ti chiediamo mai la password.',
  },
  mail_corrected: {
    subject: 'Il tuo nuovo indirizzo e-mail su {site}',
    body: 'abbiamo corretto l’indirizzo del tuo account, come ci avevi chiesto. Da ora accedi con questo indirizzo. La tua password resta la stessa.',
    button: 'Accedi',
    ignore: 'Non hai un account qui? Scrivi al nostro servizio clienti.',
  },
  cases_urgent: {
    subject: '{stage, select, overdue {In ritardo} other {Urgente}}: {n, plural, one {# caso} many {# di casi} other {# casi}} su {site}',
    body: '{stage, select, arrived {nuovo e urgente} half {metà del tempo è passata} other {il termine è scaduto}}: {numbers}.',
    button: 'Apri i casi',
  },
  debit_notice: {
    subject: 'Addebito di {amount} in data {until}',
    body: 'grazie per il tuo ordine. In data {until} addebiteremo {amount} sul tuo conto {account}. Assicurati che sia coperto.',
    button: 'Vedi l’ordine',
    details: 'Ordine {order}. Riferimento del mandato: {reference}. Identificativo del creditore: {creditor}.',
    ignore: 'Non hai ordinato nulla? Scrivici subito.',
  },
  debit_moved: {
    subject: 'Più tardi: addebito di {amount} in data {until}',
    body: 'l’addebito annunciato sul tuo conto {account} avverrà più tardi: addebiteremo {amount} in data {until}, non nel giorno indicato all’inizio. Assicurati che sia coperto.',
    button: 'Vedi l’ordine',
  },
  order_confirmation: {
    subject: 'Il tuo ordine {order} è confermato',
    body: 'grazie per il tuo acquisto. Questa e-mail conferma il contratto che hai concluso con noi in data {at}. Conservala.',
    bought: 'Hai acquistato: {item}. Prezzo totale: {amount}, di cui {vat} di IVA ({rate}).',
    trader: 'L’altra parte del contratto: {trader}.',
    consent: 'Prima dell’acquisto hai accettato: «{consent}»',
    attached:
      'In allegato: la tua fattura {invoice} e le nostre condizioni generali. Le istruzioni sul recesso e il modulo tipo si trovano più in basso.',
    button: 'Vedi l’ordine',
  },
  order_placed: {
    subject: 'Abbiamo ricevuto il tuo ordine {order}',
    body: 'abbiamo ricevuto in data {at} il tuo ordine: {item} per {amount}. Appena arriva il pagamento attiviamo tutto e ti inviamo la conferma del contratto con la fattura.',
    button: 'Vedi l’ordine',
    ignore: 'Non hai ordinato nulla? Scrivici subito.',
  },
  withdrawal: {
    subject: 'Abbiamo ricevuto il tuo recesso {number}',
    body: 'abbiamo ricevuto il tuo recesso in data {at} e vale da allora. Nome: {name}. Ordine: {order}. {step, select, confirm {Conferma nella pagina seguente e procediamo subito. Altrimenti procediamo dopo un giorno. Se manca il numero d’ordine completo, qualcuno di noi cerca l’acquisto. } other {}}Ciò che resta dell’acquisto ti viene rimborsato con lo stesso mezzo, entro 14\u00a0giorni. Conserva questa e-mail.',
    button: '{step, select, confirm {Continua} other {Vai su {site}}}',
    ignore:
      '{step, select, confirm {Questo recesso non viene da te? Diccelo dallo stesso link.} other {Questo recesso non viene da te? Scrivici subito.}}',
  },
  cancellation: {
    subject: 'Abbiamo ricevuto la tua disdetta {number}',
    body: 'abbiamo ricevuto la tua disdetta in data {at}. Nome: {name}. Ordine: {order}. {ends, select, at_once {Il Premium a tempo finisce subito. Ciò che hai pagato per i giorni non ancora iniziati ti viene rimborsato con lo stesso mezzo, entro 14\u00a0giorni.} other {Il Premium a tempo finisce da solo l’ultimo giorno e nulla si rinnova.}} Se il tuo Premium non ha una data di fine, qualcuno di noi se ne occupa e ti scrive. {step, select, confirm {Conferma nella pagina seguente e procediamo subito, altrimenti dopo un giorno. } other {}}Conserva questa e-mail.',
    button: '{step, select, confirm {Continua} other {Vai su {site}}}',
    ignore:
      '{step, select, confirm {Questa disdetta non viene da te? Diccelo dallo stesso link.} other {Questa disdetta non viene da te? Scrivici subito.}}',
  },
  withdrawal_owner: {
    subject: 'Viene da te? {what, select, cancellation {Disdetta} other {Recesso}} {number}',
    body: 'in data {at} abbiamo ricevuto {what, select, cancellation {una disdetta} other {un recesso}} per un acquisto del tuo account{step, select, deny {, senza accesso all’account} other {, con un altro indirizzo e-mail}}. Nome: {from}. Ordine: {order}. {step, select, deny {Se non viene da te, diccelo entro il giorno {until}: un clic e resta tutto com’è. Se non ti fai sentire, dopo procediamo e il rimborso arriva con il mezzo con cui hai pagato.} other {È stato inviato dal tuo account, dopo l’accesso.}}',
    button: '{step, select, deny {Guarda} other {Vai su {site}}}',
    ignore:
      '{step, select, deny {Viene da te? Allora non devi fare nulla.} other {Non viene da te? Cambia subito la password e scrivici.}}',
  },
  withdrawal_ended: {
    subject:
      '{result, select, refunded {Il tuo denaro è in arrivo} denied {Non eseguito} words {Concluso} other {Niente da rimborsare}}: {number}',
    body: 'riguardo a {number} (ordine: {order}): {result, select, refunded {rimborsiamo {sum, select, none {ciò che restava di questo acquisto} other {{sum}}} con il mezzo usato per pagare. Può volerci qualche giorno.} late {quando è arrivato da noi, il termine era già passato. Per questo non possiamo rimborsare nulla.} used {di questo acquisto non resta più nulla, è già tutto usato. Per questo non c’è niente da rimborsare.} returned {il denaro di questo acquisto è già stato restituito. Non c’è altro da rimborsare.} not_paid {questo acquisto non è stato pagato, quindi non c’è niente da rimborsare. Se arriva comunque un pagamento, lo restituiamo subito.} denied {dall’indirizzo dell’account ci hanno detto che è stata un’altra persona. Per questo non abbiamo cambiato nulla.} other {{words}}}',
    button: 'Vai su {site}',
    ignore: 'Non è corretto? Scrivici.',
  },
  refund_paid: {
    subject: 'Rimborsato: {sum}, ordine {order}',
    body: 'ti abbiamo rimborsato {sum} per il tuo ordine {order}, {way, select, transfer {con un bonifico sul tuo conto} other {con il mezzo usato per pagare}}. Di solito il denaro arriva entro il {until}.',
    why: 'Perché: {cause, select, asked {l’hai chiesto tu.} withdrawal {hai esercitato il recesso.} cancellation {hai disdetto.} not_owed {hai pagato qualcosa che non era più dovuto.} account_end {il tuo account è finito e ti restituiamo ciò che hai comprato e non usato.} words {«{words}»} other {l’abbiamo deciso noi.}}',
    reversal: 'In allegato: la nota di credito {reversal}.',
    button: '{cause, select, account_end {Vai su {site}} other {Vedi l’ordine}}',
    ignore: 'Per allora non è arrivato? Scrivici e indica l’ordine {order}.',
  },
  refund_returned: {
    subject: 'Non arrivato: rimborso per {order}',
    body: 'volevamo rimborsarti {sum} per il tuo ordine {order}, ma il denaro non è arrivato ed è tornato a noi. {left, select, back {I tuoi crediti o giorni sono di nuovo sul tuo account: usali, oppure restituiscili ancora. Il termine riparte da capo.} other {È sempre tuo. Cerchiamo un altro modo.}}',
    button: '{left, select, back {Vedi l’ordine} other {Vai su {site}}}',
    ignore: 'I tuoi dati bancari sono cambiati? Scrivici.',
  },
  withdrawal_waits: {
    subject:
      '{n, plural, one {# dichiarazione aperta} many {# di dichiarazioni aperte} other {# dichiarazioni aperte}} su {site}: entro il giorno {until}',
    body: '{stage, select, arrived {nessun programma riesce ad abbinare questi recessi o disdette: {numbers}.} waiting {aperte da tre giorni: {numbers}.} other {aperte da dieci giorni, il termine sta per scadere: {numbers}.}} Ciò che va rimborsato deve essere restituito entro il giorno {until}.',
    button: 'Vai su {site}',
    how: 'npm run books -- --open dice di che cosa si tratta e che cosa fare.',
  },
  photo_reminder: {
    subject: 'Al tuo profilo su {site} manca ancora una foto',
    body: 'con una foto si vede subito a chi si scrive. Per cominciare ne basta una, e puoi cambiarla quando vuoi.',
    button: 'Aggiungi una foto',
  },
  new_conversation: {
    subject: '{from} ti ha scritto',
    body: '{from} vorrebbe conoscerti. Leggi il messaggio e rispondi, se ti va.',
    button: 'Leggi il messaggio',
  },
  new_messages: {
    subject:
      '{messages, plural, one {Nuovo messaggio} many {# di nuovi messaggi} other {# nuovi messaggi}} da {members, plural, offset:1 =1 {{from}} one {{from} e un’altra persona} many {{from} e altre # di persone} other {{from} e altre # persone}}',
    body: '{messages, plural, one {un nuovo messaggio ti aspetta} many {# di nuovi messaggi ti aspettano} other {# nuovi messaggi ti aspettano}}. Passa quando ti va bene.',
    button: '{messages, plural, one {Leggi il messaggio} many {Leggi i messaggi} other {Leggi i messaggi}}',
  },
  new_likes: {
    subject:
      'Piaci a {likes, plural, offset:1 =1 {{from}} one {{from} e a un’altra persona} many {{from} e ad altre # di persone} other {{from} e ad altre # persone}}',
    body: '{likes, plural, one {un nuovo like ti aspetta} many {# di nuovi like ti aspettano} other {# nuovi like ti aspettano}}. Guarda se l’interesse è reciproco.',
    button: '{likes, plural, one {Vedi il like} many {Vedi i like} other {Vedi i like}}',
  },
  unread_reminder: {
    subject:
      '{messages, plural, one {Un messaggio di {from} ti aspetta ancora} many {# di messaggi ti aspettano ancora} other {# messaggi ti aspettano ancora}}',
    body: 'hai ancora {messages, plural, one {un messaggio da leggere di {from}} many {# di messaggi da leggere, l’ultimo di {from}} other {# messaggi da leggere, l’ultimo di {from}}}. Non devi per forza rispondere; volevamo solo che nulla andasse perso.',
    button: '{messages, plural, one {Leggi il messaggio} many {Leggi i messaggi} other {Leggi i messaggi}}',
  },
  unnamed: {
    new_conversation: { subject: 'Qualcuno ti ha scritto', body: 'qualcuno vorrebbe conoscerti. Leggi il messaggio e rispondi, se ti va.' },
    new_messages: { subject: '{messages, plural, one {Un nuovo messaggio} many {# di nuovi messaggi} other {# nuovi messaggi}} per te' },
    new_likes: { subject: '{likes, plural, one {Piaci a qualcuno} many {Piaci a # di persone} other {Piaci a # persone}}' },
    unread_reminder: {
      subject:
        '{messages, plural, one {Un messaggio ti aspetta ancora} many {# di messaggi ti aspettano ancora} other {# messaggi ti aspettano ancora}}',
      body: 'hai ancora {messages, plural, one {un messaggio da leggere} many {# di messaggi da leggere} other {# messaggi da leggere}}. Non devi per forza rispondere; volevamo solo che nulla andasse perso.',
    },
  },
  weekly_update: {
    subject: 'La tua settimana su {site}',
    body: 'ecco le novità per te:',
    members:
      '{members, plural, one {# nuovo profilo adatto alla tua ricerca} many {# di nuovi profili adatti alla tua ricerca} other {# nuovi profili adatti alla tua ricerca}}',
    likes:
      '{likes, plural, one {# like che non hai ancora visto} many {# di like che non hai ancora visto} other {# like che non hai ancora visto}}',
    messages: '{messages, plural, one {# messaggio da leggere} many {# di messaggi da leggere} other {# messaggi da leggere}}',
    button: 'Dai un’occhiata',
  },
  footer: {
    copy_link: 'Il pulsante non funziona? Apri questo indirizzo nel browser:',
    reason: 'Ricevi questa e-mail perché il tuo indirizzo è stato indicato su {site}.',
    reason_notification: 'Ricevi questa e-mail perché hai un account su {site} e le e-mail di questo tipo sono attive.',
    unsubscribe: 'Non ricevere più queste e-mail',
    settings: 'Gestisci tutte le notifiche',
    support: 'Hai domande? Scrivici: {email}',
  },
} satisfies Messages;
