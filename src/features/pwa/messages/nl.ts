import type { Messages } from './de.ts';

export const messages = {
  offer: {
    text: 'Zonder appstore: een icoon op je apparaat, en je chats openen ook zonder internet.',
    add: 'Icoon toevoegen',
    ios: 'Tik in Safari op Deel en dan op ‘Zet op beginscherm’.',
  },
  back: 'Terug',
  connection: {
    slow: 'Dit duurt nu wat langer.',
    failing: 'Het lukt nu even niet. We blijven het proberen.',
    now: 'Probeer nu',
    offline: 'Je bent offline. Stand van {time}\u00a0uur',
  },
  share: {
    title: 'Voor wie is dit?',
    text: 'Open een gesprek: daar staat het in het tekstveld. Er wordt niets vanzelf verstuurd.',
    cancel: 'Toch niet',
    pictures: '{n, plural, one {# foto} other {# foto’s}}',
    lost: 'Wat je deelde, is hier niet aangekomen. Deel het nog eens.',
    close: 'Sluiten',
  },
} satisfies Messages;
