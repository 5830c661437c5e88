import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Hej {name}',
  hello: 'Hej',
  link_hours: 'Linket virker i {hours, plural, one {# time} other {# timer}} og kun én gang.',
  activation: {
    subject: 'Bekræft din e-mailadresse hos {site}',
    body: 'Dejligt, at du er her. Der mangler kun ét klik: Bekræft din e-mailadresse, så bliver din profil synlig, og andre kan svare dig.',
    button: 'Bekræft e-mailadresse',
    ignore: 'Har du ikke oprettet en konto? Så kan du bare slette denne mail: Hvis du ikke klikker, bliver profilen ikke synlig.',
  },
  activation_reminder: {
    subject: 'Din profil hos {site} er ikke synlig endnu',
    body: 'Du har oprettet en konto, men endnu ikke bekræftet din e-mailadresse. Indtil du gør det, kan ingen se din profil eller svare dig. Der skal kun ét klik til.',
    button: 'Bekræft e-mailadresse',
    ignore:
      'Har du ikke oprettet en konto, eller har du ombestemt dig? Så behøver du ikke gøre noget: Hvis du ikke klikker, bliver profilen ikke synlig.',
  },
  known_address: {
    subject: 'Du har allerede en konto hos {site}',
    body: 'Nogen har lige oplyst denne e-mailadresse hos os for at oprette en ny konto eller for at ændre adressen på en konto. Måske var det dig: Du har allerede en konto med denne adresse og kan bare logge ind.',
    button: 'Log ind',
    ignore: 'Var det ikke dig? Så behøver du ikke gøre noget. Din konto er uændret, og ingen har fået adgang.',
  },
  deleted_address: {
    subject: 'Din slettede konto hos {site}',
    body: 'Nogen har lige oplyst denne e-mailadresse hos os. Den hører til en konto, der er slettet, men som du stadig kan gendanne indtil {until}: Log ind med din gamle adgangskode. Vil du hellere begynde helt forfra, så skriv til vores kundeservice.',
    button: 'Log ind',
    ignore: 'Var det ikke dig? Så behøver du ikke gøre noget. Kontoen er stadig slettet, og ingen har fået adgang.',
  },
  password_reset: {
    subject: 'Ny adgangskode til {site}',
    body: 'Vil du vælge en ny adgangskode? Det gør du her. Bagefter bliver du logget ud på alle enheder og logger ind med den nye adgangskode.',
    button: 'Vælg ny adgangskode',
    ignore: 'Har du ikke bedt om det? Så kan du bare slette denne mail: Hvis du ikke klikker, sker der intet med din adgangskode.',
  },
  staff_invited: {
    subject: 'Kom med i teamet bag {site}',
    body: 'Du er inviteret til teamet bag {site}. Åbn linket, vælg dit navn, og opret en adgangsnøgle eller en adgangskode med kode-app.',
    button: 'Tag imod invitationen',
    ignore: 'Kender du ikke til det? Så kan du bare slette denne mail: Uden dig bliver der ikke oprettet nogen adgang.',
  },
  staff_access: {
    subject: 'Adgang til teamet bag {site}: {person}',
    body: '{what, select, reset {Nøglerne til {person} er slettet, fordi to på teamet har godkendt det.} reset_by_command {Nøglerne til {person} er slettet med en kommando på serveren.} other {{person} er inviteret til teamet som ejer med en kommando på serveren.}} Det står i loggen.',
    button: 'Gå til teamet',
    ignore: 'Kender du ikke til det? Så tal med de andre med det samme, og afslut adgangen.',
  },
  staff_request_ended: {
    subject: 'Din anmodning {id} på {site}',
    body: '{how, select, lapsed {Din anmodning {id} er udløbet: Ingen svarede inden for et døgn.} other {Din anmodning {id} blev afvist.}} Der er ikke udført noget.',
    button: 'Se anmodningen',
  },
  staff_log_head: {
    subject: 'Slutningen af loggen for {site}, nr. {n}',
    body: 'Sådan slutter loggen i nat: nr. {n}, hash {hash}, underskrift {signature}. Gem denne mail. Mangler der senere noget, kan det ses ud fra den.',
    button: 'Gå til loggen',
  },
  staff_log_broken: {
    subject: 'Noget er ændret i loggen for {site}',
    body: 'Kontrollen af loggen fandt et brud ved nr. {n}: Nogen har ændret noget direkte i databasen. Alt kører videre. Lad databasen være, som den er, indtil I ved, hvad der er sket.',
    button: 'Gå til loggen',
  },
  books_open: {
    subject: 'Bøgerne for {site} har brug for dig',
    body: '{n, plural, =0 {Ingen afvigelser er åbne} one {Der er én åben afvigelse mellem bøgerne og banken} other {Der er # åbne afvigelser mellem bøgerne og banken}}{wrong, plural, =0 {} one {, og én ligning går ikke op} other {, og # ligninger går ikke op}}. Vi minder dig om det én gang om dagen, indtil alt er lukket.',
    button: 'Åbn bøgerne',
  },
  password_changed: {
    subject: 'Din adgangskode til {site} er ændret',
    body: 'Adgangskoden til din konto er lige blevet ændret, {ended, select, all {og du er logget ud på alle enheder} other {og dine andre enheder er logget ud}}. Hvis det var dig, behøver du ikke gøre mere.',
    button: 'Det var ikke mig',
    ignore: 'Var det ikke dig? Så brug knappen til at vælge en ny adgangskode med det samme, og skriv til os.',
  },
  factor_changed: {
    subject: 'Dit login hos {site} er ændret',
    body: '{what, select, passkey_added {Din konto har fået en ny adgangsnøgle.} passkey_removed {En adgangsnøgle er fjernet fra din konto.} authenticator_on {Vi beder nu om en kode efter adgangskoden.} authenticator_off {Vi beder ikke længere om en kode efter adgangskoden.} other {Din konto har fået nye gendannelseskoder, og de gamle gælder ikke længere.}} Var det dig, behøver du ikke gøre mere.',
    button: 'Se indstillinger',
    ignore: 'Var det ikke dig? Skift din adgangskode med det samme, og skriv til os.',
  },
  mail_change: {
    subject: 'Bekræft din nye e-mailadresse hos {site}',
    body: 'Kun ét klik mere, så hører denne e-mailadresse til din konto. Fra da af logger du ind med den og får vores mails her.',
    button: 'Bekræft ny adresse',
    ignore: 'Ville du ikke ændre noget? Så kan du bare slette denne mail: Hvis du ikke klikker, bliver alt, som det er.',
  },
  mail_changed: {
    subject: 'Din e-mailadresse hos {site} er ændret',
    body: 'Din konto har nu adressen {email}. Du får ikke flere mails fra os på denne adresse.',
    button: 'Det var ikke mig',
    ignore: 'Var det ikke dig? Så skriv til os med det samme via knappen, så vi kan beskytte din konto.',
  },
  site_closes: {
    subject: '{site} lukker den {until}',
    body: '{site} lukker den {until}. Indtil da kan du skrive videre, hente dine data og slette din konto. Det er ikke længere muligt at oprette en konto eller købe noget. Din konto flyttes ikke til en anden side.',
    button: 'Tag mine data med',
    money:
      'Købte credits, der er tilbage til den tid, betaler vi tilbage på samme måde, som du betalte. Du skal ikke gøre noget. Vi gemmer dine fakturaer, så længe loven kræver det.',
  },
  terms_changed: {
    subject: 'Nye vilkår på {site} fra {begins}',
    body: 'Vi ændrer vilkårene på {site}. De nye gælder fra {begins}. {asks, select, yes {Derefter spørger vi dig ved dit næste besøg, om du er enig.} other {Du skal ikke gøre noget.}}',
    what: 'Det ændrer sig:',
    button: 'Læs de nye vilkår',
    rights:
      'Du kan til enhver tid slette din konto i indstillingerne. Købte credits, du ikke har brugt, betaler vi så tilbage. Dine data kan du hente først.',
  },
  deletion: {
    subject: 'Din konto hos {site} er slettet',
    body: 'Fra nu af kan ingen se din profil. Du kan nå at ombestemme dig indtil {until}: Bare log ind, så er alt tilbage. Derefter sletter vi dine data endeligt; kun fakturaoplysninger skal vi gemme længere.',
    button: 'Gendan konto',
    ignore: 'Var det ikke dig? Så gendan din konto, og skift adgangskode med det samme.',
  },
  restored: {
    subject: 'Velkommen tilbage til {site}',
    body: 'Din konto er tilbage, og alt er, som du forlod det.',
    button: 'Se dig omkring',
    ignore: 'Var det ikke dig? Så skift adgangskode med det samme, og skriv til os.',
  },
  data_export: {
    subject: 'Dine data fra {site} er klar',
    body: 'Du har bedt om dine data. Her er de i én ZIP-fil: alt, hvad vi har gemt om dig, sammen med dine billeder.',
    button: 'Hent data',
    expiry: 'Filen kan hentes indtil {until}, og kun af dig: Du skal være logget ind.',
    ignore: 'Har du ikke bedt om noget? Så skift adgangskode med det samme, og skriv til os.',
  },
  complaint: {
    subject: 'Vi har modtaget din klage {number}',
    body: 'Tak, fordi du skrev til os. Din klage har nummer {number}. Vi ser på den og svarer dig på denne adresse.',
    button: 'Gå til {site}',
    ignore: 'Har du ikke skrevet til os? Så kan du bare slette denne mail.',
  },
  notice: {
    subject: 'Vi har modtaget din indberetning {number}',
    body: 'Tak for din indberetning. Den har nummer {number}. Vi ser på den og træffer afgørelse senest {until}. Vi sender afgørelsen og begrundelsen til denne adresse.',
    button: 'Gå til {site}',
    ignore: 'Har du ikke indberettet noget? Så kan du bare slette denne mail.',
  },
  notice_arrived: {
    subject: 'Indberetning {number}: afgøres senest {until}',
    body: 'Der er kommet en indberetning efter artikel 16 i DSA på {site}. Den har nummer {number} og skal afgøres senest {until}. Indhold og beviser ligger i databasen.',
    button: 'Gå til {site}',
  },
  notice_due: {
    subject: 'Snart frist: indberetning {number}, senest {until}',
    body: 'Fristen for indberetning {number} på {site} udløber snart: Den skal være afgjort senest {until}. Er det allerede sket, er der ikke mere at gøre.',
    button: 'Gå til {site}',
  },
  decision: {
    subject: 'Vores afgørelse {number}',
    body: 'Vi har truffet en afgørelse om din konto hos {site}. Nedenfor og på afgørelsens side kan du læse, hvad der gælder, hvorfor, og hvordan du klager.',
    button: 'Se afgørelsen',
  },
  appeal_received: {
    subject: 'Vi har modtaget din klage: afgørelse {number}',
    body: 'Vi har modtaget din klage over afgørelsen {number}. En anden person læser det hele igen og svarer dig skriftligt, senest den {until}.',
    button: 'Se status',
  },
  appeal_decided: {
    subject: 'Svar på din klage: afgørelse {number}',
    body: 'Vi har behandlet din klage over afgørelsen {number}. {outcome, select, restore {Du havde ret: Vi har ophævet den.} other {Vi fastholder den.}} Hele svaret står nedenfor.',
    button: 'Se svaret',
  },
  report_decided: {
    subject: 'Din indberetning {number}: vores afgørelse',
    body: 'Tak for din indberetning {number}. {outcome, select, acted {Vi har undersøgt den og handlet. Hvad vi præcis har gjort, vedrører en anden, så det siger vi ikke.} other {Vi har undersøgt den og ikke fundet noget, der bryder vores regler eller loven. Ser du anderledes på det, kan du klage indtil den {until}.}} Et menneske har truffet afgørelsen. {warning, select, yes {Det er mindst den anden indberetning fra dig inden for 30 dage, hvor vi ikke har fundet nogen overtrædelse. Sker det igen, sætter vi dine indberetninger til side i 30 dage: Så udløser de ikke alene nogen undersøgelse. Indberetninger om personer, der kan være under 18 år, og om seksuelt indhold undersøger vi altid.} other {}}',
    button: 'Se afgørelsen',
  },
  report_reviewed: {
    subject: 'Din indberetning {number}: undersøgt igen',
    body: 'Efter din indberetning {number} havde vi handlet. Det blev der klaget over, og en anden har undersøgt det hele igen: Det var ikke en overtrædelse, så vores første afgørelse gælder ikke længere. Du har ikke gjort noget forkert. Sker der noget nyt, så indberet det igen.',
    button: 'Se afgørelsen',
  },
  fraud_warning: {
    subject: 'Vær forsigtig: En profil var svindel',
    body: 'Vi har fjernet profilen ”{from}” på grund af svindel. Du havde fået beskeder derfra. {credits, plural, =0 {Det har ikke kostet dig nogen credits.} one {Den credit, du har brugt på den, har du fået tilbage.} other {De # credits, du har brugt på den, har du fået tilbage.}} Du har ikke gjort noget forkert.',
    button: 'Se dine samtaler',
    todo: 'Send ikke penge, koder eller legitimation, heller ikke på andre måder. Har du allerede betalt noget, så ring straks til din bank, og gå til politiet. Gem beskederne.',
    help: 'Her finder du hjælp: {help}',
  },
  case_answer: {
    subject: 'Svar på {number}',
    body: 'Her er vores svar på {number}:',
    button: 'Gå til {site}',
    again: 'Har du mere at tilføje? Skriv til os, og oplys nummeret {number}.',
  },
  staff_message: {
    subject: 'Besked fra {site}',
    body: 'Vi skriver til dig om din konto:',
    button: 'Gå til {site}',
    ignore: 'Vil du svare? Skriv til vores kundeservice. Vi beder aldrig om din adgangskode.',
  },
  mail_corrected: {
    subject: 'Din nye e-mailadresse hos {site}',
    body: 'Vi har rettet adressen på din konto, som du ønskede. Fra nu af logger du ind med denne adresse. Din adgangskode er den samme.',
    button: 'Gå til login',
    ignore: 'Har du ikke en konto her? Så skriv til vores kundeservice.',
  },
  cases_urgent: {
    subject: '{stage, select, overdue {Fristen er overskredet} other {Haster}}: {n, plural, one {# sag} other {# sager}} på {site}',
    body: '{stage, select, arrived {Nyt og haster} half {Halvdelen af fristen er gået} other {Fristen er udløbet}}: {numbers}.',
    button: 'Åbn sagerne',
  },
  debit_notice: {
    subject: 'Den {until} trækker vi {amount}',
    body: 'Tak for din bestilling. Den {until} trækker vi {amount} fra din konto {account}. Sørg for, at der er dækning.',
    button: 'Se bestillingen',
    details: 'Bestilling {order}. Mandatreference: {reference}. Kreditor-id: {creditor}.',
    ignore: 'Har du ikke bestilt noget? Så skriv til os med det samme.',
  },
  debit_moved: {
    subject: 'Senere: den {until} trækker vi {amount}',
    body: 'Den varslede betaling fra din konto {account} kommer senere: Vi trækker {amount} den {until}, ikke den dag, vi først oplyste. Sørg for, at der er dækning.',
    button: 'Se bestillingen',
  },
  order_confirmation: {
    subject: 'Din bestilling {order} er bekræftet',
    body: 'Tak for dit køb. Denne mail bekræfter den aftale, du indgik med os den {at}. Gem den.',
    bought: 'Købt: {item}. Samlet pris: {amount}, heraf {vat} moms ({rate}).',
    trader: 'Din aftalepart: {trader}.',
    consent: 'Før købet gav du dit samtykke: ”{consent}”',
    attached: 'Vedhæftet: din faktura {invoice} og vores vilkår. Vejledningen om fortrydelsesret og standardformularen står længere nede.',
    button: 'Se bestillingen',
  },
  order_placed: {
    subject: 'Vi har modtaget din bestilling {order}',
    body: 'Vi har modtaget din bestilling den {at}: {item} for {amount}. Så snart betalingen er kommet, aktiverer vi det hele og sender dig bekræftelsen på aftalen med fakturaen.',
    button: 'Se bestillingen',
    ignore: 'Har du ikke bestilt noget? Så skriv til os med det samme.',
  },
  withdrawal: {
    subject: 'Vi har modtaget din fortrydelse {number}',
    body: 'Vi modtog din fortrydelse den {at}, og det er det tidspunkt, der tæller. Navn: {name}. Bestilling: {order}. {step, select, confirm {Tryk på ”Det var mig” på næste side, så går vi videre med det samme. Ellers går vi videre efter en dag. Er bestillingsnummeret ikke fuldstændigt, finder en af os købet. } other {}}Det, du ikke har brugt, betaler vi tilbage på samme måde, som du betalte, senest om 14 dage. Gem denne mail.',
    button: '{step, select, confirm {Fortsæt} other {Gå til {site}}}',
    ignore:
      '{step, select, confirm {Har du ikke fortrudt noget? Så sig til via det samme link.} other {Har du ikke fortrudt noget? Så skriv til os med det samme.}}',
  },
  cancellation: {
    subject: 'Vi har modtaget din opsigelse {number}',
    body: 'Vi modtog din opsigelse den {at}. Navn: {name}. Bestilling: {order}. {ends, select, at_once {Tidsbegrænset Premium slutter med det samme. Det, du har betalt for dage, der ikke er begyndt, får du tilbage på samme måde, som du betalte, senest om 14 dage.} other {Tidsbegrænset Premium udløber automatisk på den sidste dag, intet fornyes.}} Har dit Premium ingen slutdato, ser en af os på det og skriver til dig. {step, select, confirm {Tryk på ”Det var mig” på næste side, så går vi videre med det samme, ellers efter en dag. } other {}}Gem denne mail.',
    button: '{step, select, confirm {Fortsæt} other {Gå til {site}}}',
    ignore:
      '{step, select, confirm {Har du ikke sagt noget op? Så sig til via det samme link.} other {Har du ikke sagt noget op? Så skriv til os med det samme.}}',
  },
  withdrawal_owner: {
    subject: 'Var det dig? {what, select, cancellation {Opsigelse} other {Fortrydelse}} {number}',
    body: 'Den {at} modtog vi en {what, select, cancellation {opsigelse} other {fortrydelse}} af et køb på din konto, sendt {step, select, deny {uden login} other {med en anden e-mailadresse}}. Navn: {from}. Bestilling: {order}. {step, select, deny {Var det ikke dig, så sig til senest {until}: ét klik, og alt bliver, som det er. Hører vi ikke noget, går vi videre derefter, og pengene betales tilbage på samme måde, som du betalte.} other {Du var logget ind, da den blev sendt.}}',
    button: '{step, select, deny {Se nærmere} other {Gå til {site}}}',
    ignore:
      '{step, select, deny {Var det dig? Så behøver du ikke gøre noget.} other {Var det ikke dig? Så skift adgangskode med det samme, og skriv til os.}}',
  },
  withdrawal_ended: {
    subject:
      '{result, select, refunded {Dine penge er på vej} denied {Ikke gennemført} words {Behandlet} other {Intet at betale tilbage}}: {number}',
    body: 'Om {number} (bestilling: {order}): {result, select, refunded {{sum, select, none {Det, der var tilbage af købet,} other {{sum}}} betales tilbage på samme måde, som der blev betalt. Det kan tage et par dage.} late {Da din meddelelse nåede os, var fristen udløbet. Derfor kan vi ikke betale noget tilbage.} used {Der er ikke noget tilbage af købet, alt er brugt. Derfor er der intet at betale tilbage.} returned {Pengene for købet er allerede gået tilbage. Der er ikke mere at betale tilbage.} not_paid {Købet blev ikke betalt, så der er intet at betale tilbage. Kommer der alligevel en betaling, sender vi den straks tilbage.} denied {Fra kontoens egen adresse har vi hørt, at det var en anden. Derfor har vi ikke ændret noget.} other {{words}}}',
    button: 'Gå til {site}',
    ignore: 'Passer det ikke? Så skriv til os.',
  },
  refund_paid: {
    subject: 'Betalt tilbage: {sum}, bestilling {order}',
    body: 'Vi har betalt {sum} tilbage for din bestilling {order}, {way, select, transfer {ved overførsel til din bankkonto} other {på samme måde, som der blev betalt}}. Pengene er normalt fremme senest den {until}.',
    why: 'Hvorfor: {cause, select, asked {Du bad om det.} withdrawal {Du fortrød købet.} cancellation {Du opsagde aftalen.} not_owed {Du betalte noget, der ikke længere var skyldigt.} account_end {Din konto er lukket, og du får det tilbage, du har købt og ikke brugt.} words {”{words}”} other {Det har vi besluttet.}}',
    reversal: 'Vedhæftet: kreditnota {reversal}.',
    button: '{cause, select, account_end {Gå til {site}} other {Se bestillingen}}',
    ignore: 'Er pengene ikke kommet til den tid? Skriv til os, og nævn bestilling {order}.',
  },
  refund_returned: {
    subject: 'Kom ikke frem: tilbagebetaling for {order}',
    body: 'Vi ville betale {sum} tilbage for din bestilling {order}, men pengene kom ikke frem og er hos os igen. {left, select, back {Dine credits eller dage er tilbage på din konto: Brug dem, eller returner dem igen. Fristen begynder forfra.} other {De er stadig dine. Vi finder en anden måde.}}',
    button: '{left, select, back {Se bestillingen} other {Gå til {site}}}',
    ignore: 'Har du fået nye bankoplysninger? Så skriv til os.',
  },
  withdrawal_waits: {
    subject: '{n, plural, one {# ubehandlet erklæring} other {# ubehandlede erklæringer}} hos {site}: senest {until}',
    body: '{stage, select, arrived {Disse fortrydelser eller opsigelser kan intet program finde købet til: {numbers}.} waiting {Ubehandlet i tre dage: {numbers}.} other {Ubehandlet i ti dage, og fristen er næsten udløbet: {numbers}.}} Det, der skal betales tilbage, skal være betalt senest {until}.',
    button: 'Gå til {site}',
    how: 'npm run books -- --open viser, hvad det drejer sig om, og hvad der skal gøres.',
  },
  photo_reminder: {
    subject: 'Din profil hos {site} mangler et billede',
    body: 'Med et billede kan andre straks se, hvem de skriver til. Ét er nok til at begynde med, og du kan altid skifte det ud.',
    button: 'Tilføj billede',
  },
  new_conversation: {
    subject: '{from} har skrevet til dig',
    body: '{from} vil gerne lære dig at kende. Læs beskeden, og svar, hvis du har lyst.',
    button: 'Læs beskeden',
  },
  new_messages: {
    subject:
      '{messages, plural, one {Ny besked} other {# nye beskeder}} fra {members, plural, offset:1 =1 {{from}} one {{from} og én til} other {{from} og # andre}}',
    body: '{messages, plural, one {En ny besked venter} other {# nye beskeder venter}} på dig. Kig ind, når det passer dig.',
    button: '{messages, plural, one {Læs beskeden} other {Læs beskederne}}',
  },
  new_likes: {
    subject: '{likes, plural, offset:1 =1 {{from}} one {{from} og én til} other {{from} og # andre}} kan lide dig',
    body: '{likes, plural, one {Et nyt like venter} other {# nye likes venter}} på dig. Se, om du har det på samme måde.',
    button: '{likes, plural, one {Se dit like} other {Se dine likes}}',
  },
  unread_reminder: {
    subject: '{messages, plural, one {En besked fra {from} venter} other {# beskeder venter}} stadig på dig',
    body: 'Du har stadig {messages, plural, one {en ulæst besked fra {from}} other {# ulæste beskeder, den nyeste fra {from}}}. Du behøver ikke svare; vi ville bare sikre os, at du ikke gik glip af noget.',
    button: '{messages, plural, one {Læs beskeden} other {Læs beskederne}}',
  },
  unnamed: {
    new_conversation: {
      subject: 'Nogen har skrevet til dig',
      body: 'Nogen vil gerne lære dig at kende. Læs beskeden, og svar, hvis du har lyst.',
    },
    new_messages: { subject: '{messages, plural, one {En ny besked} other {# nye beskeder}} til dig' },
    new_likes: { subject: '{likes, plural, one {En person kan lide dig} other {# personer kan lide dig}}' },
    unread_reminder: {
      subject: '{messages, plural, one {En besked venter} other {# beskeder venter}} stadig på dig',
      body: 'Du har stadig {messages, plural, one {en ulæst besked} other {# ulæste beskeder}}. Du behøver ikke svare; vi ville bare sikre os, at du ikke gik glip af noget.',
    },
  },
  weekly_update: {
    subject: 'Din uge på {site}',
    body: 'Nyt til dig:',
    members: '{members, plural, one {# nyt medlem, der passer til din søgning} other {# nye medlemmer, der passer til din søgning}}',
    likes: '{likes, plural, one {# like, du ikke har set endnu} other {# likes, du ikke har set endnu}}',
    messages: '{messages, plural, one {# ulæst besked} other {# ulæste beskeder}}',
    button: 'Se dig omkring',
  },
  footer: {
    copy_link: 'Virker knappen ikke? Åbn denne adresse i din browser:',
    reason: 'Du får denne mail, fordi din e-mailadresse er blevet oplyst hos {site}.',
    reason_notification: 'Du får denne mail, fordi du er medlem af {site} og har slået denne slags mails til.',
    unsubscribe: 'Afmeld denne slags mails',
    settings: 'Administrer notifikationer',
    support: 'Spørgsmål? Skriv til os: {email}',
  },
} satisfies Messages;
