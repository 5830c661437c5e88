import type { Messages } from './de.ts';

export const messages = {
  activation: {
    subject: 'Confirmez votre adresse e-mail sur {site}',
    greeting: 'Bonjour {name},',
    body: 'Quel plaisir de vous accueillir\u202f! Plus qu’un clic\u00a0: confirmez votre adresse e-mail, votre profil deviendra visible et les autres membres pourront vous répondre.',
    button: 'Confirmer mon adresse e-mail',
    expiry: 'Le lien est valable {hours, plural, one {# heure} many {# d’heures} other {# heures}} et ne peut servir qu’une fois.',
    ignore: 'Vous n’avez pas créé de compte\u202f? Supprimez simplement ce message\u00a0: sans ce clic, le profil ne sera pas visible.',
  },
  known_address: {
    subject: 'Vous avez déjà un compte sur {site}',
    greeting: 'Bonjour {name},',
    body: 'Quelqu’un vient d’essayer de créer un nouveau compte avec cette adresse e-mail. C’était peut-être vous\u00a0: vous avez déjà un compte, il vous suffit de vous connecter.',
    button: 'Se connecter',
    ignore: 'Ce n’était pas vous\u202f? Vous n’avez rien à faire. Votre compte est inchangé et personne n’y a eu accès.',
  },
  footer: {
    copy_link: 'Le bouton ne fonctionne pas\u202f? Ouvrez cette adresse dans votre navigateur\u00a0:',
    reason: 'Vous recevez ce message parce que votre adresse e-mail a été indiquée sur {site}.',
    support: 'Une question\u202f? Écrivez-nous\u00a0: {email}',
  },
} satisfies Messages;
