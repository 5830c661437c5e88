import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Connexion',
    lead: 'Quel plaisir de vous revoir.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    emailMissing: 'Saisissez votre adresse e-mail.',
    passwordMissing: 'Saisissez votre mot de passe.',
    noAccount: 'Pas encore de compte\u202f?',
    signup: 'Inscription gratuite',
  },
  activate: {
    checking: 'Un instant, nous vérifions votre lien…',
    checkFailed: 'Impossible de vérifier le lien',
    doneTitle: 'Votre compte est actif',
    doneText: 'Quel plaisir de vous accueillir. Les autres membres peuvent désormais vous trouver et vous répondre.',
    discover: 'Découvrir des profils',
    login: 'Se connecter',
    errorTitle: 'Ce lien ne fonctionne plus',
    errorText: 'Les liens envoyés par e-mail ne servent qu’une fois et restent valables 72 heures.',
    errorActive: 'Votre compte est déjà actif, vous n’en avez plus besoin.',
    errorResend: 'Nous vous en envoyons volontiers un nouveau.',
    errorLogin: 'Votre compte est peut-être déjà actif\u202f? Connectez-vous\u202f; sinon, vous pourrez y demander un nouveau lien.',
  },
  reminder: {
    title: 'Confirmez votre e-mail.',
    text: 'D’ici là, personne ne peut vous trouver et vous ne pouvez pas encore envoyer de messages.',
  },
  resend: {
    send: 'Renvoyer l’e-mail',
    sent: 'L’e-mail est en route vers {email}. Regardez aussi dans vos spams.',
  },
  errors: {
    login_failed: 'La connexion a échoué, veuillez réessayer',
    too_many_attempts: 'Trop de tentatives. Le compte est bloqué pendant {minutes, number} min.',
    link_expired: 'Le lien a expiré ou n’est pas valable.',
    too_many_mails: 'Nous venons de vous envoyer un e-mail. Réessayez dans {minutes, number} min.',
  },
} satisfies Messages;
