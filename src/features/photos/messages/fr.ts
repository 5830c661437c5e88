import type { Messages } from './de.ts';

export const messages = {
  picker: {
    label: 'Vos photos',
    choose: 'Choisir une photo',
    drop: 'Déposez-la ici',
    photo: 'Votre photo {at, number} sur {n, number}',
    main: 'Photo principale',
    count: '{n, number} sur {limit, plural, one {# photo} many {# de photos} other {# photos}}.',
    checked: 'Nous vérifions chaque photo avant que les autres la voient.',
    ways: 'Choisissez-la, glissez-la ici ou collez-la depuis le presse-papiers.',
    waiting: 'en attente',
    sending: 'Envoi en cours\u00a0: {name}',
    remove: 'Retirer {name}',
    retry: 'Réessayer avec {name}',
    added: 'La photo a été envoyée.',
  },
  errors: {
    photo_limit_reached:
      'Pas plus de {limit, plural, one {# photo} many {# de photos} other {# photos}} ici. Avec Premium, c’est {premium, number}.',
    photo_missing: 'Le fichier est vide.',
    photo_type_unsupported: 'Choisissez une photo au format JPEG, PNG, WebP ou HEIC.',
    photo_unreadable: 'Le fichier est endommagé.',
    photo_too_many_pixels: 'La photo est trop grande\u00a0: {megapixels, number} mégapixels au maximum.',
    photo_too_small: 'La photo est trop petite\u00a0: chaque côté doit faire au moins {min, number} pixels.',
  },
} satisfies Messages;
