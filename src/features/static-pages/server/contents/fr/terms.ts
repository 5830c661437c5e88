import type { Texts } from '../texts.ts';

export const terms: Texts['terms'] = {
  title: 'Conditions générales',
  lead: 'Les présentes conditions s’appliquent entre vous et {company} à tout ce que vous faites sur {site}.',
  short: {
    user: '**À partir de {min_age}\u00a0ans, en votre propre nom.** Une personne, un compte, aucune fausse information.',
    heart: '**S’inscrire, chercher et liker, c’est gratuit.** Seuls les messages, les photos et les cadeaux coûtent des crédits.',
    coins: '**Un paiement unique, sans abonnement.** Rien n’est reconduit et les crédits n’expirent pas.',
    receipt: '**{refund_days}\u00a0jours pour changer d’avis.** Les crédits non utilisés vous sont remboursés en argent.',
    gavel: '**En cas d’exclusion, nous disons pourquoi.** Et il est possible de contester.',
    trash:
      '**Partir en deux étapes.** Vous pouvez revenir pendant {restore_days}\u00a0jours\u202f; ensuite, nous ne gardons que ce que la loi exige.',
  },
  sections: {
    parties: {
      title: 'Avec qui vous concluez le contrat',
      text: [
        'Votre cocontractant est {company}, {address}, registre {register}, numéro de TVA {vat_numbers}. Vous pouvez nous joindre à l’adresse [{email}](mailto:{email}) et au [{phone}](tel:{phone}).',
        'Le contrat est conclu lorsque vous acceptez les présentes conditions à la fin de l’inscription et que nous créons votre compte. Vous pouvez à tout moment les lire, les imprimer et les enregistrer ici. La langue du contrat est celle dans laquelle vous vous inscrivez.',
      ],
    },
    membership: {
      title: 'Qui peut être membre',
      text: [
        'Vous avez au moins {min_age}\u00a0ans, vous vous inscrivez pour vous-même et vous n’avez qu’un seul compte. Le nom affiché sur votre profil peut être un pseudo\u202f; l’âge, le genre et les photos doivent être exacts.',
        'Nous vous envoyons un lien pour activer votre compte. Avant l’activation, personne ne vous voit, et vos messages restent en attente, sans frais. Gardez votre mot de passe secret et prévenez-nous si une autre personne utilise votre compte.',
      ],
    },
    service: {
      title: 'Ce que propose {site}',
      text: [
        '{site} est un lieu où des adultes font connaissance et s’écrivent. Nous ne promettons ni réponses, ni rendez-vous, ni relation.',
        {
          real: 'Nous n’inventons ni membres, ni likes, ni visites. Derrière chaque profil se trouve une personne qui s’est inscrite elle-même. Nous ne pouvons pas savoir si cette personne dit la vérité\u00a0: nous ne vérifions ni les pièces d’identité ni les casiers judiciaires. Lisez à ce sujet notre page [Sécurité](/pages/safety).',
          declared:
            'Il existe sur {site} des profils fictifs. Ils portent la mention {fictional} sur chaque carte, dans le profil et dans les messages. Ils ne likent pas, ne visitent personne, n’engagent aucune conversation et ne sont comptés nulle part\u202f; vous ne pouvez pas les rencontrer. Tous les autres profils appartiennent à des personnes qui se sont inscrites elles-mêmes. Nous ne vérifions ni les pièces d’identité ni les casiers judiciaires. Lisez à ce sujet notre page [Sécurité](/pages/safety).',
        },
        'Nous faisons évoluer {site} et devons parfois l’interrompre brièvement. Ce que vous avez payé n’en est pas affecté. Les publicités portent la mention «\u00a0Publicité\u00a0» et ne sont pas des membres.',
      ],
    },
    credits: {
      title: 'Ce qui est gratuit et ce qui coûte des crédits',
      text: [
        'L’inscription, la recherche, les likes, Swipe, la lecture et votre profil sont gratuits. Les messages, les photos et les cadeaux que vous envoyez coûtent des crédits. Leur coût est indiqué en crédits et dans votre monnaie à côté du bouton d’envoi et sur la page [Tarifs](/pricing).',
        'Sans achat, vous pouvez engager deux conversations. Tout achat vous donne Premium\u00a0: cette limite disparaît et toutes les photos sont visibles. Pendant les 48 premières heures, les nouveaux comptes engagent moins de conversations et n’envoient pas de liens\u202f; cela protège tout le monde contre la fraude.',
        'Les crédits offerts partent en premier. Les crédits n’expirent pas tant que votre compte existe et ne peuvent pas être cédés. Vous pouvez vous fixer une limite mensuelle dans les paramètres.',
        'Vous ne payez que ce qui arrive\u00a0: les crédits d’un message vous reviennent automatiquement si nous supprimons le profil pour fraude, si le compte est supprimé avant que le message n’ait été lu ou n’ait reçu une réponse (dans ce cas après {restore_days}\u00a0jours, car le compte peut revenir jusque-là) ou s’il n’est pas activé pendant une semaine.',
      ],
    },
    purchase: {
      title: 'Comment vous achetez',
      text: [
        'Vous choisissez un pack, vous voyez le prix total, TVA comprise, et vous commandez avec le bouton «\u00a0Commande avec obligation de paiement\u00a0». Vous faites ainsi une offre ferme\u202f; nous l’acceptons en mettant les crédits à votre disposition. Avant cela, vous pouvez tout modifier ou abandonner.',
        'Il n’y a pas d’abonnement. Un moyen de paiement enregistré n’est débité que si vous commandez vous-même à nouveau. Un code promo est valable pour une commande.',
        'Si la banque annule un paiement, nous reprenons les crédits de cet achat. Vous restez redevable de ceux qui ont déjà été utilisés\u202f; jusqu’au règlement de la situation, vous ne pouvez rien acheter ni dépenser aucun crédit, même offert ou issu d’un autre achat.',
        {
          timed:
            'Le Premium à durée limitée commence à l’achat et prend fin de lui-même une fois les jours payés écoulés. Rien n’est reconduit, il n’y a rien à résilier. Si vous le souhaitez malgré tout\u00a0: [Résilier vos contrats](/cancellation).',
        },
      ],
    },
    withdrawal: {
      title: 'Rétractation et remboursement',
      text: [
        'Vous pouvez vous rétracter de tout achat dans un délai de {refund_days}\u00a0jours et obtenir le remboursement des crédits non utilisés au prix payé. La marche à suivre figure à la page [Retours et remboursements](/pages/return-policy). Vos droits légaux en cas de défaut de conformité restent entiers.',
      ],
    },
    content: {
      title: 'Vos textes et vos images',
      text: [
        'Ce que vous écrivez et mettez en ligne vous appartient. Vous nous autorisez à l’enregistrer sur {site}, à l’adapter techniquement et à le montrer aux personnes auxquelles c’est destiné, et rien d’autre. Cette autorisation prend fin lorsque vous le supprimez.',
        'Ne mettez en ligne que ce que vous avez le droit de montrer. Pour les photos d’autres personnes, il vous faut leur accord.',
      ],
    },
    conduct: {
      title: 'Les règles et les suites en cas de manquement',
      text: [
        'Les [règles de la communauté](/pages/rules) s’appliquent. Sont interdits avant tout la fraude, les demandes d’argent, le harcèlement, la haine, tout ce qui implique des mineurs, le sexe tarifé, la publicité et l’utilisation automatisée.',
        'Un programme reconnaît des schémas de fraude et avertit la personne qui reçoit le message. Il refuse les messages contenant des formulations que nous avons bloquées, et les images bloquées, avant leur envoi\u202f; vous le voyez aussitôt, et cela ne coûte rien. Il refuse aussi les inscriptions depuis des fournisseurs d’e-mail ou des réseaux bloqués. Si cela vous paraît injustifié, utilisez le [formulaire de réclamation](/complaints)\u202f; une personne vous répond. Les décisions sur les contenus et les comptes existants sont prises par des personnes. Selon la gravité, nous retirons des contenus, adressons un avertissement ou prononçons une exclusion, et nous vous en indiquons le motif. Tout le reste, y compris la contestation et ce qu’un programme peut masquer jusqu’à la décision, figure à la page [Exclusions et contestations](/pages/ban).',
      ],
    },
    ending: {
      title: 'Comment le contrat prend fin',
      text: [
        'Vous pouvez partir à tout moment et sans préavis\u00a0: dans les [paramètres](/settings), à la rubrique «\u00a0Supprimer le compte\u00a0», ou par un message à notre adresse. Votre profil est aussitôt invisible et, au bout de {restore_days}\u00a0jours, le compte est définitivement supprimé. Nous vous remboursons alors les crédits achetés que vous n’avez pas utilisés, par le moyen avec lequel vous avez payé\u202f; les crédits offerts s’éteignent avec le compte.',
        'Nous pouvons résilier le contrat avec un préavis de 14\u00a0jours et vous remboursons alors les crédits achetés et non utilisés. Chaque partie conserve le droit de résilier immédiatement pour motif grave.',
      ],
    },
    liability: {
      title: 'Responsabilité',
      text: [
        'Notre responsabilité est illimitée en cas de faute intentionnelle ou de faute lourde, en cas d’atteinte à la vie, au corps et à la santé, et lorsque la loi l’impose. Si, par négligence légère, nous manquons à une obligation sur laquelle vous devez pouvoir compter, nous répondons du dommage typique et prévisible. Pour le surplus, notre responsabilité est exclue en cas de négligence légère.',
        'Les membres sont eux-mêmes responsables de ce qu’ils écrivent, montrent ou font lors de rencontres.',
      ],
    },
    updates: {
      title: 'Modification des présentes conditions',
      text: [
        'Si nous modifions les présentes conditions à votre désavantage, nous vous écrivons au moins 30\u00a0jours à l’avance pour vous dire ce qui change et pourquoi, et nous vous demandons votre accord. Sans cet accord, l’ancien texte continue de s’appliquer\u202f; chaque partie peut alors résilier le contrat. De simples précisions ou améliorations s’appliquent dès leur publication ici.',
      ],
    },
    law: {
      title: 'Droit applicable et litiges',
      text: [
        'Le droit applicable est celui du pays où {company} a son siège. Vous conservez la protection que vous accordent les dispositions impératives de la loi de votre domicile, et vous pouvez aussi y saisir les tribunaux.',
        'Écrivez-nous d’abord\u00a0: avec le [formulaire de réclamation](/complaints), vous recevez un numéro et la réponse d’une personne. Nous ne participons pas à une procédure devant un organisme de médiation de la consommation. Si une partie des présentes conditions est nulle, le reste demeure applicable.',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nouveau\u00a0: un programme refuse ce que nous avons bloqué à l’avance, et où vous en plaindre.',
    '2023-12-01': 'Première version.',
  },
};
