import type { MessageShape } from '#platform/contract/messages.ts';
import type { likeErrors } from '../contract/errors.ts';

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
    profile: 'mag dein Profil',
    photo: 'mag dein Foto',
    photoCaption: 'mag dein Foto <q>{caption}</q>',
    line: 'mag deine Worte <q>{line}</q>',
    sent: 'gefällt dir',
    sentPhoto: 'dir gefällt ein Foto',
    sentLine: 'dir gefallen die Worte <q>{line}</q>',
    match: 'Ihr mögt euch',
    note: 'Dazu geschrieben:',
    sentNote: 'Du hast dazu geschrieben:',
    likeBack: 'Like zurück',
    likeBackNamed: 'Like zurück an {name}',
    later: 'Später',
    laterNamed: '{name} später ansehen',
    laterDone: '{name} steht jetzt am Ende der Liste.',
    takeBack: 'Zurücknehmen',
    takeBackNamed: 'Like für {name} zurücknehmen',
    messageNamed: 'Nachricht: {name}',
    message: 'Nachricht',
  },
  time: {
    today: 'heute um {clock}',
    yesterday: 'gestern',
  },
  empty: {
    received: 'Noch keine Likes',
    receivedHelp: 'Das ändert sich am schnellsten, wenn du selbst den Anfang machst.',
    sent: 'Noch niemand dabei?',
    sentHelp: 'Tippe auf das Herz an einem Foto, wenn dir jemand gefällt.',
    matches: 'Noch kein Match',
    matchesHelp: 'Wenn jemand dich auch mag, steht es hier.',
    discover: 'Menschen entdecken',
    toReceived: 'Zu deinen Likes',
  },
  news: {
    one: '{name} mag dich.',
    several: '{n, plural, one {# neuer Like} other {# neue Likes}}',
    show: 'Ansehen',
  },
  modal: {
    label: '{name} mag dich',
    title: '{name} mag dich.',
    text: 'Magst du {name} auch? Dann wird mit einem Like zurück ein Match daraus.',
    photo: 'Foto von {name}',
    profile: 'Profil ansehen',
    likeBack: 'Like zurück',
    later: 'Später',
  },
  match: {
    label: 'Match mit {name}',
    title: 'Ihr mögt euch.',
    text: 'Du magst {name}, und {name} mag dich. Wer schreibt zuerst?',
    photos: 'Du und {name}',
    message: '{name} schreiben',
    goOn: 'Weiter stöbern',
  },
  errors: {
    note_too_long: 'Das ist zu lang: Höchstens {max, number} Zeichen passen hinein.',
    line_not_found: 'Diese Worte stehen nicht mehr im Profil. Lade die Seite neu, dann siehst du die aktuellen.',
  } satisfies Record<keyof typeof likeErrors, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
