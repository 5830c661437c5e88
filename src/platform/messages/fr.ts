import type { Messages } from './de.ts';

export const messages = {
  action: {
    complain: 'Déposer une réclamation',
    decision: 'Voir la décision',
    close: 'Fermer',
    cancel: 'Annuler',
    back: 'Retour',
    next: 'Continuer',
    save: 'Enregistrer',
    retry: 'Réessayer',
    undo: 'Annuler',
    more: 'Plus',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
  },
  state: { loading: 'Chargement…', saved: 'Enregistré', online: 'en ligne', required: 'Obligatoire', fictional: 'Profil fictif' },
  date: { day: 'Jour', month: 'Mois', year: 'Année' },
  pages: { more: 'Afficher plus', page: 'Page {page, number}' },
  errors: {
    invalid_request: 'Nous n’avons pas compris. Vérifiez votre saisie.',
    authentication_required: 'Connectez-vous pour continuer.',
    origin_refused: 'Refusé pour des raisons de sécurité.',
    preview: 'Ceci est un aperçu. Rien n’est enregistré ici.',
    not_found: 'Cela n’existe pas ou n’existe plus.',
    other_member: 'Entre-temps, une autre personne s’est connectée dans ce navigateur. Rien n’a été modifié.',
    restricted:
      'Ce n’est pas possible pour le moment : nous l’avons limité après un examen. La décision {number} indique pourquoi et jusqu’à quand.',
    suspended: 'Votre compte est temporairement suspendu. La décision {number} indique pourquoi et jusqu’à quand.',
    banned: 'Votre compte est exclu du site. La décision {number} indique pourquoi et comment la contester.',
    switched_off:
      '{own, select, yes {Message du site\u202f: «\u00a0{words}\u00a0»} other {{what, select, signups {Les inscriptions sont désactivées pour l’instant. Veuillez réessayer plus tard.} first_messages {Les nouvelles conversations sont désactivées pour l’instant. Vous pouvez continuer celles que vous avez.} uploads {L’envoi d’images est désactivé pour l’instant. Veuillez réessayer plus tard.} payments {Les paiements sont désactivés pour l’instant. Rien n’a été débité.} closing {Ce site va bientôt fermer. Il n’est plus possible de s’y inscrire ni d’y acheter.} other {C’est désactivé pour l’instant. Veuillez réessayer plus tard.}}}}',
    terms_changed: 'Les conditions ont changé. Décidez d’abord si vous les acceptez. D’ici là, vous pouvez tout lire.',
    too_large: 'C’est trop volumineux.',
    rate_limited: 'Un peu trop vite. Patientez un instant.',
    internal: 'Quelque chose n’a pas fonctionné. Réessayez plus tard.',
    unavailable: 'Nous sommes injoignables pour le moment. Réessayez dans un instant.',
    offline: 'Vous êtes hors ligne. Vérifiez votre connexion.',
  },
} satisfies Messages;
