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
      description: 'Zaloguj się w {site} i wróć do swoich rozmów.',
    },
    signup: {
      title: 'Załóż konto',
      description: 'Utwórz profil w {site} w kilka minut. Za darmo, bez abonamentu, od 18 lat.',
    },
    complaints: {
      title: 'Złóż skargę',
      description: 'Napisz, co jest nie tak. Każdą skargę na {site} czyta człowiek, a Ty dostajesz numer.',
    },
    withdrawal: {
      title: 'Odstąpienie od umowy',
      description: 'Odstąp od zakupu w {site} w dwóch krokach, także bez logowania.',
    },
    notice: {
      title: 'Zgłoś nielegalne treści',
      description: 'Zgłoś w {site} treści niezgodne z prawem. Bez konta, z potwierdzeniem i decyzją z uzasadnieniem.',
    },
    images: {
      title: 'Usunięcie intymnego zdjęcia',
      description: 'Czy w {site} jest Twoje intymne zdjęcie opublikowane bez zgody? Zgłoś je bez konta. Decyzja zapada w ciągu 48 godzin.',
    },
  },
} satisfies Messages;
