export const privacy = {
  title: 'Datenschutzerklärung',
  lead: 'Was {site} über dich speichert, wozu, wie lange und wer es sieht.',
  short: {
    'map-pin': '**Dein Ort bleibt ungefähr.** Wir speichern ein Feld von etwa zwei Kilometern, nie eine Adresse.',
    hand: '**Nichts Fremdes im Hintergrund.** Keine Werbenetze, keine Analysedienste, keine Dateien anderer Unternehmen.',
    'eye-slash':
      '**Nach Intimem fragen wir einzeln.** Sexualität, Religion und intime Interessen zeigen wir nur mit deinem eigenen Häkchen.',
    'download-simple': '**Alles zum Mitnehmen.** Eine Datei mit allem, was wir von dir haben, in den Einstellungen.',
    trash: '**Löschen heißt löschen.** Sofort unsichtbar, nach {restore_days} Tagen weg. Nur Belege müssen bleiben.',
  },
  sections: {
    controller: {
      title: 'Wer verantwortlich ist',
      text: [
        'Verantwortlich ist {company}, {address}. Fragen zum Datenschutz beantwortet ein Mensch unter [{email}](mailto:{email}); schreib „Datenschutz“ in den Betreff, dann erreichst du die zuständige Person.',
      ],
    },
    data: {
      title: 'Was wir speichern und wozu',
      text: [
        'Für jede Angabe nennen wir den Zweck, die Grundlage nach der Datenschutz-Grundverordnung (DSGVO) und wie lange sie bleibt.',
        {
          table: {
            head: ['Angabe', 'Wozu', 'Grundlage', 'Wie lange'],
            rows: [
              ['E-Mail, Passwort', 'Einloggen und dir schreiben. Das Passwort nur als Prüfwert (argon2id).', 'Vertrag', 'bis zur Löschung'],
              ['Geburtsdatum', 'Prüfen, ob du {min_age} bist. Andere sehen nur dein Alter.', 'Vertrag, Gesetz', 'bis zur Löschung'],
              ['Name, Geschlecht, Profil, Fotos', 'Damit andere dich finden und ansprechen können.', 'Vertrag', 'bis zur Löschung'],
              [
                'Sexualität, Religion, intime Interessen',
                'Nur zum Anzeigen und Suchen, wenn du zustimmst.',
                'deine Einwilligung (Art. 9)',
                'bis zum Widerruf oder zur Löschung',
              ],
              ['Ort', 'Entfernungen in Stufen zeigen.', 'Vertrag', 'das jeweils letzte Feld'],
              [
                'Likes, Nachrichten, Bilder, Geschenke',
                'Zustellen und dir wieder zeigen.',
                'Vertrag',
                'bis du oder die andere Person das Konto löscht',
              ],
              [
                'Käufe und Credits',
                'Abrechnen, erstatten, Betrug erkennen.',
                'Vertrag, Gesetz',
                'Belege bis zu 10 Jahre, nach der Löschung ohne deinen Namen',
              ],
              [
                'Lastschrift: Name, IBAN, Anschrift, Mandat',
                'Über unsere Bank einziehen und erstatten, Rückfragen der Bank beantworten. Verschlüsselt.',
                'Vertrag, Gesetz',
                'bis zur Löschung, mindestens 14 Monate nach der Abbuchung; Dateien für die Bank 30 Tage',
              ],
              [
                'Handynummer für den SMS-Code',
                'Die Lastschrift bestätigen, Missbrauch verhindern. Nach dem Code nur als Prüfwert, dein Netz immer.',
                'Vertrag, Sicherheit',
                'Nummer und Netz höchstens 1 Tag, Prüfwert der Nummer 14 Monate',
              ],
              [
                'Eingeloggte Geräte',
                'Dir zeigen, wo du eingeloggt bist. Browser und Zeiten, keine IP-Adresse.',
                'Sicherheit',
                '30 Tage nach dem letzten Login',
              ],
              ['Fehlversuche beim Einloggen', 'Fremde fernhalten. Netz und Adresse nur als Prüfwert.', 'Sicherheit', '2 Tage'],
              [
                'Logins und andere sicherheitsrelevante Ereignisse: Zeit, Art, Netz, Prüfwert der Adresse',
                'Angriffe und Missbrauch erkennen und aufklären.',
                'Sicherheit',
                'Netz höchstens 7 Tage, alles andere 180 Tage; nach der Löschung des Kontos ohne Bezug zu dir',
              ],
              [
                'Wie viele sich anmelden',
                'Maschinen bremsen, die massenhaft Konten anlegen. Das Netz nur als Prüfwert.',
                'Sicherheit',
                '2 Stunden',
              ],
              ['Zustimmungen', 'Nachweisen, wann du welchem Text zugestimmt hast.', 'Gesetz', 'bis zur Löschung'],
              ['Anzeige, die dich hergeführt hat', 'Zählen, welche Anzeige wirkt.', 'deine Einwilligung', '30 Tage'],
              ['Benachrichtigungen', 'Dir nichts doppelt schicken.', 'Vertrag', '90 Tage'],
              [
                'Meldungen und Beschwerden',
                'Prüfen, entscheiden und antworten.',
                'Gesetz, Sicherheit',
                'Beschwerden bis zur Löschung des Kontos; Meldungen bleiben, dann ohne deinen Namen. Formulare ohne Konto, bis wir sie auf deinen Wunsch löschen. Das Netz 1 Tag',
              ],
              [
                'Beweise zu einem Fall: Kopien von Profil, Fotos und Bildern, die gemeldete Nachricht und je drei davor und danach',
                'Nachsehen, was gemeldet wurde, auch bei einem Einspruch.',
                'Gesetz, Sicherheit',
                'bis 1 Monat nach der Einspruchsfrist von 6 Monaten, nach dem letzten Einspruch oder, ohne Entscheidung, nach dem Ende des Falls, auch wenn das Konto vorher gelöscht wird; danach nur der Prüfwert eines gemeldeten Fotos',
              ],
              [
                'Entscheidungen über Inhalte und Konten',
                'Anwenden, begründen und darüber Rechenschaft geben.',
                'Gesetz',
                'auf Dauer; nach der Löschung des Kontos ohne Bezug zu dir, ohne Tatsachen und eigene Worte',
              ],
              [
                'Verlauf eines Falls: Schritte, Notizen und Antworten unseres Teams',
                'Nachweisen, was geschehen ist.',
                'Gesetz, Sicherheit',
                'auf Dauer; nach der Löschung des Kontos ohne Bezug zu dir',
              ],
              [
                'Einsprüche',
                'Eine andere Person prüft sie und antwortet dir.',
                'Gesetz',
                'bis zur Löschung des Kontos; hast du gemeldet, bleiben deine Worte ohne deinen Namen beim Fall',
              ],
              [
                'Wann unser Team Nachrichten liest',
                'Nachweisen, wer was warum geöffnet hat. In den Einstellungen siehst du, wann, wie viele und warum: sofort oder, wenn du gemeldet wurdest, sobald der Fall entschieden ist. Verlangt das Gesetz Stillschweigen, solange eine Behörde ermittelt, siehst du es erst danach.',
                'Gesetz, Sicherheit',
                'deine Liste bis zur Löschung des Kontos; das Protokoll des Teams mit der Nummer des Falls auf Dauer',
              ],
              [
                'Wann unser Team verdeckte Angaben aufdeckt: E-Mail-Adresse, Geburtsdatum, Bankkonto',
                'Nachweisen, wer sie warum gesehen hat. In den Einstellungen siehst du, wann, was und warum. Verlangt das Gesetz Stillschweigen, solange eine Behörde ermittelt, siehst du es erst danach.',
                'Gesetz, Sicherheit',
                'deine Liste bis zur Löschung des Kontos; das Protokoll des Teams auf Dauer',
              ],
              [
                'Mails unseres Teams an dich; dass eine Mail nicht ankam',
                'Dir helfen.',
                'Vertrag',
                'Mails bis zur Löschung des Kontos; was nicht ankam, 90 Tage',
              ],
              [
                'Abgelehnte Fotos, entfernte Nachrichten',
                'Nach einem Einspruch wieder zeigen. Andere Mitglieder sehen sie nicht.',
                'Gesetz, Sicherheit',
                'bis zur Löschung des Kontos, Nachrichten bis zur Löschung eines der beiden Konten',
              ],
              [
                'Prüfwerte von Fotos, Karte und IBAN nach einer Sperre wegen Betrugs',
                'Verhindern, dass sie wieder benutzt werden.',
                'Sicherheit',
                'bis wir die Sperre aufheben, auch nach der Löschung des Kontos',
              ],
              [
                'Abgleich mit vorab gesperrten Mail-Anbietern, Netzen, Formulierungen und Bildern',
                'Betrug und Werbung aufhalten. Gezählt werden nur Treffer; soll unser Team nachsehen, entsteht ein Fall.',
                'Sicherheit',
                'was wir ablehnen, speichern wir nicht; einen Fall wie oben',
              ],
            ],
          },
        },
      ],
    },
    sensitive: {
      title: 'Sexualität, Religion und intime Interessen',
      text: [
        'Diese Angaben schützt Artikel 9 DSGVO besonders. Deshalb fragen wir sie getrennt ab, das Häkchen ist nie vorausgewählt, und in den [Einstellungen](/settings) siehst du, wann du welchem Text zugestimmt hast. Widerrufst du deine Einwilligung, sieht die Angabe sofort niemand mehr. Wen du suchst, kann Rückschlüsse auf deine Sexualität zulassen; wir verwenden es nur, um dir passende Menschen zu zeigen.',
      ],
    },
    place: {
      title: 'Dein Ort',
      text: [
        'Wir rechnen deinen Ort auf ein Feld von etwa zwei Kilometern um und speichern nur dieses Feld. Entfernungen gelten von Feldmitte zu Feldmitte und erscheinen in Stufen wie „unter 5\u00a0km“. Wer im selben Feld ist wie du, ist für andere nicht von dir zu unterscheiden.',
      ],
    },
    readers: {
      title: 'Wer was sieht',
      text: [
        'Dein Profil sehen Mitglieder von {site}. Menschen ohne Konto sehen höchstens einen Teil davon, und nur, wenn du „Profil für Besucher“ einschaltest. Ob du online bist und ob du in der Suche erscheinst, bestimmst du in den Einstellungen. Deine E-Mail-Adresse, dein Geburtsdatum und wen du blockierst, sieht kein Mitglied.',
        'Jedes Foto speichern wir neu; Aufnahmeort und Kameradaten fallen weg. Ein gelöschtes Foto ist nach zehn Minuten auch bei uns weg, außer einer Kopie, die Beweis in einem Fall ist. Gesperrte Bilder erkennen wir an einem Prüfwert wieder.',
        'Deine Nachrichten sind für dich und die Person, mit der du schreibst. Ein Programm warnt diese Person vor Mustern von Betrug und bewahrt davon nichts auf. Ein anderes lehnt Nachrichten mit gesperrten Formulierungen ab oder legt eine davon der Moderation vor. Wird etwas gemeldet, sieht die Moderation eine Kopie des gemeldeten Profils, Fotos oder der gemeldeten Nachricht mit den drei davor und danach. Weitere Nachrichten öffnet sie nur mit einem Grund; wann, wie viele und warum, siehst du in deinen Einstellungen.',
      ],
    },
    recipients: {
      title: 'Wer sonst etwas bekommt',
      text: [
        'Nur wer uns hilft, {site} zu betreiben, nur das Nötige und mit Vertrag:',
        {
          list: [
            'Der **Zahlungsdienst**, den du an der Kasse siehst. Kartendaten gibst du dort ein; wir erfahren Betrag, Zeit, Ergebnis und, wenn du es willst, ein Kennzeichen für den nächsten Kauf.',
            'Die Dienste, die unsere **E-Mails und SMS** zustellen, und das Rechenzentrum, in dem unsere Server stehen.',
            'Der **Push-Dienst deines Browsers**, wenn du Benachrichtigungen einschaltest. Der Inhalt ist verschlüsselt.',
            'Ein **Karten- und ein GIF-Dienst** fragen wir von unserem Server aus: Sie bekommen ein Feld von zwei Kilometern oder ein Suchwort, nie deine IP-Adresse.',
            '**Behörden**, wenn ein Gesetz uns verpflichtet.',
          ],
        },
        'Wir verkaufen keine Daten, und Anzeigen bekommen nichts über dich. Sitzt ein Dienst außerhalb der EU, gilt ein Beschluss der EU-Kommission oder ein Vertrag mit ihren Standardklauseln.',
      ],
    },
    automatic: {
      title: 'Was Programme entscheiden',
      text: [
        'Vorschläge ordnen wir nach dem, was ihr beide sucht, nach Entfernung, Aktivität und gemeinsamen Interessen. Grenzen für neue Konten und für Zahlungen wirken automatisch und enden von selbst. Ein Programm lehnt Nachrichten mit gesperrten Formulierungen, gesperrte Bilder und Anmeldungen von gesperrten Mail-Anbietern oder Netzen ab. Hältst du das für falsch, beschwere dich mit dem [Beschwerdeformular](/complaints); ein Mensch antwortet. Was ein Programm nach einer Meldung sofort verbergen darf, steht unter [Sperren und Einspruch](/pages/ban). Über Sperren entscheiden Menschen.',
      ],
    },
    deletion: {
      title: 'Was beim Löschen passiert',
      text: [
        'Du verschwindest sofort aus Suche, Likes und Chats. {restore_days} Tage lang kannst du dich einloggen und zurückkommen. Danach löschen wir Konto, Profil, Fotos, Likes und Nachrichten, auch bei den anderen. Es bleiben: was das Steuerrecht von Käufen verlangt, ohne deinen Namen; das Mandat einer Lastschrift und der Prüfwert ihrer Handynummer bis 14 Monate nach der Abbuchung; was nach der Tabelle oben von Meldungen, Entscheidungen und Sperren bleibt. Verlangt eine Behörde, dass ein Konto erhalten bleibt, löschen wir es und die Beweise dazu erst, wenn das endet. Sicherungskopien löschen wir nach {backup_days} Tagen, die jeweils neueste erst, wenn die nächste angelegt ist; bis dahin sind die Daten dort noch enthalten.',
      ],
    },
    rights: {
      title: 'Deine Rechte',
      text: [
        'Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Mitnahme deiner Daten, und du kannst jeder Verarbeitung widersprechen, die auf unserem Interesse an Sicherheit beruht. Zustimmungen kannst du jederzeit für die Zukunft widerrufen.',
        'Das meiste davon ist ein Button in den [Einstellungen](/settings): ändern, Einwilligung widerrufen, Datei mit allen Daten anfordern (sieben Tage zum Herunterladen), Konto löschen. Für alles andere genügt eine formlose Nachricht; wir antworten innerhalb eines Monats. Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.',
      ],
    },
  },
  changes: {
    '2026-11-27':
      'Neu: Beweise, Entscheidungen, Einsprüche, was unser Team sieht und wann du das bei Ermittlungen erst später erfährst, abgelehnte Fotos, was wir vorab sperren und was wir zu Logins und anderen sicherheitsrelevanten Ereignissen speichern. Beweise bleiben länger, als hier bisher stand.',
    '2026-11-26': 'Neu: was wir bei einer Lastschrift speichern und wie lange.',
    '2023-12-01': 'Erste Fassung.',
  },
} as const;
