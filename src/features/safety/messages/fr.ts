import type { Messages } from './de.ts';

export const messages = {
  blocked: {
    title: 'Profils bloqués',
    lead: 'Vous ne vous voyez plus nulle part, et personne n’en est informé.',
    none: 'Vous n’avez bloqué personne.',
    since: 'Depuis le {date}',
    unblock: 'Débloquer',
    unblockNamed: 'Débloquer {name}',
    done: 'Vous avez débloqué {name}.',
  },
  complaints: {
    title: 'Déposer une réclamation',
    lead: 'Dites-nous ce qui ne va pas. Une personne lit chaque réclamation, et vous recevez un numéro pour en suivre le traitement.',
    subject: 'De quoi s’agit-il\u202f?',
    subjects: {
      payment: 'Paiement ou crédits',
      member: 'Un membre',
      content: 'Une photo ou un texte',
      privacy: 'Mes données',
      account: 'Mon compte',
      other: 'Autre chose',
    },
    name: 'Votre nom',
    optional: 'facultatif',
    email: 'E-mail pour la réponse',
    text: 'Que s’est-il passé\u202f?',
    textHelp: 'Précisez si possible quand et où. Les mots de passe et numéros de compte ne nous sont pas utiles.',
    left: '{n, plural, one {Encore # caractère} many {Encore # de caractères} other {Encore # caractères}}',
    submit: 'Envoyer',
    doneTitle: 'Votre réclamation nous est parvenue',
    doneText: 'Votre numéro est <b>{number}</b>. Nous avons envoyé la confirmation à {email}.',
    another: 'Une autre réclamation',
    home: 'Aller à l’accueil',
  },
  errors: {
    text_too_long: 'C’est trop long\u00a0: {max, number} caractères au maximum.',
    text_required: 'Décrivez brièvement de quoi il s’agit.',
    too_many_complaints: 'Nous avons déjà reçu beaucoup de réclamations de votre part aujourd’hui. Réessayez dans {minutes, number} min.',
  },
} satisfies Messages;
