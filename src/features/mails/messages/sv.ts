import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Hej {name}!',
  hello: 'Hej!',
  link_hours: 'Länken gäller i {hours, plural, one {# timme} other {# timmar}} och kan bara användas en gång.',
  activation: {
    subject: 'Bekräfta din e-postadress hos {site}',
    body: 'Vad kul att du är här. Bara ett klick kvar: bekräfta din e-postadress, så blir din profil synlig och andra kan svara dig.',
    button: 'Bekräfta e-postadressen',
    ignore: 'Har du inte skapat något konto? Då kan du bara radera det här mejlet: om du inte klickar blir profilen inte synlig.',
  },
  activation_reminder: {
    subject: 'Din profil hos {site} syns inte än',
    body: 'Du har skapat ett konto men inte bekräftat din e-postadress än. Tills du gör det kan ingen se din profil eller svara dig. Det räcker med ett klick.',
    button: 'Bekräfta e-postadressen',
    ignore:
      'Har du inte skapat något konto, eller har du ångrat dig? Då behöver du inte göra något: om du inte klickar blir profilen inte synlig.',
  },
  known_address: {
    subject: 'Du har redan ett konto hos {site}',
    body: 'Någon angav nyss den här e-postadressen hos oss för att skapa ett nytt konto eller för att ändra adressen till ett konto. Kanske var det du: du har redan ett konto med den här adressen och kan bara logga in.',
    button: 'Logga in',
    ignore: 'Var det inte du? Då behöver du inte göra något. Ditt konto är oförändrat och ingen har fått tillgång till det.',
  },
  deleted_address: {
    subject: 'Ditt raderade konto hos {site}',
    body: 'Någon angav nyss den här e-postadressen hos oss. Den hör till ett konto som är raderat men som du kan återställa fram till {until}: logga in med ditt tidigare lösenord. Vill du hellre börja om från början kan du skriva till vår kundservice.',
    button: 'Logga in',
    ignore: 'Var det inte du? Då behöver du inte göra något. Kontot är fortfarande raderat och ingen har fått tillgång till det.',
  },
  password_reset: {
    subject: 'Nytt lösenord till {site}',
    body: 'Vill du välja ett nytt lösenord? Det gör du här. Efteråt loggas du ut på alla enheter och loggar in med det nya lösenordet.',
    button: 'Välj nytt lösenord',
    ignore: 'Har du inte bett om det här? Då kan du bara radera mejlet: om du inte klickar händer ingenting med ditt lösenord.',
  },
  staff_invited: {
    subject: 'Välkommen till teamet bakom {site}',
    body: 'Du är inbjuden till teamet bakom {site}. Öppna länken, skriv ditt namn och skapa en lösennyckel eller ett lösenord med kodapp.',
    button: 'Tacka ja',
    ignore: 'Känner du inte till det här? Då kan du bara radera mejlet: utan dig skapas ingen åtkomst.',
  },
  staff_access: {
    subject: 'Åtkomst till teamet bakom {site}: {person}',
    body: '{what, select, reset {Nycklarna för {person} har raderats, eftersom två i teamet har godkänt det.} reset_by_command {Nycklarna för {person} har raderats med ett kommando på servern.} other {{person} har bjudits in till teamet som ägare med ett kommando på servern.}} Det står i loggen.',
    button: 'Till teamet',
    ignore: 'Känner du inte till det här? Prata med de andra direkt och avsluta åtkomsten.',
  },
  staff_request_ended: {
    subject: 'Din begäran {id} på {site}',
    body: '{how, select, lapsed {Din begäran {id} har förfallit: ingen svarade inom ett dygn.} other {Din begäran {id} avslogs.}} Inget har utförts.',
    button: 'Se begäran',
  },
  staff_log_head: {
    subject: 'Slutet av loggen för {site}, nr {n}',
    body: 'Så slutar loggen i natt: nr {n}, hash {hash}, signatur {signature}. Spara det här mejlet. Saknas något senare syns det här.',
    button: 'Till loggen',
  },
  staff_log_broken: {
    subject: 'Något har ändrats i loggen för {site}',
    body: 'Kontrollen av loggen hittade ett brott vid nr {n}: någon har ändrat något direkt i databasen. Allt fortsätter att fungera. Låt databasen vara som den är tills ni vet vad som har hänt.',
    button: 'Till loggen',
  },
  books_open: {
    subject: 'Bokföringen för {site} behöver dig',
    body: '{n, plural, =0 {Inga skillnader är öppna} one {En skillnad mellan bokföringen och banken är öppen} other {# skillnader mellan bokföringen och banken är öppna}}{wrong, plural, =0 {} one {, och en ekvation går inte ihop} other {, och # ekvationer går inte ihop}}. Vi påminner en gång om dagen tills allt är stängt.',
    button: 'Öppna bokföringen',
  },
  password_changed: {
    subject: 'Ditt lösenord till {site} har ändrats',
    body: 'Lösenordet till ditt konto ändrades nyss {ended, select, all {och du är utloggad på alla enheter} other {och dina andra enheter är utloggade}}. Var det du behöver du inte göra något mer.',
    button: 'Det var inte jag',
    ignore: 'Var det inte du? Använd då knappen för att välja ett nytt lösenord direkt och skriv till oss.',
  },
  factor_changed: {
    subject: 'Din inloggning hos {site} har ändrats',
    body: '{what, select, passkey_added {Ditt konto har fått en ny lösennyckel.} passkey_removed {En lösennyckel har tagits bort från ditt konto.} authenticator_on {Vi ber nu om en kod efter lösenordet.} authenticator_off {Vi ber inte längre om en kod efter lösenordet.} other {Ditt konto har fått nya återställningskoder, och de gamla gäller inte längre.}} Var det du behöver du inte göra något mer.',
    button: 'Visa inställningar',
    ignore: 'Var det inte du? Byt lösenord direkt och skriv till oss.',
  },
  mail_change: {
    subject: 'Bekräfta din nya e-postadress hos {site}',
    body: 'Ett klick till, så hör den här e-postadressen till ditt konto. Sedan loggar du in med den och får våra mejl hit.',
    button: 'Bekräfta ny adress',
    ignore: 'Ville du inte ändra något? Då kan du bara radera det här mejlet: om du inte klickar ändras ingenting.',
  },
  mail_changed: {
    subject: 'Din e-postadress hos {site} har ändrats',
    body: 'Nu hör adressen {email} till ditt konto. Hit får du inga fler mejl från oss.',
    button: 'Det var inte jag',
    ignore: 'Var det inte du? Skriv då till oss direkt via knappen, så att vi kan skydda ditt konto.',
  },
  site_closes: {
    subject: '{site} stänger den {until}',
    body: '{site} stänger den {until}. Fram till dess kan du skriva vidare, ladda ner dina uppgifter och radera ditt konto. Det går inte längre att gå med eller köpa något. Ditt konto flyttas inte till någon annan sajt.',
    button: 'Ta med mina uppgifter',
    money:
      'Köpta krediter som är kvar då betalar vi tillbaka på samma sätt som du betalade. Du behöver inte göra något. Dina fakturor sparar vi så länge lagen kräver det.',
  },
  terms_changed: {
    subject: 'Nya villkor för {site} från och med den {begins}',
    body: 'Vi ändrar villkoren för {site}. De nya gäller från och med den {begins}. {asks, select, yes {Därefter frågar vi vid ditt nästa besök om du godkänner dem.} other {Du behöver inte göra något.}}',
    what: 'Det här ändras:',
    button: 'Läs de nya villkoren',
    rights:
      'Du kan radera ditt konto i inställningarna när som helst. Köpta krediter som du inte har använt betalar vi då tillbaka. Dina uppgifter kan du ladda ner först.',
  },
  deletion: {
    subject: 'Ditt konto hos {site} är raderat',
    body: 'Från och med nu kan ingen se din profil. Fram till {until} kan du ångra dig: logga bara in, så är allt tillbaka. Därefter raderar vi dina uppgifter för gott; bara fakturauppgifter måste vi spara längre.',
    button: 'Återställ kontot',
    ignore: 'Var det inte du? Återställ då ditt konto och byt lösenord direkt.',
  },
  restored: {
    subject: 'Välkommen tillbaka till {site}',
    body: 'Ditt konto är tillbaka och allt är som när du lämnade det.',
    button: 'Se dig omkring',
    ignore: 'Var det inte du? Byt då lösenord direkt och skriv till oss.',
  },
  data_export: {
    subject: 'Dina uppgifter från {site} är klara',
    body: 'Du har bett om dina uppgifter. Här är de i en ZIP-fil: allt vi har sparat om dig, tillsammans med dina bilder.',
    button: 'Ladda ner uppgifterna',
    expiry: 'Filen finns kvar fram till {until}, och bara för dig: du måste vara inloggad för att hämta den.',
    ignore: 'Har du inte bett om något? Byt då lösenord direkt och skriv till oss.',
  },
  complaint: {
    subject: 'Vi har tagit emot ditt klagomål {number}',
    body: 'Tack för att du skrev till oss. Ditt klagomål har nummer {number}. Vi tittar på det och svarar dig på den här adressen.',
    button: 'Gå till {site}',
    ignore: 'Har du inte skrivit till oss? Då kan du bara radera det här mejlet.',
  },
  notice: {
    subject: 'Vi har fått din anmälan {number}',
    body: 'Tack för din anmälan. Den har nummer {number}. Vi granskar den och beslutar senast {until}. Vi skickar beslutet och skälen till den här adressen.',
    button: 'Gå till {site}',
    ignore: 'Har du inte anmält något? Då kan du bara radera det här mejlet.',
  },
  notice_arrived: {
    subject: 'Anmälan {number}: avgörs senast {until}',
    body: 'En anmälan enligt artikel 16 i DSA har kommit in på {site}. Den har nummer {number} och ska avgöras senast {until}. Innehåll och bevis finns i databasen.',
    button: 'Gå till {site}',
  },
  notice_due: {
    subject: 'Snart dags: anmälan {number}, senast {until}',
    body: 'Tidsfristen för anmälan {number} på {site} går snart ut: den ska avgöras senast {until}. Är det redan gjort finns inget mer att göra.',
    button: 'Gå till {site}',
  },
  decision: {
    subject: 'Vårt beslut {number}',
    body: 'Vi har fattat ett beslut om ditt konto hos {site}. Nedan och på beslutets sida kan du läsa vad som gäller, varför och hur du överklagar.',
    button: 'Visa beslutet',
  },
  appeal_received: {
    subject: 'Vi har fått ditt överklagande: beslut {number}',
    body: 'Vi har tagit emot ditt överklagande av beslutet {number}. En annan person läser allt på nytt och svarar dig skriftligt, senast den {until}.',
    button: 'Visa status',
  },
  appeal_decided: {
    subject: 'Svar på ditt överklagande: beslut {number}',
    body: 'Vi har prövat ditt överklagande av beslutet {number}. {outcome, select, restore {Du hade rätt: vi har upphävt det.} other {Vi står fast vid det.}} Hela svaret står nedan.',
    button: 'Visa svaret',
  },
  report_decided: {
    subject: 'Din anmälan {number}: vårt beslut',
    body: 'Tack för din anmälan {number}. {outcome, select, acted {Vi har granskat den och agerat. Vad vi gjorde rör någon annan, så det säger vi inte.} other {Vi har granskat den och inte hittat något som bryter mot våra regler eller lagen. Ser du det annorlunda kan du överklaga till den {until}.}} En människa har fattat beslutet. {warning, select, yes {Det här är minst den andra anmälan från dig inom 30 dagar där vi inte har funnit någon överträdelse. Händer det igen lägger vi dina anmälningar åt sidan i 30 dagar: då startar de ensamma ingen granskning. Anmälningar om personer som kan vara under 18 år och om sexuellt innehåll granskar vi alltid.} other {}}',
    button: 'Visa beslutet',
  },
  report_reviewed: {
    subject: 'Din anmälan {number}: granskad igen',
    body: 'Efter din anmälan {number} hade vi agerat. Det överklagades, och någon annan har granskat allt igen: det var ingen överträdelse, så vårt första beslut gäller inte längre. Du har inte gjort något fel. Händer något nytt, anmäl det igen.',
    button: 'Visa beslutet',
  },
  fraud_warning: {
    subject: 'Var försiktig: en profil var bedrägeri',
    body: 'Vi har tagit bort profilen ”{from}” på grund av bedrägeri. Du hade fått meddelanden därifrån. {credits, plural, =0 {Det har inte kostat dig några krediter.} one {Den kredit som du använde till det har du fått tillbaka.} other {De # krediter som du använde till det har du fått tillbaka.}} Du har inte gjort något fel.',
    button: 'Visa dina konversationer',
    todo: 'Skicka inga pengar, koder eller id-handlingar, inte heller på andra sätt. Har du redan betalat något, ring genast din bank och gå till polisen. Spara meddelandena.',
    help: 'Här finns hjälp: {help}',
  },
  case_answer: {
    subject: 'Svar på {number}',
    body: 'Här är vårt svar på {number}:',
    button: 'Gå till {site}',
    again: 'Är det något mer? Skriv till oss och ange numret {number}.',
  },
  staff_message: {
    subject: 'Ett meddelande från {site}',
    body: 'Vi skriver till dig om ditt konto:',
    button: 'Gå till {site}',
    ignore: 'Vill du svara? Skriv till vår kundtjänst. Vi frågar aldrig efter ditt lösenord.',
  },
  mail_corrected: {
    subject: 'Din nya e-postadress hos {site}',
    body: 'Vi har rättat adressen till ditt konto, som du ville. Från och med nu loggar du in med den här adressen. Lösenordet är detsamma.',
    button: 'Till inloggningen',
    ignore: 'Har du inget konto här? Skriv till vår kundtjänst.',
  },
  cases_urgent: {
    subject: '{stage, select, overdue {Försenat} other {Brådskande}}: {n, plural, one {# ärende} other {# ärenden}} på {site}',
    body: '{stage, select, arrived {Nytt och brådskande} half {Halva tiden har gått} other {Tiden är ute}}: {numbers}.',
    button: 'Öppna ärendena',
  },
  debit_notice: {
    subject: 'Den {until} drar vi {amount}',
    body: 'Tack för din beställning. Den {until} drar vi {amount} från ditt konto {account}. Se till att pengarna finns där.',
    button: 'Visa beställningen',
    details: 'Beställning {order}. Medgivandereferens: {reference}. Borgenärs-id: {creditor}.',
    ignore: 'Har du inte beställt det här? Skriv till oss direkt.',
  },
  debit_moved: {
    subject: 'Senare: den {until} drar vi {amount}',
    body: 'Dragningen som vi aviserade från ditt konto {account} kommer senare: vi drar {amount} den {until}, inte den dag som vi angav först. Se till att pengarna finns där.',
    button: 'Visa beställningen',
  },
  order_confirmation: {
    subject: 'Din beställning {order} är bekräftad',
    body: 'Tack för ditt köp. Det här mejlet bekräftar avtalet som du ingick med oss den {at}. Spara det.',
    bought: 'Du köpte: {item}. Totalpris: {amount}, varav {vat} moms ({rate}).',
    trader: 'Din avtalspart: {trader}.',
    consent: 'Före köpet godkände du: ”{consent}”',
    attached: 'Bifogat: din faktura {invoice} och våra villkor. Informationen om ångerrätt och ångerblanketten finns längre ner.',
    button: 'Visa beställningen',
  },
  order_placed: {
    subject: 'Vi har tagit emot din beställning {order}',
    body: 'Vi har tagit emot din beställning den {at}: {item} för {amount}. Så snart betalningen har kommit aktiverar vi allt och skickar dig bekräftelsen av avtalet med fakturan.',
    button: 'Visa beställningen',
    ignore: 'Har du inte beställt det här? Skriv till oss direkt.',
  },
  withdrawal: {
    subject: 'Vi har tagit emot ditt meddelande om ångrat köp {number}',
    body: 'Vi tog emot ditt meddelande den {at}, och det är den tidpunkten som räknas. Namn: {name}. Beställning: {order}. {step, select, confirm {Tryck på ”Det var jag” på nästa sida, så går vi vidare direkt. Annars går vi vidare efter ett dygn. Är beställningsnumret inte fullständigt letar någon av oss fram köpet. } other {}}Det du inte har använt får du tillbaka på samma sätt som du betalade, inom 14 dagar. Spara det här mejlet.',
    button: '{step, select, confirm {Fortsätt} other {Gå till {site}}}',
    ignore:
      '{step, select, confirm {Har du inte ångrat något? Säg till via samma länk.} other {Har du inte ångrat något? Skriv då till oss direkt.}}',
  },
  cancellation: {
    subject: 'Vi har tagit emot din uppsägning {number}',
    body: 'Vi tog emot din uppsägning den {at}. Namn: {name}. Beställning: {order}. {ends, select, at_once {Tidsbegränsat Premium upphör direkt. Det du har betalat för dagar som inte har börjat får du tillbaka på samma sätt som du betalade, inom 14 dagar.} other {Tidsbegränsat Premium upphör automatiskt på sin sista dag, inget förnyas.}} Har ditt Premium inget slutdatum tittar någon av oss på det och skriver till dig. {step, select, confirm {Tryck på ”Det var jag” på nästa sida, så går vi vidare direkt, annars efter ett dygn. } other {}}Spara det här mejlet.',
    button: '{step, select, confirm {Fortsätt} other {Gå till {site}}}',
    ignore:
      '{step, select, confirm {Har du inte sagt upp något? Säg till via samma länk.} other {Har du inte sagt upp något? Skriv då till oss direkt.}}',
  },
  withdrawal_owner: {
    subject: 'Var det du? {what, select, cancellation {Uppsägning} other {Ångrat köp}} {number}',
    body: 'Den {at} fick vi ett meddelande om {what, select, cancellation {uppsägning} other {ångrat köp}} för ett köp på ditt konto, skickat {step, select, deny {utan inloggning} other {med en annan e-postadress}}. Namn: {from}. Beställning: {order}. {step, select, deny {Var det inte du, säg till senast {until}: ett klick, och allt blir som det är. Hör vi inget går vi vidare därefter, och pengarna betalas tillbaka på samma sätt som du betalade.} other {Du var inloggad när det skickades.}}',
    button: '{step, select, deny {Titta närmare} other {Gå till {site}}}',
    ignore:
      '{step, select, deny {Var det du? Då behöver du inte göra något.} other {Var det inte du? Byt lösenord direkt och skriv till oss.}}',
  },
  withdrawal_ended: {
    subject:
      '{result, select, refunded {Dina pengar är på väg} denied {Inte genomfört} words {Hanterat} other {Inget att betala tillbaka}}: {number}',
    body: 'Om {number} (beställning: {order}): {result, select, refunded {{sum, select, none {Det som var kvar av köpet} other {{sum}}} betalas tillbaka på samma sätt som det betalades. Det kan ta några dagar.} late {När ditt meddelande kom fram hade tiden redan gått ut. Därför kan vi inte betala tillbaka något.} used {Det finns inget kvar av köpet, allt är använt. Därför finns det inget att betala tillbaka.} returned {Pengarna för köpet har redan betalats tillbaka. Det finns inget mer att betala tillbaka.} not_paid {Köpet betalades aldrig, så det finns inget att betala tillbaka. Kommer det ändå en betalning skickar vi tillbaka den direkt.} denied {Från kontots egen adress har vi hört att det var någon annan. Därför har vi inte ändrat något.} other {{words}}}',
    button: 'Gå till {site}',
    ignore: 'Stämmer det inte? Skriv till oss.',
  },
  refund_paid: {
    subject: 'Återbetalt: {sum}, beställning {order}',
    body: 'Vi har betalat tillbaka {sum} för din beställning {order}, {way, select, transfer {med en överföring till ditt bankkonto} other {på samma sätt som det betalades}}. Pengarna är normalt framme senast den {until}.',
    why: 'Varför: {cause, select, asked {Du bad om det.} withdrawal {Du ångrade köpet.} cancellation {Du sade upp avtalet.} not_owed {Du betalade något som inte längre var obetalt.} account_end {Ditt konto är avslutat, och du får tillbaka det som du har köpt och inte använt.} words {”{words}”} other {Det har vi bestämt.}}',
    reversal: 'Bifogad: kreditfaktura {reversal}.',
    button: '{cause, select, account_end {Gå till {site}} other {Visa beställningen}}',
    ignore: 'Har pengarna inte kommit då? Skriv till oss och nämn beställning {order}.',
  },
  refund_returned: {
    subject: 'Kom inte fram: återbetalning för {order}',
    body: 'Vi ville betala tillbaka {sum} för din beställning {order}, men pengarna kom inte fram och är hos oss igen. {left, select, back {Dina krediter eller dagar finns på ditt konto igen: använd dem, eller lämna tillbaka dem på nytt. Tiden börjar om.} other {De är fortfarande dina. Vi letar efter ett annat sätt.}}',
    button: '{left, select, back {Visa beställningen} other {Gå till {site}}}',
    ignore: 'Har du fått nya bankuppgifter? Skriv till oss.',
  },
  withdrawal_waits: {
    subject: '{n, plural, one {# öppet ärende} other {# öppna ärenden}} hos {site}: senast {until}',
    body: '{stage, select, arrived {Inget program hittar köpet till de här ångrade köpen eller uppsägningarna: {numbers}.} waiting {Öppna i tre dagar: {numbers}.} other {Öppna i tio dagar, och tiden är snart ute: {numbers}.}} Det som ska betalas tillbaka måste vara betalt senast {until}.',
    button: 'Gå till {site}',
    how: 'npm run books -- --open visar vad det gäller och vad som ska göras.',
  },
  photo_reminder: {
    subject: 'Din profil hos {site} saknar bild',
    body: 'Med en bild ser andra direkt vem de skriver till. Det räcker med en till att börja med, och du kan byta den när du vill.',
    button: 'Lägg till bild',
  },
  new_conversation: {
    subject: '{from} har skrivit till dig',
    body: '{from} vill lära känna dig. Läs meddelandet och svara om du har lust.',
    button: 'Läs meddelandet',
  },
  new_messages: {
    subject:
      '{messages, plural, one {Nytt meddelande} other {# nya meddelanden}} från {members, plural, offset:1 =1 {{from}} one {{from} och en till} other {{from} och # till}}',
    body: '{messages, plural, one {Ett nytt meddelande väntar} other {# nya meddelanden väntar}} på dig. Titta in när det passar dig.',
    button: '{messages, plural, one {Läs meddelandet} other {Läs meddelandena}}',
  },
  new_likes: {
    subject: '{likes, plural, offset:1 =1 {{from}} one {{from} och en till} other {{from} och # till}} gillar dig',
    body: '{likes, plural, one {En ny like väntar} other {# nya likes väntar}} på dig. Se efter om du känner likadant.',
    button: '{likes, plural, one {Se din like} other {Se dina likes}}',
  },
  unread_reminder: {
    subject: '{messages, plural, one {Ett meddelande från {from} väntar} other {# meddelanden väntar}} fortfarande på dig',
    body: 'Du har fortfarande {messages, plural, one {ett oläst meddelande från {from}} other {# olästa meddelanden, det senaste från {from}}}. Du behöver inte svara; vi ville bara att du inte skulle missa något.',
    button: '{messages, plural, one {Läs meddelandet} other {Läs meddelandena}}',
  },
  unnamed: {
    new_conversation: {
      subject: 'Någon har skrivit till dig',
      body: 'Någon vill lära känna dig. Läs meddelandet och svara om du har lust.',
    },
    new_messages: { subject: '{messages, plural, one {Ett nytt meddelande} other {# nya meddelanden}} till dig' },
    new_likes: { subject: '{likes, plural, one {Någon gillar dig} other {# personer gillar dig}}' },
    unread_reminder: {
      subject: '{messages, plural, one {Ett meddelande väntar} other {# meddelanden väntar}} fortfarande på dig',
      body: 'Du har fortfarande {messages, plural, one {ett oläst meddelande} other {# olästa meddelanden}}. Du behöver inte svara; vi ville bara att du inte skulle missa något.',
    },
  },
  weekly_update: {
    subject: 'Din vecka på {site}',
    body: 'Det här är nytt för dig:',
    members: '{members, plural, one {# ny medlem som matchar din sökning} other {# nya medlemmar som matchar din sökning}}',
    likes: '{likes, plural, one {# like som du inte har sett än} other {# likes som du inte har sett än}}',
    messages: '{messages, plural, one {# oläst meddelande} other {# olästa meddelanden}}',
    button: 'Se dig omkring',
  },
  footer: {
    copy_link: 'Fungerar inte knappen? Öppna den här adressen i webbläsaren:',
    reason: 'Du får det här mejlet för att din e-postadress har angetts hos {site}.',
    reason_notification: 'Du får det här mejlet för att du är medlem på {site} och har sådana mejl påslagna.',
    unsubscribe: 'Sluta få sådana mejl',
    settings: 'Hantera aviseringar',
    support: 'Frågor? Skriv till oss: {email}',
  },
} satisfies Messages;
