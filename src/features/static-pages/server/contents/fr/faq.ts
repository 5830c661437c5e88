import type { Texts } from '../texts.ts';

export const faq: Texts['faq'] = {
  title: 'Questions fréquentes',
  lead: 'Des réponses courtes. La vôtre manque\u202f? Écrivez-nous\u00a0: [{email}](mailto:{email}).',
  short: {},
  sections: {
    free: {
      title: 'Qu’est-ce qui est gratuit\u202f?',
      text: [
        'L’inscription, votre profil, la recherche, les likes, Swipe, les matchs et la lecture des messages. Vous voyez toujours à qui vous plaisez, même sans Premium.',
      ],
    },
    cost: {
      title: 'Qu’est-ce qui est payant\u202f?',
      text: [
        'Les messages, les photos et les cadeaux que vous envoyez. Ils coûtent des crédits\u00a0: leur nombre et leur prix dans votre monnaie s’affichent à côté du bouton d’envoi. Tous les prix se trouvent à la page [Tarifs](/pricing).',
      ],
    },
    subscription: {
      title: 'Y a-t-il un abonnement\u202f?',
      text: ['Non. Vous payez une fois, rien n’est reconduit et les crédits n’expirent pas.'],
    },
    premium: {
      title: 'Qu’est-ce que Premium\u202f?',
      text: [
        {
          lasting:
            'Chaque achat comprend Premium, et vous le gardez\u00a0: vous voyez toutes les photos et engagez autant de conversations que vous voulez. Sans achat, vous pouvez en engager deux. Répondre à un premier message est toujours possible.',
          timed:
            'Avec Premium, vous voyez toutes les photos et engagez autant de conversations que vous voulez. Sans Premium, deux au plus. Avec des crédits, il reste à vous. Acheté pour une durée limitée, il prend fin de lui-même. Répondre à un premier message est toujours possible.',
        },
      ],
    },
    real: {
      title: 'Les profils sont-ils réels\u202f?',
      text: [
        {
          real: 'Nous n’inventons personne. Chaque profil a été créé par une personne, et les likes comme les visites viennent toujours de personnes, jamais de nous. Nous ne pouvons pas garantir que tout le monde dit la vérité\u00a0: signalez ce qui vous semble étrange.',
          declared:
            'La plupart, oui. Quelques-uns sont fictifs et portent partout la mention {fictional}\u202f; ils ne likent pas et n’écrivent à personne en premier. Nous ne pouvons pas garantir que les autres disent la vérité\u00a0: signalez ce qui vous semble étrange.',
        },
      ],
    },
    activation: {
      title: 'Je n’ai pas reçu l’e-mail d’activation',
      text: [
        'Regardez dans vos spams. Le rappel en haut de la page permet de le renvoyer ou de changer d’adresse. D’ici là, personne ne vous trouve, et vos messages restent en attente, sans frais.',
      ],
    },
    password: {
      title: 'J’ai oublié mon mot de passe',
      text: [
        'Sur la page [Réinitialiser le mot de passe](/reset-password), nous vous envoyons un lien. Ensuite, tous vos appareils sont déconnectés.',
      ],
    },
    photos: {
      title: 'Pourquoi certaines photos sont-elles floues\u202f?',
      text: [
        'Sans Premium, vous voyez la photo principale nettement, les autres non. Dans les messages, nous masquons les photos des personnes à qui vous n’avez encore jamais répondu, jusqu’à ce que vous vouliez les voir. Vos nouvelles photos ne sont visibles pour les autres qu’une fois validées.',
      ],
    },
    distance: {
      title: 'La distance est-elle précise\u202f?',
      text: [
        'Non, et c’est voulu. Nous mesurons entre des carrés d’environ deux kilomètres. Nous n’enregistrons pas où vous êtes exactement.',
      ],
    },
    block: {
      title: 'Que se passe-t-il si je bloque quelqu’un\u202f?',
      text: [
        'Vous ne vous voyez plus nulle part, ni dans un sens ni dans l’autre, et l’autre personne n’en sait rien. Vous pouvez toujours la signaler.',
      ],
    },
    quiet: {
      title: 'Trop d’e-mails\u202f?',
      text: [
        'Dans [Notifications](/notifications), vous choisissez ce qui vous parvient et comment. Un lien de désabonnement figure au bas de chaque e-mail.',
      ],
    },
    refund: {
      title: 'Puis-je rendre des crédits\u202f?',
      text: [
        'Oui, ceux que vous n’avez pas utilisés, dans les {refund_days}\u00a0jours après l’achat et au prix payé. La marche à suivre\u00a0: [Retours et remboursements](/pages/return-policy).',
        'Les crédits d’un message adressé à un compte supprimé avant lecture ou réponse vous reviennent automatiquement après {restore_days}\u00a0jours.',
      ],
    },
    data: {
      title: 'Quelles données avez-vous sur moi\u202f?',
      text: [
        'Dans les [paramètres](/settings), vous pouvez tout télécharger dans un seul fichier. La [politique de confidentialité](/pages/privacy) explique à quoi sert chaque donnée.',
      ],
    },
    leave: {
      title: 'Comment supprimer mon compte\u202f?',
      text: [
        'Dans les [paramètres](/settings), en deux étapes. Votre profil disparaît aussitôt\u202f; pendant {restore_days}\u00a0jours, vous pouvez vous connecter et revenir, puis nous effaçons tout, sauf ce que la loi nous oblige à garder. Nous vous remboursons alors les crédits achetés que vous n’avez pas utilisés.',
      ],
    },
  },
  changes: { '2023-12-01': 'Première version.' },
};
