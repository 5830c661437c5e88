import type { MessageShape } from '#platform/contract/messages.ts';
import type { ownErrors } from '../contract/errors.ts';

export const messages = {
  title: 'Passkeys und Codes',
  lead: 'Damit nur du in dein Konto kommst, auch wenn jemand dein Passwort kennt.',
  sessions: 'Wo du eingeloggt bist und letzte Logins',
  passkeys: {
    title: 'Passkeys',
    lead: 'Einloggen mit Fingerabdruck, Gesicht oder PIN deines Geräts. Ein Passkey lässt sich nicht erraten und nicht abfangen.',
    add: 'Passkey hinzufügen',
    defaultName: 'Passkey {n, number}',
    used: 'Zuletzt benutzt: {when}',
    unused: 'Noch nie benutzt',
    elsewhere: 'Für eine andere Adresse dieser Seite',
    rename: 'Umbenennen',
    renameNamed: '{name} umbenennen',
    name: 'Name',
    remove: 'Entfernen',
    removeNamed: '{name} entfernen',
    added: 'Dein Passkey ist gespeichert.',
    removed: 'Der Passkey ist entfernt.',
    failed: 'Dieser Browser unterstützt keine Passkeys, oder du hast abgebrochen. Es hat sich nichts geändert.',
    unsupported: 'Dieser Browser unterstützt keine Passkeys. Um einen hinzuzufügen, öffne die Seite in einem anderen.',
  },
  authenticator: {
    title: 'Code nach dem Passwort',
    off: 'Ist das eingeschaltet, fragen wir nach dem Passwort noch nach einem Code aus einer App auf deinem Handy.',
    on: 'Eingeschaltet seit dem {date}. Nach dem Passwort fragen wir nach einem Code aus deiner App.',
    turnOn: 'Einrichten',
    scan: 'Scanne den QR-Code mit einer Authenticator-App, oder tippe den Schlüssel darunter ab.',
    secret: 'Schlüssel',
    open: 'In der App öffnen',
    code: 'Code aus der App',
    submit: 'Einschalten',
    turnOff: 'Ausschalten',
    turnedOn: 'Ab jetzt fragen wir nach dem Passwort auch nach einem Code.',
    turnedOff: 'Wir fragen nicht mehr nach einem Code.',
  },
  recovery: {
    title: 'Wiederherstellungscodes',
    left: '{n, plural, =0 {Du hast keine mehr.} one {Du hast noch # Code, falls du dein Handy nicht dabeihast. Er gilt einmal.} other {Du hast noch # Codes, falls du dein Handy nicht dabeihast. Jeder gilt einmal.}}',
    renew: 'Neue Codes erstellen',
    shown:
      'Bewahre diese Codes gut auf, am besten nicht auf dem Handy. Jeder ersetzt einmal den Code aus der App. Wir zeigen sie nur jetzt.',
    keep: 'Ich habe sie gesichert',
    copy: 'Codes kopieren',
    copied: 'Die Codes sind kopiert.',
    copyFailed: 'Kopieren hat nicht geklappt.',
  },
  confirm: {
    title: 'Kurz bestätigen',
    text: 'Gleich geht es weiter. Danach fragen wir zehn Minuten lang nicht noch mal.',
    password: 'Dein Passwort',
    submit: 'Bestätigen',
    passkey: 'Mit Passkey bestätigen',
  },
  errors: {
    confirmation_required: 'Bitte bestätige kurz, dass du es bist.',
    passkey_refused: 'Das hat mit diesem Passkey nicht geklappt. Versuche es noch mal.',
    too_many_passkeys: 'Höchstens {max, number} Passkeys sind möglich. Entferne einen, den du nicht mehr brauchst.',
    name_invalid: 'Bitte gib einen Namen mit höchstens {max, number} Zeichen ein.',
    wrong_password: 'Das ist nicht dein Passwort.',
  } satisfies Record<keyof typeof ownErrors | 'wrong_password', string>,
} as const;

export type Messages = MessageShape<typeof messages>;
