import type { Texts } from '../texts.ts';

export const privacy: Texts['privacy'] = {
  title: 'Politique de confidentialité',
  lead: 'Ce qu’enregistre {site} sur vous, pourquoi, combien de temps et qui le voit.',
  short: {
    'map-pin': '**Votre position reste approximative.** Nous enregistrons un carré d’environ deux kilomètres, jamais une adresse.',
    hand: '**Aucun tiers en arrière-plan.** Ni réseaux publicitaires, ni services de mesure d’audience, ni fichiers d’autres entreprises.',
    'eye-slash':
      '**L’intime, nous le demandons à part.** La sexualité, la religion et les intérêts intimes ne s’affichent que si vous cochez leur propre case.',
    'download-simple': '**Tout à télécharger.** Un fichier avec tout ce que nous avons sur vous, dans les paramètres.',
    trash:
      '**Supprimer veut dire supprimer.** Invisible aussitôt, effacé après {restore_days}\u00a0jours. Seules les pièces comptables doivent rester.',
  },
  sections: {
    controller: {
      title: 'Qui est responsable',
      text: [
        'Le responsable du traitement est {company}, {address}. Une personne répond à vos questions sur la protection des données à l’adresse [{email}](mailto:{email})\u202f; indiquez «\u00a0Protection des données\u00a0» en objet pour joindre la personne compétente.',
      ],
    },
    data: {
      title: 'Ce que nous enregistrons et pourquoi',
      text: [
        'Pour chaque donnée, nous indiquons la finalité, la base légale au sens du règlement général sur la protection des données (RGPD) et la durée de conservation.',
        {
          table: {
            head: ['Donnée', 'Finalité', 'Base légale', 'Durée'],
            rows: [
              [
                'E-mail, mot de passe',
                'Vous connecter et vous écrire. Le mot de passe uniquement sous forme d’empreinte (argon2id).',
                'contrat',
                'jusqu’à la suppression',
              ],
              [
                'Date de naissance',
                'Vérifier que vous avez {min_age}\u00a0ans. Les autres ne voient que l’âge.',
                'contrat, loi',
                'jusqu’à la suppression',
              ],
              [
                'Nom, genre, profil, photos',
                'Permettre aux autres de vous trouver et de vous écrire.',
                'contrat',
                'jusqu’à la suppression',
              ],
              [
                'Sexualité, religion, intérêts intimes',
                'Uniquement pour l’affichage et la recherche, si vous y consentez.',
                'votre consentement (art. 9)',
                'jusqu’au retrait du consentement ou à la suppression',
              ],
              ['Position', 'Afficher les distances par paliers.', 'contrat', 'le dernier carré seulement'],
              [
                'Likes, messages, photos, cadeaux',
                'Les remettre et vous les montrer à nouveau.',
                'contrat',
                'jusqu’à ce que vous ou l’autre personne supprimiez le compte',
              ],
              [
                'Achats et crédits',
                'Facturer, rembourser, détecter la fraude.',
                'contrat, loi',
                'pièces comptables jusqu’à 10\u00a0ans, sans votre nom après la suppression',
              ],
              [
                'Prélèvement : nom, IBAN, adresse, mandat',
                'Prélever et rembourser par notre banque, répondre à ses questions. Chiffré.',
                'contrat, loi',
                'jusqu’à la suppression, au moins 14\u00a0mois après le prélèvement\u202f; fichiers pour la banque : 30\u00a0jours',
              ],
              [
                'Numéro de mobile pour le code par SMS',
                'Confirmer le prélèvement, empêcher les abus. Après le code, seulement sous forme d’empreinte\u202f; votre réseau, toujours.',
                'contrat, sécurité',
                'numéro et réseau : 1\u00a0jour au plus\u202f; empreinte du numéro : 14\u00a0mois',
              ],
              [
                'Appareils connectés',
                'Vous montrer où votre session est ouverte. Navigateur et heures, pas d’adresse IP.',
                'sécurité',
                '30\u00a0jours après la dernière connexion',
              ],
              [
                'Échecs de connexion',
                'Tenir les intrus à l’écart. Réseau et adresse uniquement sous forme d’empreinte.',
                'sécurité',
                '2\u00a0jours',
              ],
              [
                'Connexions et autres événements de sécurité\u00a0: heure, nature, réseau, empreinte de l’adresse',
                'Repérer et élucider les attaques et les abus.',
                'sécurité',
                'le réseau 7\u00a0jours au plus, le reste 180\u00a0jours\u202f; après la suppression du compte, sans lien avec vous',
              ],
              [
                'Le nombre d’inscriptions',
                'Freiner les machines qui créent des comptes en masse. Le réseau uniquement sous forme d’empreinte.',
                'sécurité',
                '2\u00a0heures',
              ],
              ['Consentements', 'Prouver quand vous avez accepté quel texte.', 'loi', 'jusqu’à la suppression'],
              ['Publicité par laquelle vous venez', 'Compter quelle publicité fonctionne.', 'votre consentement', '30\u00a0jours'],
              ['Notifications', 'Ne rien vous envoyer deux fois.', 'contrat', '90\u00a0jours'],
              [
                'Signalements et réclamations',
                'Examiner, décider et répondre.',
                'loi, sécurité',
                'réclamations jusqu’à la suppression du compte\u202f; les signalements restent, alors sans votre nom. Formulaires envoyés sans compte, jusqu’à ce que nous les supprimions à votre demande. Réseau\u00a0: 1\u00a0jour',
              ],
              [
                'Preuves d’un dossier\u00a0: copies du profil, des photos et des images, le message signalé et les trois qui le précèdent et le suivent',
                'Voir ce qui a été signalé, aussi en cas de contestation.',
                'loi, sécurité',
                'jusqu’à 1\u00a0mois après le délai de contestation de 6\u00a0mois, après la dernière contestation ou, sans décision, après la fin du dossier, même si le compte est supprimé avant\u202f; ensuite, seulement l’empreinte d’une photo signalée',
              ],
              [
                'Décisions sur des contenus et des comptes',
                'Les appliquer, les motiver et en rendre compte.',
                'loi',
                'sans limite de durée\u202f; après la suppression du compte, sans lien avec vous, sans les faits ni nos propres mots',
              ],
              [
                'Suivi d’un dossier\u00a0: étapes, notes et réponses de notre équipe',
                'Prouver ce qui a été fait.',
                'loi, sécurité',
                'sans limite de durée\u202f; après la suppression du compte, sans lien avec vous',
              ],
              [
                'Contestations',
                'Une autre personne les examine et vous répond.',
                'loi',
                'jusqu’à la suppression du compte\u202f; si vous étiez à l’origine du signalement, vos mots restent au dossier sans votre nom',
              ],
              [
                'Lectures de messages par notre équipe',
                'Prouver qui a ouvert quoi et pourquoi. Vos paramètres indiquent quand, combien et pourquoi\u00a0: aussitôt ou, si vous avez fait l’objet du signalement, dès que le dossier est tranché. Si la loi impose le silence pendant l’enquête d’une autorité, vous ne le voyez qu’après.',
                'loi, sécurité',
                'votre liste jusqu’à la suppression du compte\u202f; le journal de l’équipe, avec le numéro du dossier, sans limite de durée',
              ],
              [
                'Consultations de données masquées par notre équipe\u00a0: adresse e-mail, date de naissance, compte bancaire',
                'Prouver qui les a vues et pourquoi. Vos paramètres indiquent quand, quoi et pourquoi. Si la loi impose le silence pendant l’enquête d’une autorité, vous ne le voyez qu’après.',
                'loi, sécurité',
                'votre liste jusqu’à la suppression du compte\u202f; le journal de l’équipe sans limite de durée',
              ],
              [
                'E-mails de notre équipe à votre intention\u202f; le fait qu’un e-mail n’est pas arrivé',
                'Vous aider.',
                'contrat',
                'e-mails jusqu’à la suppression du compte\u202f; ceux qui ne sont pas arrivés, 90\u00a0jours',
              ],
              [
                'Photos refusées, messages retirés',
                'Les montrer à nouveau après une contestation. Les autres membres ne les voient pas.',
                'loi, sécurité',
                'jusqu’à la suppression du compte, pour les messages celle de l’un des deux comptes',
              ],
              [
                'Empreintes de photos, de la carte et de l’IBAN après une exclusion pour fraude',
                'Empêcher qu’ils soient réutilisés.',
                'sécurité',
                'jusqu’à ce que nous levions l’exclusion, même après la suppression du compte',
              ],
              [
                'Comparaison avec des fournisseurs d’e-mail, réseaux, formulations et images bloqués à l’avance',
                'Arrêter la fraude et la publicité. Nous ne comptons que les correspondances\u202f; si notre équipe doit regarder, un dossier est ouvert.',
                'sécurité',
                'nous n’enregistrons pas ce que nous refusons\u202f; un dossier, comme ci-dessus',
              ],
            ],
          },
        },
      ],
    },
    sensitive: {
      title: 'Sexualité, religion et intérêts intimes',
      text: [
        'L’article 9 du RGPD protège tout particulièrement ces informations. C’est pourquoi nous les demandons séparément, la case n’est jamais cochée d’avance, et vous voyez dans les [paramètres](/settings) quand vous avez accepté quel texte. Si vous retirez votre consentement, plus personne ne voit l’information, avec effet immédiat. Savoir qui vous cherchez peut renseigner sur votre sexualité\u202f; nous n’utilisons cette information que pour vous montrer des personnes qui vous correspondent.',
      ],
    },
    place: {
      title: 'Votre position',
      text: [
        'Nous convertissons votre position en un carré d’environ deux kilomètres et n’enregistrons que ce carré. Les distances vont du centre d’un carré au centre de l’autre et s’affichent par paliers, par exemple «\u00a0à moins de 5\u00a0km\u00a0». Les autres ne peuvent pas vous distinguer d’une personne située dans le même carré.',
      ],
    },
    readers: {
      title: 'Qui voit quoi',
      text: [
        'Sur {site}, les membres voient votre profil. Sans compte, on en voit une partie tout au plus, et seulement si vous activez «\u00a0Profil visible sans compte\u00a0». Vous décidez dans les paramètres si les autres voient que vous êtes en ligne et si vous apparaissez dans la recherche. Aucun membre ne voit votre adresse e-mail, votre date de naissance ni les personnes que vous bloquez.',
        'Nous réenregistrons chaque photo, ce qui efface le lieu de prise de vue et les données de l’appareil. Une photo supprimée disparaît aussi de nos serveurs au bout de dix minutes, sauf une copie qui sert de preuve dans un dossier. Nous reconnaissons les images interdites à une empreinte.',
        'Vos messages sont destinés à vous et à la personne avec qui vous échangez. Un programme avertit cette personne en présence de schémas de fraude et n’en conserve rien. Un autre refuse les messages contenant des formulations bloquées ou soumet l’un d’eux à la modération. En cas de signalement, la modération voit une copie du profil, de la photo ou du message signalé, avec les trois messages qui le précèdent et le suivent. Elle n’ouvre d’autres messages que pour un motif précis\u202f; vos paramètres indiquent quand, combien et pourquoi.',
      ],
    },
    recipients: {
      title: 'Qui d’autre reçoit des données',
      text: [
        'Uniquement les services qui nous aident à exploiter {site}, uniquement le nécessaire et sous contrat\u00a0:',
        {
          list: [
            'Le **service de paiement** que vous voyez au moment de payer. Vous y saisissez les données de votre carte\u202f; nous apprenons le montant, l’heure, le résultat et, si vous le souhaitez, un identifiant pour le prochain achat.',
            'Les services qui acheminent nos **e-mails et SMS**, et le centre de données où se trouvent nos serveurs.',
            'Le **service push de votre navigateur**, si vous activez les notifications. Le contenu est chiffré.',
            'Nous interrogeons un **service de cartes et un service de GIF** depuis notre serveur\u00a0: ils reçoivent un carré de deux kilomètres ou un mot de recherche, jamais votre adresse IP.',
            'Les **autorités**, lorsqu’une loi nous y oblige.',
          ],
        },
        'Nous ne vendons pas de données, et les annonceurs ne reçoivent rien sur vous. Si un service se trouve hors de l’UE, une décision de la Commission européenne ou un contrat comportant ses clauses contractuelles types s’applique.',
      ],
    },
    automatic: {
      title: 'Ce que décident les programmes',
      text: [
        'Nous classons les suggestions selon ce que vous cherchez de part et d’autre, la distance, l’activité et les centres d’intérêt communs. Les limites applicables aux nouveaux comptes et aux paiements jouent automatiquement et prennent fin d’elles-mêmes. Un programme refuse les messages contenant des formulations bloquées, les images bloquées et les inscriptions depuis des fournisseurs d’e-mail ou des réseaux bloqués. Si cela vous paraît injustifié, utilisez le [formulaire de réclamation](/complaints)\u202f; une personne vous répond. Ce qu’un programme peut masquer tout de suite après un signalement figure à la page [Exclusions et contestations](/pages/ban). Les exclusions sont décidées par des personnes.',
      ],
    },
    deletion: {
      title: 'Ce qui se passe lors de la suppression',
      text: [
        'Vous disparaissez aussitôt de la recherche, des likes et des messages. Pendant {restore_days}\u00a0jours, vous pouvez vous connecter et revenir. Ensuite, nous supprimons le compte, le profil, les photos, les likes et les messages, y compris pour les autres. Il reste ce que le droit fiscal exige pour les achats, sans votre nom, le mandat d’un prélèvement et l’empreinte de son numéro de mobile jusqu’à 14\u00a0mois après le prélèvement, et ce qui, d’après le tableau ci-dessus, reste des signalements, des décisions et des exclusions. Si une autorité exige la conservation d’un compte, nous ne le supprimons, avec les preuves le concernant, que lorsque cela prend fin. Nous supprimons les copies de sauvegarde au bout de {backup_days}\u00a0jours, la plus récente seulement une fois la suivante effectuée\u202f; d’ici là, les données y figurent encore.',
      ],
    },
    rights: {
      title: 'Vos droits',
      text: [
        'Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation et de portabilité de vos données, et vous pouvez vous opposer à tout traitement fondé sur notre intérêt à la sécurité. Vous pouvez retirer vos consentements à tout moment pour l’avenir.',
        'L’essentiel se règle d’un clic dans les [paramètres](/settings)\u00a0: modifier, retirer un consentement, demander un fichier avec toutes vos données (sept jours pour le télécharger), supprimer le compte. Pour tout le reste, un simple message suffit\u202f; nous répondons dans un délai d’un mois. Vous pouvez aussi introduire une réclamation auprès de l’autorité de protection des données de votre pays.',
      ],
    },
  },
  changes: {
    '2026-11-27':
      'Nouveau\u00a0: preuves, décisions, contestations, ce que voit notre équipe et quand, en raison d’une enquête, vous ne l’apprenez que plus tard, photos refusées, ce que nous bloquons à l’avance et ce que nous conservons sur les connexions et autres événements de sécurité. Les preuves restent plus longtemps que ce qui figurait ici.',
    '2026-11-26': 'Nouveau : ce que nous conservons lors d’un prélèvement, et combien de temps.',
    '2023-12-01': 'Première version.',
  },
};
