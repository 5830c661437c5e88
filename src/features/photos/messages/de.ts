import type { MessageShape } from '#platform/contract/messages.ts';
import type { photoErrors } from '../contract/errors.ts';

export const messages = {
  picker: {
    label: 'Deine Fotos',
    choose: 'Foto wählen',
    drop: 'Hier loslassen',
    photo: 'Dein Foto {at, number} von {n, number}',
    main: 'Hauptfoto',
    count: '{n, number} von {limit, plural, one {# Foto} other {# Fotos}}.',
    checked: 'Wir prüfen jedes Foto, bevor andere es sehen.',
    ways: 'Auswählen, hierher ziehen oder aus der Zwischenablage einfügen.',
    waiting: 'wartet',
    sending: '{name} wird hochgeladen',
    remove: '{name} weglassen',
    retry: '{name} noch mal versuchen',
    added: 'Das Foto ist hochgeladen.',
  },
  errors: {
    photo_limit_reached: 'Mehr als {limit, plural, one {# Foto} other {# Fotos}} gehen nicht. Mit Premium sind es {premium, number}.',
    photo_missing: 'Die Datei ist leer.',
    photo_type_unsupported: 'Bitte nimm ein Foto als JPEG, PNG, WebP oder HEIC.',
    photo_unreadable: 'Die Datei ist beschädigt.',
    photo_too_many_pixels: 'Das Foto ist zu groß: Höchstens {megapixels, number} Megapixel gehen.',
    photo_too_small: 'Das Foto ist zu klein: Jede Seite braucht mindestens {min, number} Pixel.',
  } satisfies Record<keyof typeof photoErrors, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
