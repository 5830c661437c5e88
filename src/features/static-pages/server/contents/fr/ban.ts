import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Exclusions et contestations',
  lead: 'Quand nous intervenons sur {site}, ce que nous vous disons alors et comment vous défendre.',
  short: {
    flag: '**Signaler se fait en deux étapes.** Sur chaque profil, chaque photo et chaque message.',
    users: '**Des personnes décident.** Aucun programme n’exclut un compte.',
    'envelope-simple': '**Vous connaissez le motif.** Et la règle en cause.',
    gavel: '**Contester ne coûte rien.** Pendant six mois, et une autre personne réexamine la décision.',
  },
  sections: {
    reasons: {
      title: 'Les motifs d’exclusion',
      text: [
        'Nous nous fondons sur les lois et les [règles de la communauté](/pages/rules). L’exclusion est immédiate et définitive en cas de\u00a0:',
        {
          list: [
            'minorité d’un membre et tout contenu représentant des mineurs de façon sexuelle\u202f;',
            'fraude, demandes d’argent, chantage et fausse identité\u202f;',
            'violence, menaces, harcèlement obsessionnel et traite des êtres humains\u202f;',
            'images intimes d’autres personnes sans leur accord.',
          ],
        },
        'En cas de harcèlement, d’insultes, de publicité ou d’images non désirées, tout dépend de la gravité et de la répétition.',
      ],
    },
    steps: {
      title: 'Ce que nous pouvons faire',
      text: [
        {
          list: [
            '**Retirer un contenu\u00a0:** une photo, un texte, un message.',
            '**Avertir\u00a0:** en indiquant ce qui doit changer.',
            '**Limiter ou masquer\u00a0:** pendant un temps, pas de nouvelles conversations, de photos ou de messages, ou bien le profil n’est pas visible.',
            '**Suspendre\u00a0:** le compte est invisible jusqu’à un jour que nous indiquons. Pendant ce temps, il n’envoie de notification à personne.',
            '**Exclure\u00a0:** le compte prend fin, et il n’est pas permis d’en créer un nouveau.',
          ],
        },
        'Nous choisissons la mesure efficace la moins sévère et examinons ce qui s’est passé, combien de fois et avec quelles conséquences. La personne qui signale apprend le résultat de chaque signalement examiné. Si, pour la deuxième fois en 30\u00a0jours, nous n’avons constaté aucun manquement, le résultat contient un avertissement. Si un autre signalement de ce type suit cet avertissement dans les 30\u00a0jours, nous mettons ses signalements suivants de côté pendant 30\u00a0jours\u00a0: nous les gardons et les lisons si un dossier sur la même personne est déjà ouvert, mais à eux seuls, ils ne déclenchent aucun examen. Nous examinons toujours les signalements de personnes qui ont peut-être moins de 18\u00a0ans et de contenus sexuels. Le [formulaire de signalement](/notice) reste toujours ouvert.',
        'De ce qui est déjà visible, un programme ne peut masquer que deux choses\u00a0: une photo après le signalement d’une image intime et un profil qui appartient peut-être à une personne de moins de 18\u00a0ans. Il le fait tout de suite, et seulement jusqu’à ce qu’une personne l’ait examiné. Nous vous en informons aussi, et vous pouvez contester cette mesure. Il refuse en outre ce que nous avons bloqué à l’avance\u00a0: les messages contenant certaines formulations, certaines images et les inscriptions depuis certains fournisseurs d’e-mail ou réseaux. Vous le voyez aussitôt, et cela ne coûte rien. Si cela vous paraît injustifié, utilisez le [formulaire de réclamation](/complaints)\u202f; une personne vous répond.',
      ],
    },
    notice: {
      title: 'Ce que nous vous disons',
      text: [
        'La personne concernée reçoit un e-mail qui mène à une page dédiée\u00a0: ce que nous avons fait, en raison de quels faits et de quelle règle, si un signalement en est à l’origine et comment contester. L’identité de la personne qui signale reste secrète\u202f; elle reçoit le résultat par e-mail et le trouve dans les [paramètres](/settings). Nous ne gardons le silence que si une loi nous l’impose ou si parler mettait quelqu’un en danger.',
        'Si notre équipe lit des messages de vos conversations pour un examen, les [paramètres](/settings) indiquent quand, combien et pourquoi.',
      ],
    },
    credits: {
      title: 'Ce qu’il advient des achats',
      text: [
        'Même un compte exclu conserve le droit de rendre les crédits non utilisés dans un délai de {refund_days}\u00a0jours après l’achat\u202f; écrivez-nous pour cela. En cas d’exclusion définitive, nous gelons les crédits achetés et non utilisés et les remboursons 14\u00a0jours plus tard, ou dès que la contestation est tranchée, par le moyen de paiement utilisé. Si la contestation aboutit, ils sont rétablis. Toute personne qui a reçu des messages d’un profil que nous excluons pour fraude est avertie dans l’heure. Tous les crédits dépensés pour ce profil sont rendus automatiquement, quelle que soit la date.',
      ],
    },
    appeal: {
      title: 'Contestation',
      text: [
        'Vous pouvez contester toute décision pendant six mois, y compris celle de ne pas donner suite à un signalement\u00a0: sur la page de la décision, à laquelle mène notre e-mail. C’est possible sans vous connecter et, après une exclusion, aussi en vous connectant avec le bon mot de passe. Vous pouvez également nous joindre avec le [formulaire de réclamation](/complaints) ou à l’adresse [{email}](mailto:{email}). Précisez ce qui nous a échappé. Une personne qui n’a pas participé à la première décision réexamine le dossier et vous répond par écrit dans les 72\u00a0heures. Cela ne coûte rien.',
        'Si nous maintenons notre décision, vous pouvez saisir un organe de règlement extrajudiciaire des litiges certifié (article 21 du règlement sur les services numériques, DSA) ou un tribunal.',
      ],
    },
    contacts: {
      title: 'Points de contact au titre du DSA',
      text: [
        'Pour les membres et toute autre personne (article 12) et pour les autorités (article 11)\u00a0: {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Nous répondons en allemand et en anglais. Toute personne peut signaler un contenu illicite, même sans compte\u00a0: avec le [formulaire de signalement](/notice).',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nouveau\u00a0: ce qu’il advient des signalements quand plusieurs étaient infondés, et ce qu’un programme refuse.',
    '2023-12-01': 'Première version.',
  },
};
