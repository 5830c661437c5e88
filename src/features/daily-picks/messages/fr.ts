import type { Messages } from './de.ts';

export const messages = {
  title: 'Aujourd’hui pour vous',
  hide: 'Masquer pour aujourd’hui',
  hidden: 'Masqué. De nouvelles suggestions arrivent demain.',
  interests: {
    title: 'Qu’aimez-vous faire\u202f?',
    text: 'Vous verrez d’abord qui aime la même chose.',
    choose: 'Choisir',
    no: 'Ne plus demander',
    save: '{n, plural, =0 {Enregistrer} one {Enregistrer, {n, number} choisi} many {Enregistrer, {n, number} de choisis} other {Enregistrer, {n, number} choisis}}',
    failed: 'Vos centres d’intérêt ne sont pas enregistrés. Veuillez réessayer.',
  },
} satisfies Messages;
