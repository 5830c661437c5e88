import type { Messages } from './de.ts';

export const messages = {
  picker: {
    label: 'Bildene dine',
    choose: 'Velg bilde',
    drop: 'Slipp her',
    photo: 'Bildet ditt {at, number} av {n, number}',
    main: 'Hovedbilde',
    count: '{n, number} av {limit, plural, one {# bilde} other {# bilder}}.',
    checked: 'Vi sjekker hvert bilde før andre ser det.',
    ways: 'Velg, dra hit eller lim inn fra utklippstavlen.',
    waiting: 'venter',
    sending: '{name} lastes opp',
    remove: 'Fjern {name}',
    retry: 'Prøv {name} på nytt',
    added: 'Bildet er lastet opp.',
  },
  errors: {
    photo_limit_reached: 'Du kan ha høyst {limit, plural, one {# bilde} other {# bilder}}. Med Premium er det {premium, number}.',
    photo_missing: 'Filen er tom.',
    photo_type_unsupported: 'Bruk et bilde i formatet JPEG, PNG, WebP eller HEIC.',
    photo_unreadable: 'Filen er skadet.',
    photo_too_many_pixels: 'Bildet er for stort: Det kan ha høyst {megapixels, number} megapiksler.',
    photo_too_small: 'Bildet er for lite: Hver side må ha minst {min, number} piksler.',
  },
} satisfies Messages;
