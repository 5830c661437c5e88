import type { MessageShape } from '#platform/contract/messages.ts';
import type { accountErrors } from '../contract/errors.ts';

export const messages = {
  login: {
    title: 'Einloggen',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Einloggen',
    noAccount: 'Noch nicht dabei?',
    signup: 'Kostenlos anmelden',
  },
  activate: {
    doneTitle: 'Dein Konto ist aktiv',
    doneText: 'Schön, dass du da bist. Ab jetzt können dich andere finden und dir antworten.',
    discover: 'Menschen entdecken',
    errorTitle: 'Dieser Link geht nicht mehr',
    errorText: 'Links aus Mails gelten nur einmal und 72 Stunden lang. Vielleicht ist dein Konto schon aktiv?',
    resend: 'Mail noch mal senden',
    resent: 'Die Mail ist unterwegs an {email}.',
    checking: 'Einen Moment, wir prüfen deinen Link …',
  },
  errors: {
    login_failed: 'Login fehlgeschlagen, bitte versuche es erneut',
    too_many_attempts: 'Zu viele Versuche. Das Konto ist für {minutes, number} Min. gesperrt.',
    link_expired: 'Der Link ist abgelaufen oder ungültig.',
    too_many_mails: 'Du hast gerade erst eine Mail bekommen. Versuche es in {minutes, number} Min. wieder.',
  } satisfies Record<keyof typeof accountErrors, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
