import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  action: {
    complain: 'Beschwerde einreichen',
    decision: 'Entscheidung ansehen',
    close: 'Schließen',
    cancel: 'Abbrechen',
    back: 'Zurück',
    next: 'Weiter',
    save: 'Speichern',
    retry: 'Noch mal versuchen',
    undo: 'Rückgängig',
    more: 'Mehr',
    showPassword: 'Passwort zeigen',
    hidePassword: 'Passwort verbergen',
  },
  state: { loading: 'Wird geladen\u00a0…', saved: 'Gespeichert', online: 'online', required: 'Pflichtfeld', fictional: 'Fiktives Profil' },
  date: { day: 'Tag', month: 'Monat', year: 'Jahr' },
  pages: { more: 'Mehr zeigen', page: 'Seite {page, number}' },
  errors: {
    invalid_request: 'Das haben wir nicht verstanden. Bitte prüfe deine Angaben.',
    authentication_required: 'Bitte logge dich ein.',
    origin_refused: 'Das wurde aus Sicherheitsgründen abgelehnt.',
    preview: 'Das ist eine Vorschau. Hier wird nichts gespeichert.',
    not_found: 'Das gibt es nicht oder nicht mehr.',
    other_member: 'In diesem Browser ist inzwischen jemand anderes eingeloggt. Es wurde nichts geändert.',
    restricted:
      'Das geht gerade nicht: Wir haben es nach einer Prüfung eingeschränkt. Warum und wie lange, steht in der Entscheidung {number}.',
    suspended: 'Dein Konto ist vorübergehend gesperrt. Warum und wie lange, steht in der Entscheidung {number}.',
    banned: 'Dein Konto ist gesperrt. Warum, und wie du Einspruch einlegst, steht in der Entscheidung {number}.',
    switched_off:
      '{own, select, yes {Hinweis der Site: „{words}“} other {{what, select, signups {Anmelden ist gerade abgeschaltet. Bitte versuche es später noch mal.} first_messages {Neue Unterhaltungen sind gerade abgeschaltet. In deinen bisherigen kannst du weiterschreiben.} uploads {Hochladen ist gerade abgeschaltet. Bitte versuche es später noch mal.} payments {Bezahlen ist gerade abgeschaltet. Es wurde nichts abgebucht.} closing {Diese Site schließt bald. Anmelden und kaufen geht nicht mehr.} other {Das ist gerade abgeschaltet. Bitte versuche es später noch mal.}}}}',
    terms_changed: 'Die AGB haben sich geändert. Entscheide bitte zuerst, ob du zustimmst. Lesen kannst du bis dahin alles.',
    too_large: 'Das ist zu groß.',
    rate_limited: 'Das ging etwas schnell. Bitte warte einen Moment.',
    internal: 'Da ist etwas schiefgegangen. Bitte versuche es später noch mal.',
    unavailable: 'Wir sind gerade nicht erreichbar. Bitte versuche es gleich noch mal.',
    offline: 'Du bist offline. Prüfe deine Verbindung.',
  },
} as const;

export type Messages = MessageShape<typeof messages>;
