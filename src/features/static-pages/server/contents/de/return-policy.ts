export const returnPolicy = {
  title: 'Rückgabe und Erstattung',
  lead: 'Wie du dein Geld zurückbekommst, wenn du es dir anders überlegst.',
  short: {
    clock: '**{refund_days} Tage Zeit.** Ohne Grund, ab dem Tag des Vertragsabschlusses.',
    wallet: '**Geld, keine Gutscheine.** Auf dem Weg zurück, auf dem du bezahlt hast.',
    coins: '**Für alles, was übrig ist.** Genutzte Credits sind bezahlt, ungenutzte geben wir zum gezahlten Preis zurück.',
    receipt: '**Den Betrag siehst du vorher.** Auf den Cent genau, bevor du bestätigst.',
  },
  sections: {
    how: {
      title: 'So geht es',
      text: [
        'Öffne unter [Käufe](/transactions) den Kauf. Solange die Frist läuft und noch Credits übrig sind, steht dort „Zurückgeben“ mit dem Betrag. Bestätige, und wir zahlen ihn zurück. Ohne Login genügt eine Nachricht an [{email}](mailto:{email}) oder die Seite [Vertrag widerrufen](/withdrawal).',
      ],
    },
    amount: {
      title: 'Wie viel du bekommst',
      text: [
        'Zu jedem Kauf merken wir uns, was ein Credit gekostet hat, auch mit Rabatt. Zurück gibt es die ungenutzten Credits dieses Kaufs zu diesem Preis. Geschenkte Credits werden beim Schreiben zuerst verbraucht und nicht ausgezahlt. War es dein einziger Kauf, endet auch Premium; deine Unterhaltungen bleiben lesbar.',
        {
          timed:
            'Bei Premium auf Zeit bekommst du die Tage zurück, die noch nicht begonnen haben, zum gezahlten Preis. Der Tag des Kaufs kostet nichts. Danach endet dieses Premium sofort.',
        },
      ],
    },
    law: {
      title: 'Widerrufsbelehrung',
      text: [
        '**Widerrufsrecht.** Du hast das Recht, binnen {refund_days} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt {refund_days} Tage ab dem Tag des Vertragsabschlusses.',
        'Um dein Widerrufsrecht auszuüben, musst du uns ({company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone})) mit einer eindeutigen Erklärung, zum Beispiel einer E-Mail, über deinen Entschluss informieren. Du kannst dafür das Muster unten verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es, die Mitteilung vor ihrem Ablauf abzusenden.',
        'Du kannst dein Widerrufsrecht auch online unter [Vertrag widerrufen](/withdrawal) ausüben. Wenn du diese Online-Funktion nutzt, übermitteln wir dir unverzüglich auf einem dauerhaften Datenträger (zum Beispiel per E-Mail) eine Eingangsbestätigung mit dem Inhalt deines Widerrufs sowie Datum und Uhrzeit seines Eingangs.',
        '**Folgen des Widerrufs.** Wenn du den Vertrag widerrufst, zahlen wir dir alle Zahlungen, die wir von dir erhalten haben, unverzüglich und spätestens binnen 14 Tagen ab dem Tag zurück, an dem dein Widerruf bei uns eingegangen ist, mit demselben Zahlungsmittel und ohne Entgelt.',
        'Hast du verlangt, dass wir die Credits schon während der Widerrufsfrist freischalten, zahlst du einen angemessenen Betrag für das, was du bis zum Widerruf genutzt hast: die genutzten Credits zum Preis dieses Kaufs.',
        {
          timed:
            'Hast du verlangt, dass Premium auf Zeit schon während der Widerrufsfrist beginnt, zahlst du die Tage, die bis zum Widerruf begonnen haben, zum Preis dieses Kaufs.',
        },
      ],
    },
    form: {
      title: 'Muster für den Widerruf',
      text: [
        'An {company}, {address}, {email}: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf von Credits auf {site}.',
        {
          list: [
            'Bestellt am und Nummer der Bestellung:',
            'Name und E-Mail-Adresse des Kontos:',
            'Anschrift (freiwillig):',
            'Datum und, nur auf Papier, Unterschrift:',
          ],
        },
      ],
    },
    undelivered: {
      title: 'Was nicht ankommt, kostet nichts',
      text: [
        'Unabhängig vom Widerruf bekommst du Credits von selbst zurück, wenn wir das Profil wegen Betrugs entfernen, wenn das Konto gelöscht wird, bevor deine Nachricht gelesen oder beantwortet ist (dann nach {restore_days} Tagen), oder wenn es eine Woche lang nicht aktiviert wird. Jeder Eintrag mit seinem Grund steht unter [Credits](/transactions/movements).',
      ],
    },
    wrong: {
      title: 'Wenn etwas nicht stimmt',
      text: [
        'Doppelt bezahlt, Credits nicht da, fremde Abbuchung: Schreib uns, bevor du die Zahlung zurückbuchen lässt, dann ist es meist am selben Tag gelöst. Deine gesetzlichen Rechte bei Mängeln bestehen unabhängig von jeder Frist auf dieser Seite.',
      ],
    },
  },
  changes: { '2023-12-01': 'Erste Fassung.' },
} as const;
