import type { MessageShape } from '#platform/contract/messages.ts';
import type { StaffErrorCode } from '../contract/errors.ts';

export const messages = {
  errors: {
    right_missing: 'Dafür fehlt dir das Recht. Frag eine Inhaberin oder einen Inhaber.',
    step_up_required: 'Bestätige erst, dass du es bist: mit Passkey oder Code.',
    second_factor_required: 'Richte erst einen Passkey oder eine Code-App ein, dann geht es los.',
    login_failed: 'Login fehlgeschlagen, bitte versuche es erneut',
    too_many_attempts: 'Zu viele Versuche. Das Konto ist für {minutes, number}\u00a0Min. gesperrt.',
    second_step_required: 'Gib jetzt noch deinen Code ein.',
    code_refused: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
    passkey_refused: 'Das hat mit diesem Passkey nicht geklappt. Versuche es noch mal.',
    too_many_passkeys: 'Höchstens {max, number} Passkeys sind möglich. Entferne einen, den du nicht mehr brauchst.',
    invitation_expired: 'Die Einladung ist schon benutzt oder älter als 24 Stunden. Bitte um eine neue.',
    name_invalid: 'Bitte gib einen Namen mit höchstens {max, number} Zeichen ein.',
    invalid_email: 'Ungültige E-Mail Adresse',
    password_too_short: 'Das Passwort braucht mindestens {min, number} Zeichen.',
    password_too_long: 'Das Passwort darf höchstens {max, number} Zeichen haben.',
    password_too_common: 'Dieses Passwort ist leicht zu erraten. Nimm ein anderes, gern mehrere Wörter.',
    password_is_own: 'Nimm weder deine E-Mail-Adresse noch deinen Namen.',
    last_owner: 'Mindestens eine Person muss das Team verwalten.',
    second_person_missing: 'Das brauchen zwei, und sonst hat niemand dieses Recht.',
    own_request: 'Das ist deine eigene Anfrage. Bestätigen muss sie jemand anderes.',
    approval_changed: 'Die Anfrage hat sich geändert. Lade die Seite neu und lies sie noch mal.',
    approval_lapsed: 'Die Anfrage ist schon beantwortet oder zu alt.',
  } satisfies Record<StaffErrorCode, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
