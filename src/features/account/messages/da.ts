import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Log ind',
    email: 'E-mail',
    password: 'Adgangskode',
    submit: 'Log ind',
    noAccount: 'Ikke med endnu?',
    signup: 'Opret gratis konto',
  },
  activate: {
    doneTitle: 'Din konto er aktiv',
    doneText: 'Dejligt, at du er her. Fra nu af kan andre finde dig og svare dig.',
    discover: 'Opdag nye mennesker',
    errorTitle: 'Linket virker ikke længere',
    errorText: 'Links fra mails gælder kun én gang og i 72 timer. Måske er din konto allerede aktiv?',
    resend: 'Send mailen igen',
    resent: 'Mailen er på vej til {email}.',
    checking: 'Et øjeblik, vi tjekker dit link …',
  },
  errors: {
    login_failed: 'Du kunne ikke logges ind. Prøv igen.',
    too_many_attempts: 'For mange forsøg. Kontoen er låst i {minutes, number} min.',
    link_expired: 'Linket er udløbet eller ugyldigt.',
    too_many_mails: 'Du har lige fået en mail. Prøv igen om {minutes, number} min.',
  },
} satisfies Messages;
