import type { Messages } from './de.ts';

export const messages = {
  picker: {
    label: 'Dine billeder',
    choose: 'Vælg billede',
    drop: 'Slip her',
    photo: 'Dit billede {at, number} af {n, number}',
    main: 'Hovedbillede',
    count: '{n, number} af {limit, plural, one {# billede} other {# billeder}}.',
    checked: 'Vi tjekker hvert billede, før andre ser det.',
    ways: 'Vælg, træk herhen, eller indsæt fra udklipsholderen.',
    waiting: 'venter',
    sending: '{name} uploades',
    remove: 'Udelad {name}',
    retry: 'Prøv {name} igen',
    added: 'Billedet er uploadet.',
  },
  errors: {
    photo_limit_reached: 'Du kan højst have {limit, plural, one {# billede} other {# billeder}}. Med Premium er det {premium, number}.',
    photo_missing: 'Filen er tom.',
    photo_type_unsupported: 'Brug et billede i formatet JPEG, PNG, WebP eller HEIC.',
    photo_unreadable: 'Filen er beskadiget.',
    photo_too_many_pixels: 'Billedet er for stort: Det må højst have {megapixels, number} megapixel.',
    photo_too_small: 'Billedet er for lille: Hver side skal være mindst {min, number} pixel.',
  },
} satisfies Messages;
