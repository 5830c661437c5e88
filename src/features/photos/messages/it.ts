import type { Messages } from './de.ts';

export const messages = {
  picker: {
    label: 'Le tue foto',
    choose: 'Scegli una foto',
    drop: 'Rilasciala qui',
    photo: 'La tua foto {at, number} di {n, number}',
    main: 'Foto principale',
    count: '{n, number} di {limit, plural, one {# foto} many {# di foto} other {# foto}}.',
    checked: 'Controlliamo ogni foto prima che le altre persone la vedano.',
    ways: 'Sceglila, trascinala qui o incollala dagli appunti.',
    waiting: 'in attesa',
    sending: 'Caricamento di {name}',
    remove: 'Togli {name}',
    retry: 'Riprova con {name}',
    added: 'La foto è stata caricata.',
  },
  errors: {
    photo_limit_reached:
      'Più di {limit, plural, one {# foto} many {# di foto} other {# foto}} non si può. Con Premium sono {premium, number}.',
    photo_missing: 'Il file è vuoto.',
    photo_type_unsupported: 'Usa una foto in formato JPEG, PNG, WebP o HEIC.',
    photo_unreadable: 'Il file è danneggiato.',
    photo_too_many_pixels: 'La foto è troppo grande: al massimo {megapixels, number} megapixel.',
    photo_too_small: 'La foto è troppo piccola: ogni lato deve avere almeno {min, number} pixel.',
  },
} satisfies Messages;
