import type { Texts } from '../texts.ts';

export const imprint: Texts['imprint'] = {
  title: 'Yritystiedot',
  lead: 'Kuka ylläpitää sivustoa {site}.',
  short: {},
  sections: {
    provider: {
      title: 'Palveluntarjoaja',
      text: [
        {
          table: {
            head: ['Tieto', 'Merkintä'],
            rows: [
              ['Yritys', '{company}'],
              ['Osoite', '{address}'],
              ['Edustajat', '{representatives}'],
              ['Rekisteri', '{register}'],
              ['Arvonlisäverotunniste', '{vat_numbers}'],
              ['Tavaramerkit', '{brands}'],
              ['Sähköposti', '[{email}](mailto:{email})'],
              ['Puhelin', '[{phone}](tel:{phone})'],
            ],
          },
        },
      ],
    },
    contacts: {
      title: 'Yhteyspisteet',
      text: [
        'Jäsenille ja viranomaisille digipalvelusäädöksen (DSA) 11 ja 12 artiklan mukaisesti: [{email}](mailto:{email}), saksaksi ja englanniksi. Nopeimmin ilmoitat laittomasta sisällöstä siellä, missä näet sen, tai [ilmoituslomakkeella](/notice).',
      ],
    },
    disputes: {
      title: 'Riitojen ratkaiseminen',
      text: [
        'Emme osallistu menettelyyn kuluttajariitojen vaihtoehtoisessa riidanratkaisuelimessä. Sisältöjä ja tilejä koskevissa päätöksissä voit kääntyä DSA:n 21 artiklan mukaisen sertifioidun elimen puoleen: [Käyttökiellot ja muutoksenhaku](/pages/ban).',
      ],
    },
    credits: {
      title: 'Kuvat ja kuvakkeet',
      text: [
        'Kuvat kuuluvat jäsenille, jotka näyttävät ne. Kuvakkeet ovat Phosphor Icons -kokoelmasta (MIT-lisenssi), GIF-kuvat tarjoajiltaan.',
      ],
    },
  },
  changes: { '2023-12-01': 'Ensimmäinen versio.' },
};
