import type { Messages } from './de.ts';

export const messages = {
  picker: {
    label: 'Omat kuvasi',
    choose: 'Valitse kuva',
    drop: 'Pudota tähän',
    photo: 'Kuvasi {at, number}/{n, number}',
    main: 'Pääkuva',
    count: '{n, number}/{limit, plural, one {# kuva} other {# kuvaa}}.',
    checked: 'Tarkistamme jokaisen kuvan ennen kuin muut näkevät sen.',
    ways: 'Valitse, vedä tähän tai liitä leikepöydältä.',
    waiting: 'odottaa',
    sending: 'Lähetetään: {name}',
    remove: 'Jätä pois: {name}',
    retry: 'Yritä uudelleen: {name}',
    added: 'Kuva on lisätty.',
  },
  errors: {
    photo_limit_reached: 'Voit lisätä enintään {limit, plural, one {# kuvan} other {# kuvaa}}. Premiumilla raja on {premium, number}.',
    photo_missing: 'Tiedosto on tyhjä.',
    photo_type_unsupported: 'Käytä JPEG-, PNG-, WebP- tai HEIC-kuvaa.',
    photo_unreadable: 'Tiedosto on vioittunut.',
    photo_too_many_pixels: 'Kuva on liian suuri: enimmäiskoko on {megapixels, number} megapikseliä.',
    photo_too_small: 'Kuva on liian pieni: kummankin sivun on oltava vähintään {min, number} pikseliä.',
  },
} satisfies Messages;
