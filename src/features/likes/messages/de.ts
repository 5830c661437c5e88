import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  title: 'Likes',
  tabs: { received: 'Erhalten', sent: 'Gesendet', matches: 'Matches' },
  newCount: '{n, number} neu',
  lead: {
    received:
      '{n, plural, =0 {Du siehst immer alle, die dich mögen, auch ohne Premium.} one {# Like ist neu. Du siehst immer alle, die dich mögen, auch ohne Premium.} other {# Likes sind neu. Du siehst immer alle, die dich mögen, auch ohne Premium.}}',
    sent: 'Diese Menschen gefallen dir. Ein Like lässt sich jederzeit zurücknehmen.',
    matches: 'Hier beruht es auf Gegenseitigkeit. Eine kleine Frage reicht oft als Anfang.',
  },
  row: {
    new: 'neu',
    received: 'mag dein Profil',
    sent: 'gefällt dir',
    match: 'Ihr mögt euch',
    likeBack: 'Like zurück',
    takeBack: 'Zurücknehmen',
    message: 'Nachricht',
  },
  empty: {
    received: 'Noch keine Likes',
    receivedHelp: 'Das ändert sich am schnellsten, wenn du selbst den Anfang machst.',
    sent: 'Noch niemand dabei?',
    sentHelp: 'Tippe auf das Herz an einem Foto, wenn dir jemand gefällt.',
    matches: 'Noch kein Match',
    matchesHelp: 'Wenn jemand dich auch mag, steht es hier.',
    discover: 'Menschen entdecken',
  },
  news: {
    one: '{name} mag dich.',
    several: '{n, plural, one {# neuer Like} other {# neue Likes}}',
    show: 'Ansehen',
  },
  match: {
    label: 'Match mit {name}',
    title: 'Ihr mögt euch.',
    text: 'Du magst {name}, und {name} mag dich. Wer schreibt zuerst?',
    photos: 'Du und {name}',
    message: '{name} schreiben',
    goOn: 'Weiter stöbern',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
