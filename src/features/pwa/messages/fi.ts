import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Sovelluskauppaa ei tarvita: saat kuvakkeen laitteellesi, ja keskustelusi aukeavat myös ilman verkkoa.',
    add: 'Lisää kuvake',
    ios: 'Napauta Safarissa Jaa ja sitten ”Lisää Koti-valikkoon”.',
  },
  back: 'Takaisin',
  connection: {
    slow: 'Tässä kestää nyt hetki.',
    failing: 'Ei onnistu juuri nyt. Yritämme edelleen.',
    now: 'Yritä nyt',
    offline: 'Verkkoyhteys puuttuu. Tilanne klo {time}',
  },
  share: {
    title: 'Kenelle tämä on?',
    text: 'Avaa keskustelu, niin jakamasi odottaa viestikentässä. Mitään ei lähetetä itsestään.',
    cancel: 'Peruuta',
    pictures: '{n, plural, one {# kuva} other {# kuvaa}}',
    lost: 'Jakamasi ei tullut perille. Jaa se uudelleen.',
    close: 'Sulje',
  },
} satisfies Messages;
