import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Logg inn',
    email: 'E-post',
    password: 'Passord',
    submit: 'Logg inn',
    noAccount: 'Ikke med ennå?',
    signup: 'Bli med gratis',
  },
  activate: {
    doneTitle: 'Kontoen din er aktiv',
    doneText: 'Så fint at du er her. Fra nå av kan andre finne deg og svare deg.',
    discover: 'Oppdag nye mennesker',
    errorTitle: 'Lenken virker ikke lenger',
    errorText: 'Lenker i e-poster gjelder bare én gang og i 72 timer. Kanskje er kontoen din allerede aktiv?',
    resend: 'Send e-posten på nytt',
    resent: 'E-posten er på vei til {email}.',
    checking: 'Et øyeblikk, vi sjekker lenken din …',
  },
  errors: {
    login_failed: 'Innloggingen mislyktes. Prøv igjen.',
    too_many_attempts: 'For mange forsøk. Kontoen er låst i {minutes, number} min.',
    link_expired: 'Lenken er utløpt eller ugyldig.',
    too_many_mails: 'Du har nettopp fått en e-post. Prøv igjen om {minutes, number} min.',
  },
} satisfies Messages;
