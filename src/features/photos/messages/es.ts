import type { Messages } from './de.ts';

export const messages = {
  picker: {
    label: 'Tus fotos',
    choose: 'Elegir foto',
    drop: 'Suéltala aquí',
    photo: 'Tu foto {at, number} de {n, number}',
    main: 'Foto principal',
    count: '{n, number} de {limit, plural, one {# foto} many {# de fotos} other {# fotos}}.',
    checked: 'Revisamos cada foto antes de que la vean otras personas.',
    ways: 'Elígela, arrástrala hasta aquí o pégala desde el portapapeles.',
    waiting: 'en espera',
    sending: 'Subiendo {name}',
    remove: 'Quitar {name}',
    retry: 'Volver a intentar {name}',
    added: 'La foto se ha subido.',
  },
  errors: {
    photo_limit_reached:
      'No caben más de {limit, plural, one {# foto} many {# de fotos} other {# fotos}}. Con Premium son {premium, number}.',
    photo_missing: 'El archivo está vacío.',
    photo_type_unsupported: 'Usa una foto en JPEG, PNG, WebP o HEIC.',
    photo_unreadable: 'El archivo está dañado.',
    photo_too_many_pixels: 'La foto es demasiado grande: el máximo son {megapixels, number} megapíxeles.',
    photo_too_small: 'La foto es demasiado pequeña: cada lado necesita al menos {min, number} píxeles.',
  },
} satisfies Messages;
