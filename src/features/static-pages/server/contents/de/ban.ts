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
            '**Einschränken oder verbergen:** für eine Zeit keine neuen Unterhaltungen, Bilder oder Nachrichten, oder das Profil ist nicht zu sehen.',
            '**Auf Zeit sperren:** Das Konto ist unsichtbar, bis zu einem Tag, den wir nennen. Es benachrichtigt in dieser Zeit niemanden.',
            '**Sperren:** Das Konto endet, und ein neues ist nicht erlaubt.',
          ],
        },
        'Wir wählen das mildeste Mittel, das hilft, und sehen uns an, was passiert ist, wie oft und mit welchen Folgen. Wer meldet, erfährt das Ergebnis jeder Meldung, die wir prüfen. Lautet es innerhalb von 30 Tagen zum zweiten Mal, dass kein Verstoß vorlag, steht dabei eine Warnung. Folgt auf sie innerhalb der 30 Tage noch eine solche Meldung, stellen wir weitere Meldungen dieses Mitglieds 30 Tage lang zurück: Wir speichern sie und lesen sie mit, wenn zur selben Person schon ein Fall offen ist, aber allein lösen sie keine Prüfung aus. Meldungen über Menschen, die unter 18 sein könnten, und über Sexuelles prüfen wir immer. Das [Meldeformular](/notice) bleibt immer offen.',
        'Von dem, was schon zu sehen ist, darf ein Programm nur zweierlei verbergen: ein Foto nach der Meldung eines intimen Bildes und ein Profil, das jemandem unter 18 gehören könnte, und zwar sofort und nur, bis ein Mensch geprüft hat. Auch das erfährst du, und auch dagegen kannst du Einspruch einlegen. Außerdem lehnt es ab, was wir vorab gesperrt haben: Nachrichten mit bestimmten Formulierungen, bestimmte Bilder und Anmeldungen von bestimmten Mail-Anbietern oder Netzen. Das siehst du sofort, und es kostet nichts. Hältst du es für falsch, beschwere dich mit dem [Beschwerdeformular](/complaints); ein Mensch antwortet.',
      ],
    },
    notice: {
      title: 'Was du erfährst',
      text: [
        'Wer betroffen ist, bekommt eine E-Mail und eine eigene Seite: was wir getan haben, aufgrund welcher Tatsachen und welcher Regel, ob eine Meldung der Anlass war und wie Einspruch möglich ist. Wer gemeldet hat, bleibt geheim, bekommt unser Ergebnis per E-Mail und findet es in den [Einstellungen](/settings). Nur wo ein Gesetz es verbietet oder es jemanden gefährden würde, schweigen wir.',
        'Liest unser Team für eine Prüfung Nachrichten aus deinen Unterhaltungen, siehst du in den [Einstellungen](/settings), wann, wie viele und warum.',
      ],
    },
    credits: {
      title: 'Was mit Käufen passiert',
      text: [
        'Auch ein gesperrtes Konto behält das Recht, ungenutzte Credits innerhalb von {refund_days} Tagen nach dem Kauf zurückzugeben; schreib uns dafür. Sperren wir auf Dauer, frieren wir gekaufte Credits, die nicht genutzt sind, ein und zahlen sie 14 Tage später aus oder sobald über den Einspruch entschieden ist, auf dem Weg, auf dem sie bezahlt wurden. Hat der Einspruch Erfolg, sind sie wieder da. Wer Nachrichten von einem Profil bekommen hat, das wir wegen Betrugs sperren, wird innerhalb einer Stunde gewarnt. Alle Credits, die für dieses Profil ausgegeben wurden, gehen von selbst zurück, egal wann.',
      ],
    },
    appeal: {
      title: 'Einspruch',
      text: [
        'Du kannst jede Entscheidung sechs Monate lang anfechten, auch die, eine Meldung nicht zu verfolgen: auf der Seite der Entscheidung, zu der unsere E-Mail führt. Das geht ohne Login, und nach einer Sperre auch über das Login mit dem richtigen Passwort. Ebenso erreichst du uns mit dem [Beschwerdeformular](/complaints) oder unter [{email}](mailto:{email}). Schreib dazu, was wir übersehen haben. Ein Mensch, der nicht an der ersten Entscheidung beteiligt war, prüft neu und antwortet dir innerhalb von 72 Stunden schriftlich. Das kostet nichts.',
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
  changes: {
    '2026-11-27': 'Neu: was mit Meldungen geschieht, wenn mehrere unbegründet waren, und was ein Programm ablehnt.',
    '2023-12-01': 'Erste Fassung.',
  },
} as const;
