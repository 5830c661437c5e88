import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  title: 'Das ist {name}, {age, number}.',
  headline: {
    evening: 'Für einen ruhigen Abend',
    weekend: 'Für ein freies Wochenende',
  },
  label: 'Deine erste Nachricht an {name}',
  tooLong: 'Höchstens {max, number} Zeichen passen in eine Nachricht.',
  ideas: 'Ideen für den Anfang',
  idea: {
    day: 'Was war heute dein bester Moment?',
    place: 'Welchen Ort muss man bei dir kennen?',
    smile: 'Dein Foto hat mich zum Lächeln gebracht. Wo war das?',
  },
  kept: 'Aufgehoben für {name}, nur in diesem Tab.',
  go: 'Weiter mit deiner Nachricht',
  goWithout: 'Weiter ohne Nachricht',
  waits: '{name} bekommt sie, sobald dein Konto aktiv ist. Bis dahin heben wir sie auf, und sie kostet nichts. Ab 18\u00a0Jahren.',
  private: 'Das dürfen Besucher sehen. Alles andere im Profil sehen nur Mitglieder.',
  card: {
    text: 'Schreib gleich, was dir einfällt. Wir heben es auf, während du dich anmeldest.',
    ask: 'Was möchtest du sagen?',
  },
  talk: {
    title: 'Zwischen dir und {name} ist noch kein Wort gefallen.',
    text: 'So sieht eine Unterhaltung hier aus, bevor sie beginnt. Der erste Satz fehlt noch.',
    window: 'Unterhaltung mit {name}',
    empty: 'Noch hat niemand etwas geschrieben.',
  },
  veil: {
    text: 'Sieh dich in Ruhe um. Lass einen Like da, oder schreib gleich.',
    like: '{name} liken',
    liked: 'Gemerkt. {name} bekommt den Like, sobald du angemeldet bist.',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
