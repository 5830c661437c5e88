import type { Texts } from '../texts.ts';

export const accessibility: Texts['accessibility'] = {
  title: 'Dostępność',
  lead: '{site} ma być dla każdej osoby. Tu piszemy, na jakim etapie jesteśmy i komu powiedzieć, gdy coś nie działa.',
  short: {},
  sections: {
    status: {
      title: 'Stan',
      text: [
        'Miarą są wytyczne WCAG 2.2 na poziomie AA i norma EN\u00a0301\u00a0549. Według naszych kontroli {site} je spełnia, poza wyjątkami poniżej. Przy każdej zmianie sprawdzamy każdą stronę programem (axe), w jasnym i ciemnym wyglądzie i na trzech rozmiarach ekranu.',
      ],
    },
    works: {
      title: 'Czego możesz oczekiwać',
      text: [
        {
          list: [
            'Wszystko da się zrobić z klawiatury; listę skrótów otworzysz klawiszem „?”.',
            'Nagłówki, pola i komunikaty mają nazwy, które odczytuje czytnik ekranu.',
            'Teksty można powiększyć do 200%, a kontrast jest wystarczający w obu wyglądach.',
            'Przy ustawieniu mniejszej ilości ruchu w systemie nie widać animacji.',
            'Pola do dotykania mają co najmniej 44\u00a0piksele. Nic nie wymaga pośpiechu, a w Swipe wszystko działa też za pomocą przycisków.',
          ],
        },
      ],
    },
    gaps: {
      title: 'Co jeszcze nie działa',
      text: [
        {
          list: [
            'Zdjęcia osób mają opis tylko wtedy, gdy ktoś napisze podpis.',
            'GIF-y i ich tytuły pochodzą od innych i się poruszają.',
            'Strony operatorów płatności tworzą oni sami.',
          ],
        },
      ],
    },
    feedback: {
      title: 'Powiedz nam, czego brakuje',
      text: [
        'Napisz na adres [{email}](mailto:{email}), zadzwoń pod numer [{phone}](tel:{phone}) albo użyj [formularza](/complaints). Podaj stronę i to, co nie działało. Odpowiadamy w ciągu 14\u00a0dni, a do tego czasu pomożemy Ci w inny sposób.',
        'Jeśli to nie pomoże, możesz zwrócić się do organu nadzoru rynku do spraw dostępności w swoim kraju. Odpowiedzialność ponosi {company}, {address}.',
      ],
    },
  },
  changes: { '2023-12-01': 'Pierwsza wersja.' },
};
