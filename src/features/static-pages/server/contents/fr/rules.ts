import type { Texts } from '../texts.ts';

export const rules: Texts['rules'] = {
  title: 'Règles de la communauté',
  lead: 'Pour que tout le monde se sente bien sur {site}. Avec des exemples, pour que ce soit clair.',
  short: {
    user: '**Soyez vous-même.** Vos photos, votre âge, vos mots.',
    heart: '**Demandez, sans insister.** Un non ou un silence est une réponse.',
    wallet: '**Ni argent, ni affaires.** Ne rien demander, ne rien proposer, pas de publicité.',
    prohibit: '**Pas de mineurs.** Ni comme membres, ni sur les photos, ni comme sujet.',
  },
  sections: {
    yourself: {
      title: 'Soyez vous-même',
      text: [
        '**Permis\u00a0:** un pseudo, une photo de l’an dernier, une question laissée sans réponse.',
        '**Interdit\u00a0:** les photos d’une autre personne ou créées artificiellement, un âge ou un genre faux, un second compte, se faire passer pour quelqu’un d’autre.',
      ],
    },
    respect: {
      title: 'Restez aimable',
      text: [
        '**Permis\u00a0:** «\u00a0Je crois que ça ne colle pas entre nous, je vous souhaite le meilleur.\u00a0»',
        '**Interdit\u00a0:** les insultes, les menaces, écrire encore et encore sans obtenir de réponse, rabaisser quelqu’un pour son origine, sa religion, son corps, son handicap, son genre ou sa sexualité.',
      ],
    },
    consent: {
      title: 'Demandez d’abord',
      text: [
        '**Permis\u00a0:** «\u00a0Aimeriez-vous voir une photo de moi qui en montre un peu plus\u202f?\u00a0» Et accepter un non.',
        '**Interdit\u00a0:** des images ou des textes intimes que personne n’a demandés, la pression, transmettre les images ou les messages d’autres personnes.',
      ],
    },
    photos: {
      title: 'Les photos du profil',
      text: [
        '**Permis\u00a0:** vous, bien reconnaissable, à la plage aussi. Des proches, avec leur accord.',
        '**Interdit\u00a0:** la nudité et le sexe sur le profil, des enfants seuls sur une photo, même les vôtres, les armes, la violence, les symboles de haine, les numéros de téléphone et la publicité dans l’image.',
      ],
    },
    money: {
      title: 'Pas d’argent',
      text: [
        '**Permis\u00a0:** s’inviter à prendre un café.',
        '**Interdit\u00a0:** demander de l’argent, des cartes cadeaux ou des codes, recommander des placements, chercher ou proposer du sexe contre de l’argent, attirer vers d’autres sites, vanter des produits ou des services.',
      ],
    },
    minors: {
      title: 'Réservé aux adultes',
      text: [
        'Les moins de {min_age}\u00a0ans n’ont pas leur place ici. Représenter des mineurs de façon sexuelle ou écrire à ce sujet entraîne une exclusion immédiate et une plainte. Si quelqu’un vous paraît trop jeune, signalez le profil.',
      ],
    },
    machines: {
      title: 'Pas de machines',
      text: [
        'Les programmes qui aspirent des profils, likent ou écrivent ne sont pas autorisés, et personne d’autre que vous ne peut gérer votre compte.',
      ],
    },
    consequences: {
      title: 'Si quelqu’un ne respecte pas les règles',
      text: [
        'Signalez-le\u00a0: sur le profil, la photo ou le message. Selon la gravité, nous retirons des contenus, avertissons ou excluons, et nous indiquons toujours le motif. Pour en savoir plus\u00a0: [Exclusions et contestations](/pages/ban).',
      ],
    },
  },
  changes: { '2023-12-01': 'Première version.' },
};
