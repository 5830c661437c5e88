export const ban = {
  title: 'Sperren und Einspruch',
  lead: 'Wann wir auf {site} eingreifen, was du dann erfährst und wie du dich wehrst.',
  short: {
    flag: '**Melden geht in zwei Schritten.** An jedem Profil, jedem Foto und jeder Nachricht.',
    users: '**Menschen entscheiden.** Kein Programm sperrt ein Konto.',
    'envelope-simple': '**Du erfährst den Grund.** Mit der Regel, um die es geht.',
    gavel: '**Einspruch kostet nichts.** Sechs Monate lang, und jemand anderes prüft ihn.',
  },
  sections: {
    reasons: {
      title: 'Wofür wir sperren',
      text: [
        'Maßstab sind die Gesetze und die [Regeln der Community](/pages/rules). Sofort und auf Dauer sperren wir bei:',
        {
          list: [
            'Minderjährigen und allem, was Minderjährige sexuell darstellt;',
            'Betrug, Bitten um Geld, Erpressung und falscher Identität;',
            'Gewalt, Drohungen, Stalking und Menschenhandel;',
            'intimen Bildern anderer ohne deren Einverständnis.',
          ],
        },
        'Bei Belästigung, Beleidigung, Werbung oder unerwünschten Bildern kommt es auf Schwere und Wiederholung an.',
      ],
    },
    steps: {
      title: 'Was wir tun können',
      text: [
        {
          list: [
            '**Inhalt entfernen:** ein Foto, ein Text, eine Nachricht.',
            '**Verwarnen:** mit dem Hinweis, was sich ändern muss.',
            '**Anhalten:** Das Konto ist unsichtbar, bis wir geprüft haben. Niemand wird in dieser Zeit benachrichtigt.',
            '**Sperren:** Das Konto endet, und ein neues ist nicht erlaubt.',
          ],
        },
        'Wir wählen das mildeste Mittel, das hilft, und sehen uns an, was passiert ist, wie oft und mit welchen Folgen. Wer offensichtlich grundlos meldet oder Beschwerden einreicht, dessen Meldungen können wir nach einer Warnung für einige Zeit zurückstellen.',
      ],
    },
    notice: {
      title: 'Was du erfährst',
      text: [
        'Wer betroffen ist, bekommt eine E-Mail: was wir getan haben, aufgrund welcher Tatsachen und welcher Regel, ob eine Meldung der Anlass war und wie Einspruch möglich ist. Wer gemeldet hat, bleibt geheim und findet unsere Entscheidung in den [Einstellungen](/settings). Nur wo ein Gesetz es verbietet oder es jemanden gefährden würde, schweigen wir.',
      ],
    },
    credits: {
      title: 'Was mit Käufen passiert',
      text: [
        'Auch ein gesperrtes Konto behält das Recht, ungenutzte Credits innerhalb von {refund_days} Tagen nach dem Kauf zurückzugeben; schreib uns dafür. Ist die Sperre endgültig, zahlen wir gekaufte Credits, die nicht genutzt sind, auch danach aus, auf dem Weg, auf dem sie bezahlt wurden. Wer an ein Profil geschrieben hat, das wir wegen Betrugs entfernen, bekommt die Credits dieser Nachrichten aus den letzten sieben Tagen von selbst zurück.',
      ],
    },
    appeal: {
      title: 'Einspruch',
      text: [
        'Du kannst jede Entscheidung sechs Monate lang anfechten, auch die, eine Meldung nicht zu verfolgen: mit dem [Beschwerdeformular](/complaints), ohne Login, oder unter [{email}](mailto:{email}). Schreib dazu, worum es geht und was wir übersehen haben. Du bekommst eine Nummer. Ein Mensch, der nicht an der ersten Entscheidung beteiligt war, prüft neu; in der Regel antworten wir innerhalb von 14 Tagen.',
        'Bleiben wir dabei, kannst du eine zugelassene Stelle zur außergerichtlichen Streitbeilegung anrufen (Artikel 21 des Gesetzes über digitale Dienste, DSA) oder klagen.',
      ],
    },
    contacts: {
      title: 'Kontaktstellen nach dem DSA',
      text: [
        'Für Mitglieder und alle anderen (Artikel 12) und für Behörden (Artikel 11): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Wir antworten auf Deutsch und Englisch. Rechtswidrige Inhalte können alle melden, auch ohne Konto: mit dem [Meldeformular](/notice).',
      ],
    },
  },
  changes: { '2023-12-01': 'Erste Fassung.' },
} as const;
