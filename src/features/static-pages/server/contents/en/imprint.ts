import type { Texts } from '../texts.ts';

export const imprint: Texts['imprint'] = {
  title: 'Legal notice',
  lead: 'Who runs {site}.',
  short: {},
  sections: {
    provider: {
      title: 'Provider',
      text: [
        {
          table: {
            head: ['Detail', 'Entry'],
            rows: [
              ['Company', '{company}'],
              ['Address', '{address}'],
              ['Represented by', '{representatives}'],
              ['Company register', '{register}'],
              ['VAT number', '{vat_numbers}'],
              ['Brands', '{brands}'],
              ['Email', '[{email}](mailto:{email})'],
              ['Phone', '[{phone}](tel:{phone})'],
            ],
          },
        },
      ],
    },
    contacts: {
      title: 'Contact points',
      text: [
        'For members and for authorities under Articles 11 and 12 of the Digital Services Act (DSA): [{email}](mailto:{email}), in German and English. The quickest way to report illegal content is where you see it, or with the [report form](/notice).',
      ],
    },
    disputes: {
      title: 'Settling disputes',
      text: [
        'We do not take part in proceedings before alternative dispute resolution (ADR) bodies. For decisions about content and accounts you can turn to a certified body under Article 21 of the DSA: see [Bans and appeals](/pages/ban).',
      ],
    },
    credits: {
      title: 'Pictures and icons',
      text: ['Photos belong to the members who show them. The icons are Phosphor Icons (MIT licence); GIFs belong to their providers.'],
    },
  },
  changes: { '2023-12-01': 'First version.' },
};
