import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Log ind',
    lead: 'Dejligt at se dig igen.',
    email: 'E-mail',
    password: 'Adgangskode',
    submit: 'Log ind',
    emailMissing: 'Skriv din e-mailadresse.',
    passwordMissing: 'Skriv din adgangskode.',
    noAccount: 'Ikke medlem endnu?',
    signup: 'Opret gratis konto',
  },
  activate: {
    checking: 'Et øjeblik, vi tjekker dit link …',
    checkFailed: 'Linket kunne ikke tjekkes',
    doneTitle: 'Din konto er aktiv',
    doneText: 'Dejligt, at du er her. Fra nu af kan andre finde dig og svare dig.',
    discover: 'Opdag nye mennesker',
    login: 'Log ind',
    errorTitle: 'Linket virker ikke længere',
    errorText: 'Links fra mails gælder kun én gang og i 72 timer.',
    errorActive: 'Din konto er allerede aktiv, så du behøver ikke linket længere.',
    errorResend: 'Vi sender dig gerne et nyt.',
    errorLogin: 'Måske er din konto allerede aktiv? Log ind, ellers får du et nyt link der.',
  },
  reminder: {
    title: 'Bekræft din e-mail.',
    text: 'Indtil da kan ingen finde dig, og du kan ikke sende beskeder endnu.',
  },
  resend: {
    send: 'Send mailen igen',
    sent: 'Mailen er på vej til {email}. Kig også i spammappen.',
  },
  errors: {
    login_failed: 'Du kunne ikke logges ind. Prøv igen.',
    too_many_attempts: 'For mange forsøg. Kontoen er låst i {minutes, number} min.',
    link_expired: 'Linket er udløbet eller ugyldigt.',
    too_many_mails: 'Du har lige fået en mail. Prøv igen om {minutes, number} min.',
  },
} satisfies Messages;
