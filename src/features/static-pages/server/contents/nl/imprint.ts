import type { Texts } from '../texts.ts';

export const imprint: Texts['imprint'] = {
  title: 'Bedrijfsgegevens',
  lead: 'Wie achter {site} zit.',
  short: {},
  sections: {
    provider: {
      title: 'Aanbieder',
      text: [
        {
          table: {
            head: ['Gegeven', 'Waarde'],
            rows: [
              ['Onderneming', '{company}'],
              ['Adres', '{address}'],
              ['Vertegenwoordigd door', '{representatives}'],
              ['Registernummer', '{register}'],
              ['Btw-nummer', '{vat_numbers}'],
              ['Merken', '{brands}'],
              ['E-mail', '[{email}](mailto:{email})'],
              ['Telefoon', '[{phone}](tel:{phone})'],
            ],
          },
        },
      ],
    },
    contacts: {
      title: 'Contactpunten',
      text: [
        'Voor leden en voor autoriteiten volgens de artikelen 11 en 12 van de digitaledienstenverordening (DSA): [{email}](mailto:{email}), in het Duits en het Engels. Illegale inhoud meld je het snelst waar je die ziet, of met het [formulier](/notice).',
      ],
    },
    disputes: {
      title: 'Geschillen oplossen',
      text: [
        'Wij nemen niet deel aan procedures bij een geschillencommissie voor consumenten. Bij beslissingen over inhoud en accounts kun je naar een gecertificeerd orgaan volgens artikel 21 van de DSA: [Uitsluiting en bezwaar](/pages/ban).',
      ],
    },
    credits: {
      title: 'Foto’s en pictogrammen',
      text: ['Foto’s zijn van de leden die ze tonen. De pictogrammen komen van Phosphor Icons (MIT-licentie), GIF’s van hun aanbieders.'],
    },
  },
  changes: { '2023-12-01': 'Eerste versie.' },
};
