import type { Messages } from './de.ts';

export const messages = {
  picker: {
    label: 'Dina bilder',
    choose: 'Välj bild',
    drop: 'Släpp här',
    photo: 'Din bild {at, number} av {n, number}',
    main: 'Huvudbild',
    count: '{n, number} av {limit, plural, one {# bild} other {# bilder}}.',
    checked: 'Vi granskar varje bild innan andra ser den.',
    ways: 'Välj, dra hit eller klistra in från urklipp.',
    waiting: 'väntar',
    sending: '{name} laddas upp',
    remove: 'Ta bort {name}',
    retry: 'Försök igen med {name}',
    added: 'Bilden är uppladdad.',
  },
  errors: {
    photo_limit_reached: 'Du kan ha högst {limit, plural, one {# bild} other {# bilder}}. Med Premium blir det {premium, number}.',
    photo_missing: 'Filen är tom.',
    photo_type_unsupported: 'Använd en bild i formatet JPEG, PNG, WebP eller HEIC.',
    photo_unreadable: 'Filen är skadad.',
    photo_too_many_pixels: 'Bilden är för stor: den får ha högst {megapixels, number} megapixlar.',
    photo_too_small: 'Bilden är för liten: varje sida måste ha minst {min, number} pixlar.',
  },
} satisfies Messages;
