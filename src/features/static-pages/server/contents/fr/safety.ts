import type { Texts } from '../texts.ts';

export const safety: Texts['safety'] = {
  title: 'Sécurité',
  lead: 'Ici, la plupart des gens ont de bonnes intentions. Voici comment reconnaître les autres.',
  short: {
    'shield-check': '**Nous ne vérifions le passé de personne.** Ni pièces d’identité, ni casiers judiciaires. Gardez l’œil ouvert.',
    wallet: '**Jamais d’argent.** Ni prêts, ni placements, ni cartes cadeaux, ni codes.',
    'chat-circle': '**Restez d’abord ici.** Vouloir vite passer sur une autre messagerie cache souvent quelque chose.',
    'map-pin': '**Premier rendez-vous en public.** Et dites à quelqu’un où vous êtes.',
  },
  sections: {
    checks: {
      title: 'Ce que nous vérifions, et ce que nous ne vérifions pas',
      text: [
        'Les nouvelles photos ne sont visibles pour les autres qu’une fois validées. Nous donnons suite aux signalements, nous limitons les nouveaux comptes et nous vous avertissons des messages qui ressemblent à une arnaque. Nous ne vérifions ni les pièces d’identité, ni les casiers judiciaires, ni si quelqu’un dit la vérité.',
      ],
    },
    scam: {
      title: 'L’amour qui coûte cher',
      text: [
        'Les arnaques aux sentiments suivent presque toujours le même scénario. Méfiez-vous si quelqu’un',
        {
          list: [
            'parle de grand amour après quelques jours\u202f;',
            'ne se montre jamais\u00a0: pas d’appel, pas de vidéo, il y a toujours un empêchement\u202f;',
            'est à l’étranger, à l’armée, sur une plateforme pétrolière ou à l’hôpital\u202f;',
            'a soudain besoin d’argent\u00a0: pour un voyage, la douane, des soins ou un avocat\u202f;',
            'vous montre un placement sûr, le plus souvent en cryptomonnaie\u202f;',
            'demande un code que vous recevez par SMS, ou des photos de votre pièce d’identité.',
          ],
        },
        'Parlez-en à quelqu’un de confiance avant d’envoyer quoi que ce soit. Faites une recherche inversée sur Internet avec une photo de la personne.',
      ],
    },
    money: {
      title: 'Si vous avez déjà payé',
      text: [
        'Ce n’est pas votre faute, et vous n’êtes pas la seule personne dans ce cas. Appelez tout de suite votre banque, elle peut parfois arrêter un paiement. Gardez tous les messages, signalez le profil ici et allez à la police. Ne payez pas une seconde fois, même à quelqu’un qui promet de récupérer l’argent.',
      ],
    },
    meeting: {
      title: 'Se rencontrer en sécurité',
      text: [
        {
          list: [
            'Parlez-vous d’abord au téléphone ou en vidéo.',
            'Retrouvez-vous dans un lieu animé, venez et repartez par vos propres moyens.',
            'Dites à quelqu’un qui vous voyez, où, et quand vous donnerez des nouvelles.',
            'Ne quittez des yeux ni votre verre ni votre sac.',
            'Partez quand vous voulez. Vous ne devez d’explication à personne.',
          ],
        },
      ],
    },
    pictures: {
      title: 'Images intimes et chantage',
      text: [
        'Sur les images que vous envoyez, ne montrez pas à la fois votre visage et votre logement. Quelqu’un menace de publier des images\u202f? Ne payez pas, gardez les preuves, bloquez, signalez, allez à la police. Si une image intime de vous apparaît chez nous, [signalez-la](/notice/images) ou écrivez à l’adresse [{email}](mailto:{email})\u202f; nous la traitons avant tout le reste.',
      ],
    },
    tools: {
      title: 'Ce qui vous aide ici',
      text: [
        'Bloquer\u00a0: vous ne vous voyez plus nulle part. Signaler\u00a0: sur le profil, la photo ou le message, et personne n’apprend qui l’a fait. Vous cacher\u00a0: dans les [paramètres](/settings), vous décidez si l’on voit que vous êtes en ligne et si vous apparaissez dans la recherche. Ce qui est permis figure dans les [règles de la communauté](/pages/rules).',
        'En cas de danger, appelez le 112.',
      ],
    },
  },
  changes: { '2023-12-01': 'Première version.' },
};
