import type { Texts } from '../texts.ts';

export const cookies: Texts['cookies'] = {
  title: 'Cookies',
  lead: 'Ce qu’enregistre {site} dans votre navigateur\u00a0: peu de choses, et rien qui vienne d’ailleurs.',
  short: {
    'shield-check': '**Uniquement les nôtres.** Aucun cookie de régie publicitaire, de service de mesure d’audience ou de réseau social.',
    clock: '**Chacun a une durée limitée.** Le plus long reste un an.',
    trash: '**Vous pouvez tous les supprimer.** Votre session se ferme alors, et {site} ne connaît plus votre langue.',
  },
  sections: {
    list: {
      title: 'Les cookies que nous déposons',
      text: [
        'Un cookie est un petit fichier que votre navigateur conserve pour nous. Tous, sauf «\u00a0visit\u00a0», sont nécessaires à quelque chose que vous faites vous-même\u202f; c’est pourquoi nous ne demandons pas de consentement séparé. «\u00a0visit\u00a0» n’existe que si vous dites oui.',
        {
          table: {
            head: ['Nom', 'Finalité', 'Quand', 'Durée'],
            rows: [
              ['auth, __Host-auth', 'Votre session reste ouverte.', 'à la connexion', '30\u00a0jours'],
              [
                'device',
                'Reconnaît votre appareil, afin que des inconnus ne puissent pas bloquer votre accès avec de faux mots de passe.',
                'à la connexion',
                '1\u00a0an',
              ],
              [
                'browser',
                'Reconnaît votre navigateur lors d’une connexion avec clé d’accès.',
                'à l’ouverture de la page de connexion',
                '1\u00a0heure',
              ],
              [
                'second-step',
                'Retient, pendant la connexion, qu’il ne manque plus que votre code.',
                'à la connexion avec un code',
                '10\u00a0minutes',
              ],
              ['restore', 'Rétablit un compte supprimé.', 'à la connexion à un compte supprimé', '15\u00a0minutes'],
              ['locale', 'Retient votre langue.', 'quand vous en choisissez une', '1\u00a0an'],
              ['country', 'Retient votre pays, pour les prix et les lieux.', 'quand vous en choisissez un', '1\u00a0an'],
              ['theme', 'Retient l’affichage clair ou sombre.', 'quand vous en choisissez un', '1\u00a0an'],
              ['hidden_alerts', 'Retient les rappels que vous avez fermés.', 'quand vous en fermez un', '1\u00a0an'],
              [
                'can_push',
                'Nous indique si votre navigateur prend en charge les notifications.',
                'une fois la connexion faite',
                '1\u00a0an',
              ],
              [
                'traffic_source',
                'Retient qu’une publicité vous mène ici.',
                'quand le site n’ouvre l’inscription ou la recherche qu’aux personnes venues ainsi',
                'jusqu’à la fermeture du navigateur\u202f; 30\u00a0jours si vous dites oui',
              ],
              ['visit', 'Compte quelle publicité mène jusqu’à nous.', 'quand vous dites oui', '30\u00a0jours'],
            ],
          },
        },
      ],
    },
    storage: {
      title: 'Ce que votre navigateur conserve encore',
      text: [
        'Dans la mémoire de votre navigateur, que seul cet appareil peut lire, se trouvent\u00a0:',
        {
          list: [
            'jusqu’à ce que vous fermiez l’onglet\u00a0: ce que vous avez déjà saisi lors de l’inscription, un achat commencé, les likes de Swipe qui ne sont pas encore partis\u202f;',
            'jusqu’à leur envoi\u00a0: les messages qui attendent le réseau ou des crédits, et les textes commencés\u202f;',
            'pendant une heure\u00a0: le lieu trouvé par votre appareil, sous forme d’un carré de deux kilomètres\u202f;',
            'jusqu’à ce que vous les supprimiez\u00a0: vos réponses sur votre majorité et sur votre provenance\u202f; après un oui, pendant 30\u00a0jours, la publicité que vous avez suivie\u202f;',
            'jusqu’à ce que vous les supprimiez\u00a0: les rappels fermés, vos derniers émojis et des fichiers du site, pour qu’il se charge plus vite et fonctionne même hors ligne.',
          ],
        },
      ],
    },
    tracking: {
      title: 'Par quelle publicité vous venez',
      text: [
        'Si une publicité vous amène chez nous, son identifiant figure dans l’adresse. Nous ne l’enregistrons que si vous dites oui, pour 30\u00a0jours\u00a0: comme une visite comptée sans votre nom, et dans votre compte seulement si vous y consentez à part lors de l’inscription. Vous pouvez retirer ici votre accord, et dans les [paramètres](/settings) celui qui vaut pour le compte\u202f; nous supprimons alors aussitôt cette donnée.',
      ],
    },
    control: {
      title: 'Ce que vous pouvez faire',
      text: [
        'Tout navigateur permet d’afficher, de supprimer et d’interdire les cookies. Sans «\u00a0auth\u00a0», vous ne pouvez pas vous connecter\u202f; tout le reste relève du confort. Vous en saurez plus sur vos données dans la [politique de confidentialité](/pages/privacy)\u202f; {company} répond aux questions à l’adresse [{email}](mailto:{email}).',
      ],
    },
  },
  changes: { '2023-12-01': 'Première version.' },
};
