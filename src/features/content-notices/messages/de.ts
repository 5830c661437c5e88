import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  title: 'Rechtswidrige Inhalte melden',
  lead: 'Du brauchst kein Konto. Du erfährst, wie wir entschieden haben und warum.',
  imagesTitle: 'Intimes Bild entfernen lassen',
  imagesLead:
    'Zeigt jemand hier ein intimes Bild von dir, ohne dass du zugestimmt hast? Melde es, auch ohne Konto und ohne deinen Namen. Wir entscheiden innerhalb von 48 Stunden.',
  reason: 'Worum geht es?',
  chooseReason: 'Bitte wählen',
  reasons: {
    intimate: 'Intimes Bild ohne Zustimmung',
    minor: 'Sexueller Missbrauch von Minderjährigen',
    threat: 'Bedrohung oder Gewalt',
    hate: 'Hass und Hetze',
    fraud: 'Betrug',
    rights: 'Verletzte Rechte, zum Beispiel an einem Foto',
    other: 'Etwas anderes',
  },
  place: 'Wo ist es zu sehen?',
  placeHelp: 'Am besten die Adresse der Seite. Sonst: wer, auf welchem Foto oder in welcher Nachricht.',
  text: 'Warum ist es rechtswidrig?',
  textHelp: 'Schick uns das Bild selbst nicht. Eine kurze Beschreibung genügt.',
  email: 'E-Mail-Adresse für die Antwort',
  emailHelp: 'Ohne E-Mail-Adresse erfährst du unsere Entscheidung nicht.',
  name: 'Dein Name',
  optional: 'freiwillig',
  goodFaith: 'Ich bin überzeugt, dass meine Angaben richtig und vollständig sind.',
  submit: 'Meldung senden',
  doneTitle: 'Deine Meldung ist angekommen',
  doneText: 'Sie hat die Nummer <b>{number}</b>. Wir entscheiden bis zum {until}.',
  doneMail: 'Eine Bestätigung ist unterwegs an {email}.',
  another: 'Noch etwas melden',
  toImages: 'Geht es um ein intimes Bild von dir? <link>Melde es hier</link>, dort brauchst du keinen Namen.',
  errors: {
    reason_required: 'Bitte wähle aus, worum es geht.',
    place_required: 'Bitte sag uns, wo es zu sehen ist.',
    text_required: 'Bitte beschreibe kurz, worum es geht.',
    text_too_long: 'Das ist zu lang: höchstens {max, number} Zeichen.',
    email_required: 'Für diese Meldung brauchen wir Namen und E-Mail-Adresse.',
    good_faith_required: 'Bitte bestätige, dass deine Angaben stimmen.',
    too_many_notices: 'Du hast heute schon viele Meldungen geschickt. Versuche es in {minutes, number}\u00a0Min. wieder.',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
