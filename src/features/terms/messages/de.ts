import type { MessageShape } from '#platform/contract/messages.ts';
import type { termsErrors } from '../contract/errors.ts';

export const messages = {
  title: 'Die AGB haben sich geändert',
  lead: 'Seit {date} gelten neue AGB für {site}. Bitte entscheide, ob du ihnen zustimmst.',
  what: 'Das ändert sich',
  nothingSaid: 'Eine Zusammenfassung gibt es nicht. Bitte lies den neuen Text.',
  readNew: 'Neue AGB lesen',
  readOld: 'Bisherige AGB lesen',
  agree: 'Ich stimme zu',
  later: 'Später entscheiden',
  laterText: 'Bis dahin kannst du alles lesen, aber nicht schreiben, liken, hochladen oder kaufen.',
  laterPaid: 'Bis dahin kannst du weiter nutzen, was du schon bezahlt hast, aber nichts Neues kaufen.',
  ways: 'Wenn du nicht zustimmst',
  waysText: 'Deine gekauften Credits bleiben dir. Wenn du gehst, zahlen wir zurück, was davon übrig ist.',
  waysDays:
    'Dein Premium läuft für die bezahlten Tage weiter. Wenn du gehen möchtest, kündige zuerst den Vertrag mit sofortiger Wirkung: Dann zahlen wir dir die Tage zurück, die noch nicht begonnen haben.',
  exportData: 'Meine Daten herunterladen',
  money: 'Käufe und Erstattungen',
  endContract: 'Verträge hier kündigen',
  leave: 'Konto löschen',
  contact: 'Uns schreiben',
  logout: 'Ausloggen',
  agreed: 'Danke. Du hast den neuen AGB zugestimmt.',
  errors: {
    terms_outdated: 'Die AGB haben sich inzwischen noch einmal geändert. Bitte lade die Seite neu.',
  } satisfies Record<keyof typeof termsErrors, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
