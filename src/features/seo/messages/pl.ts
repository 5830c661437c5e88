import type { Messages } from './de.ts';

export const messages = {
  home: 'Poznawaj ludzi bez abonamentu',
  pages: {
    pricing: {
      title: 'Ceny',
      description:
        'Ile kosztują wiadomości, zdjęcia i prezenty: wszystkie pakiety kredytów i cena jednej wiadomości. Bez abonamentu, nic się nie odnawia.',
    },
    login: {
      title: 'Zaloguj się',
      description: 'Zaloguj się w serwisie {site} i wróć do swoich rozmów.',
    },
    signup: {
      title: 'Załóż konto',
      description: 'Utwórz profil w serwisie {site} w kilka minut. Za darmo, bez abonamentu, tylko dla osób pełnoletnich.',
    },
    complaints: {
      title: 'Złóż skargę',
      description: 'Napisz, co jest nie tak. Do każdej skargi w serwisie {site} dostajesz numer.',
    },
    withdrawal: {
      title: 'Odstąpienie od umowy',
      description: 'Odstąp od umowy w serwisie {site} w dwóch krokach, także bez logowania.',
    },
    notice: {
      title: 'Zgłoś nielegalne treści',
      description: 'Zgłoś w serwisie {site} treści niezgodne z prawem. Bez konta, z potwierdzeniem i decyzją z uzasadnieniem.',
    },
    images: {
      title: 'Usunięcie intymnego zdjęcia',
      description:
        'Czy w serwisie {site} jest Twoje intymne zdjęcie opublikowane bez zgody? Zgłoś je bez konta. Decyzja zapada w ciągu 48\u00a0godzin.',
    },
  },
} satisfies Messages;
