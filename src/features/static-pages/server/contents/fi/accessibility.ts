import type { Texts } from '../texts.ts';

export const accessibility: Texts['accessibility'] = {
  title: 'Saavutettavuus',
  lead: '{site} on tarkoitettu kaikille. Täällä kerromme, missä vaiheessa olemme ja kenelle kertoa, jos jokin takkuaa.',
  short: {},
  sections: {
    status: {
      title: 'Tilanne',
      text: [
        'Mittapuuna ovat WCAG 2.2 -ohjeiden AA-taso ja standardi EN\u00a0301\u00a0549. Tarkistustemme mukaan {site} täyttää ne alla olevia poikkeuksia lukuun ottamatta. Tarkistamme jokaisen sivun jokaisen muutoksen yhteydessä ohjelmalla (axe), vaaleassa ja tummassa ulkoasussa ja kolmella näytön koolla.',
      ],
    },
    works: {
      title: 'Mitä voit odottaa',
      text: [
        {
          list: [
            'Kaikki onnistuu näppäimistöllä; pikanäppäinten luettelon avaat näppäimellä ”?”.',
            'Otsikoilla, kentillä ja ilmoituksilla on nimet, jotka ruudunlukija lukee ääneen.',
            'Tekstit voi suurentaa 200\u00a0prosenttiin, ja kontrastit riittävät molemmissa ulkoasuissa.',
            'Jos valitset järjestelmässä vähemmän liikettä, et näe animaatioita.',
            'Napautettavat alueet ovat vähintään 44\u00a0pikselin kokoisia. Mikään ei vaadi nopeutta, ja Swipessa kaikki onnistuu myös painikkeilla.',
          ],
        },
      ],
    },
    gaps: {
      title: 'Mikä ei vielä toimi',
      text: [
        {
          list: [
            'Jäsenten kuvilla on kuvaus vain, jos joku kirjoittaa kuvatekstin.',
            'GIF-kuvat ja niiden otsikot tulevat muualta, ja ne liikkuvat.',
            'Maksupalvelut suunnittelevat sivunsa itse.',
          ],
        },
      ],
    },
    feedback: {
      title: 'Kerro, mitä puuttuu',
      text: [
        'Kirjoita osoitteeseen [{email}](mailto:{email}), soita numeroon [{phone}](tel:{phone}) tai käytä [lomaketta](/complaints). Kerro sivu ja se, mikä ei onnistunut. Vastaamme 14 päivän kuluessa ja autamme sinua siihen asti muulla tavalla.',
        'Jos se ei auta, voit kääntyä maasi saavutettavuutta valvovan viranomaisen puoleen. Vastuussa on {company}, {address}.',
      ],
    },
  },
  changes: { '2023-12-01': 'Ensimmäinen versio.' },
};
