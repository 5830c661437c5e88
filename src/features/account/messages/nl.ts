import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Inloggen',
    lead: 'Fijn dat je er weer bent.',
    email: 'E-mail',
    password: 'Wachtwoord',
    submit: 'Inloggen',
    emailMissing: 'Vul je e-mailadres in.',
    passwordMissing: 'Vul je wachtwoord in.',
    noAccount: 'Nog geen account?',
    signup: 'Gratis aanmelden',
  },
  activate: {
    checking: 'Een moment, we controleren je link…',
    checkFailed: 'We konden de link niet controleren',
    doneTitle: 'Je account is actief',
    doneText: 'Fijn dat je er bent. Vanaf nu kunnen anderen je vinden en je antwoorden.',
    discover: 'Mensen ontdekken',
    login: 'Inloggen',
    errorTitle: 'Deze link werkt niet meer',
    errorText: 'Links uit mails werken maar één keer en 72 uur lang.',
    errorActive: 'Je account is al actief, je hebt hem niet meer nodig.',
    errorResend: 'We sturen je graag een nieuwe.',
    errorLogin: 'Misschien is je account al actief? Log in; zo niet, dan krijg je daar een nieuwe link.',
  },
  reminder: {
    title: 'Bevestig je e-mailadres.',
    text: 'Tot die tijd kan niemand je vinden en kun je nog geen berichten sturen.',
  },
  resend: {
    send: 'Mail opnieuw versturen',
    sent: 'De mail is onderweg naar {email}. Kijk ook in je spammap.',
  },
  errors: {
    login_failed: 'Inloggen mislukt, probeer het opnieuw',
    too_many_attempts: 'Te veel pogingen. Het account is {minutes, number} min. geblokkeerd.',
    link_expired: 'De link is verlopen of ongeldig.',
    too_many_mails: 'Je hebt net pas een mail gekregen. Probeer het over {minutes, number} min. opnieuw.',
  },
} satisfies Messages;
