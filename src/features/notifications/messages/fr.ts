import type { Messages } from './de.ts';

export const messages = {
  alerts: {
    later: 'Plus tard',
    quiet: 'Quand vous swipez, regardez des profils ou discutez, nous vous laissons tranquille.',
    activation: {
      text: 'D’ici là, personne ne peut vous trouver. Vos messages restent en attente et ne coûtent rien.',
      address: 'Changer d’adresse',
    },
    name: {
      text: 'Votre nom ressemble à une adresse ou à un numéro de téléphone, ou mélange des écritures. Un prénom ou un surnom suffit.',
      change: 'Changer de nom',
    },
    photo: {
      text: 'Avec une photo, la conversation s’engage plus facilement. Une seule suffit.',
      add: 'Ajouter une photo',
    },
    disabled: {
      text: 'Pour le moment, vous ne voyez ces nouveautés qu’en venant ici.',
      open: 'Ouvrir les paramètres',
    },
    push: {
      how: 'Comment nous vous prévenons',
      wrote: 'vous a écrit',
      now: 'maintenant',
      notNow: 'Pas maintenant',
      text: 'Les notifications n’arrivent que s’il s’est vraiment passé quelque chose. Elles n’affichent le contenu de vos messages que si vous le souhaitez.',
      on: 'Activer les notifications',
    },
  },
  title: 'Notifications',
  lead: 'Chaque modification est enregistrée aussitôt. Nous ne vous écrivons que s’il s’est vraiment passé quelque chose.',
  device: 'Notifications sur cet appareil',
  state: {
    unknown: 'Un instant, nous regardons…',
    not_capable:
      'Ce navigateur ne le permet pas. Sur un iPhone, cela fonctionne si vous ajoutez le site à l’écran d’accueil. Les e-mails vous parviennent quand même.',
    not_subscribed: 'Désactivées. Si vous les activez, votre navigateur vous demandera l’autorisation.',
    subscribed: 'Activées.',
    denied: 'Votre navigateur bloque les notifications de ce site. Autorisez-les dans les paramètres du navigateur, puis activez-les ici.',
  },
  since: 'Activées depuis le {day}.',
  preview: 'Afficher le texte des messages',
  previewText: 'Sinon, la notification dit seulement qui vous a écrit. Vaut pour tous vos appareils.',
  people: 'Rencontres',
  house: 'De notre part',
  push: 'Appareils',
  mail: 'E-mail',
  mailOnly: 'e-mail uniquement',
  switch: '{type}\u00a0: {channel}',
  types: {
    new_conversations: 'Nouvelles conversations',
    new_messages: 'Nouveaux messages',
    like: 'Likes et matchs',
    unread_message_reminders: 'Messages non lus',
    weekly_updates: 'Bilan de la semaine',
    reminders: 'Rappels',
    news: 'Nouveautés',
    promotions: 'Offres',
  },
  help: {
    new_conversations: 'Quelqu’un vous écrit pour la première fois',
    new_messages: 'Dans les conversations déjà commencées',
    like: 'Vous plaisez à quelqu’un, ou c’est réciproque',
    unread_message_reminders: 'Un rappel après un jour, un dernier après trois',
    weekly_updates: 'Les nouveaux profils près de chez vous, une fois par semaine',
    reminders: 'Quand il manque encore quelque chose à votre profil',
    news: 'Ce qui change sur {site}, sans publicité',
    promotions: 'Avec votre accord uniquement\u00a0: activer le donne, désactiver le retire',
  },
  unsubscribe: {
    title: 'Se désabonner des e-mails',
    question: 'Ces e-mails sont envoyés à {email}. Voulez-vous que nous arrêtions\u202f?',
    off: 'Se désabonner',
    offTitle: 'Désabonnement confirmé',
    offText: 'Nous n’envoyons plus d’e-mails de ce type à {email}.',
    on: 'Se réabonner',
    onTitle: 'Réabonnement confirmé',
    onText: 'Nous envoyons de nouveau ces e-mails à {email}.',
    all: 'Ouvrir tous les paramètres',
    invalid: 'Ce lien ne fonctionne pas',
  },
  errors: {
    push_service_refused: 'Nous ne pouvons pas joindre le service push de ce navigateur. Les e-mails vous parviennent quand même.',
    link_invalid:
      'Il n’a peut-être pas été copié en entier, ou le compte n’existe plus. Dans vos paramètres, vous pouvez désactiver chaque type d’e-mail séparément.',
  },
} satisfies Messages;
