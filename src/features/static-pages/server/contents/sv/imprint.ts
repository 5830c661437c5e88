import type { Texts } from '../texts.ts';

export const imprint: Texts['imprint'] = {
  title: 'Företagsuppgifter',
  lead: 'Vem som driver {site}.',
  short: {},
  sections: {
    provider: {
      title: 'Leverantör',
      text: [
        {
          table: {
            head: ['Uppgift', 'Innehåll'],
            rows: [
              ['Företag', '{company}'],
              ['Adress', '{address}'],
              ['Företräds av', '{representatives}'],
              ['Registreringsnummer', '{register}'],
              ['Momsregistreringsnummer', '{vat_numbers}'],
              ['Varumärken', '{brands}'],
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
        'För medlemmar och för myndigheter enligt artiklarna 11 och 12 i förordningen om digitala tjänster (DSA): [{email}](mailto:{email}), på tyska och engelska. Olagligt innehåll anmäler du snabbast där du ser det, eller med [anmälningsformuläret](/notice).',
      ],
    },
    disputes: {
      title: 'Tvistlösning',
      text: [
        'Vi deltar inte i förfaranden vid konsumenttvistnämnder. Vid beslut om innehåll och konton kan du vända dig till ett certifierat organ enligt artikel 21 i DSA: [Avstängning och överklagande](/pages/ban).',
      ],
    },
    credits: {
      title: 'Bilder och ikoner',
      text: [
        'Bilder tillhör de medlemmar som visar dem. Ikonerna kommer från Phosphor Icons (MIT-licens), GIF:ar tillhör sina leverantörer.',
      ],
    },
  },
  changes: { '2023-12-01': 'Första versionen.' },
};
