import type { Texts } from '../texts.ts';

export const returnPolicy: Texts['return-policy'] = {
  title: 'Retours et remboursements',
  lead: 'Comment récupérer votre argent si vous changez d’avis.',
  short: {
    clock: '**{refund_days}\u00a0jours de délai.** Sans vous justifier, à partir du jour de la conclusion du contrat.',
    wallet: '**De l’argent, pas de bons d’achat.** Par le moyen avec lequel vous avez payé.',
    coins: '**Pour tout ce qui reste.** Les crédits utilisés sont payés\u202f; les autres vous sont remboursés au prix payé.',
    receipt: '**Le calcul s’affiche d’abord.** Au centime près, avant que vous confirmiez.',
  },
  sections: {
    how: {
      title: 'La marche à suivre',
      text: [
        'À la page [Achats](/transactions), ouvrez l’achat concerné. Tant que le délai court et qu’il reste des crédits, vous y trouvez «\u00a0Rendre des crédits\u00a0» avec le montant. Confirmez, et nous le remboursons. Sans vous connecter, il suffit d’écrire à l’adresse [{email}](mailto:{email}) ou d’utiliser la page [Se rétracter d’un achat](/withdrawal).',
      ],
    },
    amount: {
      title: 'Le montant remboursé',
      text: [
        'Pour chaque achat, nous gardons le prix d’un crédit, remise comprise. Les crédits non utilisés de cet achat sont remboursés à ce prix. Les crédits offerts partent en premier lorsque vous écrivez et ne sont pas remboursés. Si c’était votre seul achat, Premium prend fin aussi\u202f; vos conversations restent lisibles.',
        {
          timed:
            'Pour un Premium à durée limitée, nous vous remboursons les jours non commencés, au prix payé. Le jour de l’achat ne coûte rien. Ensuite, ce Premium prend fin tout de suite.',
        },
      ],
    },
    law: {
      title: 'Informations sur le droit de rétractation',
      text: [
        '**Droit de rétractation.** Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de {refund_days}\u00a0jours. Le délai de rétractation expire {refund_days}\u00a0jours après le jour de la conclusion du contrat.',
        'Pour exercer le droit de rétractation, vous devez nous notifier ({company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone})) votre décision de rétractation au moyen d’une déclaration dénuée d’ambiguïté, par exemple un e-mail. Vous pouvez utiliser le modèle de formulaire ci-dessous, mais ce n’est pas obligatoire. Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication avant son expiration.',
        'Vous pouvez également exercer votre droit de rétractation en ligne sur la page [Se rétracter d’un achat](/withdrawal). Si vous utilisez cette fonction en ligne, nous vous enverrons sans retard excessif, sur un support durable (par exemple par e-mail), un accusé de réception de la rétractation, avec son contenu ainsi que la date et l’heure de sa transmission.',
        '**Effets de la rétractation.** En cas de rétractation de votre part, nous vous remboursons tous les paiements reçus de vous sans retard excessif et, en tout état de cause, au plus tard 14\u00a0jours à compter du jour où nous sommes informés de votre décision, en utilisant le même moyen de paiement et sans frais pour vous.',
        'Si vous avez demandé que les crédits soient disponibles pendant le délai de rétractation, vous devez payer un montant proportionnel à ce qui vous a été fourni jusqu’à votre rétractation\u00a0: les crédits utilisés, au prix de cet achat.',
        {
          timed:
            'Si vous avez demandé que le Premium à durée limitée commence pendant le délai de rétractation, vous payez les jours commencés jusqu’à la rétractation, au prix de cet achat.',
        },
      ],
    },
    form: {
      title: 'Modèle de formulaire de rétractation',
      text: [
        'À l’attention de\u00a0: {company}, {address}, {email}. Je vous notifie par la présente ma rétractation du contrat portant sur l’achat de crédits sur {site}.',
        {
          list: [
            'Commandé le et numéro de commande\u00a0:',
            'Nom et adresse e-mail du compte\u00a0:',
            'Adresse (facultatif)\u00a0:',
            'Date et, uniquement sur papier, signature\u00a0:',
          ],
        },
      ],
    },
    undelivered: {
      title: 'Ce qui n’arrive pas ne coûte rien',
      text: [
        'Indépendamment de la rétractation, des crédits vous reviennent automatiquement si nous supprimons le profil pour fraude, si le compte est supprimé avant que votre message n’ait été lu ou n’ait reçu une réponse (dans ce cas après {restore_days}\u00a0jours) ou s’il n’est pas activé pendant une semaine. Chaque mouvement et son motif figurent à la page [Crédits](/transactions/movements).',
      ],
    },
    wrong: {
      title: 'En cas de problème',
      text: [
        'Double paiement, crédits manquants, débit inconnu\u00a0: écrivez-nous avant de faire annuler le paiement par votre banque, la question est le plus souvent réglée le jour même. Vos droits légaux en cas de défaut de conformité existent indépendamment de tout délai indiqué sur cette page.',
      ],
    },
  },
  changes: { '2023-12-01': 'Première version.' },
};
