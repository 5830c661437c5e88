import type { Messages } from './de.ts';

export const messages: Messages = {
  titles: {
    warn: 'Un avvertimento. Il tuo account resta com’è',
    hide: '{ends, select, yes {Il tuo profilo è nascosto fino al giorno {until}} other {Il tuo profilo è nascosto}}',
    hide_at_once:
      '{content, select, photo {Una tua foto è nascosta finché non l’abbiamo esaminata} other {Il tuo profilo è nascosto finché non lo abbiamo esaminato}}',
    remove:
      '{content, select, photo {Abbiamo rimosso una tua foto} message {Abbiamo rimosso un tuo messaggio} other {Abbiamo rimosso un tuo contenuto}}',
    restrict:
      '{what, select, conversations {{ends, select, yes {Fino al giorno {until} non puoi iniziare nuove conversazioni} other {Non puoi più iniziare nuove conversazioni}}} pictures {{ends, select, yes {Fino al giorno {until} non puoi caricare né inviare foto} other {Non puoi più caricare né inviare foto}}} messages {{ends, select, yes {Fino al giorno {until} non puoi inviare messaggi} other {Non puoi più inviare messaggi}}} other {{ends, select, yes {Il tuo account è limitato fino al giorno {until}} other {Il tuo account è limitato}}}}',
    suspend: '{ends, select, yes {Il tuo account è sospeso fino al giorno {until}} other {Il tuo account è sospeso per ora}}',
    ban: 'Il tuo account è escluso dal sito',
    restore: 'Abbiamo annullato la decisione {first}',
    uphold: 'Confermiamo la decisione {first}',
    cleared: '{content, select, photo {La tua foto è a posto} other {Il tuo profilo è a posto}}',
  },
  headings: {
    happened: 'Che cosa è successo',
    rule: 'Di quale regola si tratta',
    law: 'Di quale legge si tratta',
    machine: 'Persona o programma',
    meaning: 'Che cosa cambia per te',
    appeal: 'La vedi diversamente?',
    other_ways: 'Altre strade',
  },
  happened: {
    fraud:
      'Dal tuo account qualcuno ha chiesto soldi ad altre persone, le ha ingannate o le ha attirate su siti che puntano ai loro soldi.',
    others_photos: 'Nel tuo profilo ci sono foto che, secondo la nostra verifica, mostrano un’altra persona.',
    harassment: 'Dal tuo account sono state inviate parole o immagini che molestano, minacciano o umiliano altre persone.',
    advertising: 'Dal tuo account sono stati inviati pubblicità o link a persone che non li avevano chiesti.',
    minor:
      '{content, select, photo {La foto mostra qualcuno che forse ha meno di 18\u00a0anni.} other {Ci sono indizi che tu abbia meno di 18\u00a0anni.}}',
    other: 'Abbiamo trovato qualcosa che viola le nostre regole.',
    nudity: 'La foto mostra nudità o sesso.',
    nobody_seen: 'Dalla foto non si capisce che sei tu.',
    violence: 'La foto mostra armi o violenza.',
    hate: 'Dal tuo account sono state inviate parole o simboli che umiliano altre persone per origine, fede, corpo o sessualità.',
    at_once:
      '{content, select, photo {Una segnalazione dice che la foto mostra una persona nella sua intimità senza il suo consenso.} other {Una segnalazione dice che forse hai meno di 18\u00a0anni.}} Non sappiamo ancora se è vero.',
    dated: '{content, select, photo {Data della foto: {date}.} message {Data del messaggio: {date}.} other {Data dei fatti: {date}.}}',
    reviewed: 'Una persona diversa dalla prima volta ha riesaminato tutto, anche ciò che hai scritto.',
    cleared: 'Abbiamo esaminato il caso e non abbiamo trovato nulla che violi le nostre regole o la legge.',
  },
  rule: {
    named: 'La regola «{title}» nelle regole della community:',
    all: 'Le regole della community, che trovi su {link}.',
    notLaw: 'Qui decidiamo in base alle nostre regole, non in base a una legge.',
    law: 'Si tratta di questa legge: {reference}',
  },
  machine: {
    person: 'Ha deciso una persona.',
    program:
      'Un programma è intervenuto subito perché la segnalazione è grave. Ora una persona la esamina, poi conferma o annulla la misura.',
    found: 'Un programma l’ha soltanto fatto notare.',
    report:
      '{n, plural, =0 {All’origine c’è una segnalazione.} one {All’origine c’è la segnalazione di una persona.} many {All’origine ci sono le segnalazioni di # persone.} other {All’origine ci sono le segnalazioni di # persone.}}',
    notice: 'All’origine c’è la segnalazione di un contenuto illegale.',
    trusted_flagger: 'All’origine c’è l’avviso di un segnalatore attendibile riconosciuto ufficialmente.',
    authority: 'All’origine c’è la comunicazione di un’autorità.',
    own: 'L’abbiamo notato in un nostro controllo.',
  },
  meaning: {
    warned: 'Se succede di nuovo, possiamo limitare o escludere il tuo account.',
    hidden:
      '{ends, select, yes {Nessun altro vede il tuo profilo fino al giorno {until}. Termina automaticamente.} other {Nessun altro vede il tuo profilo.}}',
    hiddenAtOnce:
      '{content, select, photo {Solo tu vedi la foto finché l’esame non è finito.} other {Nessun altro vede il tuo profilo finché l’esame non è finito.}}',
    removed: '{content, select, photo {Nessuno vede più la foto.} message {Nessuno vede più il messaggio.} other {Nessuno lo vede più.}}',
    conversations:
      '{ends, select, yes {Fino al giorno {until} non puoi iniziare nuove conversazioni. Il limite termina automaticamente.} other {Non puoi più iniziare nuove conversazioni.}}',
    pictures:
      '{ends, select, yes {Fino al giorno {until} non puoi caricare né inviare foto. Il limite termina automaticamente.} other {Non puoi più caricare né inviare foto.}}',
    messages:
      '{ends, select, yes {Fino al giorno {until} non puoi inviare messaggi. Il limite termina automaticamente.} other {Non puoi più inviare messaggi.}}',
    suspended:
      '{ends, select, yes {Nessuno ti vede e tu non vedi nessuno fino al giorno {until}. Termina automaticamente.} other {Nessuno ti vede e tu non vedi nessuno finché non abbiamo finito di esaminare il caso.}}',
    banned: 'Nessuno ti vede e tu non vedi nessuno. Non è permesso creare un nuovo account.',
    warnedOthers: 'Chi ha ricevuto un tuo messaggio viene a sapere che abbiamo rimosso il profilo per truffa.',
    else: 'Tutto il resto rimane com’è.',
    credits: 'I tuoi crediti restano tuoi.',
    frozen:
      '{n, plural, =0 {I crediti acquistati che non hai usato te li rimborsiamo il giorno {date} o appena si decide sul tuo ricorso. Il denaro torna con il mezzo con cui hai pagato.} one {L’unico credito acquistato che non hai usato te lo rimborsiamo il giorno {date} o appena si decide sul tuo ricorso. Il denaro torna con il mezzo con cui hai pagato.} many {I # crediti acquistati che non hai usato te li rimborsiamo il giorno {date} o appena si decide sul tuo ricorso. Il denaro torna con il mezzo con cui hai pagato.} other {I # crediti acquistati che non hai usato te li rimborsiamo il giorno {date} o appena si decide sul tuo ricorso. Il denaro torna con il mezzo con cui hai pagato.}}',
    data: 'I tuoi dati sono tuoi. Puoi portarli con te, vedere le fatture ed eliminare l’account.',
    secret: 'Nessun altro lo viene a sapere. Chi ha segnalato qualcosa sa soltanto che siamo intervenuti.',
    restored: 'Tutto ciò che si può ripristinare è di nuovo al suo posto, e la decisione non conta più contro di te.',
    upheld: '{ends, select, yes {La decisione vale ancora fino al giorno {until}.} other {La decisione vale ancora.}}',
    shown: '{content, select, photo {La foto si vede come prima.} other {Il tuo profilo si vede come prima.}}',
  },
  appeal: {
    how: 'Scrivici, sulla pagina di questa decisione, che cosa ci è sfuggito, entro il giorno {until}. Non costa nulla.',
    who: 'Il tuo ricorso lo legge una persona diversa da quella che ha deciso. Ricevi una risposta scritta entro 72\u00a0ore.',
    whoAfterProgram: 'Una persona legge il tuo ricorso e ti risponde per iscritto entro 72\u00a0ore.',
  },
  reporter: {
    title:
      '{outcome, select, acted {Siamo intervenuti dopo la tua segnalazione} other {Non abbiamo trovato nulla di contrario alle regole}}',
    reported:
      '{subject, select, profile {Hai segnalato il profilo di {name}} photo {Hai segnalato una foto di {name}} message {Hai segnalato un messaggio di {name}} other {Ci hai segnalato qualcosa}} in data {date}. La tua segnalazione ha il numero {number}.',
    acted: 'Abbiamo esaminato la tua segnalazione e siamo intervenuti. La misura riguarda un’altra persona, perciò non diciamo quale sia.',
    warning:
      'In 30\u00a0giorni questa è almeno la tua seconda segnalazione in cui non abbiamo trovato violazioni. Se succede ancora, mettiamo da parte le tue segnalazioni per 30\u00a0giorni: da sole non avviano nessun esame. Esaminiamo sempre le segnalazioni su persone che potrebbero avere meno di 18\u00a0anni e su contenuti sessuali.',
    secret: 'Chi hai segnalato non viene a sapere da noi che la segnalazione è tua.',
  },
  other_ways:
    'Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie (articolo 21 del regolamento sui servizi digitali) o al tribunale. Non devi prima presentare ricorso a noi.',
};
