import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'On a quelque chose en commun : {interest}. Comment ça a commencé pour toi ?',
    'J’ai tout de suite vu ce qui nous plaît : {interest}. Tu m’en dis plus ?',
    'Un sujet sur lequel on ne va pas rester sans rien dire : {interest}. Qu’est-ce que tu aimes le plus ?',
  ],
  openings: [
    'Qu’est-ce qui t’a fait sourire aujourd’hui ?',
    'À quoi ressemble ton dimanche idéal ?',
    'Café du matin ou discussions jusque tard dans la nuit : qu’est-ce qui te ressemble le plus ?',
    'Quel endroit au monde ne te quitte plus ?',
    'Qu’est-ce que tu ferais plus souvent si tu avais plus de temps ?',
    'Quelle petite chose te met toujours de bonne humeur ?',
    'Quelle chanson passe en boucle chez toi en ce moment ?',
    'Qu’est-ce qu’il faut savoir avant de te rencontrer ?',
    'De quoi pourrais-tu parler pendant des heures ?',
    'Partir sur un coup de tête ou tout prévoir : comment préfères-tu voyager ?',
    'Quelle est la plus belle chose qui te soit arrivée dernièrement ?',
    'Ton profil m’a donné envie d’en savoir plus. On commence par quoi ?',
  ],
};
