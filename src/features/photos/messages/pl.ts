import type { Messages } from './de.ts';

export const messages = {
  picker: {
    label: 'Twoje zdjęcia',
    choose: 'Wybierz zdjęcie',
    drop: 'Upuść tutaj',
    photo: 'Twoje zdjęcie {at, number} z {n, number}',
    main: 'Zdjęcie główne',
    count: '{n, number} z {limit, plural, one {# zdjęcia} few {# zdjęć} many {# zdjęć} other {# zdjęcia}}.',
    checked: 'Sprawdzamy każde zdjęcie, zanim zobaczą je inni.',
    ways: 'Wybierz, przeciągnij tutaj albo wklej ze schowka.',
    waiting: 'czeka',
    sending: 'Przesyłanie: {name}',
    remove: 'Usuń: {name}',
    retry: 'Spróbuj ponownie: {name}',
    added: 'Zdjęcie zostało przesłane.',
  },
  errors: {
    photo_limit_reached:
      'Zmieści się najwyżej {limit, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}. Z Premium limit to {premium, number}.',
    photo_missing: 'Plik jest pusty.',
    photo_type_unsupported: 'Wybierz zdjęcie w formacie JPEG, PNG, WebP lub HEIC.',
    photo_unreadable: 'Plik jest uszkodzony.',
    photo_too_many_pixels: 'Zdjęcie jest za duże: limit to {megapixels, number} megapikseli.',
    photo_too_small: 'Zdjęcie jest za małe: każdy bok musi mieć co najmniej {min, number} pikseli.',
  },
} satisfies Messages;
