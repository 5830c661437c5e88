import type { Messages } from './de.ts';

export const messages = {
  lang: { title: 'Choisissez votre langue', lead: 'Tout le site change aussitôt. Nous gardons votre choix en mémoire pendant un an.' },
  country: {
    label: 'Votre pays',
    help: 'Les prix et les lieux en dépendent. Dès que vous avez un compte, c’est le pays de votre profil qui compte.',
    choose: 'Choisissez un pays',
  },
  age: {
    title: 'Avez-vous l’âge requis\u202f?',
    text: '{site} est un site de rencontre réservé aux adultes. Il peut y être question d’intimité.',
    adult: 'J’ai {age, number}\u00a0ans ou plus',
    leave: 'Quitter le site',
    birthDate: 'Nous vous demandons votre date de naissance à l’inscription.',
    privacy: 'Confidentialité',
  },
  origin: {
    title: 'Pouvons-nous noter par quelle publicité vous venez\u202f?',
    text: 'Vous avez suivi une publicité. Si vous dites oui, nous le retenons 30\u00a0jours pour voir si elle en vaut la peine. Si vous dites non, tout reste identique ici.',
    noAd: 'Vous n’avez pas suivi de publicité cette fois. Nous retenons votre réponse au cas où cela arriverait.',
    more: 'Quoi exactement\u202f?',
    needed: '<b>Ce que vous faites vous-même</b>, comme vous connecter ou choisir une langue, demande chaque fois un cookie.',
    source:
      '<b>Par quelle publicité vous venez</b>, seulement si vous dites oui\u00a0: vers quelle page, quand, et quand vous repartez. Ni nom, ni profil.',
    others: '<b>Les services d’autres entreprises</b> ne se chargent jamais d’eux-mêmes.',
    yes: 'Oui, noter',
    no: 'Non, ne pas noter',
    later: 'Vous pouvez changer cela à tout moment dans «\u00a0Cookies\u00a0», en bas de chaque page.',
    notedYes: 'C’est d’accord\u00a0: nous le notons.',
    notedNo: 'C’est d’accord\u00a0: nous ne le notons pas.',
    change: 'Modifier',
  },
} satisfies Messages;
