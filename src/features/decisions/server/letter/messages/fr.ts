import type { Messages } from './de.ts';

export const messages: Messages = {
  titles: {
    warn: 'Un avertissement. Rien ne change pour votre compte',
    hide: '{ends, select, yes {Votre profil est masqué jusqu’au {until}} other {Votre profil est masqué}}',
    hide_at_once:
      '{content, select, photo {Une de vos photos est masquée le temps de notre examen} other {Votre profil est masqué le temps de notre examen}}',
    remove:
      '{content, select, photo {Nous avons retiré une de vos photos} message {Nous avons retiré un de vos messages} other {Nous avons retiré un de vos contenus}}',
    restrict:
      '{what, select, conversations {{ends, select, yes {Jusqu’au {until}, vous ne pouvez pas commencer de nouvelle conversation} other {Vous ne pouvez plus commencer de nouvelle conversation}}} pictures {{ends, select, yes {Jusqu’au {until}, vous ne pouvez ni ajouter ni envoyer de photos} other {Vous ne pouvez plus ni ajouter ni envoyer de photos}}} messages {{ends, select, yes {Jusqu’au {until}, vous ne pouvez pas envoyer de messages} other {Vous ne pouvez plus envoyer de messages}}} other {{ends, select, yes {Votre compte est limité jusqu’au {until}} other {Votre compte est limité}}}}',
    suspend: '{ends, select, yes {Votre compte est suspendu jusqu’au {until}} other {Votre compte est suspendu pour le moment}}',
    ban: 'Votre compte est exclu du site',
    restore: 'Nous avons annulé la décision {first}',
    uphold: 'Nous maintenons la décision {first}',
    cleared: '{content, select, photo {Votre photo est en règle} other {Votre profil est en règle}}',
  },
  headings: {
    happened: 'Ce qui s’est passé',
    rule: 'La règle en cause',
    law: 'La loi en cause',
    machine: 'Une personne ou un programme',
    meaning: 'Ce que cela change pour vous',
    appeal: 'Vous voyez les choses autrement\u202f?',
    other_ways: 'Les autres voies',
  },
  happened: {
    fraud:
      'Depuis votre compte, on a demandé de l’argent à d’autres personnes, on les a trompées ou attirées vers des sites qui en veulent à leur argent.',
    others_photos: 'Votre profil contient des photos qui, d’après notre examen, montrent une autre personne.',
    harassment: 'Votre compte a servi à envoyer des mots ou des images qui harcèlent, menacent ou rabaissent d’autres personnes.',
    advertising: 'Votre compte a servi à envoyer de la publicité ou des liens à des personnes qui n’avaient rien demandé.',
    minor:
      '{content, select, photo {La photo montre une personne qui a peut-être moins de 18\u00a0ans.} other {Des éléments indiquent que vous avez moins de 18\u00a0ans.}}',
    other: 'Nous avons trouvé quelque chose qui est contraire à nos règles.',
    nudity: 'La photo montre de la nudité ou du sexe.',
    nobody_seen: 'On ne vous reconnaît pas sur la photo.',
    violence: 'La photo montre des armes ou de la violence.',
    hate: 'Votre compte a servi à envoyer des mots ou des symboles qui rabaissent d’autres personnes en raison de leur origine, de leurs croyances, de leur corps ou de leur sexualité.',
    at_once:
      '{content, select, photo {Un signalement indique que la photo montre une personne dans son intimité, sans son accord.} other {Un signalement indique que vous avez peut-être moins de 18\u00a0ans.}} Nous ne savons pas encore si c’est vrai.',
    dated: '{content, select, photo {La photo date du {date}.} message {Le message date du {date}.} other {Les faits datent du {date}.}}',
    reviewed: 'Une autre personne que la première fois a tout réexaminé, y compris ce que vous avez écrit.',
    cleared: 'Nous avons examiné la situation et n’avons rien trouvé de contraire à nos règles ou à la loi.',
  },
  rule: {
    named: 'La règle «\u00a0{title}\u00a0» de nos règles de la communauté\u00a0:',
    all: 'Nos règles de la communauté, à lire sur {link}.',
    notLaw: 'Nous décidons ici d’après nos règles, et non d’après une loi.',
    law: 'Il s’agit de cette loi\u00a0: {reference}',
  },
  machine: {
    person: 'C’est une personne qui a décidé.',
    program:
      'Un programme a agi tout de suite, car le signalement est grave. Une personne l’examine maintenant, puis confirme ou annule cette mesure.',
    found: 'Un programme l’a seulement signalé.',
    report:
      '{n, plural, =0 {À l’origine, il y a un signalement.} one {À l’origine, il y a le signalement d’un membre.} many {À l’origine, il y a les signalements de # membres.} other {À l’origine, il y a les signalements de # membres.}}',
    notice: 'À l’origine, il y a le signalement d’un contenu illicite.',
    trusted_flagger: 'À l’origine, il y a l’avis d’un signaleur de confiance reconnu officiellement.',
    authority: 'À l’origine, il y a l’avis d’une autorité.',
    own: 'Nous l’avons constaté lors d’un contrôle de notre part.',
  },
  meaning: {
    warned: 'Si cela se reproduit, nous pouvons limiter ou exclure votre compte.',
    hidden:
      '{ends, select, yes {Les autres ne voient pas votre profil jusqu’au {until}. Cela prend fin automatiquement.} other {Les autres ne voient pas votre profil.}}',
    hiddenAtOnce:
      '{content, select, photo {Personne d’autre ne voit la photo jusqu’à la fin de l’examen.} other {Les autres ne voient pas votre profil jusqu’à la fin de l’examen.}}',
    removed:
      '{content, select, photo {Plus personne ne voit la photo.} message {Plus personne ne voit le message.} other {Plus personne ne le voit.}}',
    conversations:
      '{ends, select, yes {Jusqu’au {until}, vous ne pouvez pas commencer de nouvelles conversations. Cette limite prend fin automatiquement.} other {Vous ne pouvez plus commencer de nouvelle conversation.}}',
    pictures:
      '{ends, select, yes {Jusqu’au {until}, vous ne pouvez ni ajouter ni envoyer de photos. Cette limite prend fin automatiquement.} other {Vous ne pouvez plus ni ajouter ni envoyer de photos.}}',
    messages:
      '{ends, select, yes {Jusqu’au {until}, vous ne pouvez pas envoyer de messages. Cette limite prend fin automatiquement.} other {Vous ne pouvez plus envoyer de messages.}}',
    suspended:
      '{ends, select, yes {Personne ne vous voit et vous ne voyez personne jusqu’au {until}. Cela prend fin automatiquement.} other {Personne ne vous voit et vous ne voyez personne tant que notre examen n’est pas terminé.}}',
    banned: 'Personne ne vous voit et vous ne voyez personne. Il n’est pas permis de créer un nouveau compte.',
    warnedOthers: 'Toute personne à qui vous avez envoyé un message apprend que nous avons supprimé le profil pour fraude.',
    else: 'Tout le reste demeure inchangé.',
    credits: 'Vous gardez vos crédits.',
    frozen:
      '{n, plural, =0 {Les crédits achetés que vous n’avez pas utilisés vous sont remboursés le {date} ou dès que votre contestation est tranchée. L’argent revient par le moyen avec lequel vous avez payé.} one {Le seul crédit acheté que vous n’avez pas utilisé vous est remboursé le {date} ou dès que votre contestation est tranchée. L’argent revient par le moyen avec lequel vous avez payé.} many {Les # crédits achetés que vous n’avez pas utilisés vous sont remboursés le {date} ou dès que votre contestation est tranchée. L’argent revient par le moyen avec lequel vous avez payé.} other {Les # crédits achetés que vous n’avez pas utilisés vous sont remboursés le {date} ou dès que votre contestation est tranchée. L’argent revient par le moyen avec lequel vous avez payé.}}',
    data: 'Vos données vous appartiennent. Vous pouvez les emporter, consulter vos factures et supprimer votre compte.',
    secret: 'Personne d’autre ne l’apprend. La personne qui a fait un signalement apprend seulement que nous avons agi.',
    restored: 'Tout ce qui peut être rétabli l’est, et la décision ne compte plus contre vous.',
    upheld: '{ends, select, yes {La décision reste valable jusqu’au {until}.} other {La décision reste valable.}}',
    shown: '{content, select, photo {La photo est visible comme avant.} other {Votre profil est visible comme avant.}}',
  },
  appeal: {
    how: 'Écrivez-nous, sur la page de cette décision, ce qui nous a échappé, au plus tard le {until}. Cela ne coûte rien.',
    who: 'Votre contestation est lue par une autre personne que celle qui a décidé. Vous recevez une réponse écrite dans les 72\u00a0heures.',
    whoAfterProgram: 'Une personne lit votre contestation et vous répond par écrit dans les 72\u00a0heures.',
  },
  reporter: {
    title: '{outcome, select, acted {Nous avons agi après votre signalement} other {Nous n’avons rien trouvé de contraire aux règles}}',
    reported:
      '{subject, select, profile {Vous avez signalé le profil «\u00a0{name}\u00a0»} photo {Vous avez signalé une photo du profil «\u00a0{name}\u00a0»} message {Vous avez signalé un message du profil «\u00a0{name}\u00a0»} other {Vous nous avez signalé quelque chose}} le {date}. Votre signalement porte le numéro {number}.',
    acted:
      'Nous avons examiné votre signalement et nous avons agi. Ce que nous avons fait concerne une autre personne, c’est pourquoi nous ne le précisons pas.',
    warning:
      'En 30\u00a0jours, c’est au moins votre deuxième signalement pour lequel nous n’avons constaté aucun manquement. Si cela se reproduit, nous mettrons vos signalements de côté pendant 30\u00a0jours\u00a0: à eux seuls, ils ne déclencheront aucun examen. Nous examinons toujours les signalements de personnes qui ont peut-être moins de 18\u00a0ans et de contenus sexuels.',
    secret: 'La personne signalée n’apprend pas de nous que le signalement vient de vous.',
  },
  other_ways:
    'Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges (article 21 du règlement sur les services numériques) ou à la justice. Il n’est pas nécessaire de contester d’abord auprès de nous.',
};
