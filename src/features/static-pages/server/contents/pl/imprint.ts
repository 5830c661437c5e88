import type { Texts } from '../texts.ts';

export const imprint: Texts['imprint'] = {
  title: 'Nota prawna',
  lead: 'Kto prowadzi serwis {site}.',
  short: {},
  sections: {
    provider: {
      title: 'Usługodawca',
      text: [
        {
          table: {
            head: ['Informacja', 'Wpis'],
            rows: [
              ['Firma', '{company}'],
              ['Adres', '{address}'],
              ['Osoby uprawnione do reprezentacji', '{representatives}'],
              ['Rejestr', '{register}'],
              ['Numer VAT', '{vat_numbers}'],
              ['Marki', '{brands}'],
              ['E-mail', '[{email}](mailto:{email})'],
              ['Telefon', '[{phone}](tel:{phone})'],
            ],
          },
        },
      ],
    },
    contacts: {
      title: 'Punkty kontaktowe',
      text: [
        'Dla osób mających konto i dla organów publicznych zgodnie z artykułami 11 i 12 aktu o usługach cyfrowych (DSA): [{email}](mailto:{email}), po niemiecku i po angielsku. Nielegalne treści najszybciej zgłosisz tam, gdzie je widzisz, albo przez [formularz zgłoszenia](/notice).',
      ],
    },
    disputes: {
      title: 'Rozwiązywanie sporów',
      text: [
        'Nie uczestniczymy w postępowaniach przed podmiotami rozwiązującymi pozasądowo spory konsumenckie. W sprawie decyzji o treściach i kontach możesz zwrócić się do certyfikowanego organu zgodnie z artykułem 21 DSA: [Blokady i odwołania](/pages/ban).',
      ],
    },
    credits: {
      title: 'Zdjęcia i ikony',
      text: ['Zdjęcia należą do osób, które je pokazują. Ikony pochodzą z Phosphor Icons (licencja MIT), a GIF-y od swoich dostawców.'],
    },
  },
  changes: { '2023-12-01': 'Pierwsza wersja.' },
};
