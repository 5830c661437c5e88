export const terms = {
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Diese Bedingungen gelten zwischen dir und {company} für alles, was du auf {site} tust.',
  short: {
    user: '**Nur ab {min_age}, nur du selbst.** Ein Mensch, ein Konto, keine falschen Angaben.',
    heart: '**Anmelden, suchen und liken sind kostenlos.** Nur Nachrichten, Fotos und Geschenke kosten Credits.',
    coins: '**Einmal bezahlen, kein Abo.** Nichts verlängert sich, Credits verfallen nicht.',
    receipt: '**{refund_days} Tage zum Überlegen.** Ungenutzte Credits geben wir dir in Geld zurück.',
    gavel: '**Wer gesperrt wird, erfährt warum.** Und kann Einspruch einlegen.',
    trash:
      '**Gehen in zwei Schritten.** {restore_days} Tage lang kannst du zurückkommen, danach behalten wir nur, was das Gesetz verlangt.',
  },
  sections: {
    parties: {
      title: 'Mit wem du den Vertrag schließt',
      text: [
        'Dein Vertragspartner ist {company}, {address}, Register {register}, USt-IdNr. {vat_numbers}. Du erreichst uns unter [{email}](mailto:{email}) und [{phone}](tel:{phone}).',
        'Der Vertrag entsteht, wenn du am Ende der Anmeldung diesen Bedingungen zustimmst und wir dein Konto anlegen. Den Text kannst du jederzeit hier lesen, ausdrucken und speichern. Vertragssprache ist die Sprache, in der du dich anmeldest.',
      ],
    },
    membership: {
      title: 'Wer Mitglied sein kann',
      text: [
        'Du bist mindestens {min_age} Jahre alt, meldest dich für dich selbst an und hast nur ein Konto. Dein Name im Profil darf ein Spitzname sein; Alter, Geschlecht und Fotos müssen stimmen.',
        'Wir schicken dir einen Link, mit dem du dein Konto aktivierst. Vorher sieht dich niemand, und was du schreibst, heben wir kostenlos auf. Halte dein Passwort geheim und sag uns Bescheid, wenn jemand anderes dein Konto nutzt.',
      ],
    },
    service: {
      title: 'Was du von {site} erwarten kannst',
      text: [
        '{site} ist ein Ort, an dem Erwachsene sich finden und schreiben. Wir versprechen dir weder Antworten noch Treffen noch eine Beziehung.',
        {
          real: 'Wir erfinden keine Mitglieder, keine Likes und keine Besuche. Hinter jedem Profil steht jemand, der sich selbst angemeldet hat. Ob dieser Mensch die Wahrheit sagt, können wir nicht wissen: Wir prüfen weder Ausweise noch Vorstrafen. Lies dazu unsere Seite über [Sicherheit](/pages/safety).',
          declared:
            'Auf {site} gibt es fiktive Profile. Sie sind auf jeder Karte, im Profil und im Chat als {fictional} gekennzeichnet. Sie liken nicht, besuchen niemanden, beginnen keine Unterhaltung und zählen nirgends mit; treffen kannst du sie nicht. Alle anderen Profile gehören Menschen, die sich selbst angemeldet haben. Wir prüfen weder Ausweise noch Vorstrafen. Lies dazu unsere Seite über [Sicherheit](/pages/safety).',
        },
        'Wir entwickeln {site} weiter und müssen es manchmal kurz abschalten. Was du bezahlt hast, bleibt davon unberührt. Anzeigen sind mit „Anzeige“ gekennzeichnet und keine Mitglieder.',
      ],
    },
    credits: {
      title: 'Was kostenlos ist und was Credits kostet',
      text: [
        'Anmelden, Suchen, Liken, Swipen, Lesen und das eigene Profil sind kostenlos. Nachrichten, Fotos und Geschenke, die du verschickst, kosten Credits. Wie viel, steht in Credits und in Geld neben dem Button zum Senden und auf der Seite [Preise](/pricing).',
        'Ohne Kauf kannst du zwei Unterhaltungen beginnen. Jeder Kauf macht dich zum Premium-Mitglied: ohne diese Grenze und mit allen Fotos. Neue Konten beginnen in den ersten 48 Stunden weniger Unterhaltungen und verschicken keine Links; das schützt alle vor Betrug.',
        'Geschenkte Credits werden zuerst verbraucht. Credits verfallen nicht, solange dein Konto besteht, und lassen sich nicht übertragen. In den Einstellungen kannst du dir eine monatliche Grenze setzen.',
        'Du zahlst nur, was ankommt: Die Credits einer Nachricht bekommst du von selbst zurück, wenn wir das Profil wegen Betrugs entfernen, wenn das Konto gelöscht wird, bevor sie gelesen oder beantwortet ist (dann nach {restore_days} Tagen, weil das Konto so lange zurückkommen kann), oder wenn es eine Woche lang nicht aktiviert wird.',
      ],
    },
    purchase: {
      title: 'Wie du kaufst',
      text: [
        'Du wählst ein Paket, siehst den ganzen Preis mit Mehrwertsteuer und bestellst mit dem Button „zahlungspflichtig bestellen“. Damit gibst du ein verbindliches Angebot ab; wir nehmen es an, wenn wir die Credits freischalten. Vorher kannst du alles ändern oder abbrechen.',
        'Es gibt kein Abo. Eine gespeicherte Zahlungsart belasten wir nur, wenn du selbst wieder bestellst. Ein Rabattcode gilt für eine Bestellung.',
        'Wird eine Zahlung zurückgebucht, nehmen wir die Credits aus diesem Kauf zurück. Was davon schon verbraucht war, bleibst du schuldig; bis das geklärt ist, kannst du nichts kaufen und keine Credits ausgeben, auch keine geschenkten und keine aus anderen Käufen.',
        {
          timed:
            'Premium auf Zeit beginnt mit dem Kauf und endet nach den bezahlten Tagen von selbst. Nichts verlängert sich, kündigen musst du nicht. Möchtest du es trotzdem: [Verträge hier kündigen](/cancellation).',
        },
      ],
    },
    withdrawal: {
      title: 'Widerruf und Rückgabe',
      text: [
        'Du kannst jeden Kauf innerhalb von {refund_days} Tagen widerrufen und bekommst ungenutzte Credits zum gezahlten Preis zurück. Wie das geht, steht unter [Rückgabe und Erstattung](/pages/return-policy). Deine gesetzlichen Rechte bei Mängeln bleiben daneben bestehen.',
      ],
    },
    content: {
      title: 'Deine Texte und Bilder',
      text: [
        'Was du schreibst und hochlädst, gehört dir. Du erlaubst uns, es auf {site} zu speichern, technisch anzupassen und den Menschen zu zeigen, für die es bestimmt ist, und sonst nichts. Diese Erlaubnis endet, wenn du es löschst.',
        'Lade nur hoch, was du zeigen darfst. Auf Fotos anderer Menschen brauchst du deren Einverständnis.',
      ],
    },
    conduct: {
      title: 'Regeln und was bei Verstößen passiert',
      text: [
        'Es gelten die [Regeln der Community](/pages/rules). Verboten sind vor allem Betrug, Bitten um Geld, Belästigung, Hass, alles mit Minderjährigen, bezahlter Sex, Werbung und automatische Nutzung.',
        'Ein Programm erkennt Muster von Betrug und warnt, wer die Nachricht bekommt. Nachrichten mit Formulierungen und Bilder, die wir gesperrt haben, lehnt es ab, bevor sie gesendet sind; das siehst du sofort, und es kostet nichts. Auch Anmeldungen von gesperrten Mail-Anbietern oder Netzen lehnt es ab. Hältst du das für falsch, beschwere dich mit dem [Beschwerdeformular](/complaints); ein Mensch antwortet. Über Inhalte und Konten, die es schon gibt, entscheiden Menschen. Je nach Schwere entfernen wir Inhalte, warnen oder sperren, und nennen dir den Grund. Alles Weitere, auch der Einspruch und was ein Programm bis zur Entscheidung verbergen darf, steht unter [Sperren und Einspruch](/pages/ban).',
      ],
    },
    ending: {
      title: 'Wie der Vertrag endet',
      text: [
        'Du kannst jederzeit ohne Frist gehen: in den [Einstellungen](/settings) unter „Konto löschen“ oder mit einer Nachricht an uns. Dein Profil ist sofort unsichtbar, nach {restore_days} Tagen ist das Konto endgültig gelöscht. Gekaufte Credits, die du nicht genutzt hast, zahlen wir dir dann aus, auf dem Weg, auf dem du bezahlt hast; geschenkte enden mit dem Konto.',
        'Wir können mit einer Frist von 14 Tagen kündigen und zahlen dir dann gekaufte, ungenutzte Credits aus. Das Recht beider Seiten, aus wichtigem Grund sofort zu kündigen, bleibt bestehen.',
      ],
    },
    liability: {
      title: 'Haftung',
      text: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Schäden an Leben, Körper und Gesundheit und wo das Gesetz es zwingend verlangt. Verletzen wir leicht fahrlässig eine Pflicht, auf die du dich verlassen darfst, haften wir für den typischen, vorhersehbaren Schaden. Im Übrigen haften wir bei leichter Fahrlässigkeit nicht.',
        'Für das, was Mitglieder schreiben, zeigen oder bei Treffen tun, sind sie selbst verantwortlich.',
      ],
    },
    updates: {
      title: 'Änderungen dieser Bedingungen',
      text: [
        'Ändern wir diese Bedingungen zu deinem Nachteil, schreiben wir dir mindestens 30 Tage vorher, was sich warum ändert, und bitten um deine Zustimmung. Ohne sie gilt der alte Text weiter; jede Seite kann dann kündigen. Bloße Klarstellungen und Verbesserungen gelten, sobald sie hier stehen.',
      ],
    },
    law: {
      title: 'Recht und Streit',
      text: [
        'Es gilt das Recht des Landes, in dem {company} sitzt. Der Schutz, den dir zwingende Gesetze deines Wohnsitzes geben, bleibt dir, und du kannst auch dort klagen.',
        'Schreib uns zuerst: Über das [Beschwerdeformular](/complaints) bekommst du eine Nummer und eine Antwort von einem Menschen. An einem Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil. Ist ein Teil dieser Bedingungen unwirksam, gilt der Rest weiter.',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Neu: Ein Programm lehnt ab, was wir vorab gesperrt haben, und wo du dich darüber beschwerst.',
    '2023-12-01': 'Erste Fassung.',
  },
} as const;
