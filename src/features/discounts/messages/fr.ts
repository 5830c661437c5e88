import type { Messages } from './de.ts';

export const messages = {
  choice: {
    title: 'Code promo',
    none: 'Pas de code promo',
    other: 'Autre code',
    enter: 'Saisir un code',
    one: 'un par commande',
    check: 'Vérifier',
    percent: '{percentage, number}\u00a0% de réduction',
    first: '{percentage, number}\u00a0% sur votre premier achat, jusqu’au {until}',
    fits: '{code} est valable. Vous payez {price}.',
    stays: '{code} reste appliqué.',
    openOrder: 'Voir la commande en cours',
    unusable:
      '{n, plural, one {# code ne s’applique pas ici} many {# codes ne s’appliquent pas ici} other {# codes ne s’appliquent pas ici}}',
  },
  summary: '{code}, {percentage, number}\u00a0%',
  reason: {
    until: '{percentage, number}\u00a0% de réduction jusqu’à {time}',
    code: '{percentage, number}\u00a0% de réduction avec {code}',
  },
  ended: {
    title: 'Le bonus de bienvenue a pris fin à {time}.',
    text: 'Le prix normal s’applique donc à nouveau. Rien n’est encore commandé. Regardez le nouveau total et décidez tranquillement.',
  },
  modal: {
    title: 'Votre bonus de bienvenue',
    text: '{percent} sur votre premier achat, {name}. Au moment de payer, le code est déjà saisi.',
    terms:
      'Quatre heures à partir de votre inscription, une fois par compte. Ensuite, le prix normal s’applique. Pas d’abonnement, tous les prix TVA comprise.',
    later: 'Pas maintenant',
  },
  errors: {
    discount_not_found: 'Ce code n’existe pas. Vérifiez son orthographe.',
    discount_used: 'Vous avez déjà utilisé {code}. Il est valable une fois.',
    discount_reserved: '{code} se trouve dans une commande encore en cours. Payez-la ou annulez-la\u00a0: vous pourrez réutiliser le code.',
    discount_minimum: '{code} est valable à partir de {minimum}. Votre pack coûte {price}.',
    discount_country: '{code} n’est valable que dans ce pays\u00a0: {country}.',
    discount_currency: '{code} n’est valable que pour les prix en {currency}.',
    discount_method: '{code} n’est valable que si vous payez {methods}.',
    discount_owner: 'Ce code appartient à un autre compte.',
    discount_expired: '{code} a expiré le {date}.',
    discount_inactive: '{code} n’est pas actif pour le moment.',
    discount_not_begun: '{code} n’est valable qu’à partir du {date}.',
    discount_exhausted: '{code} est épuisé.',
    discount_member_limit:
      'Vous avez déjà utilisé {code} {limit, plural, one {# fois} many {# de fois} other {# fois}}, et c’est le maximum.',
    discount_ended: 'Le bonus de bienvenue a pris fin à {time}.',
    discount_first_order: '{code} n’est valable que pour le premier achat.',
  },
} satisfies Messages;
