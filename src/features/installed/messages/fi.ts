import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Sovelluskauppaa ei tarvita: saat kuvakkeen laitteellesi, ja keskustelusi aukeavat myös ilman verkkoa.',
    add: 'Lisää kuvake',
    ios: 'Napauta Safarissa Jaa ja sitten ”Lisää Koti-valikkoon”.',
  },
  line: {
    slow: 'Juuri nyt ei onnistu.',
    trying: 'Yritämme edelleen.',
    now: 'Nyt',
    offline: 'Ei verkkoyhteyttä.',
    since: 'Päivitetty viimeksi: {time}.',
    waiting: '{n, plural, one {Yksi viesti odottaa.} other {# viestiä odottaa.}}',
  },
} satisfies Messages;
