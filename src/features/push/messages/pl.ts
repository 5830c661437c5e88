import type { Messages } from './de.ts';

export const messages = {
  conversation: {
    title: '{messages, plural, one {Nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}: {from}',
    body: 'Zajrzyj, kiedy Ci pasuje.',
  },
  messages: {
    title: '{messages, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}',
    body: '{members, plural, one {Ktoś do Ciebie pisze.} few {Piszą do Ciebie # osoby.} many {Pisze do Ciebie # osób.} other {Pisze do Ciebie # osoby.}}',
  },
  likes: {
    title:
      '{likes, plural, offset:1 =1 {{from} lubi Twój profil} one {{from} i jeszcze ktoś lubią Twój profil} few {{from} i jeszcze # osoby lubią Twój profil} many {{from} i jeszcze # osób lubi Twój profil} other {{from} i jeszcze # osoby lubi Twój profil}}',
    body: 'Sprawdź, czy to sympatia z wzajemnością.',
  },
  match: {
    title: 'Nowa para: Ty i {from}',
    body: 'Podobacie się sobie. Kto zacznie rozmowę?',
  },
  photo: {
    title: 'W Twoim profilu brakuje zdjęcia',
    body: 'Na początek wystarczy jedno.',
  },
  week: {
    title: 'Twój tydzień w serwisie {site}',
    body: 'Mamy dla Ciebie nowości. Zajrzyj, kiedy Ci pasuje.',
  },
  preview: {
    image: 'Zdjęcie dla Ciebie',
    gif: 'GIF dla Ciebie',
    gift: 'Prezent dla Ciebie',
  },
} satisfies Messages;
