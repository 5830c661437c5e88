import type { MessageShape } from '#platform/contract/messages.ts';

/** The words of our mails; the server formats them. A body begins in lower case, because it follows `Hallo Anna,`. */
export const messages = {
  greeting: 'Hallo {name},',
  // To somebody whose name we do not know.
  hello: 'Hallo,',
  link_hours: 'Der Link gilt {hours, plural, one {# Stunde} other {# Stunden}} und nur einmal.',
  activation: {
    subject: 'Bestätige deine E-Mail-Adresse bei {site}',
    body: 'schön, dass du da bist. Ein Klick noch: Bestätige deine E-Mail-Adresse, dann ist dein Profil sichtbar und andere können dir antworten.',
    button: 'E-Mail-Adresse bestätigen',
    ignore: 'Du hast kein Konto angelegt? Dann lösche diese Mail einfach: Ohne den Klick wird das Profil nicht sichtbar.',
  },
  activation_reminder: {
    subject: 'Dein Profil bei {site} ist noch nicht sichtbar',
    body: 'du hast ein Konto angelegt, aber deine E-Mail-Adresse noch nicht bestätigt. Bis dahin sieht niemand dein Profil, und niemand kann dir antworten. Ein Klick genügt.',
    button: 'E-Mail-Adresse bestätigen',
    ignore:
      'Du hast dich nicht angemeldet oder es dir anders überlegt? Dann musst du nichts tun: Ohne den Klick wird das Profil nicht sichtbar.',
  },
  known_address: {
    subject: 'Du hast schon ein Konto bei {site}',
    body: 'gerade hat jemand diese E-Mail-Adresse bei uns angegeben, um sich neu anzumelden oder um die Adresse eines Kontos zu ändern. Vielleicht warst du das: Du hast schon ein Konto mit dieser Adresse und kannst dich einfach einloggen.',
    button: 'Zum Login',
    ignore: 'Das warst nicht du? Dann musst du nichts tun. Dein Konto ist unverändert, und niemand hat Zugang bekommen.',
  },
  deleted_address: {
    subject: 'Dein gelöschtes Konto bei {site}',
    body: 'gerade hat jemand diese E-Mail-Adresse bei uns angegeben. Zu ihr gehört ein Konto, das gelöscht ist, das du aber bis zum {until} noch zurückholen kannst: Logge dich mit deinem bisherigen Passwort ein. Möchtest du lieber ganz neu anfangen, dann schreib unserem Kundenservice.',
    button: 'Zum Login',
    ignore: 'Das warst nicht du? Dann musst du nichts tun. Das Konto bleibt gelöscht, und niemand hat Zugang bekommen.',
  },
  password_reset: {
    subject: 'Neues Passwort für {site}',
    body: 'du möchtest ein neues Passwort vergeben? Klick auf den Button. Danach bist du auf allen Geräten ausgeloggt und loggst dich mit dem neuen Passwort ein.',
    button: 'Neues Passwort vergeben',
    ignore: 'Du hast das nicht angefordert? Dann lösche diese Mail einfach: Ohne den Klick bleibt dein Passwort, wie es ist.',
  },
  staff_invited: {
    subject: 'Komm ins Team von {site}',
    body: 'du bist ins Team von {site} eingeladen. Öffne den Link, nenne deinen Namen und richte einen Passkey oder ein Passwort mit Code-App ein.',
    button: 'Einladung annehmen',
    ignore: 'Du weißt nichts davon? Dann lösche diese Mail einfach: Ohne dich entsteht kein Zugang.',
  },
  staff_access: {
    subject: 'Zugang zum Team von {site}: {person}',
    body: '{what, select, reset {die Zugangsdaten von {person} wurden gelöscht, weil zwei aus dem Team es bestätigt haben.} reset_by_command {die Zugangsdaten von {person} wurden durch einen Befehl auf dem Server gelöscht.} other {{person} wurde durch einen Befehl auf dem Server mit der Rolle „Inhaberschaft“ ins Team eingeladen.}} Es steht im Protokoll.',
    button: 'Zum Team',
    ignore: 'Weißt du nichts davon? Dann sprich gleich mit den anderen, und beende den Zugang.',
  },
  staff_request_ended: {
    subject: 'Deine Anfrage {id} bei {site}',
    body: '{how, select, lapsed {deine Anfrage {id} ist verfallen: Niemand hat innerhalb eines Tages geantwortet.} other {deine Anfrage {id} wurde abgelehnt.}} Es wurde nichts ausgeführt.',
    button: 'Anfrage ansehen',
  },
  staff_log_head: {
    subject: 'Stand des Protokolls von {site}, Nr. {n}',
    body: 'so endet das Protokoll heute Nacht: Nr. {n}, Prüfwert {hash}, Signatur {signature}. Hebe diese Mail auf: Mit ihr lässt sich später nachweisen, ob etwas fehlt.',
    button: 'Zum Protokoll',
  },
  staff_log_broken: {
    subject: 'Am Protokoll von {site} wurde etwas verändert',
    body: 'die Prüfung des Protokolls hat bei Nr. {n} einen Bruch gefunden: Jemand hat direkt in der Datenbank etwas geändert. Alles läuft weiter. Lass die Datenbank unverändert, bis ihr wisst, was war.',
    button: 'Zum Protokoll',
  },
  books_open: {
    subject: 'Die Bücher von {site} brauchen dich',
    body: '{n, plural, =0 {keine Abweichung ist offen} one {eine Abweichung zwischen Büchern und Bank ist offen} other {# Abweichungen zwischen Büchern und Bank sind offen}}{wrong, plural, =0 {} one {, und eine Gleichung geht nicht auf} other {, und # Gleichungen gehen nicht auf}}. Wir erinnern einmal am Tag, bis alles geschlossen ist.',
    button: 'Bücher öffnen',
  },
  password_changed: {
    subject: 'Dein Passwort bei {site} wurde geändert',
    body: 'das Passwort deines Kontos wurde gerade geändert, {ended, select, all {und du bist auf allen Geräten ausgeloggt} other {und deine anderen Geräte sind ausgeloggt}}. Warst du das, musst du nichts weiter tun.',
    button: 'Das war ich nicht',
    ignore: 'Das warst nicht du? Dann vergib über den Button gleich ein neues Passwort und schreib uns.',
  },
  factor_changed: {
    subject: 'Dein Login bei {site} wurde geändert',
    body: '{what, select, passkey_added {zu deinem Konto gehört jetzt ein neuer Passkey.} passkey_removed {ein Passkey deines Kontos wurde entfernt.} authenticator_on {nach dem Passwort fragen wir jetzt nach einem Code.} authenticator_off {nach dem Passwort fragen wir nicht mehr nach einem Code.} other {die Wiederherstellungscodes deines Kontos sind neu, die alten gelten nicht mehr.}} Warst du das, musst du nichts weiter tun.',
    button: 'Einstellungen ansehen',
    ignore: 'Das warst nicht du? Ändere gleich dein Passwort und schreib uns.',
  },
  mail_change: {
    subject: 'Bestätige deine neue E-Mail-Adresse bei {site}',
    body: 'ein Klick noch, dann gehört diese E-Mail-Adresse zu deinem Konto. Ab dann loggst du dich mit ihr ein und bekommst unsere Mails hierher.',
    button: 'Neue Adresse bestätigen',
    ignore: 'Du wolltest nichts ändern? Dann lösche diese Mail einfach: Ohne den Klick bleibt alles, wie es ist.',
  },
  mail_changed: {
    subject: 'Deine E-Mail-Adresse bei {site} wurde geändert',
    body: 'zu deinem Konto gehört jetzt die Adresse {email}. Hierher bekommst du keine Mails mehr von uns.',
    button: 'Das war ich nicht',
    ignore: 'Das warst nicht du? Dann schreib uns gleich über den Button, damit wir dein Konto schützen können.',
  },
  site_closes: {
    subject: '{site} schließt am {until}',
    body: '{site} schließt am {until}. Bis dahin kannst du weiterschreiben, deine Daten herunterladen und dein Konto löschen. Anmelden und kaufen geht nicht mehr. Niemand nimmt dein Konto auf eine andere Site mit.',
    button: 'Meine Daten mitnehmen',
    money:
      'Gekaufte Credits, die dann übrig sind, zahlen wir auf dem Weg zurück, auf dem du bezahlt hast. Dafür musst du nichts tun. Deine Rechnungen haben wir so lange, wie das Gesetz es verlangt.',
  },
  terms_changed: {
    subject: 'Neue AGB auf {site} ab {begins}',
    body: 'Wir ändern die AGB von {site}. Die neuen gelten ab {begins}. {asks, select, yes {Danach fragen wir dich bei deinem nächsten Besuch, ob du zustimmst.} other {Du musst nichts tun.}}',
    what: 'Das ändert sich:',
    button: 'Neue AGB lesen',
    rights:
      'Du kannst dein Konto jederzeit in den Einstellungen löschen. Gekaufte Credits, die du nicht verbraucht hast, zahlen wir dann zurück. Deine Daten kannst du vorher herunterladen.',
  },
  deletion: {
    subject: 'Dein Konto bei {site} ist gelöscht',
    body: 'ab sofort sieht niemand mehr dein Profil. Bis zum {until} kannst du es dir noch anders überlegen: Ein Login genügt, und alles ist wieder da. Danach löschen wir deine Daten endgültig; nur Rechnungsdaten müssen wir länger aufbewahren.',
    button: 'Konto zurückholen',
    ignore: 'Das warst nicht du? Dann hol dein Konto zurück und ändere gleich dein Passwort.',
  },
  restored: {
    subject: 'Willkommen zurück bei {site}',
    body: 'dein Konto ist wieder da, und alles ist so, wie du es verlassen hast.',
    button: 'Jetzt umsehen',
    ignore: 'Das warst nicht du? Dann ändere gleich dein Passwort und schreib uns.',
  },
  data_export: {
    subject: 'Deine Daten von {site} kannst du jetzt herunterladen',
    body: 'du hast deine Daten angefordert. Hier sind sie, in einer ZIP-Datei: alles, was wir über dich gespeichert haben, mit deinen Fotos.',
    button: 'Daten herunterladen',
    expiry: 'Herunterladen kannst du sie bis zum {until}. Dafür musst du eingeloggt sein, damit niemand sonst an deine Daten kommt.',
    ignore: 'Du hast nichts angefordert? Dann ändere gleich dein Passwort und schreib uns.',
  },
  complaint: {
    subject: 'Deine Beschwerde {number} ist angekommen',
    body: 'danke, dass du uns geschrieben hast. Deine Beschwerde hat die Nummer {number}. Wir schauen sie uns an und antworten dir unter dieser Adresse.',
    button: 'Zu {site}',
    ignore: 'Du hast uns nicht geschrieben? Dann lösche diese Mail einfach.',
  },
  notice: {
    subject: 'Deine Meldung {number} ist angekommen',
    body: 'danke für deine Meldung. Sie hat die Nummer {number}. Wir prüfen sie und entscheiden bis zum {until}. Unsere Entscheidung und die Gründe schicken wir dir an diese Adresse.',
    button: 'Zu {site}',
    ignore: 'Du hast nichts gemeldet? Dann lösche diese Mail einfach.',
  },
  notice_arrived: {
    subject: 'Meldung {number}: zu entscheiden bis {until}',
    body: 'auf {site} ist eine Meldung nach Artikel 16 DSA eingegangen. Sie hat die Nummer {number} und ist bis zum {until} zu entscheiden. Inhalt und Beweise liegen in der Datenbank.',
    button: 'Zu {site}',
  },
  notice_due: {
    subject: 'Bald fällig: Meldung {number}, bis {until}',
    body: 'die Frist für die Meldung {number} auf {site} endet bald: Sie ist bis zum {until} zu entscheiden. Ist das schon geschehen, bleibt nichts zu tun.',
    button: 'Zu {site}',
  },
  decision: {
    subject: 'Unsere Entscheidung {number}',
    body: 'wir haben über dein Konto bei {site} entschieden. Was gilt, warum, und wie du Einspruch einlegen kannst, steht unten und auf der Seite der Entscheidung.',
    button: 'Entscheidung ansehen',
  },
  appeal_received: {
    subject: 'Dein Einspruch ist da: Entscheidung {number}',
    body: 'wir haben deinen Einspruch gegen die Entscheidung {number}. Eine andere Person liest alles noch einmal und antwortet dir mit Worten, spätestens am {until}.',
    button: 'Stand ansehen',
  },
  appeal_decided: {
    subject: 'Antwort auf deinen Einspruch: Entscheidung {number}',
    body: 'wir haben deinen Einspruch gegen die Entscheidung {number} geprüft. {outcome, select, restore {Du hattest recht: Wir haben sie aufgehoben.} other {Wir bleiben dabei.}} Die ganze Antwort steht unten.',
    button: 'Antwort ansehen',
  },
  report_decided: {
    subject: 'Deine Meldung {number}: So haben wir entschieden',
    body: 'danke für deine Meldung {number}. {outcome, select, acted {Wir haben sie geprüft und gehandelt. Was genau wir getan haben, betrifft jemand anders, deshalb sagen wir es nicht.} other {Wir haben sie geprüft und keinen Verstoß gegen unsere Regeln oder ein Gesetz gefunden. Siehst du das anders, kannst du bis zum {until} Einspruch einlegen.}} Entschieden hat ein Mensch. {warning, select, yes {Das war innerhalb von 30 Tagen mindestens die zweite Meldung von dir, bei der wir keinen Verstoß gefunden haben. Ist es bei einer weiteren wieder so, stellen wir deine Meldungen 30 Tage lang zurück: Sie lösen dann allein keine Prüfung mehr aus. Meldungen über Menschen, die unter 18 sein könnten, und über Sexuelles prüfen wir immer.} other {}}',
    button: 'Entscheidung ansehen',
  },
  report_reviewed: {
    subject: 'Deine Meldung {number}: noch einmal geprüft',
    body: 'nach deiner Meldung {number} hatten wir gehandelt. Dagegen kam ein Einspruch, und jemand anders hat alles noch einmal geprüft: Es war kein Verstoß, deshalb gilt unsere erste Entscheidung nicht mehr. Du hast nichts falsch gemacht. Kommt etwas Neues dazu, melde es bitte wieder.',
    button: 'Entscheidung ansehen',
  },
  fraud_warning: {
    subject: 'Bitte Vorsicht: Ein Profil war betrügerisch',
    body: 'wir haben das Profil „{from}“ wegen Betrugs entfernt. Du hattest von dort Nachrichten bekommen. {credits, plural, =0 {Credits hast du dadurch nicht verloren.} one {Den Credit, den du dafür ausgegeben hast, hast du zurück.} other {Die # Credits, die du dafür ausgegeben hast, hast du zurück.}} Du hast nichts falsch gemacht.',
    button: 'Zu deinen Unterhaltungen',
    todo: 'Schick kein Geld, keine Codes und keine Ausweise, auch nicht auf anderen Wegen. Hast du schon etwas bezahlt, ruf gleich deine Bank an und geh zur Polizei. Heb die Nachrichten auf.',
    help: 'Wo du Hilfe findest, steht hier: {help}',
  },
  case_answer: {
    subject: 'Antwort auf {number}',
    body: 'hier ist unsere Antwort zu {number}:',
    button: 'Zu {site}',
    again: 'Noch etwas dazu? Schreib uns und nenne die Nummer {number}.',
  },
  staff_message: {
    subject: 'Nachricht von {site}',
    body: 'wir schreiben dir zu deinem Konto:',
    button: 'Zu {site}',
    ignore: 'Möchtest du antworten? Schreib unserem Kundenservice. Nach deinem Passwort fragen wir nie.',
  },
  mail_corrected: {
    subject: 'Deine neue E-Mail-Adresse bei {site}',
    body: 'wir haben die Adresse deines Kontos berichtigt, wie du es wolltest. Ab jetzt loggst du dich mit dieser Adresse ein. Dein Passwort bleibt.',
    button: 'Zum Login',
    ignore: 'Du hast hier kein Konto? Dann schreib bitte unserem Kundenservice.',
  },
  cases_urgent: {
    subject: '{stage, select, overdue {Überfällig} other {Dringend}}: {n, plural, one {# Fall} other {# Fälle}} bei {site}',
    body: '{stage, select, arrived {neu und dringend} half {die halbe Frist ist um} other {die Frist ist vorbei}}: {numbers}.',
    button: 'Fälle öffnen',
  },
  debit_notice: {
    subject: 'Am {until} buchen wir {amount} ab',
    body: 'danke für deine Bestellung. Am {until} buchen wir {amount} von deinem Konto {account} ab. Bitte sorge bis dahin für Deckung.',
    button: 'Bestellung ansehen',
    details: 'Bestellung {order}. Mandatsreferenz: {reference}. Gläubiger-ID: {creditor}.',
    ignore: 'Du hast das nicht bestellt? Dann schreib uns gleich.',
  },
  debit_moved: {
    subject: 'Später: Am {until} buchen wir {amount} ab',
    body: 'die angekündigte Abbuchung von deinem Konto {account} kommt später: Wir buchen {amount} am {until} ab, nicht an dem Tag, den wir zuerst genannt haben. Bitte sorge bis dahin für Deckung.',
    button: 'Bestellung ansehen',
  },
  order_confirmation: {
    subject: 'Deine Bestellung {order} ist bestätigt',
    body: 'danke für deinen Kauf. Diese Mail bestätigt den Vertrag, den du am {at} mit uns geschlossen hast. Bitte heb sie auf.',
    bought: 'Gekauft: {item}. Gesamtpreis: {amount}, darin {vat} Umsatzsteuer ({rate}).',
    trader: 'Dein Vertragspartner: {trader}.',
    consent: 'Vor dem Kauf hast du zugestimmt: „{consent}“',
    attached:
      'Im Anhang: deine Rechnung {invoice} und unsere Allgemeinen Geschäftsbedingungen. Die Widerrufsbelehrung und das Muster für den Widerruf stehen weiter unten.',
    button: 'Bestellung ansehen',
  },
  order_placed: {
    subject: 'Wir haben deine Bestellung {order} erhalten',
    body: 'wir haben deine Bestellung vom {at} erhalten: {item} für {amount}. Sobald die Zahlung angekommen ist, schalten wir alles frei und schicken dir die Bestätigung des Vertrags mit der Rechnung.',
    button: 'Bestellung ansehen',
    ignore: 'Du hast das nicht bestellt? Dann schreib uns gleich.',
  },
  withdrawal: {
    subject: 'Wir haben deinen Widerruf {number} erhalten',
    body: 'wir haben deinen Widerruf am {at} erhalten, und dieser Zeitpunkt zählt. Name: {name}. Bestellung: {order}. {step, select, confirm {Drück auf der nächsten Seite „Das war ich“, dann geht es gleich weiter. Sonst geht es nach einem Tag weiter. Fehlt die ganze Bestellnummer, sucht jemand von uns den Kauf heraus. } other {}}Was von dem Kauf übrig ist, bekommst du auf demselben Weg zurück, spätestens in 14 Tagen. Bitte heb diese Mail auf.',
    button: '{step, select, confirm {Weiter} other {Zu {site}}}',
    ignore:
      '{step, select, confirm {Du hast nichts widerrufen? Dann sag es uns über denselben Link.} other {Du hast nichts widerrufen? Dann schreib uns bitte gleich.}}',
  },
  cancellation: {
    subject: 'Wir haben deine Kündigung {number} erhalten',
    body: 'wir haben deine Kündigung am {at} erhalten. Name: {name}. Bestellung: {order}. {ends, select, at_once {Premium auf Zeit endet damit sofort. Was du für Tage bezahlt hast, die noch nicht begonnen haben, bekommst du auf demselben Weg zurück, spätestens in 14 Tagen.} other {Premium auf Zeit endet von selbst an seinem letzten Tag, nichts verlängert sich.}} Hat dein Premium kein Enddatum, sieht es sich jemand von uns an und schreibt dir. {step, select, confirm {Drück auf der nächsten Seite „Das war ich“, dann geht es gleich weiter, sonst nach einem Tag. } other {}}Bitte heb diese Mail auf.',
    button: '{step, select, confirm {Weiter} other {Zu {site}}}',
    ignore:
      '{step, select, confirm {Du hast nichts gekündigt? Dann sag es uns über denselben Link.} other {Du hast nichts gekündigt? Dann schreib uns bitte gleich.}}',
  },
  withdrawal_owner: {
    subject: 'Warst du das? {what, select, cancellation {Kündigung} other {Widerruf}} {number}',
    body: 'am {at} ist {what, select, cancellation {eine Kündigung} other {ein Widerruf}} zu einem Kauf deines Kontos eingegangen{step, select, deny {, ohne Login} other {, mit einer anderen E-Mail-Adresse}}. Name: {from}. Bestellung: {order}. {step, select, deny {Warst du das nicht, dann sag es uns bis zum {until}: Ein Klick, und alles bleibt, wie es ist. Hören wir nichts, geht es danach weiter, und das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast.} other {Du warst dabei eingeloggt.}}',
    button: '{step, select, deny {Ansehen} other {Zu {site}}}',
    ignore:
      '{step, select, deny {Du warst es? Dann musst du nichts tun.} other {Du warst das nicht? Dann ändere gleich dein Passwort und schreib uns.}}',
  },
  withdrawal_ended: {
    subject:
      '{result, select, refunded {Dein Geld ist unterwegs} denied {Nicht ausgeführt} words {Bearbeitet} other {Nichts zu erstatten}}: {number}',
    body: 'zu deiner Erklärung {number} (Bestellung: {order}): {result, select, refunded {{sum, select, none {Was von diesem Kauf übrig war, geht} other {{sum} gehen}} auf dem Weg zurück, auf dem bezahlt wurde. Bis das Geld da ist, kann es ein paar Tage dauern.} late {Als sie bei uns ankam, war die Frist schon vorbei. Darum können wir nichts erstatten.} used {Von diesem Kauf ist nichts mehr übrig, alles ist schon genutzt. Darum gibt es nichts zu erstatten.} returned {Das Geld für diesen Kauf ist schon zurückgegangen. Mehr ist nicht zu erstatten.} not_paid {Dieser Kauf wurde nicht bezahlt, also gibt es nichts zu erstatten. Kommt doch noch eine Zahlung an, geht sie gleich zurück.} denied {Von der Adresse des Kontos haben wir gehört, dass es jemand anderes war. Darum haben wir nichts geändert.} other {{words}}}',
    button: 'Zu {site}',
    ignore: 'Stimmt das nicht? Dann schreib uns.',
  },
  refund_paid: {
    subject: 'Erstattet: {sum}, Bestellung {order}',
    body: 'wir haben dir {sum} zu deiner Bestellung {order} erstattet, {way, select, transfer {per Überweisung auf dein Konto} other {auf dem Weg, auf dem bezahlt wurde}}. Normalerweise ist das Geld bis zum {until} da.',
    why: 'Warum: {cause, select, asked {Du hast es so gewünscht.} withdrawal {Du hast den Kauf widerrufen.} cancellation {Du hast gekündigt.} not_owed {Du hast etwas bezahlt, das nicht mehr offen war.} account_end {Dein Konto ist beendet, und was du gekauft und nicht genutzt hast, bekommst du zurück.} words {„{words}“} other {Wir haben uns dazu entschieden.}}',
    reversal: 'Im Anhang: die Stornorechnung {reversal}.',
    button: '{cause, select, account_end {Zu {site}} other {Bestellung ansehen}}',
    ignore: 'Ist das Geld dann noch nicht da? Schreib uns und nenne die Bestellung {order}.',
  },
  refund_returned: {
    subject: 'Nicht angekommen: Erstattung zu {order}',
    body: 'wir wollten dir {sum} zu deiner Bestellung {order} erstatten, aber das Geld kam nicht an und ist wieder bei uns. {left, select, back {Deine Credits oder Tage sind wieder auf deinem Konto: Nutze sie, oder gib sie noch einmal zurück, die Frist dafür beginnt neu.} other {Du bekommst es weiterhin. Wir suchen einen anderen Weg.}}',
    button: '{left, select, back {Bestellung ansehen} other {Zu {site}}}',
    ignore: 'Hat sich deine Bankverbindung geändert? Dann schreib uns.',
  },
  withdrawal_waits: {
    subject: '{n, plural, one {# offene Erklärung} other {# offene Erklärungen}} bei {site}: bis {until}',
    body: '{stage, select, arrived {diese Widerrufe oder Kündigungen kann kein Programm zuordnen: {numbers}.} waiting {seit drei Tagen offen: {numbers}.} other {seit zehn Tagen offen, die Frist läuft bald ab: {numbers}.}} Was zu erstatten ist, muss bis zum {until} erstattet sein.',
    button: 'Zu {site}',
    how: 'npm run books -- --open zeigt, worum es geht und was zu tun ist.',
  },
  photo_reminder: {
    subject: 'Deinem Profil bei {site} fehlt noch ein Foto',
    body: 'mit einem Foto sehen andere gleich, wem sie schreiben. Für den Anfang genügt eines, und du kannst es jederzeit austauschen.',
    button: 'Foto hinzufügen',
  },
  new_conversation: {
    subject: '{from} hat dir geschrieben',
    body: '{from} möchte dich kennenlernen. Lies die Nachricht und antworte, wenn du möchtest.',
    button: 'Nachricht lesen',
  },
  new_messages: {
    subject:
      '{messages, plural, one {Neue Nachricht} other {# neue Nachrichten}} von {members, plural, offset:1 =1 {{from}} one {{from} und noch jemandem} other {{from} und # weiteren}}',
    body: '{messages, plural, one {eine neue Nachricht wartet} other {# neue Nachrichten warten}} auf dich. Schau rein, wann es dir passt.',
    button: '{messages, plural, one {Nachricht lesen} other {Nachrichten lesen}}',
  },
  new_likes: {
    subject: 'Du gefällst {likes, plural, offset:1 =1 {{from}} one {{from} und noch jemandem} other {{from} und # weiteren}}',
    body: '{likes, plural, one {ein neuer Like wartet} other {# neue Likes warten}} auf dich. Schau nach, ob es dir auch so geht.',
    button: '{likes, plural, one {Like ansehen} other {Likes ansehen}}',
  },
  unread_reminder: {
    subject: '{messages, plural, one {Eine Nachricht von {from} wartet} other {# Nachrichten warten}} noch auf dich',
    body: 'du hast noch {messages, plural, one {eine ungelesene Nachricht von {from}} other {# ungelesene Nachrichten, die neueste von {from}}}. Du musst nicht antworten; wir wollten nur, dass nichts untergeht.',
    button: '{messages, plural, one {Nachricht lesen} other {Nachrichten lesen}}',
  },
  // About a member who wants no name in mails.
  unnamed: {
    new_conversation: {
      subject: 'Jemand hat dir geschrieben',
      body: 'jemand möchte dich kennenlernen. Lies die Nachricht und antworte, wenn du möchtest.',
    },
    new_messages: { subject: '{messages, plural, one {Eine neue Nachricht} other {# neue Nachrichten}} für dich' },
    new_likes: { subject: '{likes, plural, one {Du gefällst jemandem} other {Du gefällst # Menschen}}' },
    unread_reminder: {
      subject: '{messages, plural, one {Eine Nachricht wartet} other {# Nachrichten warten}} noch auf dich',
      body: 'du hast noch {messages, plural, one {eine ungelesene Nachricht} other {# ungelesene Nachrichten}}. Du musst nicht antworten; wir wollten nur, dass nichts untergeht.',
    },
  },
  weekly_update: {
    subject: 'Deine Woche bei {site}',
    body: 'das ist neu für dich:',
    members: '{members, plural, one {# neues Mitglied, das zu deiner Suche passt} other {# neue Mitglieder, die zu deiner Suche passen}}',
    likes: '{likes, plural, one {# Like, den du noch nicht gesehen hast} other {# Likes, die du noch nicht gesehen hast}}',
    messages: '{messages, plural, one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}',
    button: 'Jetzt umsehen',
  },
  footer: {
    copy_link: 'Der Button funktioniert nicht? Öffne diese Adresse im Browser:',
    reason: 'Du bekommst diese Mail, weil deine E-Mail-Adresse bei {site} angegeben wurde.',
    reason_notification: 'Du bekommst diese Mail, weil du ein Konto bei {site} hast und solche Mails eingeschaltet sind.',
    unsubscribe: 'Diese Mails abbestellen',
    settings: 'Alle Benachrichtigungen verwalten',
    support: 'Fragen? Schreib uns: {email}',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
