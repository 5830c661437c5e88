import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  title: 'Match-Finder',
  lead: 'Eine Person nach der anderen: Menschen, die zu dir passen und zu denen du passt.',
  candidate: 'Vorschlag',
  name: '{name}, {age, number}',
  photos: 'Fotos von {name}',
  photo: '{name}, Foto {at, number} von {n, number}',
  photoLocked: '{name}, Foto {at, number} von {n, number}, mit Premium sichtbar',
  locked: 'Mit Premium sichtbar',
  counter: '{at, number} von {n, number}',
  noPhoto: '{name} zeigt noch kein Foto',
  nextPhoto: 'Nächstes Foto',
  previousPhoto: 'Voriges Foto',
  fit: 'Warum ihr zueinander passt',
  noFit: 'Was euch verbindet, findet ihr am besten selbst heraus.',
  about: 'Über {name}',
  interests: 'Interessen',
  shared: 'gemeinsam',
  act: {
    label: 'Was möchtest du tun?',
    likeShort: 'Gefällt mir',
    message: 'Nachricht',
    skip: 'Weiter',
    profile: 'Ganzes Profil ansehen',
  },
  skipped: '{name} schlagen wir dir frühestens in {days, number} Tagen wieder vor.',
  liked: '{name} gefällt dir.',
  takeBack: 'Zurücknehmen',
  next: 'Als Nächstes: {name}, {age, number}, {place}.',
  loading: 'Wir suchen weiter\u00a0…',
  empty: {
    title: 'Gerade keine weiteren Vorschläge',
    help: 'Alle, die zu dir passen, hast du schon gesehen. Fass deine Suche etwas weiter, dann sind es vielleicht gleich mehr.',
    widen: 'Ändern, wen du suchst',
    search: 'Menschen entdecken',
    swipe: 'Zum Swipen',
    again: 'Noch mal nachsehen',
  },
  failed: {
    title: 'Wir können gerade keinen Vorschlag laden',
    help: 'Prüfe deine Verbindung und versuche es noch mal.',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
