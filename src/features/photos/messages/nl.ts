import type { Messages } from './de.ts';

export const messages = {
  picker: {
    label: 'Je foto’s',
    choose: 'Foto kiezen',
    drop: 'Laat hier los',
    photo: 'Je foto {at, number} van {n, number}',
    main: 'Hoofdfoto',
    count: '{n, number} van {limit, plural, one {# foto} other {# foto’s}}.',
    checked: 'We controleren elke foto voordat anderen die zien.',
    ways: 'Kies er een, sleep die hierheen of plak vanaf het klembord.',
    waiting: 'wacht',
    sending: '{name} wordt geüpload',
    remove: '{name} weglaten',
    retry: '{name} opnieuw proberen',
    added: 'De foto is geüpload.',
  },
  errors: {
    photo_limit_reached:
      'Meer dan {limit, plural, one {# foto} other {# foto’s}} kan hier niet. Met Premium zijn het er {premium, number}.',
    photo_missing: 'Het bestand is leeg.',
    photo_type_unsupported: 'Neem een foto als JPEG, PNG, WebP of HEIC.',
    photo_unreadable: 'Het bestand is beschadigd.',
    photo_too_many_pixels: 'De foto is te groot: hoogstens {megapixels, number} megapixel is mogelijk.',
    photo_too_small: 'De foto is te klein: elke zijde heeft minstens {min, number} pixels nodig.',
  },
} satisfies Messages;
