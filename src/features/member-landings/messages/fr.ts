import type { Messages } from './de.ts';

export const messages = {
  title: 'Voici {name}, {age, number}.',
  headline: {
    evening: 'Pour une soirée tranquille',
    weekend: 'Pour un week-end libre',
  },
  label: 'Votre premier message à {name}',
  tooLong: 'Un message peut avoir {max, number}\u00a0caractères au maximum.',
  ideas: 'Idées pour commencer',
  idea: {
    day: 'Le meilleur moment de la journée, c’était quoi\u202f?',
    place: 'Quel endroit faut-il absolument connaître dans le coin\u202f?',
    smile: 'Cette photo me fait sourire. C’était où\u202f?',
  },
  kept: 'Gardé pour {name}, dans cet onglet seulement.',
  go: 'Continuer avec votre message',
  goWithout: 'Continuer sans message',
  waits:
    '{name} le reçoit dès que votre compte est actif. D’ici là, il reste en attente et ne coûte rien. Réservé aux 18\u00a0ans et plus.',
  private: 'Voici ce que les visiteurs peuvent voir. Le reste du profil n’est visible que des membres.',
  card: {
    text: 'Écrivez ce qui vous vient. Nous le gardons pendant votre inscription.',
    ask: 'Que voudriez-vous dire\u202f?',
  },
  talk: {
    title: 'Entre vous et {name}, tout reste à dire.',
    text: 'Voilà à quoi ressemble une conversation avant de commencer. Il manque la première phrase.',
    window: 'Conversation avec {name}',
    empty: 'Personne n’a encore écrit.',
  },
  veil: {
    text: 'Prenez le temps de regarder. Likez, ou écrivez tout de suite.',
    like: 'Liker {name}',
    liked: 'C’est noté. {name} reçoit le like dès votre inscription.',
  },
} satisfies Messages;
