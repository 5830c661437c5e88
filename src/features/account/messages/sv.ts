import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Logga in',
    lead: 'Vad kul att se dig igen.',
    email: 'E-post',
    password: 'Lösenord',
    submit: 'Logga in',
    emailMissing: 'Fyll i din e-postadress.',
    passwordMissing: 'Fyll i ditt lösenord.',
    noAccount: 'Inte medlem än?',
    signup: 'Gå med gratis',
  },
  activate: {
    checking: 'Ett ögonblick, vi kollar din länk …',
    checkFailed: 'Länken gick inte att kontrollera',
    doneTitle: 'Ditt konto är aktivt',
    doneText: 'Vad kul att du är här. Nu kan andra hitta dig och svara dig.',
    discover: 'Upptäck nya människor',
    login: 'Logga in',
    errorTitle: 'Länken fungerar inte längre',
    errorText: 'Länkar i mejl gäller bara en gång och i 72 timmar.',
    errorActive: 'Ditt konto är redan aktivt, så du behöver inte länken längre.',
    errorResend: 'Vi skickar gärna en ny.',
    errorLogin: 'Kanske är ditt konto redan aktivt? Logga in, annars får du en ny länk där.',
  },
  reminder: {
    title: 'Bekräfta din e-post.',
    text: 'Tills dess kan ingen hitta dig, och du kan inte skicka meddelanden än.',
  },
  resend: {
    send: 'Skicka mejlet igen',
    sent: 'Mejlet är på väg till {email}. Titta även i skräpposten.',
  },
  errors: {
    login_failed: 'Det gick inte att logga in. Försök igen.',
    too_many_attempts: 'För många försök. Kontot är spärrat i {minutes, number} min.',
    link_expired: 'Länken har gått ut eller är ogiltig.',
    too_many_mails: 'Du har nyss fått ett mejl. Försök igen om {minutes, number} min.',
  },
} satisfies Messages;
