import type { MessageShape } from '#platform/contract/messages.ts';

/** The sentences of which letters about decisions consist. The server formats them, pages get the finished letter. */
export const messages = {
  titles: {
    warn: 'Eine Verwarnung. Dein Konto bleibt, wie es ist',
    hide: '{ends, select, yes {Bis zum {until} ist dein Profil nicht zu sehen} other {Dein Profil ist nicht mehr zu sehen}}',
    hide_at_once:
      '{content, select, photo {Ein Foto von dir ist nicht zu sehen, bis wir es geprüft haben} other {Dein Profil ist nicht zu sehen, bis wir es geprüft haben}}',
    remove:
      '{content, select, photo {Wir haben ein Foto von dir entfernt} message {Wir haben eine Nachricht von dir entfernt} other {Wir haben etwas von dir entfernt}}',
    restrict:
      '{what, select, conversations {{ends, select, yes {Bis zum {until} kannst du keine neuen Unterhaltungen beginnen} other {Du kannst keine neuen Unterhaltungen mehr beginnen}}} pictures {{ends, select, yes {Bis zum {until} kannst du keine Bilder hochladen oder senden} other {Du kannst keine Bilder mehr hochladen oder senden}}} messages {{ends, select, yes {Bis zum {until} kannst du keine Nachrichten senden} other {Du kannst keine Nachrichten mehr senden}}} other {{ends, select, yes {Bis zum {until} ist dein Konto eingeschränkt} other {Dein Konto ist eingeschränkt}}}}',
    suspend: '{ends, select, yes {Dein Konto ist bis zum {until} gesperrt} other {Dein Konto ist vorläufig gesperrt}}',
    ban: 'Dein Konto ist gesperrt',
    restore: 'Wir haben die Entscheidung {first} aufgehoben',
    uphold: 'Wir bleiben bei der Entscheidung {first}',
    cleared: '{content, select, photo {Mit deinem Foto ist alles in Ordnung} other {Mit deinem Profil ist alles in Ordnung}}',
  },
  headings: {
    happened: 'Was geschehen ist',
    rule: 'Welche Regel gilt',
    law: 'Welches Gesetz gilt',
    machine: 'Mensch oder Maschine',
    meaning: 'Was das für dich bedeutet',
    appeal: 'Siehst du es anders?',
    other_ways: 'Andere Wege',
  },
  happened: {
    fraud: 'Von deinem Konto aus wurden andere um Geld gebeten, getäuscht oder auf Seiten gelockt, auf denen es um ihr Geld geht.',
    others_photos: 'In deinem Profil sind Fotos, die nach unserer Prüfung einen anderen Menschen zeigen.',
    harassment: 'Von deinem Konto kamen Worte oder Bilder, die andere belästigen, bedrohen oder herabsetzen.',
    advertising: 'Von deinem Konto kamen Werbung oder Links an Menschen, die nicht danach gefragt haben.',
    minor:
      '{content, select, photo {Auf dem Foto ist jemand zu sehen, der vielleicht noch nicht volljährig ist.} other {Es gibt Hinweise darauf, dass du noch nicht volljährig bist.}}',
    other: 'Wir haben etwas gefunden, das gegen unsere Regeln verstößt.',
    nudity: 'Auf dem Foto sind Nacktheit oder Sex zu sehen.',
    nobody_seen: 'Auf dem Foto bist du nicht zu erkennen.',
    violence: 'Auf dem Foto sind Waffen oder Gewalt zu sehen.',
    hate: 'Von deinem Konto kamen Worte oder Zeichen, die andere wegen ihrer Herkunft, ihres Glaubens, ihres Körpers oder ihrer Sexualität herabsetzen.',
    at_once:
      '{content, select, photo {Eine Meldung sagt, dass das Foto jemanden intim zeigt, ohne dass diese Person zugestimmt hat.} other {Eine Meldung sagt, dass du vielleicht noch nicht volljährig bist.}} Ob das stimmt, wissen wir noch nicht.',
    dated:
      '{content, select, photo {Das Foto ist vom {date}.} message {Die Nachricht ist vom {date}.} other {Es geht um etwas vom {date}.}}',
    reviewed: 'Eine andere Person als beim ersten Mal hat alles noch einmal geprüft, auch deine Worte.',
    cleared: 'Wir haben es geprüft und nichts gefunden, was gegen unsere Regeln oder ein Gesetz verstößt.',
  },
  rule: {
    named: 'Die Regel „{title}“ aus unseren Regeln der Community:',
    all: 'Unsere Regeln der Community, zu lesen unter {link}.',
    notLaw: 'Wir entscheiden hier nach unseren Regeln, nicht nach einem Gesetz.',
    law: 'Es geht um dieses Gesetz: {reference}',
  },
  machine: {
    person: 'Entschieden hat ein Mensch.',
    program:
      'Ein Programm hat sofort gehandelt, weil die Meldung schwer wiegt. Ein Mensch prüft das jetzt und bestätigt es oder hebt es auf.',
    found: 'Ein Programm hat nur darauf hingewiesen.',
    report:
      '{n, plural, =0 {Der Anlass war eine Meldung.} one {Der Anlass war die Meldung eines Mitglieds.} other {Der Anlass waren Meldungen von # Mitgliedern.}}',
    notice: 'Der Anlass war eine Meldung über rechtswidrige Inhalte.',
    trusted_flagger: 'Der Anlass war der Hinweis einer Stelle, die dafür amtlich anerkannt ist.',
    authority: 'Der Anlass war der Hinweis einer Behörde.',
    own: 'Aufgefallen ist es uns bei einer eigenen Prüfung.',
  },
  meaning: {
    warned: 'Geschieht es wieder, können wir dein Konto einschränken oder sperren.',
    hidden:
      '{ends, select, yes {Andere sehen dein Profil nicht, bis zum {until}\u00a0Uhr. Das endet von selbst.} other {Andere sehen dein Profil nicht.}}',
    hiddenAtOnce:
      '{content, select, photo {Das Foto sieht niemand außer dir, bis die Prüfung beendet ist.} other {Andere sehen dein Profil nicht, bis die Prüfung beendet ist.}}',
    removed:
      '{content, select, photo {Das Foto ist für niemanden mehr zu sehen.} message {Die Nachricht ist für niemanden mehr zu sehen.} other {Es ist für niemanden mehr zu sehen.}}',
    conversations:
      '{ends, select, yes {Bis zum {until}\u00a0Uhr kannst du keine neuen Unterhaltungen beginnen. Das endet von selbst.} other {Neue Unterhaltungen kannst du nicht mehr beginnen.}}',
    pictures:
      '{ends, select, yes {Bis zum {until}\u00a0Uhr kannst du keine Bilder hochladen oder senden. Das endet von selbst.} other {Bilder kannst du nicht mehr hochladen oder senden.}}',
    messages:
      '{ends, select, yes {Bis zum {until}\u00a0Uhr kannst du keine Nachrichten senden. Das endet von selbst.} other {Nachrichten kannst du nicht mehr senden.}}',
    suspended:
      '{ends, select, yes {Niemand sieht dich, und du siehst niemanden, bis zum {until}\u00a0Uhr. Das endet von selbst.} other {Niemand sieht dich, und du siehst niemanden, bis wir fertig geprüft haben.}}',
    banned: 'Niemand sieht dich, und du siehst niemanden. Ein neues Konto ist nicht erlaubt.',
    warnedOthers: 'Wer eine Nachricht von dir bekommen hat, erfährt, dass wir das Profil wegen Betrugs entfernt haben.',
    else: 'Alles andere bleibt, wie es ist.',
    credits: 'Deine Credits bleiben dir.',
    frozen:
      '{n, plural, =0 {Gekaufte Credits, die du nicht genutzt hast, zahlen wir am {date} aus oder sobald über deinen Einspruch entschieden ist. Das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast.} one {Den einen gekauften Credit, den du nicht genutzt hast, zahlen wir am {date} aus oder sobald über deinen Einspruch entschieden ist. Das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast.} other {Die # gekauften Credits, die du nicht genutzt hast, zahlen wir am {date} aus oder sobald über deinen Einspruch entschieden ist. Das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast.}}',
    data: 'Deine Daten gehören dir. Du kannst sie mitnehmen, deine Rechnungen ansehen und dein Konto löschen.',
    secret: 'Andere erfahren davon nichts. Wer etwas gemeldet hat, erfährt nur, dass wir gehandelt haben.',
    restored: 'Was sich wiederherstellen lässt, ist wieder da, und die Entscheidung zählt nicht mehr gegen dich.',
    upheld: '{ends, select, yes {Die Entscheidung gilt weiter, bis zum {until}\u00a0Uhr.} other {Die Entscheidung gilt weiter.}}',
    shown: '{content, select, photo {Das Foto ist zu sehen wie zuvor.} other {Dein Profil ist zu sehen wie zuvor.}}',
  },
  appeal: {
    how: 'Schreib uns auf der Seite dieser Entscheidung, was wir übersehen haben, bis zum {until}. Das kostet nichts.',
    who: 'Deinen Einspruch liest eine andere Person als die, die entschieden hat. Sie antwortet dir schriftlich, innerhalb von 72\u00a0Stunden.',
    whoAfterProgram: 'Deinen Einspruch liest ein Mensch und antwortet dir schriftlich, innerhalb von 72\u00a0Stunden.',
  },
  // To whoever reported it.
  reporter: {
    title: '{outcome, select, acted {Wir haben nach deiner Meldung gehandelt} other {Wir haben keinen Verstoß gefunden}}',
    reported:
      '{subject, select, profile {Du hast das Profil von {name} gemeldet} photo {Du hast ein Foto von {name} gemeldet} message {Du hast eine Nachricht von {name} gemeldet} other {Du hast uns etwas gemeldet}}, am {date}. Die Nummer deiner Meldung ist {number}.',
    acted: 'Wir haben deine Meldung geprüft und gehandelt. Was genau wir getan haben, betrifft jemand anders, deshalb sagen wir es nicht.',
    warning:
      'Das war innerhalb von 30 Tagen mindestens die zweite Meldung von dir, bei der wir keinen Verstoß gefunden haben. Ist es bei einer weiteren wieder so, stellen wir deine Meldungen 30 Tage lang zurück: Sie lösen dann allein keine Prüfung mehr aus. Meldungen über Menschen, die unter 18 sein könnten, und über Sexuelles prüfen wir immer.',
    secret: 'Wer gemeldet wurde, erfährt von uns nicht, dass die Meldung von dir kommt.',
  },
  other_ways:
    'Du kannst dich auch an eine zugelassene Stelle zur außergerichtlichen Streitbeilegung wenden (Artikel 21 des Gesetzes über digitale Dienste) oder vor Gericht gehen. Dafür musst du nicht erst Einspruch einlegen.',
} as const;

export type Messages = MessageShape<typeof messages>;
