import type { MessageShape } from '#platform/contract/messages.ts';
import type { officeLegalErrors } from '../contract/errors.ts';

export const messages = {
  name: 'Rechtstexte',
  lead: 'AGB, Datenschutz und Impressum gelten in jeder Sprache für sich. Ein fehlender Text wird nie durch einen in einer anderen Sprache ersetzt: Dann gilt der mitgelieferte.',
  what: 'Die Rechtstexte',
  keys: { terms: 'AGB', privacy: 'Datenschutz', imprint: 'Impressum' },
  behind:
    '{n, plural, one {Eine Sprache zeigt} other {{n, number} Sprachen zeigen}} noch eine frühere Ausgabe: {languages}. Veröffentliche sie bald, damit für alle dasselbe gilt.',
  language: 'Sprache',
  applies: 'Es gilt',
  product: 'mitgelieferter Text',
  version: '{id}, seit {date}',
  next: 'Es kommt',
  from: '{id}, ab {date}',
  members: 'Mitglieder',
  agreed: 'Zugestimmt',
  mailed: 'Angeschrieben',
  announce: 'Ankündigung',
  announceLead:
    'Gilt für die nächste Veröffentlichung der AGB in dieser Sprache. Alle aktiven Mitglieder mit der Sprache bekommen einmal eine Mail. Die Worte der AGB selbst änderst du bei den Inhalten.',
  willMail:
    '{n, plural, =0 {Niemand wird angeschrieben.} one {Ein Mitglied wird angeschrieben.} other {{n, number} Mitglieder werden angeschrieben.}}',
  summary: 'Was sich ändert',
  summaryHelp: 'In wenigen Sätzen. Steht in der Mail und über der Frage.',
  begins: 'Gilt ab',
  beginsHelp: 'Leer: sofort. Üblich sind {n, number}\u00a0Tage.',
  asks: 'Mitglieder müssen zustimmen',
  asksHelp: 'Nur ausschalten, wenn die Änderung für Mitglieder ausschließlich besser ist.',
  save: 'Ankündigung speichern',
  saved: 'Gespeichert. Es zählt mit der nächsten Veröffentlichung.',
  errors: { begins_in_past: 'Der Tag liegt nicht in der Zukunft.' } satisfies Record<keyof typeof officeLegalErrors, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
