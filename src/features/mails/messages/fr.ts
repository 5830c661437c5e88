import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Bonjour {name},',
  hello: 'Bonjour,',
  link_hours:
    'Le lien est valable {hours, plural, one {#\u00a0heure} many {# d’heures} other {#\u00a0heures}} et ne peut servir qu’une fois.',
  activation: {
    subject: 'Confirmez votre adresse e-mail sur {site}',
    body: 'Quel plaisir de vous accueillir. Plus qu’un clic\u00a0: confirmez votre adresse e-mail pour que votre profil devienne visible et que les autres membres puissent vous répondre.',
    button: 'Confirmer mon adresse e-mail',
    ignore: 'Vous n’avez pas créé de compte\u202f? Supprimez simplement cet e-mail\u00a0: sans ce clic, le profil ne sera pas visible.',
  },
  activation_reminder: {
    subject: 'Votre profil sur {site} n’est pas encore visible',
    body: 'Vous avez créé un compte, mais votre adresse e-mail n’est pas encore confirmée. D’ici là, personne ne voit votre profil et personne ne peut vous répondre. Un clic suffit.',
    button: 'Confirmer mon adresse e-mail',
    ignore:
      'Vous n’avez pas créé de compte, ou vous avez changé d’avis\u202f? Vous n’avez rien à faire\u00a0: sans ce clic, le profil ne sera pas visible.',
  },
  known_address: {
    subject: 'Vous avez déjà un compte sur {site}',
    body: 'Quelqu’un vient de nous indiquer cette adresse e-mail, pour créer un compte ou pour changer l’adresse d’un compte. C’était peut-être vous\u00a0: vous avez déjà un compte avec cette adresse, il vous suffit de vous connecter.',
    button: 'Se connecter',
    ignore: 'Ce n’était pas vous\u202f? Vous n’avez rien à faire. Votre compte est inchangé et personne n’y a eu accès.',
  },
  deleted_address: {
    subject: 'Votre compte supprimé sur {site}',
    body: 'Quelqu’un vient de nous indiquer cette adresse e-mail. Elle est liée à un compte supprimé, que vous pouvez encore récupérer jusqu’au {until}\u00a0: connectez-vous avec votre ancien mot de passe. Si vous préférez repartir de zéro, écrivez à notre service client.',
    button: 'Se connecter',
    ignore: 'Ce n’était pas vous\u202f? Vous n’avez rien à faire. Le compte reste supprimé et personne n’y a eu accès.',
  },
  password_reset: {
    subject: 'Nouveau mot de passe pour {site}',
    body: 'Vous souhaitez choisir un nouveau mot de passe\u202f? Vous pouvez le faire ici. Tous vos appareils seront ensuite déconnectés et vous vous connecterez avec le nouveau.',
    button: 'Choisir un nouveau mot de passe',
    ignore: 'Vous n’avez rien demandé\u202f? Supprimez simplement cet e-mail\u00a0: sans ce clic, votre mot de passe reste le même.',
  },
  staff_invited: {
    subject: 'Rejoignez l’équipe {site}',
    body: 'Nous vous invitons à rejoindre l’équipe {site}. Ouvrez le lien, indiquez votre nom et configurez une clé d’accès ou un mot de passe avec une application de codes.',
    button: 'Accepter l’invitation',
    ignore: 'Cela ne vous dit rien\u202f? Supprimez simplement cet e-mail\u00a0: sans vous, aucun accès n’est créé.',
  },
  staff_access: {
    subject: 'Accès à l’équipe {site}\u00a0: {person}',
    body: '{what, select, reset {Les identifiants du compte «\u00a0{person}\u00a0» ont été supprimés, parce que deux personnes de l’équipe l’ont confirmé.} reset_by_command {Les identifiants du compte «\u00a0{person}\u00a0» ont été supprimés par une commande sur le serveur.} other {{person} a reçu une invitation dans l’équipe, avec les droits de propriétaire, par une commande sur le serveur.}} Le journal en garde la trace.',
    button: 'Voir l’équipe',
    ignore: 'Cela ne vous dit rien\u202f? Parlez-en tout de suite aux autres et mettez fin à cet accès.',
  },
  staff_request_ended: {
    subject: 'Votre demande {id} sur {site}',
    body: '{how, select, lapsed {Votre demande {id} a expiré\u00a0: personne n’a répondu en un jour.} other {Votre demande {id} a été refusée.}} Rien n’a été exécuté.',
    button: 'Voir la demande',
  },
  staff_log_head: {
    subject: 'Fin du journal {site}, n°\u00a0{n}',
    body: 'Voici où s’arrête le journal cette nuit\u00a0: n°\u00a0{n}, empreinte {hash}, signature {signature}. Conservez cet e-mail\u00a0: il permettra de prouver plus tard s’il manque quelque chose.',
    button: 'Voir le journal',
  },
  staff_log_broken: {
    subject: 'Le journal {site} a été modifié',
    body: 'La vérification du journal a trouvé une rupture au n°\u00a0{n}\u00a0: quelqu’un a modifié quelque chose directement dans la base de données. Tout continue de fonctionner. Laissez la base telle quelle jusqu’à ce que vous sachiez ce qui s’est passé.',
    button: 'Voir le journal',
  },
  books_open: {
    subject: 'La comptabilité de {site} vous attend',
    body: '{n, plural, =0 {Aucun écart n’est ouvert} one {Un écart entre la comptabilité et la banque est ouvert} many {# écarts entre la comptabilité et la banque sont ouverts} other {# écarts entre la comptabilité et la banque sont ouverts}}{wrong, plural, =0 {} one {, et une équation n’est pas équilibrée} many {, et # équations ne sont pas équilibrées} other {, et # équations ne sont pas équilibrées}}. Nous vous le rappelons une fois par jour, jusqu’à ce que tout soit clos.',
    button: 'Ouvrir la comptabilité',
  },
  password_changed: {
    subject: 'Votre mot de passe {site} a été modifié',
    body: 'Le mot de passe de votre compte vient d’être modifié, {ended, select, all {et tous vos appareils sont déconnectés} other {et vos autres appareils sont déconnectés}}. Si c’était vous, vous n’avez rien d’autre à faire.',
    button: 'Ce n’était pas moi',
    ignore: 'Ce n’était pas vous\u202f? Choisissez tout de suite un nouveau mot de passe avec le bouton et écrivez-nous.',
  },
  factor_changed: {
    subject: 'Votre connexion à {site} a été modifiée',
    body: '{what, select, passkey_added {Votre compte a une nouvelle clé d’accès.} passkey_removed {Une clé d’accès a été retirée de votre compte.} authenticator_on {Nous demandons désormais un code après le mot de passe.} authenticator_off {Nous ne demandons plus de code après le mot de passe.} other {Votre compte a de nouveaux codes de secours, les anciens ne sont plus valables.}} Si c’était vous, vous n’avez rien d’autre à faire.',
    button: 'Voir les paramètres',
    ignore: 'Ce n’était pas vous\u202f? Changez tout de suite votre mot de passe et écrivez-nous.',
  },
  mail_change: {
    subject: 'Confirmez votre nouvelle adresse e-mail sur {site}',
    body: 'Plus qu’un clic et cette adresse e-mail sera celle de votre compte. Vous vous connecterez alors avec elle et recevrez nos e-mails ici.',
    button: 'Confirmer ma nouvelle adresse',
    ignore: 'Vous ne vouliez rien changer\u202f? Supprimez simplement cet e-mail\u00a0: sans ce clic, tout reste comme avant.',
  },
  mail_changed: {
    subject: 'Votre adresse e-mail sur {site} a été modifiée',
    body: 'L’adresse de votre compte est désormais {email}. Vous ne recevrez plus d’e-mails de notre part ici.',
    button: 'Ce n’était pas moi',
    ignore: 'Ce n’était pas vous\u202f? Écrivez-nous tout de suite avec le bouton, afin que nous puissions protéger votre compte.',
  },
  site_closes: {
    subject: '{site} ferme le {until}',
    body: '{site} ferme le {until}. D’ici là, vous pouvez continuer à écrire, télécharger vos données et supprimer votre compte. Il n’est plus possible de s’inscrire ni d’acheter. Votre compte ne sera transféré vers aucun autre site.',
    button: 'Récupérer mes données',
    money:
      'Les crédits achetés qu’il vous restera alors seront remboursés par le moyen utilisé pour payer. Vous n’avez rien à faire. Nous conservons vos factures aussi longtemps que la loi l’exige.',
  },
  terms_changed: {
    subject: '{site}\u202f: nouvelles conditions à partir du {begins}',
    body: 'Nous modifions les conditions de {site}. Les nouvelles s’appliquent à partir du {begins}. {asks, select, yes {Ensuite, lors de votre prochaine visite, nous vous demanderons si vous les acceptez.} other {Vous n’avez rien à faire.}}',
    what: 'Ce qui change\u202f:',
    button: 'Lire les nouvelles conditions',
    rights:
      'Vous pouvez supprimer votre compte à tout moment dans les paramètres. Nous remboursons alors les crédits achetés que vous n’avez pas utilisés. Vous pouvez d’abord télécharger vos données.',
  },
  deletion: {
    subject: 'Votre compte {site} est supprimé',
    body: 'Dès maintenant, plus personne ne voit votre profil. Jusqu’au {until}, vous pouvez encore changer d’avis\u00a0: il suffit de vous connecter et tout est de nouveau là. Ensuite, nous effaçons définitivement vos données\u202f; seules les données de facturation doivent être conservées plus longtemps.',
    button: 'Récupérer mon compte',
    ignore: 'Ce n’était pas vous\u202f? Récupérez votre compte et changez tout de suite votre mot de passe.',
  },
  restored: {
    subject: 'Bon retour sur {site}',
    body: 'Votre compte est de nouveau là, et tout est resté comme vous l’aviez laissé.',
    button: 'Jeter un œil',
    ignore: 'Ce n’était pas vous\u202f? Changez tout de suite votre mot de passe et écrivez-nous.',
  },
  data_export: {
    subject: 'Vos données {site} sont prêtes',
    body: 'Vous avez demandé vos données. Les voici, dans un fichier ZIP\u00a0: tout ce que nous avons enregistré sur vous, avec vos photos.',
    button: 'Télécharger mes données',
    expiry: 'Le fichier est disponible jusqu’au {until}, et pour vous seulement\u00a0: il faut vous connecter pour le télécharger.',
    ignore: 'Vous n’avez rien demandé\u202f? Changez tout de suite votre mot de passe et écrivez-nous.',
  },
  complaint: {
    subject: 'Nous avons reçu votre réclamation {number}',
    body: 'Merci de nous avoir écrit. Votre réclamation porte le numéro {number}. Nous allons l’examiner et vous répondre à cette adresse.',
    button: 'Aller sur {site}',
    ignore: 'Vous ne nous avez pas écrit\u202f? Supprimez simplement cet e-mail.',
  },
  notice: {
    subject: 'Nous avons reçu votre signalement {number}',
    body: 'Merci pour votre signalement. Il porte le numéro {number}. Nous l’examinons et décidons au plus tard le {until}. Nous vous enverrons la décision et ses motifs à cette adresse.',
    button: 'Aller sur {site}',
    ignore: 'Vous n’avez rien signalé\u202f? Supprimez simplement cet e-mail.',
  },
  notice_arrived: {
    subject: 'Signalement {number}\u00a0: à trancher au plus tard le {until}',
    body: 'Un signalement au titre de l’article 16 du DSA est arrivé sur {site}. Il porte le numéro {number} et doit être tranché au plus tard le {until}. Le contenu et les preuves sont dans la base de données.',
    button: 'Aller sur {site}',
  },
  notice_due: {
    subject: 'Échéance proche\u00a0: signalement {number}, au plus tard le {until}',
    body: 'Le délai pour le signalement {number} sur {site} se termine bientôt\u00a0: il doit être tranché au plus tard le {until}. Si c’est déjà fait, il n’y a plus rien à faire.',
    button: 'Aller sur {site}',
  },
  decision: {
    subject: 'Notre décision {number}',
    body: 'Nous avons pris une décision au sujet de votre compte sur {site}. Ce qui s’applique, pour quelles raisons et comment contester\u00a0: tout figure ci-dessous et sur la page de la décision.',
    button: 'Voir la décision',
  },
  appeal_received: {
    subject: 'Nous avons reçu votre contestation\u00a0: décision {number}',
    body: 'Nous avons reçu votre contestation de la décision {number}. Une autre personne relit tout et vous répond par écrit, au plus tard le {until}.',
    button: 'Suivre ma contestation',
  },
  appeal_decided: {
    subject: 'Réponse à votre contestation\u00a0: décision {number}',
    body: 'Nous avons examiné votre contestation de la décision {number}. {outcome, select, restore {Vous aviez raison\u00a0: nous l’avons annulée.} other {Nous la maintenons.}} La réponse complète est ci-dessous.',
    button: 'Voir la réponse',
  },
  report_decided: {
    subject: 'Votre signalement {number}\u00a0: notre décision',
    body: 'Merci pour votre signalement {number}. {outcome, select, acted {Nous l’avons examiné et nous avons agi. Ce que nous avons fait concerne une autre personne, c’est pourquoi nous ne le précisons pas.} other {Nous l’avons examiné et n’avons rien trouvé de contraire à nos règles ou à la loi. Si vous voyez les choses autrement, vous pouvez contester jusqu’au {until}.}} C’est une personne qui a décidé. {warning, select, yes {En 30\u00a0jours, c’est au moins votre deuxième signalement pour lequel nous n’avons constaté aucun manquement. Si cela se reproduit, nous mettrons vos signalements de côté pendant 30\u00a0jours\u00a0: à eux seuls, ils ne déclencheront aucun examen. Nous examinons toujours les signalements de personnes qui ont peut-être moins de 18\u00a0ans et de contenus sexuels.} other {}}',
    button: 'Voir la décision',
  },
  report_reviewed: {
    subject: 'Votre signalement {number}\u00a0: réexaminé',
    body: 'Après votre signalement {number}, nous avions agi. Cette décision a été contestée et une autre personne a tout réexaminé\u00a0: ce n’était pas une infraction, notre première décision ne s’applique donc plus. Vous n’avez rien fait de mal. S’il se passe quelque chose de nouveau, signalez-le de nouveau.',
    button: 'Voir la décision',
  },
  fraud_warning: {
    subject: 'Prudence\u00a0: un profil était une arnaque',
    body: 'Nous avons supprimé le profil «\u00a0{from}\u00a0» pour fraude. Vous aviez reçu des messages de ce profil. {credits, plural, =0 {Cela ne vous a coûté aucun crédit.} one {Le crédit que vous y avez dépensé vous a été rendu.} many {Les # crédits que vous y avez dépensés vous ont été rendus.} other {Les # crédits que vous y avez dépensés vous ont été rendus.}} Vous n’avez rien fait de mal.',
    button: 'Voir vos conversations',
    todo: 'N’envoyez ni argent, ni codes, ni pièces d’identité, ni ici ni ailleurs. Si vous avez déjà payé, appelez tout de suite votre banque et adressez-vous à la police. Gardez les messages.',
    help: 'Où trouver de l’aide\u00a0: {help}',
  },
  case_answer: {
    subject: 'Réponse à {number}',
    body: 'Voici notre réponse à {number}\u00a0:',
    button: 'Aller sur {site}',
    again: 'Autre chose à ce sujet\u202f? Écrivez-nous en indiquant le numéro {number}.',
  },
  staff_message: {
    subject: 'Un message de {site}',
    body: 'Nous vous écrivons au sujet de votre compte\u00a0:',
    button: 'Aller sur {site}',
    ignore: 'Vous souhaitez répondre\u202f? Écrivez à notre service client. Nous ne demandons jamais votre mot de passe.',
  },
  mail_corrected: {
    subject: 'Votre nouvelle adresse e-mail sur {site}',
    body: 'Nous avons corrigé l’adresse de votre compte, comme vous l’avez demandé. Désormais, connectez-vous avec cette adresse. Votre mot de passe ne change pas.',
    button: 'Se connecter',
    ignore: 'Vous n’avez pas de compte ici\u202f? Écrivez à notre service client.',
  },
  cases_urgent: {
    subject:
      '{stage, select, overdue {En retard} other {Urgent}}\u00a0: {n, plural, one {# dossier} many {# de dossiers} other {# dossiers}} sur {site}',
    body: '{stage, select, arrived {Nouveau et urgent} half {La moitié du délai est écoulée} other {Le délai est dépassé}}\u00a0: {numbers}.',
    button: 'Ouvrir les dossiers',
  },
  debit_notice: {
    subject: 'Nous prélèverons {amount} le {until}',
    body: 'Merci pour votre commande. Le {until}, nous prélèverons {amount} sur votre compte {account}. Veillez à ce qu’il soit approvisionné.',
    button: 'Voir la commande',
    details: 'Commande {order}. Référence du mandat\u00a0: {reference}. Identifiant créancier\u00a0: {creditor}.',
    ignore: 'Vous n’avez rien commandé\u202f? Écrivez-nous tout de suite.',
  },
  debit_moved: {
    subject: 'Plus tard\u00a0: nous prélèverons {amount} le {until}',
    body: 'Le prélèvement annoncé sur votre compte {account} aura lieu plus tard. Nous prélèverons {amount} le {until}, et non le jour indiqué d’abord. Veillez à ce que le compte soit approvisionné.',
    button: 'Voir la commande',
  },
  order_confirmation: {
    subject: 'Votre commande {order} est confirmée',
    body: 'Merci pour votre achat. Cet e-mail confirme le contrat que vous avez conclu avec nous le {at}. Conservez-le.',
    bought: 'Vous avez acheté\u00a0: {item}. Prix total\u00a0: {amount}, dont {vat} de TVA ({rate}).',
    trader: 'Votre cocontractant\u00a0: {trader}.',
    consent: 'Avant l’achat, vous avez accepté\u00a0: «\u00a0{consent}\u00a0»',
    attached:
      'En pièces jointes\u00a0: votre facture {invoice} et nos conditions générales. L’information sur le droit de rétractation et le modèle de formulaire se trouvent plus bas.',
    button: 'Voir la commande',
  },
  order_placed: {
    subject: 'Nous avons reçu votre commande {order}',
    body: 'Nous avons reçu votre commande du {at}\u00a0: {item} pour {amount}. Dès que le paiement nous parvient, nous activons tout et vous envoyons la confirmation du contrat avec la facture.',
    button: 'Voir la commande',
    ignore: 'Vous n’avez rien commandé\u202f? Écrivez-nous tout de suite.',
  },
  withdrawal: {
    subject: 'Nous avons reçu votre rétractation {number}',
    body: 'Nous avons reçu votre rétractation le {at}, et elle compte à partir de cette date. Nom\u00a0: {name}. Commande\u00a0: {order}. {step, select, confirm {Choisissez «\u00a0C’était moi\u00a0» sur la page suivante et nous la traitons tout de suite. Sinon, nous la traitons au bout d’un jour. S’il manque le numéro de commande complet, quelqu’un de l’équipe cherche l’achat. } other {}}Ce qui reste de l’achat vous est remboursé par le même moyen, au plus tard dans les 14\u00a0jours. Conservez cet e-mail.',
    button: '{step, select, confirm {Continuer} other {Aller sur {site}}}',
    ignore:
      '{step, select, confirm {Cette rétractation ne vient pas de vous\u202f? Dites-le-nous par le même lien.} other {Cette rétractation ne vient pas de vous\u202f? Écrivez-nous tout de suite.}}',
  },
  cancellation: {
    subject: 'Nous avons reçu votre résiliation {number}',
    body: 'Nous avons reçu votre résiliation le {at}. Nom\u00a0: {name}. Commande\u00a0: {order}. {ends, select, at_once {Le Premium à durée limitée prend fin tout de suite. Ce que vous avez payé pour les jours non commencés vous est remboursé par le même moyen, au plus tard dans les 14\u00a0jours.} other {Le Premium à durée limitée prend fin de lui-même le dernier jour, rien n’est reconduit.}} Si votre Premium n’a pas de date de fin, quelqu’un de l’équipe s’en occupe et vous écrit. {step, select, confirm {Choisissez «\u00a0C’était moi\u00a0» sur la page suivante et nous traitons votre résiliation tout de suite, sinon au bout d’un jour. } other {}}Conservez cet e-mail.',
    button: '{step, select, confirm {Continuer} other {Aller sur {site}}}',
    ignore:
      '{step, select, confirm {Cette résiliation ne vient pas de vous\u202f? Dites-le-nous par le même lien.} other {Cette résiliation ne vient pas de vous\u202f? Écrivez-nous tout de suite.}}',
  },
  withdrawal_owner: {
    subject: 'C’était vous\u202f? {what, select, cancellation {Résiliation} other {Rétractation}} {number}',
    body: 'Le {at}, nous avons reçu une {what, select, cancellation {résiliation} other {rétractation}} pour un achat de votre compte{step, select, deny {, sans connexion à ce compte} other {, avec une autre adresse e-mail}}. Nom\u00a0: {from}. Commande\u00a0: {order}. {step, select, deny {Si ce n’était pas vous, dites-le-nous au plus tard le {until}\u00a0: un clic, et rien ne change. Sans nouvelles de votre part, nous la traitons ensuite, et le remboursement se fait par le moyen de paiement utilisé.} other {Elle a été envoyée depuis votre compte, après connexion.}}',
    button: '{step, select, deny {Voir} other {Aller sur {site}}}',
    ignore:
      '{step, select, deny {C’était vous\u202f? Alors vous n’avez rien à faire.} other {Ce n’était pas vous\u202f? Changez tout de suite votre mot de passe et écrivez-nous.}}',
  },
  withdrawal_ended: {
    subject:
      '{result, select, refunded {Votre argent est en route} denied {Sans suite} words {Traité} other {Rien à rembourser}}\u00a0: {number}',
    body: 'Au sujet de {number} (commande\u00a0: {order})\u00a0: {result, select, refunded {nous remboursons {sum, select, none {ce qui restait de cet achat} other {{sum}}} par le moyen de paiement utilisé. Cela peut prendre quelques jours.} late {à l’arrivée de votre déclaration, le délai était déjà passé. Nous ne pouvons donc rien rembourser.} used {il ne reste rien de cet achat, tout a été utilisé. Il n’y a donc rien à rembourser.} returned {l’argent de cet achat a déjà été remboursé. Il n’y a rien de plus à rembourser.} not_paid {cet achat n’a pas été payé, il n’y a donc rien à rembourser. Si un paiement arrive malgré tout, nous le renvoyons aussitôt.} denied {depuis l’adresse du compte, on nous a fait savoir que c’était quelqu’un d’autre. Nous n’avons donc rien changé.} other {{words}}}',
    button: 'Aller sur {site}',
    ignore: 'Ce n’est pas exact\u202f? Écrivez-nous.',
  },
  refund_paid: {
    subject: 'Remboursé\u00a0: {sum}, commande {order}',
    body: 'Nous vous avons remboursé {sum} pour votre commande {order}, {way, select, transfer {par virement sur votre compte bancaire} other {par le moyen de paiement utilisé}}. L’argent arrive normalement avant le {until}.',
    why: 'Pourquoi\u00a0: {cause, select, asked {vous l’avez demandé.} withdrawal {vous vous êtes rétracté de l’achat.} cancellation {vous avez résilié.} not_owed {vous avez payé une somme qui n’était plus due.} account_end {votre compte a pris fin, et nous vous rendons ce que vous avez acheté sans l’utiliser.} words {«\u00a0{words}\u00a0»} other {nous l’avons décidé.}}',
    reversal: 'Ci-joint\u00a0: la facture d’avoir {reversal}.',
    button: '{cause, select, account_end {Aller sur {site}} other {Voir la commande}}',
    ignore: 'L’argent n’est pas là à cette date\u202f? Écrivez-nous en indiquant la commande {order}.',
  },
  refund_returned: {
    subject: 'Non reçu\u00a0: remboursement de {order}',
    body: 'Nous avons voulu vous rembourser {sum} pour votre commande {order}, mais l’argent n’est pas arrivé et nous est revenu. {left, select, back {Vos crédits ou vos jours sont de nouveau sur votre compte\u00a0: utilisez-les, ou rendez-les encore une fois. Le délai repart de zéro.} other {Il est toujours à vous. Nous cherchons un autre moyen.}}',
    button: '{left, select, back {Voir la commande} other {Aller sur {site}}}',
    ignore: 'Vos coordonnées bancaires ont changé\u202f? Écrivez-nous.',
  },
  withdrawal_waits: {
    subject:
      '{n, plural, one {# déclaration ouverte} many {# de déclarations ouvertes} other {# déclarations ouvertes}} sur {site}\u00a0: au plus tard le {until}',
    body: '{stage, select, arrived {Aucun programme ne peut attribuer ces rétractations ou résiliations\u00a0: {numbers}.} waiting {Ouvertes depuis trois jours\u00a0: {numbers}.} other {Ouvertes depuis dix jours, le délai se termine bientôt\u00a0: {numbers}.}} Ce qui est à rembourser doit l’être au plus tard le {until}.',
    button: 'Aller sur {site}',
    how: 'npm run books -- --open dit de quoi il s’agit et ce qu’il faut faire.',
  },
  photo_reminder: {
    subject: 'Il manque une photo à votre profil {site}',
    body: 'Avec une photo, on voit tout de suite à qui l’on écrit. Une seule suffit pour commencer, et vous pouvez la changer à tout moment.',
    button: 'Ajouter une photo',
  },
  new_conversation: {
    subject: '{from} vous a écrit',
    body: '{from} aimerait faire votre connaissance. Lisez le message et répondez si le cœur vous en dit.',
    button: 'Lire le message',
  },
  new_messages: {
    subject:
      '{members, plural, offset:1 =1 {{from}} one {{from} et une autre personne} many {{from} et # d’autres personnes} other {{from} et # autres personnes}}\u00a0: {messages, plural, one {nouveau message} many {# de nouveaux messages} other {# nouveaux messages}}',
    body: '{messages, plural, one {Un nouveau message vous attend} many {# de nouveaux messages vous attendent} other {# nouveaux messages vous attendent}}. Passez quand cela vous convient.',
    button: '{messages, plural, one {Lire le message} many {Lire les messages} other {Lire les messages}}',
  },
  new_likes: {
    subject:
      'Vous plaisez à {likes, plural, offset:1 =1 {{from}} one {{from} et à une autre personne} many {{from} et à # d’autres personnes} other {{from} et à # autres personnes}}',
    body: '{likes, plural, one {Un nouveau like vous attend} many {# de nouveaux likes vous attendent} other {# nouveaux likes vous attendent}}. Voyez si c’est réciproque.',
    button: '{likes, plural, one {Voir le like} many {Voir les likes} other {Voir les likes}}',
  },
  unread_reminder: {
    subject:
      '{messages, plural, one {Un message vous attend encore\u00a0: {from}} many {# de messages vous attendent encore} other {# messages vous attendent encore}}',
    body: 'Il vous reste {messages, plural, one {un message non lu ({from})} many {# de messages non lus (le plus récent\u00a0: {from})} other {# messages non lus (le plus récent\u00a0: {from})}}. Rien ne vous oblige à répondre\u202f; nous voulions seulement que rien ne se perde.',
    button: '{messages, plural, one {Lire le message} many {Lire les messages} other {Lire les messages}}',
  },
  unnamed: {
    new_conversation: {
      subject: 'Quelqu’un vous a écrit',
      body: 'Quelqu’un aimerait faire votre connaissance. Lisez le message et répondez si le cœur vous en dit.',
    },
    new_messages: {
      subject: '{messages, plural, one {Un nouveau message} many {# de nouveaux messages} other {# nouveaux messages}} pour vous',
    },
    new_likes: {
      subject: '{likes, plural, one {Vous plaisez à quelqu’un} many {Vous plaisez à # de personnes} other {Vous plaisez à # personnes}}',
    },
    unread_reminder: {
      subject:
        '{messages, plural, one {Un message vous attend encore} many {# de messages vous attendent encore} other {# messages vous attendent encore}}',
      body: 'Il vous reste {messages, plural, one {un message non lu} many {# de messages non lus} other {# messages non lus}}. Rien ne vous oblige à répondre\u202f; nous voulions seulement que rien ne se perde.',
    },
  },
  weekly_update: {
    subject: 'Votre semaine sur {site}',
    body: 'Voici les nouveautés pour vous\u00a0:',
    members:
      '{members, plural, one {# nouveau profil qui correspond à votre recherche} many {# de nouveaux profils qui correspondent à votre recherche} other {# nouveaux profils qui correspondent à votre recherche}}',
    likes:
      '{likes, plural, one {# like que vous n’avez pas encore vu} many {# de likes que vous n’avez pas encore vus} other {# likes que vous n’avez pas encore vus}}',
    messages: '{messages, plural, one {# message non lu} many {# de messages non lus} other {# messages non lus}}',
    button: 'Jeter un œil',
  },
  footer: {
    copy_link: 'Le bouton ne fonctionne pas\u202f? Ouvrez cette adresse dans votre navigateur\u00a0:',
    reason: 'Vous recevez cet e-mail parce que votre adresse e-mail a été indiquée sur {site}.',
    reason_notification: 'Vous recevez cet e-mail parce que vous avez un compte sur {site} et que les e-mails de ce type sont activés.',
    unsubscribe: 'Ne plus recevoir ces e-mails',
    settings: 'Gérer toutes les notifications',
    support: 'Une question\u202f? Écrivez-nous\u00a0: {email}',
  },
} satisfies Messages;
