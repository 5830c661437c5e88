import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Hoi {name},',
  hello: 'Hoi,',
  link_hours: 'De link is {hours, plural, one {# uur} other {# uur}} geldig en werkt maar één keer.',
  activation: {
    subject: 'Bevestig je e-mailadres bij {site}',
    body: 'Fijn dat je er bent. Nog één klik: bevestig je e-mailadres, dan is je profiel zichtbaar en kunnen anderen je antwoorden.',
    button: 'E-mailadres bevestigen',
    ignore: 'Heb je geen account aangemaakt? Verwijder deze mail dan gewoon: zonder de klik wordt het profiel niet zichtbaar.',
  },
  activation_reminder: {
    subject: 'Je profiel bij {site} is nog niet zichtbaar',
    body: 'Je hebt je aangemeld, maar je e-mailadres nog niet bevestigd. Tot die tijd ziet niemand je profiel en kan niemand je antwoorden. Eén klik is genoeg.',
    button: 'E-mailadres bevestigen',
    ignore:
      'Heb je geen account aangemaakt of ben je van gedachten veranderd? Dan hoef je niets te doen: zonder de klik wordt het profiel niet zichtbaar.',
  },
  known_address: {
    subject: 'Je hebt al een account bij {site}',
    body: 'Iemand heeft net dit e-mailadres bij ons opgegeven, om zich aan te melden of om het adres van een account te wijzigen. Misschien was jij het: je hebt al een account met dit adres en kunt gewoon inloggen.',
    button: 'Inloggen',
    ignore: 'Was jij het niet? Dan hoef je niets te doen. Je account is ongewijzigd en niemand heeft toegang gekregen.',
  },
  deleted_address: {
    subject: 'Je verwijderde account bij {site}',
    body: 'Iemand heeft net dit e-mailadres bij ons opgegeven. Er hoort een account bij dat verwijderd is, maar dat je tot {until} nog kunt terughalen: log in met je oude wachtwoord. Begin je liever helemaal opnieuw, neem dan contact op met onze klantenservice.',
    button: 'Inloggen',
    ignore: 'Was jij het niet? Dan hoef je niets te doen. Het account blijft verwijderd en niemand heeft toegang gekregen.',
  },
  password_reset: {
    subject: 'Nieuw wachtwoord voor {site}',
    body: 'Wil je een nieuw wachtwoord instellen? Dat kan hier. Daarna ben je op alle apparaten uitgelogd en log je in met het nieuwe wachtwoord.',
    button: 'Nieuw wachtwoord instellen',
    ignore: 'Heb je dit niet aangevraagd? Verwijder deze mail dan gewoon: zonder de klik blijft je wachtwoord zoals het is.',
  },
  staff_invited: {
    subject: 'Kom bij het team van {site}',
    body: 'Je bent uitgenodigd voor het team van {site}. Open de link, vul je naam in en stel een passkey of een wachtwoord met code-app in.',
    button: 'Uitnodiging aannemen',
    ignore: 'Weet je hier niets van? Verwijder deze mail dan gewoon: zonder jou ontstaat er geen toegang.',
  },
  staff_access: {
    subject: 'Toegang tot het team van {site}: {person}',
    body: '{what, select, reset {De inloggegevens van {person} zijn verwijderd, omdat twee mensen uit het team dat hebben bevestigd.} reset_by_command {De inloggegevens van {person} zijn verwijderd met een commando op de server.} other {{person} is met een commando op de server als eigenaar uitgenodigd voor het team.}} Het staat in het logboek.',
    button: 'Naar het team',
    ignore: 'Weet je hier niets van? Praat dan meteen met de anderen en beëindig de toegang.',
  },
  staff_request_ended: {
    subject: 'Je verzoek {id} bij {site}',
    body: '{how, select, lapsed {Je verzoek {id} is verlopen: niemand heeft binnen een dag geantwoord.} other {Je verzoek {id} is afgewezen.}} Er is niets uitgevoerd.',
    button: 'Verzoek bekijken',
  },
  staff_log_head: {
    subject: 'Stand van het logboek van {site}, nr. {n}',
    body: 'Zo eindigt het logboek vannacht: nr. {n}, hash {hash}, handtekening {signature}. Bewaar deze mail. Ontbreekt er later iets, dan blijkt dat hieruit.',
    button: 'Naar het logboek',
  },
  staff_log_broken: {
    subject: 'Er is iets veranderd in het logboek van {site}',
    body: 'De controle van het logboek vond een breuk bij nr. {n}: iemand heeft rechtstreeks in de database iets gewijzigd. Alles draait door. Laat de database zoals die is tot jullie weten wat er is gebeurd.',
    button: 'Naar het logboek',
  },
  books_open: {
    subject: 'De boeken van {site} hebben je nodig',
    body: '{n, plural, =0 {Er staat geen verschil open} one {Er staat één verschil tussen de boeken en de bank open} other {Er staan # verschillen tussen de boeken en de bank open}}{wrong, plural, =0 {} one {, en één vergelijking klopt niet} other {, en # vergelijkingen kloppen niet}}. We herinneren je er één keer per dag aan, tot alles gesloten is.',
    button: 'Boeken openen',
  },
  password_changed: {
    subject: 'Je wachtwoord bij {site} is gewijzigd',
    body: 'Het wachtwoord van je account is net gewijzigd {ended, select, all {en je bent op alle apparaten uitgelogd} other {en je andere apparaten zijn uitgelogd}}. Was jij dat, dan hoef je verder niets te doen.',
    button: 'Dat was ik niet',
    ignore: 'Was jij het niet? Stel dan via de knop meteen een nieuw wachtwoord in en laat het ons weten.',
  },
  factor_changed: {
    subject: 'Je login bij {site} is gewijzigd',
    body: '{what, select, passkey_added {Bij je account hoort nu een nieuwe passkey.} passkey_removed {Er is een passkey van je account verwijderd.} authenticator_on {Na het wachtwoord vragen we nu om een code.} authenticator_off {Na het wachtwoord vragen we niet meer om een code.} other {Je account heeft nieuwe herstelcodes, de oude werken niet meer.}} Was jij dat, dan hoef je verder niets te doen.',
    button: 'Instellingen bekijken',
    ignore: 'Was jij het niet? Wijzig dan meteen je wachtwoord en laat het ons weten.',
  },
  mail_change: {
    subject: 'Bevestig je nieuwe e-mailadres bij {site}',
    body: 'Nog één klik, dan hoort dit e-mailadres bij je account. Vanaf dan log je ermee in en krijg je onze mails hier.',
    button: 'Nieuw adres bevestigen',
    ignore: 'Wilde je niets wijzigen? Verwijder deze mail dan gewoon: zonder de klik blijft alles zoals het is.',
  },
  mail_changed: {
    subject: 'Je e-mailadres bij {site} is gewijzigd',
    body: 'Bij je account hoort nu het adres {email}. Hier krijg je geen mails meer van ons.',
    button: 'Dat was ik niet',
    ignore: 'Was jij het niet? Mail ons dan meteen via de knop, zodat we je account kunnen beschermen.',
  },
  site_closes: {
    subject: '{site} sluit op {until}',
    body: '{site} sluit op {until}. Tot die dag kun je verder schrijven, je gegevens downloaden en je account verwijderen. Aanmelden en kopen kan niet meer. Je account wordt niet naar een andere site overgezet.',
    button: 'Mijn gegevens meenemen',
    money:
      'Gekochte credits die dan nog over zijn, betalen we terug op de manier waarop je hebt betaald. Je hoeft niets te doen. Je facturen bewaren we zolang de wet dat vereist.',
  },
  terms_changed: {
    subject: 'Nieuwe voorwaarden van {site} vanaf {begins}',
    body: 'We wijzigen de voorwaarden van {site}. De nieuwe gelden vanaf {begins}. {asks, select, yes {Daarna vragen we je bij je volgende bezoek of je akkoord gaat.} other {Je hoeft niets te doen.}}',
    what: 'Wat er verandert:',
    button: 'Nieuwe voorwaarden lezen',
    rights:
      'Je kunt je account op elk moment in de instellingen verwijderen. Gekochte credits die je niet hebt gebruikt, betalen we dan terug. Je gegevens kun je eerst downloaden.',
  },
  deletion: {
    subject: 'Je account bij {site} is verwijderd',
    body: 'Vanaf nu ziet niemand je profiel meer. Tot {until} kun je nog van gedachten veranderen: gewoon inloggen en alles is er weer. Daarna verwijderen we je gegevens voorgoed; alleen factuurgegevens moeten we langer bewaren.',
    button: 'Account terughalen',
    ignore: 'Was jij het niet? Haal je account dan terug en wijzig meteen je wachtwoord.',
  },
  restored: {
    subject: 'Welkom terug bij {site}',
    body: 'Je account is er weer, en alles is precies zoals je het achterliet.',
    button: 'Nu rondkijken',
    ignore: 'Was jij het niet? Wijzig dan meteen je wachtwoord en laat het ons weten.',
  },
  data_export: {
    subject: 'Je gegevens van {site} staan klaar',
    body: 'Je hebt je gegevens opgevraagd. Hier zijn ze, in één zipbestand: alles wat we over je hebben opgeslagen, met je foto’s.',
    button: 'Gegevens downloaden',
    expiry: 'Het bestand staat klaar tot {until}, en alleen voor jou: je moet ervoor ingelogd zijn.',
    ignore: 'Heb je niets opgevraagd? Wijzig dan meteen je wachtwoord en laat het ons weten.',
  },
  complaint: {
    subject: 'We hebben je klacht {number} ontvangen',
    body: 'Bedankt voor je bericht. Je klacht heeft nummer {number}. We kijken ernaar en antwoorden je op dit adres.',
    button: 'Naar {site}',
    ignore: 'Heb je ons niets gestuurd? Verwijder deze mail dan gewoon.',
  },
  notice: {
    subject: 'We hebben je melding {number} ontvangen',
    body: 'Bedankt voor je melding. Die heeft nummer {number}. We kijken ernaar en beslissen uiterlijk op {until}. Ons besluit en de redenen sturen we naar dit adres.',
    button: 'Naar {site}',
    ignore: 'Heb je niets gemeld? Verwijder deze mail dan gewoon.',
  },
  notice_arrived: {
    subject: 'Melding {number}: beslissen uiterlijk op {until}',
    body: 'Op {site} is een melding volgens artikel 16 DSA binnengekomen. Die heeft nummer {number} en moet uiterlijk op {until} zijn beoordeeld. Inhoud en bewijs staan in de database.',
    button: 'Naar {site}',
  },
  notice_due: {
    subject: 'Bijna tijd: melding {number}, uiterlijk op {until}',
    body: 'De termijn voor melding {number} op {site} loopt bijna af: die moet uiterlijk op {until} zijn beoordeeld. Is dat al gebeurd, dan hoef je niets meer te doen.',
    button: 'Naar {site}',
  },
  decision: {
    subject: 'Onze beslissing {number}',
    body: 'We hebben een beslissing genomen over je account bij {site}. Wat er geldt, waarom, en hoe je bezwaar kunt maken, staat hieronder en op de pagina van de beslissing.',
    button: 'Beslissing bekijken',
  },
  appeal_received: {
    subject: 'We hebben je bezwaar: beslissing {number}',
    body: 'We hebben je bezwaar tegen beslissing {number} ontvangen. Iemand anders leest alles opnieuw en antwoordt je in woorden, uiterlijk op {until}.',
    button: 'Stand bekijken',
  },
  appeal_decided: {
    subject: 'Antwoord op je bezwaar: beslissing {number}',
    body: 'We hebben je bezwaar tegen beslissing {number} bekeken. {outcome, select, restore {Je had gelijk: we hebben de beslissing teruggedraaid.} other {We blijven erbij.}} Het hele antwoord staat hieronder.',
    button: 'Antwoord bekijken',
  },
  report_decided: {
    subject: 'Je melding {number}: onze beslissing',
    body: 'Bedankt voor je melding {number}. {outcome, select, acted {We hebben ernaar gekeken en ingegrepen. Wat we precies hebben gedaan, gaat over iemand anders, dus dat zeggen we niet.} other {We hebben ernaar gekeken en niets gevonden dat tegen onze regels of de wet is. Zie je het anders, dan kun je tot {until} bezwaar maken.}} Een persoon heeft dit beslist. {warning, select, yes {Dit is binnen 30 dagen minstens de tweede melding van jou waarbij we geen overtreding hebben gevonden. Gebeurt dat nog een keer, dan leggen we je meldingen 30 dagen terzijde: alleen leiden ze dan niet tot een onderzoek. Meldingen over mensen die jonger dan 18 kunnen zijn en over seksuele inhoud onderzoeken we altijd.} other {}}',
    button: 'Beslissing bekijken',
  },
  report_reviewed: {
    subject: 'Je melding {number}: opnieuw bekeken',
    body: 'Na je melding {number} hadden we ingegrepen. Daartegen is bezwaar gemaakt, en iemand anders heeft alles opnieuw bekeken: het was geen overtreding, dus onze eerste beslissing geldt niet meer. Je hebt niets verkeerd gedaan. Gebeurt er iets nieuws, meld het dan weer.',
    button: 'Beslissing bekijken',
  },
  fraud_warning: {
    subject: 'Wees voorzichtig: een profiel was van een oplichter',
    body: 'We hebben het profiel ‘{from}’ wegens oplichting verwijderd. Je had er berichten van gekregen. {credits, plural, =0 {Het heeft je geen credits gekost.} one {De credit die je eraan hebt uitgegeven, heb je terug.} other {De # credits die je eraan hebt uitgegeven, heb je terug.}} Je hebt niets verkeerd gedaan.',
    button: 'Je gesprekken bekijken',
    todo: 'Stuur geen geld, codes of identiteitsbewijzen, ook niet op een andere manier. Heb je al iets betaald, bel dan meteen je bank en ga naar de politie. Bewaar de berichten.',
    help: 'Hier vind je hulp: {help}',
  },
  case_answer: {
    subject: 'Antwoord op {number}',
    body: 'Hier is ons antwoord op {number}:',
    button: 'Naar {site}',
    again: 'Nog iets hierover? Schrijf ons en vermeld het nummer {number}.',
  },
  staff_message: {
    subject: 'Een bericht van {site}',
    body: 'We schrijven je over je account:',
    button: 'Naar {site}',
    ignore: 'Wil je antwoorden? Schrijf onze klantenservice. We vragen nooit om je wachtwoord.',
  },
  mail_corrected: {
    subject: 'Je nieuwe e-mailadres bij {site}',
    body: 'We hebben het adres van je account gecorrigeerd, zoals je wilde. Vanaf nu log je in met dit adres. Je wachtwoord blijft hetzelfde.',
    button: 'Naar de login',
    ignore: 'Heb je hier geen account? Schrijf dan onze klantenservice.',
  },
  cases_urgent: {
    subject: '{stage, select, overdue {Te laat} other {Dringend}}: {n, plural, one {# zaak} other {# zaken}} bij {site}',
    body: '{stage, select, arrived {Nieuw en dringend} half {De helft van de tijd is om} other {De tijd is om}}: {numbers}.',
    button: 'Zaken openen',
  },
  debit_notice: {
    subject: 'Op {until} schrijven we {amount} af',
    body: 'Bedankt voor je bestelling. Op {until} schrijven we {amount} af van je rekening {account}. Zorg dat er genoeg op staat.',
    button: 'Bestelling bekijken',
    details: 'Bestelling {order}. Machtigingskenmerk: {reference}. Incassant-ID: {creditor}.',
    ignore: 'Heb je dit niet besteld? Laat het ons dan meteen weten.',
  },
  debit_moved: {
    subject: 'Later: op {until} schrijven we {amount} af',
    body: 'De aangekondigde afschrijving van je rekening {account} komt later: we schrijven {amount} af op {until}, niet op de dag die we eerst noemden. Zorg dat er genoeg op staat.',
    button: 'Bestelling bekijken',
  },
  order_confirmation: {
    subject: 'Je bestelling {order} is bevestigd',
    body: 'Bedankt voor je aankoop. Deze mail bevestigt de overeenkomst die je op {at} met ons hebt gesloten. Bewaar hem goed.',
    bought: 'Gekocht: {item}. Totaalprijs: {amount}, waarvan {vat} btw ({rate}).',
    trader: 'Je contractpartij: {trader}.',
    consent: 'Vóór de aankoop heb je ingestemd: ‘{consent}’',
    attached:
      'In de bijlage: je factuur {invoice} en onze algemene voorwaarden. De informatie over herroeping en het modelformulier staan verderop.',
    button: 'Bestelling bekijken',
  },
  order_placed: {
    subject: 'We hebben je bestelling {order} ontvangen',
    body: 'We hebben je bestelling van {at} ontvangen: {item} voor {amount}. Zodra de betaling binnen is, activeren we alles en sturen we je de bevestiging van de overeenkomst met de factuur.',
    button: 'Bestelling bekijken',
    ignore: 'Heb je dit niet besteld? Laat het ons dan meteen weten.',
  },
  withdrawal: {
    subject: 'We hebben je herroeping {number} ontvangen',
    body: 'We hebben je herroeping ontvangen op {at}, en dat tijdstip telt. Naam: {name}. Bestelling: {order}. {step, select, confirm {Druk op de volgende pagina op ‘Dat was ik’, dan gaan we meteen verder. Anders gaan we na een dag verder. Heb je niet het hele bestelnummer opgegeven, dan zoekt iemand van ons de aankoop op. } other {}}Wat er van de aankoop over is, krijg je op dezelfde manier terug, uiterlijk binnen 14 dagen. Bewaar deze mail.',
    button: '{step, select, confirm {Verder} other {Naar {site}}}',
    ignore:
      '{step, select, confirm {Heb je niets herroepen? Zeg het ons via dezelfde link.} other {Heb je niets herroepen? Laat het ons dan meteen weten.}}',
  },
  cancellation: {
    subject: 'We hebben je opzegging {number} ontvangen',
    body: 'We hebben je opzegging ontvangen op {at}. Naam: {name}. Bestelling: {order}. {ends, select, at_once {Premium voor een aantal dagen stopt meteen. Wat je hebt betaald voor dagen die nog niet zijn begonnen, krijg je op dezelfde manier terug, uiterlijk binnen 14 dagen.} other {Premium voor een aantal dagen stopt vanzelf op de laatste dag, er wordt niets verlengd.}} Heeft je Premium geen einddatum, dan kijkt iemand van ons ernaar en laat het je weten. {step, select, confirm {Druk op de volgende pagina op ‘Dat was ik’, dan gaan we meteen verder, anders na een dag. } other {}}Bewaar deze mail.',
    button: '{step, select, confirm {Verder} other {Naar {site}}}',
    ignore:
      '{step, select, confirm {Heb je niets opgezegd? Zeg het ons via dezelfde link.} other {Heb je niets opgezegd? Laat het ons dan meteen weten.}}',
  },
  withdrawal_owner: {
    subject: 'Was jij dat? {what, select, cancellation {Opzegging} other {Herroeping}} {number}',
    body: 'Op {at} kwam er een {what, select, cancellation {opzegging} other {herroeping}} binnen voor een aankoop van je account{step, select, deny {, zonder inloggen} other {, met een ander e-mailadres}}. Naam: {from}. Bestelling: {order}. {step, select, deny {Was jij dat niet, zeg het ons dan uiterlijk {until}: één klik, en alles blijft zoals het is. Horen we niets, dan gaan we daarna verder en komt het geld terug op de manier waarop je hebt betaald.} other {Je was daarbij ingelogd.}}',
    button: '{step, select, deny {Bekijken} other {Naar {site}}}',
    ignore:
      '{step, select, deny {Was jij het? Dan hoef je niets te doen.} other {Was jij dat niet? Wijzig dan meteen je wachtwoord en laat het ons weten.}}',
  },
  withdrawal_ended: {
    subject:
      '{result, select, refunded {Je geld is onderweg} denied {Niet uitgevoerd} words {Afgehandeld} other {Niets terug te betalen}}: {number}',
    body: 'Over {number} (bestelling: {order}): {result, select, refunded {{sum, select, none {Wat er van deze aankoop over was} other {{sum}}} gaat terug op de manier waarop is betaald. Het kan een paar dagen duren.} late {Toen we die kregen, was de termijn al voorbij. Daarom kunnen we niets terugbetalen.} used {Van deze aankoop is niets meer over, alles is al gebruikt. Daarom valt er niets terug te betalen.} returned {Het geld van deze aankoop is al terugbetaald. Meer valt er niet terug te betalen.} not_paid {Deze aankoop is niet betaald, dus er valt niets terug te betalen. Komt er toch nog een betaling, dan sturen we die meteen terug.} denied {Van het adres van het account hoorden we dat het iemand anders was. Daarom hebben we niets veranderd.} other {{words}}}',
    button: 'Naar {site}',
    ignore: 'Klopt dat niet? Mail ons.',
  },
  refund_paid: {
    subject: 'Terugbetaald: {sum}, bestelling {order}',
    body: 'We hebben {sum} terugbetaald voor je bestelling {order}, {way, select, transfer {met een overschrijving naar je bankrekening} other {op de manier waarop is betaald}}. Normaal is het geld er uiterlijk op {until}.',
    why: 'Waarom: {cause, select, asked {je hebt erom gevraagd.} withdrawal {je hebt de aankoop herroepen.} cancellation {je hebt opgezegd.} not_owed {je hebt iets betaald dat niet meer openstond.} account_end {je account is beëindigd, en je krijgt terug wat je hebt gekocht en niet gebruikt.} words {‘{words}’} other {dat hebben we zelf besloten.}}',
    reversal: 'Bijgevoegd: creditfactuur {reversal}.',
    button: '{cause, select, account_end {Naar {site}} other {Bestelling bekijken}}',
    ignore: 'Is het geld er dan nog niet? Mail ons en noem bestelling {order}.',
  },
  refund_returned: {
    subject: 'Niet aangekomen: terugbetaling van {order}',
    body: 'We wilden {sum} terugbetalen voor je bestelling {order}, maar het geld kwam niet aan en is weer bij ons. {left, select, back {Je credits of dagen staan weer op je account: gebruik ze, of geef ze opnieuw terug. De termijn begint opnieuw.} other {Het blijft van jou. We zoeken een andere manier.}}',
    button: '{left, select, back {Bestelling bekijken} other {Naar {site}}}',
    ignore: 'Zijn je bankgegevens veranderd? Mail ons.',
  },
  withdrawal_waits: {
    subject: '{n, plural, one {# open verklaring} other {# open verklaringen}} bij {site}: uiterlijk {until}',
    body: '{stage, select, arrived {Geen programma vindt de aankoop bij deze herroepingen of opzeggingen: {numbers}.} waiting {Al drie dagen open: {numbers}.} other {Al tien dagen open, en de termijn is bijna voorbij: {numbers}.}} Wat moet worden terugbetaald, moet uiterlijk {until} betaald zijn.',
    button: 'Naar {site}',
    how: 'npm run books -- --open zegt waar het om gaat en wat er moet gebeuren.',
  },
  photo_reminder: {
    subject: 'Je profiel bij {site} heeft nog geen foto',
    body: 'Met een foto zien anderen meteen aan wie ze schrijven. Eén is genoeg om te beginnen, en je kunt hem altijd vervangen.',
    button: 'Foto toevoegen',
  },
  new_conversation: {
    subject: '{from} heeft je een bericht gestuurd',
    body: '{from} wil je graag leren kennen. Lees het bericht en antwoord als je zin hebt.',
    button: 'Bericht lezen',
  },
  new_messages: {
    subject:
      '{messages, plural, one {Nieuw bericht} other {# nieuwe berichten}} van {members, plural, offset:1 =1 {{from}} one {{from} en nog iemand} other {{from} en # anderen}}',
    body: '{messages, plural, one {Er wacht een nieuw bericht} other {Er wachten # nieuwe berichten}} op je. Kijk maar wanneer het je uitkomt.',
    button: '{messages, plural, one {Bericht lezen} other {Berichten lezen}}',
  },
  new_likes: {
    subject:
      '{likes, plural, offset:1 =1 {{from} vindt jou leuk} one {{from} en nog iemand vinden jou leuk} other {{from} en # anderen vinden jou leuk}}',
    body: '{likes, plural, one {Er wacht een nieuwe like} other {Er wachten # nieuwe likes}} op je. Kijk of het wederzijds is.',
    button: '{likes, plural, one {Like bekijken} other {Likes bekijken}}',
  },
  unread_reminder: {
    subject: '{messages, plural, one {Er wacht nog een bericht van {from} op je} other {Er wachten nog # berichten op je}}',
    body: 'Je hebt nog {messages, plural, one {een ongelezen bericht van {from}} other {# ongelezen berichten, het nieuwste van {from}}}. Je hoeft niet te antwoorden; we wilden alleen dat er niets zoekraakt.',
    button: '{messages, plural, one {Bericht lezen} other {Berichten lezen}}',
  },
  unnamed: {
    new_conversation: {
      subject: 'Iemand heeft je een bericht gestuurd',
      body: 'Iemand wil je graag leren kennen. Lees het bericht en antwoord als je zin hebt.',
    },
    new_messages: { subject: '{messages, plural, one {Een nieuw bericht} other {# nieuwe berichten}} voor je' },
    new_likes: { subject: '{likes, plural, one {Iemand vindt jou leuk} other {# mensen vinden jou leuk}}' },
    unread_reminder: {
      subject: '{messages, plural, one {Er wacht nog een bericht op je} other {Er wachten nog # berichten op je}}',
      body: 'Je hebt nog {messages, plural, one {een ongelezen bericht} other {# ongelezen berichten}}. Je hoeft niet te antwoorden; we wilden alleen dat er niets zoekraakt.',
    },
  },
  weekly_update: {
    subject: 'Jouw week bij {site}',
    body: 'Dit is er nieuw voor jou:',
    members: '{members, plural, one {# nieuw lid dat past bij wat je zoekt} other {# nieuwe leden die passen bij wat je zoekt}}',
    likes: '{likes, plural, one {# like die je nog niet hebt gezien} other {# likes die je nog niet hebt gezien}}',
    messages: '{messages, plural, one {# ongelezen bericht} other {# ongelezen berichten}}',
    button: 'Nu rondkijken',
  },
  footer: {
    copy_link: 'Werkt de knop niet? Open dit adres in je browser:',
    reason: 'Je krijgt deze mail omdat je e-mailadres bij {site} is opgegeven.',
    reason_notification: 'Je krijgt deze mail omdat je een account hebt bij {site} en zulke mails bij jou aanstaan.',
    unsubscribe: 'Deze mails niet meer ontvangen',
    settings: 'Alle meldingen beheren',
    support: 'Vragen? Mail ons: {email}',
  },
} satisfies Messages;
