import type { Texts } from '../texts.ts';

export const service: Texts['service'] = {
  title: 'Pomoc i kontakt',
  lead: 'Jak się z nami skontaktować i co możesz od razu załatwić samodzielnie.',
  short: {},
  sections: {
    reach: {
      title: 'Jak się z nami skontaktować',
      text: [
        {
          list: [
            'E-mail: [{email}](mailto:{email})',
            'Telefon: [{phone}](tel:{phone})',
            'Formularz z numerem, z którym możesz zapytać o sprawę: [Złóż skargę](/complaints)',
            'Poczta: {company}, {address}',
          ],
        },
        'Najlepiej pisz z adresu, którym się logujesz. Nigdy nie pytamy o hasła ani numery kart.',
      ],
    },
    yourself: {
      title: 'Co możesz zrobić od razu',
      text: [
        {
          list: [
            '[Ustaw nowe hasło](/reset-password)',
            '[Zobacz zakupy i zwróć kredyty](/transactions)',
            '[Zmień powiadomienia](/notifications)',
            '[Pobierz dane lub usuń konto](/settings)',
            '[Najczęstsze pytania](/pages/faq)',
          ],
        },
      ],
    },
    urgent: {
      title: 'Gdy sprawa jest pilna',
      text: [
        'W niebezpieczeństwie dzwoń pod 112. Jeśli ktoś żąda od Ciebie pieniędzy lub grozi ujawnieniem zdjęć: nie płać, niczego nie usuwaj, zgłoś wiadomość i przeczytaj naszą stronę [Bezpieczeństwo](/pages/safety).',
      ],
    },
  },
  changes: { '2023-12-01': 'Pierwsza wersja.' },
};
