import type { Messages } from './de.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# crédit} many {# de crédits} other {# crédits}}',
    creditsBig: '{n, plural, one {<big>#</big> crédit} many {<big>#</big> de crédits} other {<big>#</big> crédits}}',
    creditsWithPremium: '{n, plural, one {# crédit} many {# de crédits} other {# crédits}} avec Premium',
    premium: 'Premium',
    perMessage: '{price} par message',
    cheapest: 'message le moins cher',
    instead: 'au lieu de',
  },
  shop: {
    choosePackage: 'Choisir un pack',
  },
  pricing: {
    title: 'Tarifs',
    lead: 'Chaque prix est indiqué ici, puis à nouveau à côté du bouton, avant que vous n’appuyiez. Tous les prix incluent la TVA.',
    freeTitle: 'Gratuit',
    free: {
      signup: 'S’inscrire et créer un profil',
      search: 'Rechercher, avec tous les filtres',
      likes: 'Envoyer des likes et voir à qui vous plaisez',
      signupCredits: '{n, plural, one {# crédit} many {# de crédits} other {# crédits}} pour commencer',
    },
    spendTitle: 'Ce que l’on paie en crédits',
    spend: { what: 'Pour quoi', price: 'Crédits' },
    message: 'Un message',
    photo: 'Une photo dans une conversation',
    gift: 'Un cadeau, à partir de',
    spendNote: 'Un message qui n’arrive pas ne coûte rien. Les crédits n’expirent pas.',
    packagesTitle: 'Packs',
    columns: { package: 'Pack', price: 'Prix', perMessage: 'Par message' },
    packagesNote:
      'Paiement unique, sans abonnement. Chaque pack vous donne Premium, et vous le gardez. Vous pouvez rendre les crédits non utilisés pendant {days, plural, one {#\u00a0jour} many {# de jours} other {#\u00a0jours}}.',
    signup: 'Inscription gratuite',
    buy: 'Acheter des crédits',
  },
  countries: {
    title: 'Dans votre pays',
    lead: 'Le message le moins cher dans la monnaie du pays, taxe comprise.',
    others: 'Autres pays',
    from: 'à partir de {price}',
    vat: 'TVA {rate, number}\u00a0% comprise',
    noVat: 'sans TVA',
  },
  timed: {
    name: '{n, plural, one {#\u00a0jour de Premium} many {# de jours de Premium} other {#\u00a0jours de Premium}}',
    ends: 'prend fin de lui-même',
    lead: 'Sans abonnement\u00a0: vous payez une fois et rien n’est reconduit. Chaque pack de crédits comprend Premium, et vous le gardez. Le Premium à durée limitée prend fin de lui-même.',
  },
} satisfies Messages;
