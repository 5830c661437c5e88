import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Accedi',
    lead: 'Che bello rivederti.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Accedi',
    emailMissing: 'Inserisci il tuo indirizzo e-mail.',
    passwordMissing: 'Inserisci la tua password.',
    noAccount: 'Non hai ancora un account?',
    signup: 'Iscriviti gratis',
  },
  activate: {
    checking: 'Un momento, controlliamo il tuo link…',
    checkFailed: 'Non siamo riusciti a controllare il link',
    doneTitle: 'Il tuo account è attivo',
    doneText: 'Che bello averti qui. Da adesso le altre persone possono trovarti e risponderti.',
    discover: 'Scopri persone',
    login: 'Accedi',
    errorTitle: 'Questo link non funziona più',
    errorText: 'I link nelle e-mail valgono una volta sola e per 72 ore.',
    errorActive: 'Il tuo account è già attivo, non ti serve più.',
    errorResend: 'Te ne mandiamo volentieri uno nuovo.',
    errorLogin: 'Forse il tuo account è già attivo? Accedi: se non lo è, lì puoi chiedere un nuovo link.',
  },
  reminder: {
    title: 'Conferma la tua e-mail.',
    text: 'Fino ad allora nessuno può trovarti e non puoi ancora inviare messaggi.',
  },
  resend: {
    send: 'Invia di nuovo l’e-mail',
    sent: 'L’e-mail è in viaggio verso {email}. Guarda anche nella cartella spam.',
  },
  errors: {
    login_failed: 'Accesso non riuscito, riprova',
    too_many_attempts: 'Troppi tentativi. L’account è bloccato per {minutes, number} min.',
    link_expired: 'Il link è scaduto o non è valido.',
    too_many_mails: 'Ti abbiamo appena mandato un’e-mail. Riprova tra {minutes, number} min.',
  },
} satisfies Messages;
