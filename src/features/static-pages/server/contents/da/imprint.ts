import type { Texts } from '../texts.ts';

export const imprint: Texts['imprint'] = {
  title: 'Virksomhedsoplysninger',
  lead: 'Hvem der driver {site}.',
  short: {},
  sections: {
    provider: {
      title: 'Udbyder',
      text: [
        {
          table: {
            head: ['Oplysning', 'Indhold'],
            rows: [
              ['Virksomhed', '{company}'],
              ['Adresse', '{address}'],
              ['Repræsenteret af', '{representatives}'],
              ['Registreringsnummer', '{register}'],
              ['Momsnummer', '{vat_numbers}'],
              ['Varemærker', '{brands}'],
              ['E-mail', '[{email}](mailto:{email})'],
              ['Telefon', '[{phone}](tel:{phone})'],
            ],
          },
        },
      ],
    },
    contacts: {
      title: 'Kontaktpunkter',
      text: [
        'For medlemmer og for myndigheder efter artikel 11 og 12 i forordningen om digitale tjenester (DSA): [{email}](mailto:{email}), på tysk og engelsk. Ulovligt indhold indberetter du hurtigst dér, hvor du ser det, eller med [indberetningsformularen](/notice).',
      ],
    },
    disputes: {
      title: 'Løsning af tvister',
      text: [
        'Vi deltager ikke i sager ved forbrugerklagenævn. Ved afgørelser om indhold og konti kan du henvende dig til et certificeret organ efter artikel 21 i DSA: [Udelukkelse og klage](/pages/ban).',
      ],
    },
    credits: {
      title: 'Billeder og ikoner',
      text: ['Billeder tilhører de medlemmer, der viser dem. Ikonerne er fra Phosphor Icons (MIT-licens), GIF’er tilhører deres udbydere.'],
    },
  },
  changes: { '2023-12-01': 'Første version.' },
};
