import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'On a quelque chose en commun\u00a0: {interest}. Comment ça a commencé pour toi\u202f?',
    'J’ai tout de suite vu ce qu’on a en commun\u00a0: {interest}. Tu m’en dis plus\u202f?',
    'Un sujet sur lequel on a forcément des choses à se dire\u00a0: {interest}. Qu’est-ce que tu préfères là-dedans\u202f?',
  ],
  answers: ['Tu écris : « {answer} » Comment c’est venu ?', '« {answer} » Je l’ai lu deux fois. Tu m’en dis plus ?'],
  openings: [
    'Qu’est-ce qui t’a fait sourire aujourd’hui\u202f?',
    'À quoi ressemble ton dimanche idéal\u202f?',
    'Café du matin ou discussions jusque tard dans la nuit\u00a0: qu’est-ce qui te ressemble le plus\u202f?',
    'Quel endroit au monde t’est resté en tête\u202f?',
    'Qu’est-ce que tu ferais plus souvent si tu avais plus de temps\u202f?',
    'Quelle petite chose te met toujours de bonne humeur\u202f?',
    'Quelle chanson passe en boucle chez toi en ce moment\u202f?',
    'Qu’est-ce qu’il faut savoir avant de te rencontrer\u202f?',
    'De quoi pourrais-tu parler pendant des heures\u202f?',
    'Partir sur un coup de tête ou tout prévoir\u00a0: comment préfères-tu voyager\u202f?',
    'Quelle est la plus belle chose qui te soit arrivée dernièrement\u202f?',
    'Ton profil m’a donné envie d’en savoir plus. On commence par quoi\u202f?',
  ],
};
