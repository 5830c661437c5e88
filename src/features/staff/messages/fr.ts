import type { Messages } from './de.ts';

export const messages = {
  errors: {
    right_missing: 'Vous n’avez pas le droit de faire cela. Demandez à un ou une propriétaire.',
    step_up_required: 'Confirmez d’abord votre identité avec une clé d’accès ou un code.',
    second_factor_required: 'Configurez d’abord une clé d’accès ou une application de codes, puis vous pourrez commencer.',
    login_failed: 'La connexion a échoué. Réessayez.',
    too_many_attempts: 'Trop de tentatives. Le compte est bloqué pendant {minutes, number}\u00a0min.',
    second_step_required: 'Saisissez maintenant votre code.',
    code_refused: 'Ce code est faux ou a déjà servi.',
    passkey_refused: 'Cette clé d’accès n’a pas fonctionné. Réessayez.',
    too_many_passkeys: 'Vous pouvez avoir {max, number} clés d’accès au maximum. Retirez-en une dont vous n’avez plus besoin.',
    invitation_expired: 'L’invitation a déjà servi ou date de plus de 24\u00a0heures. Demandez-en une nouvelle.',
    name_invalid: 'Saisissez un nom de {max, number}\u00a0caractères au maximum.',
    invalid_email: 'Adresse e-mail non valable',
    password_too_short: 'Le mot de passe doit contenir au moins {min, number}\u00a0caractères.',
    password_too_long: 'Le mot de passe peut contenir {max, number}\u00a0caractères au plus.',
    password_too_common: 'Ce mot de passe est facile à deviner. Choisissez-en un autre, par exemple plusieurs mots.',
    password_is_own: 'N’utilisez ni votre adresse e-mail ni votre nom.',
    last_owner: 'Il doit toujours rester au moins un ou une propriétaire.',
    second_person_missing: 'Il faut être deux, et personne d’autre n’a ce droit.',
    own_request: 'C’est votre propre demande. Quelqu’un d’autre doit l’approuver.',
    approval_changed: 'La demande a changé. Rechargez la page et relisez-la.',
    approval_lapsed: 'La demande a déjà reçu une réponse ou est trop ancienne.',
  },
} satisfies Messages;
