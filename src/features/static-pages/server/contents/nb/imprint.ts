import type { Texts } from '../texts.ts';

export const imprint: Texts['imprint'] = {
  title: 'Firmaopplysninger',
  lead: 'Hvem som driver {site}.',
  short: {},
  sections: {
    provider: {
      title: 'Tilbyder',
      text: [
        {
          table: {
            head: ['Opplysning', 'Innhold'],
            rows: [
              ['Foretak', '{company}'],
              ['Adresse', '{address}'],
              ['Representert ved', '{representatives}'],
              ['Registreringsnummer', '{register}'],
              ['Mva.-nummer', '{vat_numbers}'],
              ['Varemerker', '{brands}'],
              ['E-post', '[{email}](mailto:{email})'],
              ['Telefon', '[{phone}](tel:{phone})'],
            ],
          },
        },
      ],
    },
    contacts: {
      title: 'Kontaktpunkter',
      text: [
        'For medlemmer og for myndigheter etter artikkel 11 og 12 i forordningen om digitale tjenester (DSA): [{email}](mailto:{email}), på tysk og engelsk. Ulovlig innhold rapporterer du raskest der du ser det, eller med [rapportskjemaet](/notice).',
      ],
    },
    disputes: {
      title: 'Løsning av tvister',
      text: [
        'Vi deltar ikke i behandling av forbrukersaker i klagenemnder. Ved avgjørelser om innhold og kontoer kan du henvende deg til et sertifisert organ etter artikkel 21 i DSA: [Utestengelse og klage](/pages/ban).',
      ],
    },
    credits: {
      title: 'Bilder og ikoner',
      text: ['Bilder tilhører medlemmene som viser dem. Ikonene er fra Phosphor Icons (MIT-lisens), GIF-er tilhører tilbyderne av dem.'],
    },
  },
  changes: { '2023-12-01': 'Første versjon.' },
};
