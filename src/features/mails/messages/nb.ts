import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Hei, {name}!',
  hello: 'Hei!',
  link_hours: 'Lenken virker i {hours, plural, one {# time} other {# timer}} og bare én gang.',
  activation: {
    subject: 'Bekreft e-postadressen din hos {site}',
    body: 'Så fint at du er her. Bare ett klikk igjen: Bekreft e-postadressen din, så blir profilen din synlig og andre kan svare deg.',
    button: 'Bekreft e-postadressen',
    ignore: 'Har du ikke opprettet noen konto? Da kan du bare slette denne e-posten: Hvis du ikke klikker, blir profilen ikke synlig.',
  },
  activation_reminder: {
    subject: 'Profilen din hos {site} er ikke synlig ennå',
    body: 'Du har opprettet en konto, men ikke bekreftet e-postadressen din ennå. Før du gjør det, kan ingen se profilen din eller svare deg. Ett klikk er nok.',
    button: 'Bekreft e-postadressen',
    ignore:
      'Har du ikke opprettet noen konto, eller har du ombestemt deg? Da trenger du ikke gjøre noe: Hvis du ikke klikker, blir profilen ikke synlig.',
  },
  known_address: {
    subject: 'Du har allerede en konto hos {site}',
    body: 'Noen oppga nettopp denne e-postadressen hos oss for å opprette en ny konto eller for å endre adressen til en konto. Kanskje var det deg: Du har allerede en konto med denne adressen og kan bare logge inn.',
    button: 'Logg inn',
    ignore: 'Var det ikke deg? Da trenger du ikke gjøre noe. Kontoen din er uendret, og ingen har fått tilgang.',
  },
  deleted_address: {
    subject: 'Den slettede kontoen din hos {site}',
    body: 'Noen oppga nettopp denne e-postadressen hos oss. Den hører til en konto som er slettet, men som du kan gjenopprette fram til {until}: Logg inn med det gamle passordet ditt. Vil du heller begynne helt på nytt, kan du skrive til kundeservice.',
    button: 'Logg inn',
    ignore: 'Var det ikke deg? Da trenger du ikke gjøre noe. Kontoen er fortsatt slettet, og ingen har fått tilgang.',
  },
  password_reset: {
    subject: 'Nytt passord til {site}',
    body: 'Vil du velge et nytt passord? Det gjør du her. Etterpå blir du logget ut på alle enheter og logger inn med det nye passordet.',
    button: 'Velg nytt passord',
    ignore:
      'Har du ikke bedt om dette? Da kan du bare slette denne e-posten: Hvis du ikke klikker, skjer det ingenting med passordet ditt.',
  },
  staff_invited: {
    subject: 'Bli med i teamet bak {site}',
    body: 'Du er invitert til teamet bak {site}. Åpne lenken, skriv navnet ditt og sett opp en passnøkkel eller et passord med kodeapp.',
    button: 'Godta invitasjonen',
    ignore: 'Kjenner du ikke til dette? Da kan du bare slette denne e-posten: Uten deg blir det ikke laget noen tilgang.',
  },
  staff_access: {
    subject: 'Tilgang til teamet bak {site}: {person}',
    body: '{what, select, reset {Nøklene til {person} er slettet, fordi to i teamet har godkjent det.} reset_by_command {Nøklene til {person} er slettet med en kommando på serveren.} other {{person} er invitert til teamet som eier med en kommando på serveren.}} Det står i loggen.',
    button: 'Gå til teamet',
    ignore: 'Kjenner du ikke til dette? Snakk med de andre med en gang, og avslutt tilgangen.',
  },
  staff_request_ended: {
    subject: 'Forespørselen din {id} på {site}',
    body: '{how, select, lapsed {Forespørselen din {id} er utløpt: Ingen svarte innen et døgn.} other {Forespørselen din {id} ble avslått.}} Ingenting er utført.',
    button: 'Se forespørselen',
  },
  staff_log_head: {
    subject: 'Slutten av loggen til {site}, nr. {n}',
    body: 'Slik slutter loggen i natt: nr. {n}, hash {hash}, signatur {signature}. Ta vare på denne e-posten. Mangler noe senere, er det her det vises.',
    button: 'Gå til loggen',
  },
  staff_log_broken: {
    subject: 'Noe er endret i loggen til {site}',
    body: 'Kontrollen av loggen fant et brudd ved nr. {n}: Noen har endret noe direkte i databasen. Alt går videre. La databasen være som den er til dere vet hva som har skjedd.',
    button: 'Gå til loggen',
  },
  books_open: {
    subject: 'Bøkene for {site} trenger deg',
    body: '{n, plural, =0 {Ingen avvik er åpne} one {Ett avvik mellom bøkene og banken er åpent} other {# avvik mellom bøkene og banken er åpne}}{wrong, plural, =0 {} one {, og én ligning går ikke opp} other {, og # ligninger går ikke opp}}. Vi minner deg på det én gang om dagen til alt er lukket.',
    button: 'Åpne bøkene',
  },
  password_changed: {
    subject: 'Passordet ditt til {site} er endret',
    body: 'Passordet til kontoen din ble nettopp endret, {ended, select, all {og du er logget ut på alle enheter} other {og de andre enhetene dine er logget ut}}. Hvis det var deg, trenger du ikke gjøre noe mer.',
    button: 'Det var ikke meg',
    ignore: 'Var det ikke deg? Bruk knappen til å velge et nytt passord med en gang, og skriv til oss.',
  },
  factor_changed: {
    subject: 'Innloggingen din hos {site} er endret',
    body: '{what, select, passkey_added {Kontoen din har fått en ny passnøkkel.} passkey_removed {En passnøkkel er fjernet fra kontoen din.} authenticator_on {Vi ber nå om en kode etter passordet.} authenticator_off {Vi ber ikke lenger om en kode etter passordet.} other {Kontoen din har fått nye gjenopprettingskoder, og de gamle gjelder ikke lenger.}} Var det deg, trenger du ikke gjøre noe mer.',
    button: 'Se innstillingene',
    ignore: 'Var det ikke deg? Bytt passord med en gang, og skriv til oss.',
  },
  mail_change: {
    subject: 'Bekreft den nye e-postadressen din hos {site}',
    body: 'Bare ett klikk til, så hører denne e-postadressen til kontoen din. Fra da av logger du inn med den og får e-postene våre hit.',
    button: 'Bekreft ny adresse',
    ignore: 'Ville du ikke endre noe? Da kan du bare slette denne e-posten: Hvis du ikke klikker, blir alt som det er.',
  },
  mail_changed: {
    subject: 'E-postadressen din hos {site} er endret',
    body: 'Kontoen din har nå adressen {email}. Du får ikke flere e-poster fra oss på denne adressen.',
    button: 'Det var ikke meg',
    ignore: 'Var det ikke deg? Skriv til oss med en gang via knappen, så vi kan beskytte kontoen din.',
  },
  site_closes: {
    subject: '{site} stenger {until}',
    body: '{site} stenger {until}. Fram til da kan du skrive videre, laste ned dataene dine og slette kontoen din. Det er ikke lenger mulig å bli med eller kjøpe noe. Kontoen din flyttes ikke til noe annet nettsted.',
    button: 'Ta med dataene mine',
    money:
      'Kjøpte kreditter som da er igjen, betaler vi tilbake på samme måte som du betalte. Du trenger ikke å gjøre noe. Vi tar vare på fakturaene dine så lenge loven krever det.',
  },
  terms_changed: {
    subject: 'Nye vilkår for {site} fra {begins}',
    body: 'Vi endrer vilkårene for {site}. De nye gjelder fra {begins}. {asks, select, yes {Etter det spør vi deg ved neste besøk om du godtar dem.} other {Du trenger ikke å gjøre noe.}}',
    what: 'Dette endres:',
    button: 'Les de nye vilkårene',
    rights:
      'Du kan når som helst slette kontoen i innstillingene. Kjøpte kreditter du ikke har brukt, betaler vi da tilbake. Dataene dine kan du laste ned først.',
  },
  deletion: {
    subject: 'Kontoen din hos {site} er slettet',
    body: 'Fra nå av kan ingen se profilen din. Fram til {until} kan du ombestemme deg: Bare logg inn, så er alt tilbake. Etter det sletter vi dataene dine for godt; bare fakturaopplysninger må vi oppbevare lenger.',
    button: 'Gjenopprett kontoen',
    ignore: 'Var det ikke deg? Gjenopprett kontoen din, og bytt passord med en gang.',
  },
  restored: {
    subject: 'Velkommen tilbake til {site}',
    body: 'Kontoen din er tilbake, og alt er slik du forlot det.',
    button: 'Se deg rundt',
    ignore: 'Var det ikke deg? Bytt passord med en gang, og skriv til oss.',
  },
  data_export: {
    subject: 'Dataene dine fra {site} er klare',
    body: 'Du har bedt om dataene dine. Her er de i én ZIP-fil: alt vi har lagret om deg, sammen med bildene dine.',
    button: 'Last ned dataene',
    expiry: 'Filen ligger klar fram til {until}, og bare for deg: Du må være logget inn for å hente den.',
    ignore: 'Har du ikke bedt om noe? Bytt passord med en gang, og skriv til oss.',
  },
  complaint: {
    subject: 'Vi har mottatt klagen din {number}',
    body: 'Takk for at du skrev til oss. Klagen din har nummer {number}. Vi ser på den og svarer deg på denne adressen.',
    button: 'Gå til {site}',
    ignore: 'Har du ikke skrevet til oss? Da kan du bare slette denne e-posten.',
  },
  notice: {
    subject: 'Vi har fått rapporten din {number}',
    body: 'Takk for rapporten. Den har nummer {number}. Vi ser på den og tar en avgjørelse innen {until}. Vi sender avgjørelsen og begrunnelsen til denne adressen.',
    button: 'Gå til {site}',
    ignore: 'Har du ikke rapportert noe? Da kan du bare slette denne e-posten.',
  },
  notice_arrived: {
    subject: 'Rapport {number}: avgjøres innen {until}',
    body: 'Det er kommet inn en rapport etter artikkel 16 i DSA på {site}. Den har nummer {number} og må avgjøres innen {until}. Innhold og bevis ligger i databasen.',
    button: 'Gå til {site}',
  },
  notice_due: {
    subject: 'Frist snart: rapport {number}, innen {until}',
    body: 'Fristen for rapport {number} på {site} går snart ut: Den må avgjøres innen {until}. Er det allerede gjort, er det ikke mer å gjøre.',
    button: 'Gå til {site}',
  },
  decision: {
    subject: 'Avgjørelsen vår {number}',
    body: 'Vi har tatt en avgjørelse om kontoen din hos {site}. Nedenfor og på siden til avgjørelsen kan du lese hva som gjelder, hvorfor, og hvordan du klager.',
    button: 'Se avgjørelsen',
  },
  appeal_received: {
    subject: 'Vi har fått klagen din: avgjørelse {number}',
    body: 'Vi har fått klagen din på avgjørelsen {number}. En annen person leser alt på nytt og svarer deg skriftlig, senest {until}.',
    button: 'Se status',
  },
  appeal_decided: {
    subject: 'Svar på klagen din: avgjørelse {number}',
    body: 'Vi har behandlet klagen din på avgjørelsen {number}. {outcome, select, restore {Du hadde rett: Vi har opphevet den.} other {Vi står ved den.}} Hele svaret står nedenfor.',
    button: 'Se svaret',
  },
  report_decided: {
    subject: 'Rapporten din {number}: avgjørelsen vår',
    body: 'Takk for rapporten {number}. {outcome, select, acted {Vi har undersøkt den og handlet. Hva vi har gjort, gjelder en annen, så det sier vi ikke.} other {Vi har undersøkt den og ikke funnet noe som bryter reglene våre eller loven. Ser du annerledes på det, kan du klage fram til {until}.}} Et menneske har tatt avgjørelsen. {warning, select, yes {Dette er minst den andre rapporten fra deg i løpet av 30 dager der vi ikke fant noe brudd. Skjer det igjen, legger vi rapportene dine til side i 30 dager: Da starter de ingen undersøkelse alene. Rapporter om personer som kan være under 18 år, og om seksuelt innhold undersøker vi alltid.} other {}}',
    button: 'Se avgjørelsen',
  },
  report_reviewed: {
    subject: 'Rapporten din {number}: vurdert på nytt',
    body: 'Etter rapporten {number} hadde vi handlet. Det ble klaget på, og en annen har vurdert alt på nytt: Det var ikke et brudd, så den første avgjørelsen vår gjelder ikke lenger. Du har ikke gjort noe galt. Skjer det noe nytt, rapporter det igjen.',
    button: 'Se avgjørelsen',
  },
  fraud_warning: {
    subject: 'Vær forsiktig: En profil var svindel',
    body: 'Vi har fjernet profilen «{from}» på grunn av svindel. Du hadde fått meldinger derfra. {credits, plural, =0 {Det har ikke kostet deg noen kreditter.} one {Kreditten du brukte på den, har du fått tilbake.} other {De # kredittene du brukte på den, har du fått tilbake.}} Du har ikke gjort noe galt.',
    button: 'Se samtalene dine',
    todo: 'Ikke send penger, koder eller legitimasjon, heller ikke på andre måter. Har du allerede betalt noe, ring banken med en gang og gå til politiet. Ta vare på meldingene.',
    help: 'Her finner du hjelp: {help}',
  },
  case_answer: {
    subject: 'Svar på {number}',
    body: 'Her er svaret vårt på {number}:',
    button: 'Gå til {site}',
    again: 'Er det noe mer? Skriv til oss og oppgi nummeret {number}.',
  },
  staff_message: {
    subject: 'Melding fra {site}',
    body: 'Vi skriver til deg om kontoen din:',
    button: 'Gå til {site}',
    ignore: 'Vil du svare? Skriv til kundeservice. Vi ber aldri om passordet ditt.',
  },
  mail_corrected: {
    subject: 'Den nye e-postadressen din hos {site}',
    body: 'Vi har rettet adressen til kontoen din, slik du ønsket. Fra nå av logger du inn med denne adressen. Passordet er det samme.',
    button: 'Gå til innlogging',
    ignore: 'Har du ingen konto her? Skriv til kundeservice.',
  },
  cases_urgent: {
    subject: '{stage, select, overdue {Fristen er ute} other {Haster}}: {n, plural, one {# sak} other {# saker}} på {site}',
    body: '{stage, select, arrived {Nytt og haster} half {Halve fristen har gått} other {Fristen er ute}}: {numbers}.',
    button: 'Åpne sakene',
  },
  debit_notice: {
    subject: '{until} trekker vi {amount}',
    body: 'Takk for bestillingen. {until} trekker vi {amount} fra kontoen din {account}. Sørg for dekning innen da.',
    button: 'Se bestillingen',
    details: 'Bestilling {order}. Mandatreferanse: {reference}. Kreditor-ID: {creditor}.',
    ignore: 'Har du ikke bestilt dette? Skriv til oss med en gang.',
  },
  debit_moved: {
    subject: 'Senere: {until} trekker vi {amount}',
    body: 'Trekket vi varslet fra kontoen din {account}, kommer senere: Vi trekker {amount} {until}, ikke den dagen vi først oppga. Sørg for dekning innen da.',
    button: 'Se bestillingen',
  },
  order_confirmation: {
    subject: 'Bestillingen din {order} er bekreftet',
    body: 'Takk for kjøpet. Denne e-posten bekrefter avtalen du inngikk med oss {at}. Ta vare på den.',
    bought: 'Kjøpt: {item}. Totalpris: {amount}, hvorav {vat} merverdiavgift ({rate}).',
    trader: 'Avtaleparten din: {trader}.',
    consent: 'Før kjøpet samtykket du: «{consent}»',
    attached: 'Vedlagt: fakturaen din {invoice} og vilkårene våre. Opplysningene om angrerett og angreskjemaet står lenger ned.',
    button: 'Se bestillingen',
  },
  order_placed: {
    subject: 'Vi har mottatt bestillingen din {order}',
    body: 'Vi har mottatt bestillingen din fra {at}: {item} for {amount}. Så snart betalingen er kommet, aktiverer vi alt og sender deg bekreftelsen på avtalen med fakturaen.',
    button: 'Se bestillingen',
    ignore: 'Har du ikke bestilt dette? Skriv til oss med en gang.',
  },
  withdrawal: {
    subject: 'Vi har mottatt angremeldingen din {number}',
    body: 'Vi mottok angremeldingen din {at}, og det er det tidspunktet som teller. Navn: {name}. Bestilling: {order}. {step, select, confirm {Trykk på «Det var meg» på neste side, så går vi videre med en gang. Ellers går vi videre etter en dag. Er bestillingsnummeret ikke fullstendig, leter en av oss fram kjøpet. } other {}}Det du ikke har brukt, får du tilbake på samme måte som du betalte, innen 14 dager. Ta vare på denne e-posten.',
    button: '{step, select, confirm {Fortsett} other {Gå til {site}}}',
    ignore:
      '{step, select, confirm {Har du ikke angret noe? Si fra via den samme lenken.} other {Har du ikke angret noe? Skriv til oss med en gang.}}',
  },
  cancellation: {
    subject: 'Vi har mottatt oppsigelsen din {number}',
    body: 'Vi mottok oppsigelsen din {at}. Navn: {name}. Bestilling: {order}. {ends, select, at_once {Tidsbegrenset Premium avsluttes med en gang. Det du har betalt for dager som ikke har begynt, får du tilbake på samme måte som du betalte, innen 14 dager.} other {Tidsbegrenset Premium avsluttes automatisk på den siste dagen, ingenting fornyes.}} Har Premium ingen sluttdato, ser en av oss på det og skriver til deg. {step, select, confirm {Trykk på «Det var meg» på neste side, så går vi videre med en gang, ellers etter en dag. } other {}}Ta vare på denne e-posten.',
    button: '{step, select, confirm {Fortsett} other {Gå til {site}}}',
    ignore:
      '{step, select, confirm {Har du ikke sagt opp noe? Si fra via den samme lenken.} other {Har du ikke sagt opp noe? Skriv til oss med en gang.}}',
  },
  withdrawal_owner: {
    subject: 'Var det deg? {what, select, cancellation {Oppsigelse} other {Angremelding}} {number}',
    body: '{at} mottok vi en {what, select, cancellation {oppsigelse} other {angremelding}} om et kjøp på kontoen din, sendt {step, select, deny {uten innlogging} other {med en annen e-postadresse}}. Navn: {from}. Bestilling: {order}. {step, select, deny {Var det ikke deg, si fra innen {until}: ett klikk, og alt blir som det er. Hører vi ikke noe, går vi videre etterpå, og pengene betales tilbake på samme måte som du betalte.} other {Du var logget inn da den ble sendt.}}',
    button: '{step, select, deny {Se nærmere} other {Gå til {site}}}',
    ignore:
      '{step, select, deny {Var det deg? Da trenger du ikke å gjøre noe.} other {Var det ikke deg? Bytt passord med en gang og skriv til oss.}}',
  },
  withdrawal_ended: {
    subject:
      '{result, select, refunded {Pengene dine er på vei} denied {Ikke gjennomført} words {Behandlet} other {Ingenting å betale tilbake}}: {number}',
    body: 'Om {number} (bestilling: {order}): {result, select, refunded {{sum, select, none {Det som var igjen av kjøpet,} other {{sum}}} betales tilbake på samme måte som det ble betalt. Det kan ta noen dager.} late {Da meldingen din kom fram, var fristen gått ut. Derfor kan vi ikke betale noe tilbake.} used {Det er ingenting igjen av kjøpet, alt er brukt. Derfor er det ingenting å betale tilbake.} returned {Pengene for kjøpet er allerede betalt tilbake. Det er ikke mer å betale tilbake.} not_paid {Kjøpet ble ikke betalt, så det er ingenting å betale tilbake. Kommer det likevel en betaling, sender vi den tilbake med en gang.} denied {Fra kontoens egen adresse har vi hørt at det var noen andre. Derfor har vi ikke endret noe.} other {{words}}}',
    button: 'Gå til {site}',
    ignore: 'Stemmer det ikke? Skriv til oss.',
  },
  refund_paid: {
    subject: 'Betalt tilbake: {sum}, bestilling {order}',
    body: 'Vi har betalt tilbake {sum} for bestillingen din {order}, {way, select, transfer {med overføring til bankkontoen din} other {på samme måte som det ble betalt}}. Pengene er normalt framme innen {until}.',
    why: 'Hvorfor: {cause, select, asked {Du ba om det.} withdrawal {Du angret kjøpet.} cancellation {Du sa opp avtalen.} not_owed {Du betalte noe som ikke lenger var skyldig.} account_end {Kontoen din er avsluttet, og du får tilbake det du har kjøpt og ikke brukt.} words {«{words}»} other {Det har vi bestemt.}}',
    reversal: 'Vedlagt: kreditnota {reversal}.',
    button: '{cause, select, account_end {Gå til {site}} other {Se bestillingen}}',
    ignore: 'Er ikke pengene framme da? Skriv til oss og nevn bestilling {order}.',
  },
  refund_returned: {
    subject: 'Refusjonen for {order} kom ikke fram',
    body: 'Vi ville betale tilbake {sum} for bestillingen din {order}, men pengene kom ikke fram og er hos oss igjen. {left, select, back {Kredittene eller dagene er tilbake på kontoen din: Bruk dem, eller returner dem på nytt. Fristen begynner på nytt.} other {De er fortsatt dine. Vi finner en annen måte.}}',
    button: '{left, select, back {Se bestillingen} other {Gå til {site}}}',
    ignore: 'Har du fått nye bankopplysninger? Skriv til oss.',
  },
  withdrawal_waits: {
    subject: '{n, plural, one {# ubehandlet erklæring} other {# ubehandlede erklæringer}} hos {site}: innen {until}',
    body: '{stage, select, arrived {Ikke noe program finner kjøpet til disse angremeldingene eller oppsigelsene: {numbers}.} waiting {Ubehandlet i tre dager: {numbers}.} other {Ubehandlet i ti dager, og fristen går snart ut: {numbers}.}} Det som skal betales tilbake, må være betalt innen {until}.',
    button: 'Gå til {site}',
    how: 'npm run books -- --open viser hva det gjelder og hva som må gjøres.',
  },
  photo_reminder: {
    subject: 'Profilen din hos {site} mangler et bilde',
    body: 'Med et bilde ser andre med en gang hvem de skriver til. Ett er nok til å begynne med, og du kan bytte det når du vil.',
    button: 'Legg til bilde',
  },
  new_conversation: {
    subject: '{from} har skrevet til deg',
    body: '{from} vil bli kjent med deg. Les meldingen, og svar hvis du har lyst.',
    button: 'Les meldingen',
  },
  new_messages: {
    subject:
      '{messages, plural, one {Ny melding} other {# nye meldinger}} fra {members, plural, offset:1 =1 {{from}} one {{from} og én til} other {{from} og # andre}}',
    body: '{messages, plural, one {En ny melding venter} other {# nye meldinger venter}} på deg. Stikk innom når det passer deg.',
    button: '{messages, plural, one {Les meldingen} other {Les meldingene}}',
  },
  new_likes: {
    subject: '{likes, plural, offset:1 =1 {{from}} one {{from} og én til} other {{from} og # andre}} liker deg',
    body: '{likes, plural, one {En ny like venter} other {# nye likes venter}} på deg. Se om du føler det samme.',
    button: '{likes, plural, one {Se din nye like} other {Se dine nye likes}}',
  },
  unread_reminder: {
    subject: '{messages, plural, one {En melding fra {from} venter} other {# meldinger venter}} fortsatt på deg',
    body: 'Du har fortsatt {messages, plural, one {en ulest melding fra {from}} other {# uleste meldinger, den nyeste fra {from}}}. Du trenger ikke svare; vi ville bare at du ikke skulle gå glipp av noe.',
    button: '{messages, plural, one {Les meldingen} other {Les meldingene}}',
  },
  unnamed: {
    new_conversation: { subject: 'Noen har skrevet til deg', body: 'Noen vil bli kjent med deg. Les meldingen, og svar hvis du har lyst.' },
    new_messages: { subject: '{messages, plural, one {En ny melding} other {# nye meldinger}} til deg' },
    new_likes: { subject: '{likes, plural, one {Noen liker deg} other {# personer liker deg}}' },
    unread_reminder: {
      subject: '{messages, plural, one {En melding venter} other {# meldinger venter}} fortsatt på deg',
      body: 'Du har fortsatt {messages, plural, one {en ulest melding} other {# uleste meldinger}}. Du trenger ikke svare; vi ville bare at du ikke skulle gå glipp av noe.',
    },
  },
  weekly_update: {
    subject: 'Uken din på {site}',
    body: 'Dette er nytt for deg:',
    members: '{members, plural, one {# nytt medlem som passer til søket ditt} other {# nye medlemmer som passer til søket ditt}}',
    likes: '{likes, plural, one {# like du ikke har sett ennå} other {# likes du ikke har sett ennå}}',
    messages: '{messages, plural, one {# ulest melding} other {# uleste meldinger}}',
    button: 'Se deg rundt',
  },
  footer: {
    copy_link: 'Virker ikke knappen? Åpne denne adressen i nettleseren:',
    reason: 'Du får denne e-posten fordi e-postadressen din ble oppgitt hos {site}.',
    reason_notification: 'Du får denne e-posten fordi du er medlem av {site} og har slått på slike e-poster.',
    unsubscribe: 'Meld deg av slike e-poster',
    settings: 'Administrer varsler',
    support: 'Spørsmål? Skriv til oss: {email}',
  },
} satisfies Messages;
