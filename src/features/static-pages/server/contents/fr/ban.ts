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
            '**Suspendre\u00a0:** le compte est invisible jusqu’à la fin de notre examen. Personne ne reçoit de notification pendant ce temps.',
            '**Exclure\u00a0:** le compte prend fin, et il n’est pas permis d’en créer un nouveau.',
          ],
        },
        'Nous choisissons la mesure efficace la moins sévère et examinons ce qui s’est passé, combien de fois et avec quelles conséquences. Si une personne envoie des signalements ou des réclamations manifestement infondés, nous pouvons, après un avertissement, suspendre leur traitement pendant un certain temps.',
      ],
    },
    notice: {
      title: 'Ce que nous vous disons',
      text: [
        'La personne concernée reçoit un e-mail\u00a0: ce que nous avons fait, en raison de quels faits et de quelle règle, si un signalement en est à l’origine et comment contester. L’identité de la personne qui signale reste secrète\u202f; elle trouve notre décision dans les [paramètres](/settings). Nous ne gardons le silence que si une loi nous l’impose ou si parler mettait quelqu’un en danger.',
      ],
    },
    credits: {
      title: 'Ce qu’il advient des achats',
      text: [
        'Même un compte exclu conserve le droit de rendre les crédits non utilisés dans un délai de {refund_days}\u00a0jours après l’achat\u202f; écrivez-nous pour cela. Quand l’exclusion est définitive, nous remboursons aussi après ce délai les crédits achetés et non utilisés, par le moyen avec lequel ils ont été payés. Si vous avez écrit à un profil que nous supprimons pour fraude, les crédits de ces messages des sept derniers jours vous reviennent automatiquement.',
      ],
    },
    appeal: {
      title: 'Contestation',
      text: [
        'Vous pouvez contester toute décision pendant six mois, y compris celle de ne pas donner suite à un signalement\u00a0: avec le [formulaire de réclamation](/complaints), sans vous connecter, ou à l’adresse [{email}](mailto:{email}). Précisez de quoi il s’agit et ce qui nous a échappé. Vous recevez un numéro. Une personne qui n’a pas participé à la première décision réexamine le dossier\u202f; en règle générale, nous répondons sous 14\u00a0jours.',
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
  changes: { '2023-12-01': 'Première version.' },
};
