import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Logga in',
    email: 'E-post',
    password: 'Lösenord',
    submit: 'Logga in',
    noAccount: 'Inte med än?',
    signup: 'Gå med gratis',
  },
  activate: {
    doneTitle: 'Ditt konto är aktivt',
    doneText: 'Vad kul att du är här. Nu kan andra hitta dig och svara dig.',
    discover: 'Upptäck nya människor',
    errorTitle: 'Länken fungerar inte längre',
    errorText: 'Länkar i mejl gäller bara en gång och i 72 timmar. Kanske är ditt konto redan aktivt?',
    resend: 'Skicka mejlet igen',
    resent: 'Mejlet är på väg till {email}.',
    checking: 'Ett ögonblick, vi kollar din länk …',
  },
  errors: {
    login_failed: 'Det gick inte att logga in. Försök igen.',
    too_many_attempts: 'För många försök. Kontot är spärrat i {minutes, number} min.',
    link_expired: 'Länken har gått ut eller är ogiltig.',
    too_many_mails: 'Du har nyss fått ett mejl. Försök igen om {minutes, number} min.',
  },
} satisfies Messages;
