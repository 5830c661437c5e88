import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Logg inn',
    lead: 'Så fint å se deg igjen.',
    email: 'E-post',
    password: 'Passord',
    submit: 'Logg inn',
    emailMissing: 'Skriv inn e-postadressen din.',
    passwordMissing: 'Skriv inn passordet ditt.',
    noAccount: 'Ikke medlem ennå?',
    signup: 'Bli med gratis',
  },
  activate: {
    checking: 'Et øyeblikk, vi sjekker lenken din …',
    checkFailed: 'Lenken kunne ikke sjekkes',
    doneTitle: 'Kontoen din er aktiv',
    doneText: 'Så fint at du er her. Fra nå av kan andre finne deg og svare deg.',
    discover: 'Oppdag nye mennesker',
    login: 'Logg inn',
    errorTitle: 'Lenken virker ikke lenger',
    errorText: 'Lenker i e-poster gjelder bare én gang og i 72 timer.',
    errorActive: 'Kontoen din er allerede aktiv, så du trenger ikke lenken lenger.',
    errorResend: 'Vi sender deg gjerne en ny.',
    errorLogin: 'Kanskje er kontoen din allerede aktiv? Logg inn, ellers får du en ny lenke der.',
  },
  reminder: {
    title: 'Bekreft e-posten din.',
    text: 'Frem til da kan ingen finne deg, og du kan ikke sende meldinger ennå.',
  },
  resend: {
    send: 'Send e-posten på nytt',
    sent: 'E-posten er på vei til {email}. Se også i søppelposten.',
  },
  errors: {
    login_failed: 'Innloggingen mislyktes. Prøv igjen.',
    too_many_attempts: 'For mange forsøk. Kontoen er låst i {minutes, number} min.',
    link_expired: 'Lenken er utløpt eller ugyldig.',
    too_many_mails: 'Du har nettopp fått en e-post. Prøv igjen om {minutes, number} min.',
  },
} satisfies Messages;
