import type { Messages } from './de.ts';

export const messages = {
  later: 'Plus tard',
  centre: { none: 'Rien à faire pour le moment.', settings: 'Gérer les notifications' },
  activation: {
    where: 'Nous l’avons envoyé à {email}.',
    text: 'D’ici là, personne ne peut vous trouver. Vos messages restent en attente et ne coûtent rien.',
    address: 'Changer d’adresse',
  },
  name: {
    text: 'Votre nom ressemble à une adresse ou à un numéro de téléphone, ou mélange plusieurs alphabets. Un prénom ou un pseudo suffit.',
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
  visitors: {
    text: 'Des personnes sans compte vous verraient sur la page d’accueil, dans la recherche et par un lien partagé\u00a0: votre prénom, votre âge, votre ville, votre première photo, les autres floutées, et si vous êtes en ligne. Vous pouvez changer cela à tout moment dans les paramètres.',
    yes: 'Oui, le montrer',
    no: 'Non',
    shown: 'Votre profil est maintenant visible sans compte.',
    hidden: 'Seuls les membres voient votre profil.',
  },
  push: {
    how: 'Comment nous vous prévenons',
    wrote: 'vous a écrit',
    now: 'maintenant',
    notNow: 'Pas maintenant',
    text: 'Les notifications n’arrivent que s’il s’est vraiment passé quelque chose. Elles n’affichent le contenu de vos messages que si vous le souhaitez.',
    on: 'Activer les notifications',
  },
} satisfies Messages;
