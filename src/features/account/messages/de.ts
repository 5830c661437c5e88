import type { MessageShape } from '#platform/contract/messages.ts';
import type { accountErrors } from '../contract/errors.ts';

export const messages = {
  login: {
    title: 'Einloggen',
    lead: 'Schön, dass du wieder da bist.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Einloggen',
    emailMissing: 'Bitte gib deine E-Mail-Adresse ein.',
    passwordMissing: 'Bitte gib dein Passwort ein.',
    noAccount: 'Noch nicht dabei?',
    signup: 'Kostenlos anmelden',
  },
  activate: {
    checking: 'Einen Moment, wir prüfen deinen Link …',
    checkFailed: 'Der Link ließ sich nicht prüfen',
    doneTitle: 'Dein Konto ist aktiv',
    doneText: 'Schön, dass du da bist. Ab jetzt können dich andere finden und dir antworten.',
    discover: 'Menschen entdecken',
    login: 'Einloggen',
    errorTitle: 'Dieser Link geht nicht mehr',
    errorText: 'Links aus Mails gelten nur einmal und 72 Stunden lang.',
    errorActive: 'Dein Konto ist schon aktiv, du brauchst ihn nicht mehr.',
    errorResend: 'Wir schicken dir gern einen neuen.',
    errorLogin: 'Vielleicht ist dein Konto schon aktiv? Logge dich ein, dort bekommst du sonst einen neuen.',
  },
  reminder: {
    title: 'Bestätige deine E-Mail.',
    text: 'Bis dahin findet dich niemand, und Nachrichten kannst du noch nicht senden.',
  },
  resend: {
    send: 'Mail noch mal senden',
    sent: 'Die Mail ist unterwegs an {email}. Schau auch im Spam-Ordner nach.',
  },
  errors: {
    login_failed: 'Login fehlgeschlagen, bitte versuche es erneut',
    too_many_attempts: 'Zu viele Versuche. Das Konto ist für {minutes, number} Min. gesperrt.',
    link_expired: 'Der Link ist abgelaufen oder ungültig.',
    too_many_mails: 'Du hast gerade erst eine Mail bekommen. Versuche es in {minutes, number} Min. wieder.',
  } satisfies Record<keyof typeof accountErrors, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
